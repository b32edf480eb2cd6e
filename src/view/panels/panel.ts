/** A page over the board, inside the element: the frame that all panels have. */
import { html, type TemplateResult } from 'lit';
import { icon } from '../icons.js';

export type PanelName = 'rules' | 'settings' | 'deal' | 'keys';

export interface PanelView {
  readonly name: PanelName;
  readonly lang: string;
  readonly heading: string;
  /** What it is called, with its game. */
  readonly label: string;
  /** What its close button is called. */
  readonly closeLabel: string;
  readonly body: unknown;
  readonly close: () => void;
}

/** What lies open takes the focus; a press beside it, its button and Escape close it. Keys do not leave it. */
export function panelTemplate({ name, lang, heading, label, closeLabel, body, close }: PanelView): TemplateResult {
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
  // The focus stays where it is until the panel closes, and then goes home.
  const onPress = (event: Event): void => {
    if (event.target === event.currentTarget) event.preventDefault();
  };
  return html`<div class="veil" @mousedown=${onPress} @click=${onBeside} @keydown=${onKey}>
    <div class="panel ${name} asked" part="dialog" role="dialog" tabindex="-1" aria-label=${label} lang=${lang}>
      <div class="head">
        <h2>${heading}</h2>
        <button class="button close" part="button" type="button" title=${closeLabel} @click=${close}>
          ${icon('close')}
        </button>
      </div>
      ${body}
    </div>
  </div>`;
}
