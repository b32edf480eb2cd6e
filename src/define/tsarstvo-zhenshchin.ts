import { PatienceTsarstvoZhenshchin } from '../elements/tsarstvo-zhenshchin.js';
import { define } from './define.js';

define('patience-tsarstvo-zhenshchin', PatienceTsarstvoZhenshchin);

declare global {
  interface HTMLElementTagNameMap {
    'patience-tsarstvo-zhenshchin': PatienceTsarstvoZhenshchin;
  }
}
