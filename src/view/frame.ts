import { html, nothing, type TemplateResult } from 'lit';
import { toolbarTemplate, type ToolbarView } from './toolbar.js';

/** What stands around the board. */
export interface FrameView {
  readonly lang: string;
  readonly slim: boolean;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly suits: 'two-colour' | 'four-colour';
  readonly bar: ToolbarView;
  readonly barAt: 'top' | 'bottom' | 'none';
  readonly board: TemplateResult | null;
  /** The status line, and whether it tells of a refusal. */
  readonly text: string;
  readonly refused: boolean;
  /** Short facts at its end: pass, captives, base. */
  readonly meta: readonly string[];
  /** What a screen reader is told. */
  readonly spoken: string;
}

export function frameTemplate(view: FrameView): TemplateResult {
  const bar = view.barAt === 'none' ? nothing : toolbarTemplate(view.bar);
  // Where there is no room for a title, the deal is named below.
  const { deal, ui } = view.bar;
  const facts = view.slim && deal !== null ? [...view.meta, ui.dealNumber(deal)] : view.meta;
  return html`<div
    class="table ${view.slim ? 'slim' : ''}"
    lang=${view.lang}
    data-theme=${view.theme}
    data-suits=${view.suits}
  >
    ${view.barAt === 'top' ? bar : nothing}
    <div class="felt">${view.board ?? nothing}</div>
    <div class="status" part="status">
      <span class="text ${view.refused ? 'refused' : ''}">${view.text}</span>
      <span class="meta">${facts.map((text) => html`<span>${text}</span>`)}</span>
    </div>
    ${view.barAt === 'bottom' ? bar : nothing}
    <div class="spoken" role="status">${view.spoken}</div>
  </div>`;
}
