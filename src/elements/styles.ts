import { unsafeCSS, type CSSResultGroup, type CSSResultOrNative } from 'lit';
import type { GameDefinition } from '../engine/index.js';
import { fanCss, tableCss } from '../view/arrangement.js';
import { faceStyles } from '../view/faces/index.js';
import { iconStyles } from '../view/icons.js';
import { boardStyles } from '../view/board-styles.js';
import { frameStyles } from '../view/frame-styles.js';
import { tokens } from '../view/tokens.js';

/** Styles that all games share. */
export const baseStyles: CSSResultGroup = [tokens, faceStyles, iconStyles, frameStyles, boardStyles, unsafeCSS(fanCss)];

/** The shared styles and a game's own arrangements. */
export function tableStyles(definition: GameDefinition): CSSResultGroup {
  const { table, rules } = definition;
  if (table === undefined) return baseStyles;
  const defaults = Object.fromEntries(rules.map(({ name, values }) => [name, values[0]]));
  return [baseStyles, unsafeCSS(tableCss(table, definition.plan(defaults).captives === true))];
}

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Gives a shadow root its styles as sheets of the document in which it stands now. */
export function adoptSheets(root: ShadowRoot, styles: readonly CSSResultOrNative[]): void {
  const home = root.ownerDocument;
  const Sheet = home.defaultView?.CSSStyleSheet;
  if (Sheet === undefined) return;
  const made = sheets.get(home) ?? new Map<string, CSSStyleSheet>();
  sheets.set(home, made);
  root.adoptedStyleSheets = styles.flatMap((style) => {
    if (!('cssText' in style)) return [];
    const sheet = made.get(style.cssText) ?? new Sheet();
    if (!made.has(style.cssText)) sheet.replaceSync(style.cssText);
    made.set(style.cssText, sheet);
    return [sheet];
  });
}
