/** Settings as rows: choices side by side where answers have names, and switches. */
import { html, nothing, type TemplateResult } from 'lit';
import type { SettingsTexts } from '../../locales/locale.js';
import type { Settings } from '../settings.js';
import { choiceTemplate } from './choice.js';

type Row = keyof SettingsTexts['rows'];

const LOOK: readonly Row[] = ['suits', 'faces', 'theme', 'mirror'];
const PLAY: readonly Row[] = ['autoMove', 'tap', 'motion', 'timer'];

export interface SettingsView {
  readonly texts: SettingsTexts;
  /** What is in force. */
  readonly values: Required<Omit<Settings, 'draws'>>;
  /** The reader has chosen anything. */
  readonly own: boolean;
  readonly set: (change: Settings) => void;
  /** Cards go up in this game. */
  readonly goesUp: boolean;
  /** What has been counted, as it is shown. */
  readonly counts: unknown;
  /** As the page has it. */
  readonly restore: () => void;
}

export function settingsTemplate(view: SettingsView): TemplateResult {
  const { texts, own, restore, counts, goesUp } = view;
  const group = (title: string, rows: readonly Row[]): TemplateResult =>
    html`<h3>${title}</h3>
      ${rows.map((row) => rowTemplate(view, row))}`;
  return html`<div class="body">
    ${group(texts.look, LOOK)} ${group(texts.play, goesUp ? PLAY : PLAY.slice(1))}
    <p class="actions">
      <button class="pill" part="button" type="button" aria-disabled=${own ? nothing : 'true'} @click=${restore}>
        ${texts.asPage}
      </button>
    </p>
    ${counts}
  </div>`;
}

function rowTemplate({ texts, values, set }: SettingsView, name: Row): TemplateResult {
  const label = texts.rows[name];
  const choose = (value: string | boolean): void => set({ [name]: value });
  if (name in texts.choices) {
    const names: Readonly<Record<string, string>> = texts.choices[name as keyof SettingsTexts['choices']];
    return choiceTemplate({
      name,
      label,
      values: Object.keys(names),
      chosen: String(values[name]),
      texts: names,
      choose,
    });
  }
  // One switch is for two ways to play.
  const taps = name === 'tap';
  const on = taps ? 'smart' : true;
  return html`<label class="setting">
    <span class="label">${label}${taps ? html`<small dir="auto">${texts.tapNote}</small>` : nothing}</span>
    <input
      type="checkbox"
      name=${name}
      .checked=${values[name] === on}
      @change=${() => choose(values[name] === on ? (taps ? 'select' : false) : on)}
    />
  </label>`;
}
