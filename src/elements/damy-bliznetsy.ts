import { damyBliznetsy } from '../games/damy-bliznetsy.js';
import { PatienceElement } from './patience-element.js';

/**
 * Дамы-близнецы (Twin Queens).
 *
 * @tag patience-damy-bliznetsy
 */
export class PatienceDamyBliznetsy extends PatienceElement {
  static override readonly definition = damyBliznetsy;
}
