/** The clock in the status line: it writes the time by itself, and nothing else is drawn for it. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export interface TickerHost extends ReactiveControllerHost, HTMLElement {
  readonly elapsed: number;
  readonly timed: boolean;
}

/** `4:31`, `1:02:09`. */
function timeText(elapsed: number): string {
  const seconds = Math.floor(elapsed / 1000);
  const two = (count: number): string => String(count).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
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
