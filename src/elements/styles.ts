import { whole } from '#whole';
import { unsafeCSS, type CSSResult, type CSSResultGroup, type CSSResultOrNative } from 'lit';
import type { GameDefinition } from '../engine/index.js';
import { fanCss, tableCss } from '../view/arrangement.js';
import { faceStyles, markStyles } from '../view/faces/index.js';
import { boardStyles } from '../view/board-styles.js';
import { frameStyles } from '../view/frame-styles.js';
import { tokens } from '../view/tokens.js';
import { LATER_STYLES } from './parts.js';

/** Styles that all games share. */
const baseStyles: CSSResultGroup = [
  tokens,
  faceStyles,
  markStyles,
  frameStyles,
  boardStyles,
  unsafeCSS(fanCss),
  ...(whole?.laterStyles.laterStyles ?? []),
];

/** The shared styles, and the arrangements of a game. */
export function tableStyles(definition: GameDefinition): CSSResultGroup {
  const { table, rules } = definition;
  if (table === undefined) return baseStyles;
  const defaults = Object.fromEntries(rules.map(({ name, values }) => [name, values[0]]));
  return [baseStyles, unsafeCSS(tableCss(table, definition.plan(defaults).captives === true))];
}

const sheets = new WeakMap<Document, Map<CSSResult, CSSStyleSheet>>();
/** All of them: other sheets are the page's own. */
const ours = new WeakSet<CSSStyleSheet>();

/** Gives a shadow root its styles and tells them, the later ones too where they have come, as sheets of the document in which it stands now. */
export function adoptSheets(root: ShadowRoot, styles: readonly CSSResultOrNative[]): readonly CSSStyleSheet[] {
  const home = root.ownerDocument;
  const Sheet = home.defaultView?.CSSStyleSheet;
  if (Sheet === undefined) return [];
  const made = sheets.get(home) ?? new Map<CSSResult, CSSStyleSheet>();
  sheets.set(home, made);
  const all = [...styles, ...(LATER_STYLES.now?.laterStyles ?? [])].flatMap((style) => {
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
