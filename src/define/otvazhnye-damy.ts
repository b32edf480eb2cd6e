import { PatienceOtvazhnyeDamy } from '../elements/otvazhnye-damy.js';
import { define } from './define.js';

define('patience-otvazhnye-damy', PatienceOtvazhnyeDamy);

declare global {
  interface HTMLElementTagNameMap {
    'patience-otvazhnye-damy': PatienceOtvazhnyeDamy;
  }
}
