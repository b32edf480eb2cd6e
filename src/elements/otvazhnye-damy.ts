import { otvazhnyeDamy } from '../games/otvazhnye-damy.js';
import { PatienceElement } from './patience-element.js';

/**
 * Отважные дамы (Brave Queens).
 *
 * @tag patience-otvazhnye-damy
 * @attr {'2' | '1' | '3'} passes - Runs through the stock; default 2.
 * @attr {'run' | 'single'} packing - What moves on the table: top parts of runs (default), or single cards.
 */
export class PatienceOtvazhnyeDamy extends PatienceElement {
  static override readonly definition = otvazhnyeDamy;

  /** Runs through the stock; default 2. */
  declare passes: '2' | '1' | '3' | number;
  /** What moves on the table: top parts of runs (default), or single cards. */
  declare packing: 'run' | 'single';
}
