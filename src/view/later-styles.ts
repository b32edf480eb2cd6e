/** Styles that a first drawing does without: the paints of court figures, and all that answers a hand. */
import type { CSSResult, CSSResultOrNative } from 'lit';
import { adoptSheets } from './adopt-sheets.js';
import { besideStyles } from './beside-styles.js';
import { courtStyles } from './faces/court-styles.js';
import { englishStyles } from './faces/english-styles.js';
import { forcedStyles } from './forced-styles.js';
import { hintStyles } from './hint-styles.js';
import { iconStyles } from './icons.js';
import { laterTokens } from './later-tokens.js';
import { metaStyles } from './meta-styles.js';
import { stateStyles } from './state-styles.js';

export const laterStyles: readonly CSSResult[] = [
  ...laterTokens,
  iconStyles,
  courtStyles,
  englishStyles,
  stateStyles,
  metaStyles,
  besideStyles,
  forcedStyles,
  hintStyles,
];

/** Gives a shadow root these styles and the later ones, and tells them, as sheets of the document in which it stands now. */
export const wear = (root: ShadowRoot, styles: readonly CSSResultOrNative[]): readonly CSSStyleSheet[] =>
  adoptSheets(root, [...styles, ...laterStyles]);
