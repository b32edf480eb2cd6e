/** A page over the board, inside the element: the frame that all panels have. */
import { html, type TemplateResult } from 'lit';
import { toolbarIcon } from '../toolbar-icons.js';

export type PanelName = 'rules' | 'settings' | 'deal' | 'keys';

export interface PanelView {
  readonly name: PanelName;
  readonly lang: string;
  readonly title: string;
  /** What its close button is called. */
  readonly closeLabel: string;
  readonly body: unknown;
  readonly close: () => void;
}

/** What lies open takes the focus; a press beside it, its button and Escape close it. Keys do not leave it. */
export function panelTemplate({ name, lang, title, closeLabel, body, close }: PanelView): TemplateResult {
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key !== 'Tab') event.stopPropagation();
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    close();
  };
  const onBeside = ({ target, currentTarget }: Event): void => {
    if (target === currentTarget) close();
  };
  return html`<div class="veil" @click=${onBeside} @keydown=${onKey}>
    <div class="panel ${name} asked" part="dialog" role="dialog" tabindex="-1" aria-label=${title} lang=${lang}>
      <div class="head">
        <h2>${title}</h2>
        <button
          class="button close"
          part="button"
          type="button"
          aria-label=${closeLabel}
          title=${closeLabel}
          @click=${close}
        >
          ${toolbarIcon('close')}
        </button>
      </div>
      ${body}
    </div>
  </div>`;
}
