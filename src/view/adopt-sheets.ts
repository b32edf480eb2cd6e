import type { CSSResult, CSSResultOrNative } from 'lit';

const sheets = new WeakMap<Document, Map<CSSResult, CSSStyleSheet>>();
/** All of them: other sheets are the page's own. */
const ours = new WeakSet<CSSStyleSheet>();

/** Gives a shadow root its styles and tells them, as sheets of the document in which it stands now. */
export function adoptSheets(root: ShadowRoot, styles: readonly CSSResultOrNative[]): readonly CSSStyleSheet[] {
  const home = root.ownerDocument;
  const Sheet = home.defaultView?.CSSStyleSheet;
  if (Sheet === undefined) return [];
  const made = sheets.get(home) ?? new Map<CSSResult, CSSStyleSheet>();
  sheets.set(home, made);
  const all = styles.flatMap((style) => {
    if (!('cssText' in style)) return [];
    const known = made.get(style) ?? (home === document ? style.styleSheet : undefined);
    const sheet = known ?? new Sheet();
    if (known === undefined) sheet.replaceSync(style.cssText);
    made.set(style, sheet);
    ours.add(sheet);
    return [sheet];
  });
  root.adoptedStyleSheets = [...all, ...root.adoptedStyleSheets.filter((sheet) => !ours.has(sheet))];
  return all;
}
