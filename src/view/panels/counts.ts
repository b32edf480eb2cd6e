/** What has been counted of the game on the table by its rules, below the settings. */
import { html, type TemplateResult } from 'lit';
import type { StatisticsTexts } from '../../locales/locale.js';
import { timeText } from '../time-text.js';

/** Null = there is none yet. */
export type Counts = Readonly<Record<keyof StatisticsTexts['rows'], number | null>>;

/** Days are told of once the deal of the day has come out. */
export function countsTemplate({ title, rows }: StatisticsTexts, counts: Counts): TemplateResult {
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
