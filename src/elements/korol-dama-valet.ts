import { korolDamaValet } from '../games/korol-dama-valet.js';
import { familyStyles } from '../view/families.js';
import { PatienceElement } from './patience-element.js';

/**
 * Король, дама, валет (King Queen Jack).
 *
 * @tag patience-korol-dama-valet
 * @attr {'shuffle' | 'turn'} between-passes - What happens to the waste between passes: it is shuffled (default), or turned over.
 * @attr {'3' | '1' | '2'} passes - Runs through the stock; default 3.
 */
export class PatienceKorolDamaValet extends PatienceElement {
  static override readonly definition = korolDamaValet;
  static override styles = familyStyles(korolDamaValet);

  /** What happens to the waste between passes: it is shuffled (default), or turned over. */
  declare betweenPasses: 'shuffle' | 'turn';
  /** Runs through the stock; default 3. */
  declare passes: '3' | '1' | '2' | number;
}
