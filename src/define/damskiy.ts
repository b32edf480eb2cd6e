import { PatienceDamskiy } from '../elements/damskiy.js';
import { define } from './define.js';

define('patience-damskiy', PatienceDamskiy);

declare global {
  interface HTMLElementTagNameMap {
    'patience-damskiy': PatienceDamskiy;
  }
}
