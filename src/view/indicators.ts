/** Signs beside the notes of the status line: a dot for each pass, a small back for each captive. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Game } from '../engine/index.js';
import { roleOf } from './grip.js';

/** More passes than these are told in words alone. */
const MOST_DOTS = 5;

const row = (name: string, states: readonly string[]): TemplateResult =>
  html`<span class=${name} aria-hidden="true">${states.map((state) => html`<i class=${state}></i>`)}</span>`;

/** One sign, or nothing, for each note of `statusLine` in its order: base, pass, captives. */
export function indicators({ base, pass, passes, piles, plan }: Game): readonly unknown[] {
  const signs: unknown[] = base === null ? [] : [nothing];
  if (passes > 1) {
    const dots = Array.from({ length: passes <= MOST_DOTS ? passes : 0 }, (_, at) =>
      at + 1 < pass ? 'past' : at + 1 === pass ? 'now' : '',
    );
    signs.push(row('dots', dots));
  }
  if (plan.captives === true) {
    const captives = piles.filter(({ id }) => roleOf(id) === 'captive');
    const freed = captives.filter(({ cards }) => cards.every(({ faceUp }) => faceUp)).length;
    signs.push(
      row(
        'backs',
        captives.map((_, at) => (at < freed ? 'free' : '')),
      ),
    );
  }
  return signs;
}
