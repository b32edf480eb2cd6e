/** The quiet state of a game, for eyes that read it: its name, one sentence, short notes. */
import type { Locale } from '../locales/locale.js';
import { roleOf } from './grip.js';
import { fillChoice, type Spoken } from './speech/outline.js';

export interface StatusLine {
  /** One sentence, or nothing. */
  readonly text: string;
  /** Short notes beside it: the base rank, the pass, captives freed. */
  readonly meta: readonly string[];
}

/** The name of the game in this language. */
export function gameName(locale: Locale, game: Spoken): string {
  const { en, ru } = game.definition.names;
  return locale.games[game.id] ?? (locale.lang === 'ru' || locale.lang.startsWith('ru-') ? ru : en.replace("'", '’'));
}

export const capital = (locale: Locale, text: string): string => {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(locale.lang) + rest.join('');
};

/** How the game ended. */
const endText = (locale: Locale, game: Spoken): string =>
  game.status === 'won' ? locale.ui.won(game.moveCount) : locale.ui.lost;

/** The quiet state of the game, for a line that is read rather than announced. */
export function statusLine(locale: Locale, game: Spoken): StatusLine {
  return { text: locale.typeset(statusText(locale, game)), meta: meta(locale, game) };
}

function statusText(locale: Locale, game: Spoken): string {
  if (game.status !== 'playing') return endText(locale, game);
  const choice = fillChoice(game);
  if (choice !== null)
    return locale.facts === undefined ? '' : capital(locale, locale.facts.choice({ kind: 'choice', ...choice }));
  const moves = game.moves();
  if (moves.every(({ from }) => from === 'stock')) return locale.ui.onlyTurns;
  const { between } = game.plan.stock;
  return moves.every(({ to }) => to === 'stock') ? locale.ui.onlyRedeal(between === 'shuffle') : '';
}

function meta(locale: Locale, game: Spoken): readonly string[] {
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
