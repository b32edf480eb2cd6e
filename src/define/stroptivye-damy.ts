import { PatienceStroptivyeDamy } from '../elements/stroptivye-damy.js';
import { define } from './define.js';

define('patience-stroptivye-damy', PatienceStroptivyeDamy);

declare global {
  interface HTMLElementTagNameMap {
    'patience-stroptivye-damy': PatienceStroptivyeDamy;
  }
}
