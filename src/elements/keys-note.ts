/** Tells who comes to the board with a screen reader how to hear its keys: nothing else speaks of the list before it opens. */
import type { ReactiveController } from 'lit';

export class KeysNote implements ReactiveController {
  /** In the player's language. */
  words = '';

  readonly #host: HTMLElement;

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  hostUpdated(): void {
    const board = this.#host.shadowRoot?.querySelector('.board');
    if (this.words !== '') board?.setAttribute('aria-description', this.words);
  }
}
