import { PatienceKongress } from '../elements/kongress.js';
import { define } from './define.js';

define('patience-kongress', PatienceKongress);

declare global {
  interface HTMLElementTagNameMap {
    'patience-kongress': PatienceKongress;
  }
}
