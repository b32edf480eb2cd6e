import { isServer, type ReactiveController, type ReactiveControllerHost } from 'lit';

const onServer: boolean = isServer;

/** The nearest `lang` around an element, through shadow hosts; follows changes while the element is on a page. */
export class NearestLang implements ReactiveController {
  private found = '';
  private observer: MutationObserver | null = null;

  constructor(private readonly host: ReactiveControllerHost & Element) {
    host.addController(this);
  }

  /** The language tag, or an empty text where nothing says it. On a server only the element's own attribute does. */
  get value(): string {
    return onServer ? (this.host.getAttribute('lang') ?? '') : this.found;
  }

  hostConnected(): void {
    this.follow();
  }

  hostDisconnected(): void {
    this.observer?.disconnect();
    this.observer = null;
  }

  /** Looks again, and watches the trees in which the element now stands. */
  follow(): void {
    this.hostDisconnected();
    this.look();
    if (typeof MutationObserver === 'undefined' || !this.host.isConnected) return;
    this.observer = new MutationObserver(() => this.look());
    for (const root of rootsOf(this.host)) {
      this.observer.observe(root, { attributes: true, subtree: true, attributeFilter: ['lang'] });
    }
  }

  private look(): void {
    const before = this.found;
    this.read();
    if (before !== this.found) this.host.requestUpdate();
  }

  private read(): void {
    let element: Element | null = this.host;
    while (element !== null) {
      const lang: string | null | undefined = element.closest('[lang]')?.getAttribute('lang');
      if (lang !== null && lang !== undefined) {
        this.found = lang;
        return;
      }
      const root: Node = element.getRootNode();
      element = root instanceof ShadowRoot ? root.host : null;
    }
    this.found = '';
  }
}

/** The trees that the element stands in, from its own outwards. */
function rootsOf(element: Element): readonly Node[] {
  const roots: Node[] = [];
  let root = element.getRootNode();
  roots.push(root);
  while (root instanceof ShadowRoot) roots.push((root = root.host.getRootNode()));
  return roots;
}
