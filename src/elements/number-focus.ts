/** The number of the deal stands in two places, of which each width shows one: the focus goes with it to the other. */
import type { ReactiveController } from 'lit';

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

export class NumberFocus implements ReactiveController {
  #observer: ResizeObserver | null = null;

  readonly #host: HTMLElement;

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  hostConnected(): void {
    const view = this.#host.ownerDocument.defaultView;
    if (typeof view?.ResizeObserver !== 'function') return;
    // At once: in the next frame the browser would have given up the focus.
    this.#observer = new view.ResizeObserver(() => this.#follow());
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = null;
  }

  #follow(): void {
    const root = this.#host.shadowRoot;
    const held = root?.activeElement;
    if (!held?.matches('.which') || isShown(held) || !isShown(this.#host)) return;
    const numbers = [...(root?.querySelectorAll<HTMLElement>('.which') ?? [])];
    (numbers.find(isShown) ?? this.#host).focus({ preventScroll: true });
  }
}
