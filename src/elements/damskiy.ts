import { damskiy } from '../games/damskiy.js';
import { PatienceElement } from './patience-element.js';

/**
 * Дамский (Ladies' Patience).
 *
 * @tag patience-damskiy
 * @attr {'run' | 'single'} packing - What moves on the table: top parts of runs (default), or single cards.
 */
export class PatienceDamskiy extends PatienceElement {
  static override readonly definition = damskiy;

  /** What moves on the table: top parts of runs (default), or single cards. */
  declare packing: 'run' | 'single';
}
