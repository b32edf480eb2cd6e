/** The quiet state of a game, for eyes that read it: one sentence, short notes. It comes after the first drawing. */
import type { Rank } from '../engine/index.js';
import type { FullLocale } from '../locales/locale.js';
import { roleOf } from './grip.js';
import { capital } from './speech/finished.js';
import { fillChoice, type Spoken } from './speech/outline.js';

export interface StatusLine {
  /** One sentence, or nothing. */
  readonly text: string;
  /** Short notes beside it: the base rank, the pass, captives freed. */
  readonly meta: readonly string[];
}

/** How the game ended. */
const endText = (locale: FullLocale, game: Spoken): string =>
  game.status === 'won' ? locale.ui.won(game.moveCount) : locale.ui.lost;

/** The quiet state of the game, for a line that is read rather than announced. */
export function statusLine(locale: FullLocale, game: Spoken): StatusLine {
  return { text: locale.typeset(statusText(locale, game)), meta: meta(locale, game) };
}

/** What is to be built: equal rows are told together. Where there are no foundations, suits are built on the table. */
function aim({ ui }: FullLocale, { layout, plan: { goal, captives } }: Spoken): string {
  const suits = 'suits' in goal ? goal.suits : null;
  const rows = new Map<string, { count: number; first: Rank; last: Rank }>();
  for (const { role, ranks, group } of layout)
    if (role === (suits === null ? 'foundation' : 'tableau')) {
      const [first = 'A', last = 'A'] = [ranks[0], ranks.at(-1)][group.build?.lay === 'down' ? 'reverse' : 'slice']();
      const row = rows.get(first + last) ?? { count: 0, first, last };
      rows.set(first + last, { ...row, count: suits ?? row.count + 1 });
    }
  // A row of kings is no row of foundations: there, too, it is suits that are built.
  return ui.aim([...rows.values()], suits !== null || captives === true);
}

function statusText(locale: FullLocale, game: Spoken): string {
  if (game.status !== 'playing') return endText(locale, game);
  const choice = fillChoice(game);
  if (choice !== null) return capital(locale, locale.facts.choice({ kind: 'choice', ...choice }));
  if (game.moveCount === 0) return aim(locale, game);
  const moves = game.moves();
  if (moves.every(({ from }) => from === 'stock')) return locale.ui.onlyTurns;
  const { between } = game.plan.stock;
  return moves.every(({ to }) => to === 'stock') ? locale.ui.onlyRedeal(between === 'shuffle') : '';
}

function meta(locale: FullLocale, game: Spoken): readonly string[] {
  const { ui } = locale;
  const notes: string[] = [];
  if (game.base !== null) notes.push(ui.base(game.base));
  if (game.passes > 1) notes.push(ui.pass(game.pass, game.passes));
  if (game.plan.captives === true) {
    const captives = game.piles.filter(({ id }) => roleOf(id) === 'captive');
    const freed = captives.filter(({ cards }) => cards.every(({ faceUp }) => faceUp));
    notes.push(ui.captivesFreed(freed.length, captives.length));
  }
  return notes;
}
