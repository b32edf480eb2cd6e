import { whole } from '#whole';
import { unsafeCSS, type CSSResultGroup } from 'lit';
import type { GameDefinition } from '../engine/index.js';
import { fanCss, tableCss } from '../view/arrangement.js';
import { faceStyles, markStyles } from '../view/faces/index.js';
import { boardStyles } from '../view/board-styles.js';
import { frameStyles } from '../view/frame-styles.js';
import { tokens } from '../view/tokens.js';

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
