/**
 * Events in the order in which things happened. A listener that plays on, undoes or deals anew makes new events; they
 * wait until every listener has heard the ones before.
 */
export class EventQueue {
  readonly #waiting: Event[] = [];
  #busy = false;

  readonly #target: EventTarget;

  constructor(target: EventTarget) {
    this.#target = target;
  }

  tell(...events: readonly Event[]): void {
    this.#waiting.push(...events);
    if (this.#busy) return;
    this.#busy = true;
    try {
      for (let event = this.#waiting.shift(); event !== undefined; event = this.#waiting.shift()) {
        this.#target.dispatchEvent(event);
      }
    } finally {
      this.#busy = false;
    }
  }
}
