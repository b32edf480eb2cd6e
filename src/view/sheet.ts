/** A few words over the felt: the wish before the first card, and the end of a game that came out. */
import { html, type TemplateResult } from 'lit';
import { offersTemplate, type Offer } from './offers.js';

export interface SheetView {
  /** The wish covers the table; the end leaves it to be seen. */
  readonly kind: 'wish' | 'win';
  readonly title: string;
  /** A second sentence, or empty. */
  readonly text: string;
  readonly offers: readonly Offer[];
}

/** The words may be replaced by the page, through the slot of the same name; the offers stay. */
export function sheetTemplate({ kind, title, text, offers }: SheetView): TemplateResult {
  return html`<div class="sheet ${kind}" part="dialog" role="group" aria-labelledby="words">
    <slot id="words" name=${kind}>
      <p class="said" dir="auto">${title}</p>
      <p dir="auto">${text}</p>
    </slot>
    ${offersTemplate(offers)}
  </div>`;
}
