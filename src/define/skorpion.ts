import { PatienceSkorpion } from '../elements/skorpion.js';
import { define } from './define.js';

define('patience-skorpion', PatienceSkorpion);

declare global {
  interface HTMLElementTagNameMap {
    'patience-skorpion': PatienceSkorpion;
  }
}
