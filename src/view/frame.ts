import { html, nothing, type TemplateResult } from 'lit';
import type { FirstTexts } from '../locales/index.js';
import { icon } from './icons.js';

interface ToolbarView {
  readonly ui: FirstTexts;
  readonly title: string;
  /** Its number opens what there is to choose of deals. */
  readonly deal: number | null;
  readonly onDeal: () => void;
  /** What the toolbar is called, and its buttons, once they have come. */
  readonly label: string | undefined;
  readonly buttons: unknown;
}

/** The number of the deal; `short`: among other facts. */
const numberTemplate = ({ ui, deal, onDeal }: ToolbarView, short: boolean): TemplateResult | typeof nothing =>
  deal === null
    ? nothing
    : html`<button class="which" type="button" aria-haspopup="dialog" @click=${onDeal}>
        ${ui.dealNumber(deal, short)}
      </button>`;

const toolbarTemplate = (view: ToolbarView): TemplateResult =>
  html`<div class="bar" part="toolbar" role="group" aria-label=${view.label ?? nothing}>
    <span class="title"><span>${view.title}</span>${numberTemplate(view, false)}</span>
    ${view.buttons}
    <slot name="actions"></slot>
  </div>`;

/** What stands around the board. */
export interface FrameView {
  readonly lang: string;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly suits: 'two-colour' | 'four-colour';
  readonly bar: ToolbarView;
  readonly barAt: 'top' | 'bottom' | 'none';
  readonly board: TemplateResult | null;
  /** What lies over the felt. */
  readonly sheet: unknown;
  /** The status line, and whether it tells of a refusal. */
  readonly text: string;
  readonly refused: boolean;
  /** The status line tells of a lost game: the page may say it in its own words. */
  readonly lost: boolean;
  /** What may be done just now. */
  readonly offers: unknown;
  /** Short facts at its end: pass, captives, base; null until they have come, lest the others move. */
  readonly meta: readonly string[] | null;
  /** What is drawn before each of them. */
  readonly signs: readonly unknown[];
  /** The clock is shown. */
  readonly timer: boolean;
  /** What a screen reader is told. */
  readonly spoken: string;
  /** What lies open over all of it, or nothing. */
  readonly panel: unknown;
  /** A press or a key anywhere in the element, before anything else hears of it. */
  readonly onPress: (event: Event) => void;
}

export function frameTemplate(view: FrameView): TemplateResult {
  const bar = view.barAt === 'none' ? nothing : toolbarTemplate(view.bar);
  const { sheet, offers } = view;
  const { deal } = view.bar;
  const first = { handleEvent: view.onPress, capture: true };
  return html`<div
    class="table"
    lang=${view.lang}
    data-theme=${view.theme}
    data-suits=${view.suits}
    @pointerdown=${first}
    @keydown=${first}
  >
    ${view.panel}
    <div class="rest" ?inert=${view.panel !== nothing}>
      ${view.barAt === 'top' ? bar : nothing}
      <div class="felt">${view.board ?? nothing}${sheet}</div>
      <div class="status${offers !== nothing ? ' offering' : ''}" part="status">
        <div class="text${view.refused ? ' refused' : ''}">
          <p>
            ${view.refused ? icon('no') : nothing}<span
              >${view.lost ? html`<slot name="lose">${view.text}</slot>` : view.text}</span
            >
          </p>
        </div>
        ${offers}
        <div class="meta">
          ${view.meta?.map((text, at) => html`<span>${view.signs[at]}<span>${text}</span></span>`)}
          ${deal === null || view.meta === null ? nothing : html`<span class=${bar === nothing ? '' : 'below'}>${numberTemplate(view.bar, true)}</span>`}
          ${
            view.timer && view.meta !== null
              ? html`<span class="clock">${icon('clock')}<span class="time" role="timer"></span></span>`
              : nothing
          }
        </div>
      </div>
      ${view.barAt === 'bottom' ? bar : nothing}
      <slot name="footer"></slot>
    </div>
    <div class="spoken" role="status">${view.spoken}</div>
  </div>`;
}
