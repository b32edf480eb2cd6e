import { PatienceKenfild } from '../elements/kenfild.js';
import { define } from './define.js';

define('patience-kenfild', PatienceKenfild);

declare global {
  interface HTMLElementTagNameMap {
    'patience-kenfild': PatienceKenfild;
  }
}
