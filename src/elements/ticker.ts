/** The clock in the status line: it writes the time by itself, and nothing else is drawn for it. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { timeText } from '../view/time-text.js';

export interface TickerHost extends ReactiveControllerHost, HTMLElement {
  readonly elapsed: number;
  readonly timed: boolean;
}

export class Ticker implements ReactiveController {
  #timer: ReturnType<typeof setInterval> | undefined;

  readonly #host: TickerHost;

  constructor(host: TickerHost) {
    this.#host = host;
  }

  hostConnected(): void {
    if (this.#host.timed) this.#host.requestUpdate();
  }

  hostUpdated(): void {
    if (this.#host.timed && this.#host.isConnected) this.#timer ??= setInterval(this.#write, 250);
    else this.hostDisconnected();
    this.#write();
  }

  hostDisconnected(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  readonly #write = (): void => {
    const place = this.#host.shadowRoot?.querySelector('.time');
    const text = timeText(this.#host.elapsed);
    if (place && place.textContent !== text) place.textContent = text;
  };
}
