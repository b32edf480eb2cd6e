import { kongress } from '../games/kongress.js';
import { PatienceElement } from './patience-element.js';

/**
 * Конгресс (Congress).
 *
 * @tag patience-kongress
 * @attr {'1' | '2'} passes - Runs through the stock; default 1.
 */
export class PatienceKongress extends PatienceElement {
  static override readonly definition = kongress;

  /** Runs through the stock; default 1. */
  declare passes: '1' | '2' | number;
}
