/** What has the focus now, in an element or around it; null: nothing of the page has it. */
export function focused(host: HTMLElement): Element | null {
  const root = host.getRootNode();
  const around = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
  let found = host.shadowRoot?.activeElement ?? around ?? host.ownerDocument.activeElement;
  // An element of the page may have it inside.
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
  return found === host.ownerDocument.body ? null : found;
}
