/** Cards that go up by themselves, one after another, so that they can be followed with the eye. */
import type { Move } from '../engine/index.js';

export interface AutoplayHost {
  /** Nobody watches, or nobody wants to: all cards go at once. */
  readonly still: boolean;
  /** Plays a move that nobody made; false where it cannot be made any more. */
  autoMove(move: Move): boolean;
}

export class Autoplay {
  #next: (() => Move | null) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #settle: () => void = () => undefined;

  readonly #host: AutoplayHost;

  constructor(host: AutoplayHost) {
    this.#host = host;
  }

  get running(): boolean {
    return this.#next !== null;
  }

  /**
   * Plays what `next` names, one move every `pace` ms, until it names none. Resolves then, or when it is stopped.
   * What ran before is stopped.
   */
  run(next: () => Move | null, pace: number): Promise<void> {
    this.stop();
    this.#next = next;
    const ended = new Promise<void>((resolve) => (this.#settle = resolve));
    if (this.#host.still) this.skip();
    else this.#wait(pace, performance.now());
    return ended;
  }

  /** Plays all that is left, at once. */
  skip(): void {
    const next = this.#next;
    while (next !== null && this.#next === next && this.#step(next));
  }

  /** Leaves the rest where it lies. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#next = null;
    this.#settle();
  }

  /** The clock counts, not the timer: a slow page plays several at a time. */
  #wait(pace: number, since: number): void {
    const next = this.#next;
    this.#timer = setTimeout(() => {
      let due = Math.max(1, Math.floor((performance.now() - since) / pace));
      const seen = since + due * pace;
      if (this.#host.still) due = Infinity;
      while (due-- > 0 && next !== null && this.#next === next && this.#step(next));
      if (next !== null && this.#next === next) this.#wait(pace, seen);
    }, pace);
  }

  #step(next: () => Move | null): boolean {
    const move = next();
    if (move !== null && this.#host.autoMove(move)) return true;
    // A listener may have begun another run in the meantime.
    if (this.#next === next) this.stop();
    return false;
  }
}
