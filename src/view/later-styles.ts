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
import { keepFocus } from './same-focus.js';
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

/**
 * Gives a shadow root these styles and the later ones, as sheets of the document in which it stands now. Where something
 * in it has the focus that is about to be drawn anew, it is to keep it.
 */
export function wear(root: ShadowRoot, styles: readonly CSSResultOrNative[]): void {
  adoptSheets(root, [...styles, ...laterStyles]);
  keepFocus(root);
}
