import { damyKuvyrkom } from '../games/damy-kuvyrkom.js';
import { PatienceElement } from './patience-element.js';

/**
 * Дамы кувырком (Topsy-Turvy Queens).
 *
 * @tag patience-damy-kuvyrkom
 * @attr {'3' | '1' | '2' | 'unlimited'} passes - Runs through the stock; default 3.
 * @attr {'none' | 'king-on-ace'} wrap - Whether a king may be packed on an ace; default `none`.
 * @attr {'left-to-right' | 'any-place'} kings - Where a king may go: the first empty place of the row (default), or any.
 */
export class PatienceDamyKuvyrkom extends PatienceElement {
  static override readonly definition = damyKuvyrkom;

  /** Runs through the stock; default 3. */
  declare passes: '3' | '1' | '2' | 'unlimited' | number;
  /** Whether a king may be packed on an ace; default `none`. */
  declare wrap: 'none' | 'king-on-ace';
  /** Where a king may go: the first empty place of the row (default), or any. */
  declare kings: 'left-to-right' | 'any-place';
}
