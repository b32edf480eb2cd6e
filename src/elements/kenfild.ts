import { kenfild } from '../games/kenfild.js';
import { PatienceElement } from './patience-element.js';

/**
 * Кэнфилд (Canfield).
 *
 * @tag patience-kenfild
 * @attr {'3' | '1'} draw - Cards turned at a time; default 3.
 * @attr {'4' | '1' | '2' | '3' | 'unlimited'} passes - Runs through the stock; default 4.
 * @attr {'pile' | 'pile-or-top' | 'run'} packing - What moves on the table: whole piles (default), whole piles or top cards, or any top part of a run.
 * @attr {'waste' | 'any'} spaces - What may be put in an empty place once the reserve is gone: the top of the waste (default), or a part of a pile too.
 * @attr {'full' | 'to-base'} wrap - Whether packing goes round: a king on an ace and on the base card (default), or nothing on a base card.
 */
export class PatienceKenfild extends PatienceElement {
  static override readonly definition = kenfild;

  /** Cards turned at a time; default 3. */
  declare draw: '3' | '1' | number;
  /** Runs through the stock; default 4. */
  declare passes: '4' | '1' | '2' | '3' | 'unlimited' | number;
  /** What moves on the table: whole piles (default), whole piles or top cards, or any top part of a run. */
  declare packing: 'pile' | 'pile-or-top' | 'run';
  /** What may be put in an empty place once the reserve is gone: the top of the waste (default), or a part of a pile too. */
  declare spaces: 'waste' | 'any';
  /** Whether packing goes round: a king on an ace and on the base card (default), or nothing on a base card. */
  declare wrap: 'full' | 'to-base';
}
