/** How far what is told has been read, where it is longer than the status line. */
import type { ReactiveController } from 'lit';

/** What is told. */
export interface Told {
  /** It is what a move has led to: of that the end is the news. */
  readonly tellsNews: boolean;
}

export class Reader implements ReactiveController {
  #text: string | undefined = '';

  readonly #host: HTMLElement;
  readonly #told: Told;

  constructor(host: HTMLElement, told: Told) {
    this.#host = host;
    this.#told = told;
  }

  /** Another text begins at its beginning, news at its end; where the reader was in the one before counts no more. */
  hostUpdated(): void {
    const line = this.#host.shadowRoot?.querySelector<HTMLElement>('.text');
    const text = line?.textContent;
    if (!line || text === this.#text) return;
    this.#text = text;
    const { scrollHeight } = line;
    line.scrollTop = this.#told.tellsNews ? scrollHeight : 0;
    // What goes on out of sight can be read on by keys, too.
    if (scrollHeight > line.clientHeight) line.tabIndex = 0;
    // Whoever has read so far is not thrown out to the page.
    else if (line.matches(':focus')) line.tabIndex = -1;
    else line.removeAttribute('tabindex');
  }
}
