import { html, nothing, type TemplateResult } from 'lit';
import type { UiTexts } from '../locales/index.js';
import { icon, type IconName } from './icons.js';

export interface ToolbarView {
  readonly ui: UiTexts;
  readonly title: string;
  readonly deal: number | null;
  /** Whether there is something to undo or redo; null hides the button. */
  readonly undo: boolean | null;
  readonly redo: boolean | null;
  /** A move has been made, so that there is something to restart. */
  readonly started: boolean;
  readonly onNewDeal: () => void;
  readonly onRestart: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

/** Buttons that can do nothing now stay focusable, or the focus would be lost with the last undo. */
export function toolbarTemplate(view: ToolbarView): TemplateResult {
  const { ui } = view;
  const button = (name: IconName, label: string, action: () => void, enabled = true): TemplateResult =>
    html`<button
      class="button"
      part="button"
      type="button"
      aria-label=${label}
      title=${label}
      aria-disabled=${enabled ? nothing : 'true'}
      @click=${enabled ? action : nothing}
    >
      ${icon(name)}
    </button>`;
  return html`<div class="bar" part="toolbar" role="group" aria-label=${ui.toolbarLabel}>
    <span class="title"
      >${view.title}${view.deal === null ? nothing : html`<small>${ui.dealNumber(view.deal)}</small>`}</span
    >
    ${button('deal', ui.newDeal, view.onNewDeal)} ${button('again', ui.restart, view.onRestart, view.started)}
    ${view.undo === null ? nothing : button('undo', ui.undo, view.onUndo, view.undo)}
    ${view.redo === null ? nothing : button('redo', ui.redo, view.onRedo, view.redo)}
  </div>`;
}
