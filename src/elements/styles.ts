import { unsafeCSS, type CSSResultGroup } from 'lit';
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
