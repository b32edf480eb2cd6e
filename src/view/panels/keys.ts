/** The list of keys: what each does on the board. */
import { html, type TemplateResult } from 'lit';
import type { KeyTexts, KeyUse } from '../../locales/locale.js';
import { KEYS } from '../key-list.js';

/** `idle`: what no key does here. */
export function keysTemplate({ name, does, note }: KeyTexts, idle: readonly KeyUse[]): TemplateResult {
  const rows = KEYS.filter((row) => !idle.includes(row.does));
  return html`<div class="body">
    <dl class="key-list">
      ${rows.map(
        (row) =>
          html`<div>
            <dt>${row.keys.slice(0, 4).map((key) => html`<kbd>${name(key)}</kbd>`)}</dt>
            <dd>${does[row.does]}</dd>
          </div>`,
      )}
    </dl>
    <p class="note" dir="auto">${note}</p>
  </div>`;
}
