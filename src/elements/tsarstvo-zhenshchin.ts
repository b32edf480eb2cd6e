import { tsarstvoZhenshchin } from '../games/tsarstvo-zhenshchin.js';
import { PatienceElement } from './patience-element.js';

/**
 * Царство женщин (Kingdom of Women).
 *
 * @tag patience-tsarstvo-zhenshchin
 * @attr {'packet' | 'talon'} payment - Where the three cards of a turned queen come from: the packet (default), or the bottom of the waste.
 * @attr {'1' | '2'} passes - Runs through the stock; default 1.
 * @attr {'run' | 'single'} packing - What moves on the table: top parts of runs (default), or single cards.
 */
export class PatienceTsarstvoZhenshchin extends PatienceElement {
  static override readonly definition = tsarstvoZhenshchin;

  /** Where the three cards of a turned queen come from: the packet (default), or the bottom of the waste. */
  declare payment: 'packet' | 'talon';
  /** Runs through the stock; default 1. */
  declare passes: '1' | '2' | number;
  /** What moves on the table: top parts of runs (default), or single cards. */
  declare packing: 'run' | 'single';
}
