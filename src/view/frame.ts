import { html, nothing, type TemplateResult } from 'lit';
import type { FirstTexts } from '../locales/index.js';

/** The number of the deal: it opens what there is to choose of deals. */
export interface NumberView {
  readonly ui: FirstTexts;
  readonly deal: number | null;
  readonly onDeal: () => void;
}

export interface ToolbarView extends NumberView {
  readonly title: string;
  /** What the toolbar is called, and its buttons, once they have come. */
  readonly label: string | undefined;
  readonly buttons: unknown;
}

/** The number of the deal; `short`: among other facts. */
export const numberTemplate = ({ ui, deal, onDeal }: NumberView, short: boolean): TemplateResult | typeof nothing =>
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
  readonly board: TemplateResult;
  /** What lies over the felt. */
  readonly sheet: unknown;
  readonly status: TemplateResult;
  /** What a screen reader is told. */
  readonly spoken: string;
  /** What lies open over all of it, or nothing. */
  readonly panel: unknown;
  /** A press or a key anywhere in the element, before anything else hears of it. */
  readonly onPress: (event: Event) => void;
}

/** The status line before there is more to tell than a sentence. */
export const firstStatus = ({
  text,
  refused,
}: {
  readonly text: string | null;
  readonly refused: boolean;
}): TemplateResult =>
  html`<div class="status" part="status">
    <div class="text${refused ? ' refused' : ''}"><p dir="auto">${text}</p></div>
    <div class="meta"></div>
  </div>`;

export function frameTemplate(view: FrameView): TemplateResult {
  const bar = view.barAt === 'none' ? nothing : toolbarTemplate(view.bar);
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
      <div class="felt">${view.board}${view.sheet}</div>
      ${view.status} ${view.barAt === 'bottom' ? bar : nothing}
      <slot name="footer"></slot>
    </div>
    <div class="spoken" role="status">${view.spoken}</div>
  </div>`;
}
