import { PatienceDamyKuvyrkom } from '../elements/damy-kuvyrkom.js';
import { define } from './define.js';

define('patience-damy-kuvyrkom', PatienceDamyKuvyrkom);

declare global {
  interface HTMLElementTagNameMap {
    'patience-damy-kuvyrkom': PatienceDamyKuvyrkom;
  }
}
