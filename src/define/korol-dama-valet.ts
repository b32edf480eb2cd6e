import { PatienceKorolDamaValet } from '../elements/korol-dama-valet.js';
import { define } from './define.js';

define('patience-korol-dama-valet', PatienceKorolDamaValet);

declare global {
  interface HTMLElementTagNameMap {
    'patience-korol-dama-valet': PatienceKorolDamaValet;
  }
}
