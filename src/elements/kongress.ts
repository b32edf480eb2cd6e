import type { PropertyDeclarations } from 'lit';
import { kongress } from '../games/kongress.js';
import { ruleProperties } from './options.js';
import { PatienceElement } from './patience-element.js';
import { tableStyles } from './styles.js';

/**
 * Конгресс (Congress).
 *
 * @tag patience-kongress
 * @attr {'1' | '2'} passes - Runs through the stock; default 1.
 */
export class PatienceKongress extends PatienceElement {
  static override readonly definition = kongress;
  static override properties: PropertyDeclarations = ruleProperties(kongress);
  static override styles = tableStyles(kongress);

  /** Runs through the stock; default 1. */
  declare passes: '1' | '2' | number;
}
