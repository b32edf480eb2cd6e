/**
 * What is said from the first move on: one sentence group per move, refusals. Pure functions of a game and its
 * transfers; the words are the locale's. It comes, with those words, after the first drawing.
 */
import type { Move, Transfer } from '../engine/index.js';
import type { Fact, FullLocale } from '../locales/locale.js';
import { capital, finished, stop } from './speech/finished.js';
import { isSpread, type Spoken } from './speech/outline.js';
import { wishAnswer } from './speech/wish.js';
import { statusLine } from './status-line.js';
import { storyBack, storyOf } from './speech/story.js';

export { indicators } from './indicators.js';
export { labelsOf } from './speech.js';
export { sayPick, sayPile, sayTable } from './speech/readings.js';
export { sayRefusal } from './speech/refusal.js';
export { statusLine };

/** What happened: a move, or one that was taken back or made again. */
interface Happening {
  readonly move: Move;
  readonly cause: MoveCause;
  readonly transfers: readonly Transfer[];
}

/** By whom a move was made: the player, the element by itself, undo, redo, or the page. */
export type MoveCause = 'player' | 'auto' | 'undo' | 'redo' | 'api';

function clause(locale: FullLocale, fact: Fact): string {
  const say = locale.facts[fact.kind] as (fact: Fact) => string;
  return say(fact);
}

/** Clauses as sentences; the first letter stays small, for a frame to be put around. */
const sentences = (locale: FullLocale, clauses: readonly string[]): string =>
  clauses.map((text, index) => stop(index === 0 ? text : capital(locale, text))).join(' ');

/**
 * What a move did, as one group of sentences for a polite live region; a question that the player must answer
 * is part of it, the end of the game is not. `game` is as it is after the move; `move` was made, or taken back.
 */
export function sayMove(
  locale: FullLocale,
  game: Spoken,
  move: Move,
  transfers: readonly Transfer[],
  cause: MoveCause,
): string {
  const facts = cause === 'undo' ? [storyBack(game, move)] : storyOf(game, transfers);
  const told = sentences(
    locale,
    facts.map((fact) => clause(locale, fact)),
  );
  const { frames } = locale;
  switch (cause) {
    case 'undo':
      return finished(locale, frames.undone(told, transfers.length > (isSpread(game, move) ? move.count : 1)));
    case 'redo':
      return finished(locale, frames.redone(capital(locale, told)));
    case 'auto':
      return finished(locale, frames.auto(told));
    case 'player':
    case 'api':
      return finished(locale, told);
  }
}

/** The same, and how the game has ended, each time it has; `wish`: one was made, and is answered. */
export function sayHappening(
  locale: FullLocale,
  game: Spoken,
  { move, cause, transfers }: Happening,
  wish: boolean,
): string {
  const said = sayMove(locale, game, move, transfers, cause);
  if (game.status === 'playing') return said;
  return [said, statusLine(locale, game).text, ...(wish ? [wishAnswer(locale.desk, game)] : [])].join(' ');
}
