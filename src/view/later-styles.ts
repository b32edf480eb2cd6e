/** Styles that a first drawing does without: the paints of court figures, and all that answers a hand. */
import type { CSSResult } from 'lit';
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
