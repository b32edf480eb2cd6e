import { PatienceDamyBliznetsy } from '../elements/damy-bliznetsy.js';
import { define } from './define.js';

define('patience-damy-bliznetsy', PatienceDamyBliznetsy);

declare global {
  interface HTMLElementTagNameMap {
    'patience-damy-bliznetsy': PatienceDamyBliznetsy;
  }
}
