import { html, nothing, type TemplateResult } from 'lit';
import type { UiTexts } from '../locales/index.js';
import { icon, type IconName } from './icons.js';

/** A button: what it does, or null while it can do nothing. */
type Action = (() => void) | null;

export interface ToolbarView {
  readonly ui: UiTexts;
  readonly title: string;
  readonly deal: number | null;
  /** Absent buttons are not shown; what is empty is a gap between groups. */
  readonly buttons: readonly (readonly [icon: IconName, label: string, action: Action] | null)[];
}

/** Buttons that can do nothing now stay focusable, or the focus would be lost with the last undo. */
export function toolbarTemplate({ ui, title, deal, buttons }: ToolbarView): TemplateResult {
  return html`<div class="bar" part="toolbar" role="group" aria-label=${ui.toolbarLabel}>
    <span class="title"
      ><span>${title}</span>${deal === null ? nothing : html`<small>${ui.dealNumber(deal)}</small>`}</span
    >
    ${buttons.map((button) => {
      if (button === null) return html`<span class="gap"></span>`;
      const [name, label, action] = button;
      return html`<button
        class="button ${name}"
        part="button"
        type="button"
        aria-label=${label}
        title=${label}
        aria-disabled=${action === null ? 'true' : nothing}
        @click=${action ?? nothing}
      >
        ${icon(name)}
      </button>`;
    })}
    <slot name="actions"></slot>
  </div>`;
}
