/** The status line in full: what is told, what may be done just now, and facts at its end. */
import { html, nothing, type TemplateResult } from 'lit';
import { numberTemplate, type NumberView } from './frame.js';
import { icon } from './icons.js';

export interface StatusView {
  /** What is told, and whether it is a refusal. */
  readonly text: string;
  readonly refused: boolean;
  /** It tells of a lost game: the page may say it in its own words. */
  readonly lost: boolean;
  /** What may be done just now. */
  readonly offers: unknown;
  /** Short facts: pass, captives, base; null until they have come, lest the others move. */
  readonly meta: readonly string[] | null;
  /** What is drawn before each of them. */
  readonly signs: readonly unknown[];
  readonly number: NumberView;
  /** The number is shown where the toolbar has no room for it; else always. */
  readonly below: boolean;
  /** The clock is shown. */
  readonly timer: boolean;
}

export const statusTemplate = (view: StatusView): TemplateResult =>
  html`<div class="status${view.offers !== nothing ? ' offering' : ''}" part="status">
    <div class="text${view.refused ? ' refused' : ''}">
      <p dir="auto">
        ${view.refused ? icon('no') : nothing}<span
          >${view.lost ? html`<slot name="lose">${view.text}</slot>` : view.text}</span
        >
      </p>
    </div>
    ${view.offers}
    <div class="meta">${view.meta === null ? nothing : factsTemplate(view, view.meta)}</div>
  </div>`;

const factsTemplate = ({ signs, number, below, timer }: StatusView, facts: readonly string[]): TemplateResult =>
  html`${facts.map((text, at) => html`<span>${signs[at]}<span>${text}</span></span>`)}
  ${number.deal === null ? nothing : html`<span class=${below ? 'below' : ''}>${numberTemplate(number, true)}</span>`}
  ${timer ? html`<span class="clock">${icon('clock')}<span class="time" role="timer"></span></span>` : nothing}`;
