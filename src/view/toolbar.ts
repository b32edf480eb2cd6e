/** The toolbar's buttons. They come after the first drawing, which keeps their room. */
import { html, nothing, type TemplateResult } from 'lit';
import { icon, type IconName } from './icons.js';

/** What a button does, or null while it can do nothing. */
type Action = (() => void) | null;

/** What is empty is a gap between groups. */
export type Buttons = readonly (readonly [icon: IconName, label: string, action: Action] | null)[];

/**
 * Buttons that can do nothing now stay focusable, or the focus would be lost with the last undo. Their title is their
 * name: beside another name it would be read after that.
 */
export const buttonsTemplate = (buttons: Buttons): readonly TemplateResult[] =>
  buttons.map((button) => {
    if (button === null) return html`<span class="gap"></span>`;
    const [name, label, action] = button;
    return html`<button
      class="button ${name}"
      part="button"
      type="button"
      title=${label}
      aria-disabled=${action === null ? 'true' : nothing}
      @click=${action ?? nothing}
    >
      ${icon(name)}
    </button>`;
  });
