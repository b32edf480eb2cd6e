/** Settings as rows: choices side by side, and switches. */
import { html, nothing, type TemplateResult } from 'lit';
import type { SettingsTexts } from '../../locales/locale.js';
import type { Settings } from '../settings.js';
import { timeText } from '../time-text.js';
import { choiceTemplate } from './choice.js';

/** Settings with more than two answers, or whose answers have names. */
const CHOICES = {
  suits: ['two-colour', 'four-colour'],
  faces: ['plain', 'english'],
  theme: ['auto', 'light', 'dark'],
  autoMove: ['off', 'safe', 'all'],
  motion: ['normal', 'fast', 'none'],
} as const;

/** Settings that are off or on, with what that means. */
const SWITCHES = { mirror: [false, true], tap: ['select', 'smart'], timer: [false, true] } as const;

type Row = keyof typeof CHOICES | keyof typeof SWITCHES;

const LOOK: readonly Row[] = ['suits', 'faces', 'theme', 'mirror'];
const PLAY: readonly Row[] = ['autoMove', 'tap', 'motion', 'timer'];

/** What has been counted of the game on the table by its rules; null = there is none yet. */
type Counts = Readonly<Record<keyof SettingsTexts['statistics']['rows'], number | null>>;

export interface SettingsView {
  readonly texts: SettingsTexts;
  /** What is in force. */
  readonly values: Required<Omit<Settings, 'draws'>>;
  /** The reader has chosen anything. */
  readonly own: boolean;
  readonly set: (change: Settings) => void;
  /** Null where nothing is counted. */
  readonly counts: Counts | null;
  /** As the page has it. */
  readonly restore: () => void;
}

export function settingsTemplate(view: SettingsView): TemplateResult {
  const { texts, own, restore, counts } = view;
  const group = (title: string, rows: readonly Row[]): TemplateResult =>
    html`<h3>${title}</h3>
      ${rows.map((row) => rowTemplate(view, row))}`;
  return html`<div class="body">
    ${group(texts.look, LOOK)} ${group(texts.play, PLAY)}
    <p class="actions">
      <button class="pill" part="button" type="button" aria-disabled=${own ? nothing : 'true'} @click=${restore}>
        ${texts.asPage}
      </button>
    </p>
    ${counts === null ? nothing : countsTemplate(texts.statistics, counts)}
  </div>`;
}

/** Days are told of once the deal of the day has come out. */
function countsTemplate({ title, rows }: SettingsTexts['statistics'], counts: Counts): TemplateResult {
  const shown = (Object.keys(rows) as (keyof Counts)[]).filter(
    (row) => counts[row] !== null && (counts.longestDays !== 0 || !/days/i.test(row)),
  );
  const textOf = (row: keyof Counts): string => (row === 'elapsed' ? timeText(counts[row] ?? 0) : String(counts[row]));
  return html`<h3>${title}</h3>
    <dl class="counts">
      ${shown.map(
        (row) =>
          html`<div class="setting">
            <dt class="label">${rows[row]}</dt>
            <dd>${textOf(row)}</dd>
          </div>`,
      )}
    </dl>`;
}

const isChoice = (row: Row): row is keyof typeof CHOICES => row in CHOICES;

const rowTemplate = (view: SettingsView, row: Row): TemplateResult =>
  isChoice(row) ? choiceRow(view, row) : switchTemplate(view, row);

function choiceRow({ texts, values, set }: SettingsView, row: keyof typeof CHOICES): TemplateResult {
  const choices: Readonly<Record<string, string>> = texts.choices[row];
  const choose = (value: string): void => set({ [row]: value });
  return choiceTemplate({
    name: row,
    label: texts.rows[row],
    values: CHOICES[row],
    chosen: values[row],
    texts: choices,
    choose,
  });
}

function switchTemplate({ texts, values, set }: SettingsView, row: keyof typeof SWITCHES): TemplateResult {
  const [off, on] = SWITCHES[row];
  const note = row === 'tap' ? texts.tapNote : null;
  return html`<label class="setting">
    <span class="label">${texts.rows[row]}${note === null ? nothing : html`<small dir="auto">${note}</small>`}</span>
    <input
      type="checkbox"
      name=${row}
      .checked=${values[row] === on}
      @change=${({ currentTarget }: Event) =>
        set({ [row]: currentTarget instanceof HTMLInputElement && currentTarget.checked ? on : off })}
    />
  </label>`;
}
