/**
 * Registers each patience when its tag first appears: on the page, also later, and in open shadow roots that elements bring
 * along. A root that an element on the page gets afterwards is told by nothing. Only what is used is fetched.
 */
const games: ReadonlyMap<string, () => Promise<unknown>> = new Map([
  ['patience-stroptivye-damy', () => import('./stroptivye-damy.js')],
  ['patience-tsarstvo-zhenshchin', () => import('./tsarstvo-zhenshchin.js')],
  ['patience-damskiy', () => import('./damskiy.js')],
  ['patience-otvazhnye-damy', () => import('./otvazhnye-damy.js')],
  ['patience-kongress', () => import('./kongress.js')],
  ['patience-korol-dama-valet', () => import('./korol-dama-valet.js')],
  ['patience-kenfild', () => import('./kenfild.js')],
  ['patience-damy-kuvyrkom', () => import('./damy-kuvyrkom.js')],
  ['patience-damy-bliznetsy', () => import('./damy-bliznetsy.js')],
  ['patience-skorpion', () => import('./skorpion.js')],
]);

/** Tags that are on their way; one that could not be had is asked for again where it next appears. */
const coming = new Set<string>();
/** Tags of others: what they bring is looked through once they are defined. */
const awaited = new Set<string>();
/** Trees that are watched. */
const watched = new WeakSet<Node>();

function load(tag: string, fetch: () => Promise<unknown>): void {
  if (coming.has(tag)) return;
  coming.add(tag);
  fetch().catch((error: unknown) => {
    coming.delete(tag);
    console.warn(`<${tag}> could not be loaded.`, error);
  });
}

function wait(tag: string): void {
  if (awaited.has(tag)) return;
  awaited.add(tag);
  const look = (): void => lookThrough(document);
  // A few names with a hyphen can never be defined.
  customElements.whenDefined(tag).then(look, () => undefined);
}

function lookAt(element: Element): void {
  if (element.shadowRoot !== null) lookThrough(element.shadowRoot);
  const tag = element.localName;
  if (!tag.includes('-') || customElements.get(tag) !== undefined) return;
  const fetch = games.get(tag);
  if (fetch === undefined) wait(tag);
  else load(tag, fetch);
}

function lookThrough(node: Node): void {
  if (node instanceof Element) lookAt(node);
  else if (!watched.has(node) && (node instanceof Document || node instanceof ShadowRoot)) {
    watched.add(node);
    observer?.observe(node, { childList: true, subtree: true });
  }
  if (node instanceof Element || node instanceof DocumentFragment || node instanceof Document)
    for (const element of node.querySelectorAll('*')) lookAt(element);
}

const observer =
  typeof document === 'undefined' || typeof MutationObserver === 'undefined'
    ? null
    : new MutationObserver((changes) => {
        for (const { addedNodes } of changes) addedNodes.forEach(lookThrough);
      });
if (observer !== null) lookThrough(document);
