/** Registers a tag unless it is taken: a second load keeps the first class and throws nothing. */
export function define(tag: string, element: CustomElementConstructor): void {
  if (customElements.get(tag) === undefined) customElements.define(tag, element);
}
