import { stroptivyeDamy } from '../games/stroptivye-damy.js';
import { PatienceElement } from './patience-element.js';

/**
 * Строптивые дамы (Headstrong Queens).
 *
 * @tag patience-stroptivye-damy
 * @attr {'after-packet' | 'never' | 'always'} second-run - Whether the waste may be run through once more: when the packet is exhausted (default), never, or always.
 * @attr {'run' | 'single' | 'none'} packing - What moves on the table: top parts of runs (default), single cards, or nothing.
 * @attr {'every-queen' | 'unplayed-queen'} payment - Which queens of the stock pay three cards: every one (default), or only one that is left on the waste.
 */
export class PatienceStroptivyeDamy extends PatienceElement {
  static override readonly definition = stroptivyeDamy;

  /** Whether the waste may be run through once more: when the packet is exhausted (default), never, or always. */
  declare secondRun: 'after-packet' | 'never' | 'always';
  /** What moves on the table: top parts of runs (default), single cards, or nothing. */
  declare packing: 'run' | 'single' | 'none';
  /** Which queens of the stock pay three cards: every one (default), or only one that is left on the waste. */
  declare payment: 'every-queen' | 'unplayed-queen';
}
