import { isServer, type ReactiveController, type ReactiveControllerHost } from 'lit';

const onServer: boolean = isServer;

/** The nearest `lang` around an element, through shadow hosts; follows changes while the element is on a page. */
export class NearestLang implements ReactiveController {
  #found = '';
  #observer: MutationObserver | null = null;

  readonly #host: ReactiveControllerHost & Element;

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
    host.addController(this);
  }

  /** The language tag, or an empty text where nothing says it. On a server only the element's own attribute does. */
  get value(): string {
    return onServer ? (this.#host.getAttribute('lang') ?? '') : this.#found;
  }

  hostConnected(): void {
    this.follow();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = null;
  }

  /** Looks again, and watches the trees in which the element now stands. */
  follow(): void {
    this.hostDisconnected();
    this.#look();
    if (typeof MutationObserver === 'undefined' || !this.#host.isConnected) return;
    this.#observer = new MutationObserver(() => this.#look());
    for (const host of hostsOf(this.#host)) {
      this.#observer.observe(host.getRootNode(), { attributes: true, subtree: true, attributeFilter: ['lang'] });
    }
  }

  #look(): void {
    const before = this.#found;
    const langs = hostsOf(this.#host).map((host) => host.closest('[lang]')?.getAttribute('lang'));
    this.#found = langs.find((lang) => typeof lang === 'string') ?? '';
    if (before !== this.#found) this.#host.requestUpdate();
  }
}

/** The element, and the shadow hosts around it, from the innermost outwards. */
function hostsOf(element: Element): readonly Element[] {
  const hosts = [element];
  for (let root = element.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode())
    hosts.push(root.host);
  return hosts;
}
