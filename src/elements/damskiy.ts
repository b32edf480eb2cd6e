import type { PropertyDeclarations } from 'lit';
import { damskiy } from '../games/damskiy.js';
import { ruleProperties } from './options.js';
import { PatienceElement } from './patience-element.js';
import { tableStyles } from './styles.js';

/**
 * Дамский (Ladies' Patience).
 *
 * @tag patience-damskiy
 * @attr {'run' | 'single'} packing - What moves on the table: top parts of runs (default), or single cards.
 */
export class PatienceDamskiy extends PatienceElement {
  static override readonly definition = damskiy;
  static override properties: PropertyDeclarations = ruleProperties(damskiy);
  static override styles = tableStyles(damskiy);

  /** What moves on the table: top parts of runs (default), or single cards. */
  declare packing: 'run' | 'single';
}
