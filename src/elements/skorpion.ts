import { skorpion } from '../games/skorpion.js';
import { PatienceElement } from './patience-element.js';

/**
 * Скорпион (Scorpion).
 *
 * @tag patience-skorpion
 */
export class PatienceSkorpion extends PatienceElement {
  static override readonly definition = skorpion;
}
