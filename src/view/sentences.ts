/**
 * What is said from the first move on: one sentence group per move, refusals, hints. Pure functions of a game and its
 * transfers; the words are the locale's. It comes, with those words, after the first drawing.
 */
import type { Move, Transfer } from '../engine/index.js';
import type { Fact, FullLocale } from '../locales/locale.js';
import { capital } from './speech.js';
import { finished, stop } from './speech/finished.js';
import { placeOf, seenAt, seenTop, type Spoken } from './speech/outline.js';
import { isTwin, storyBack, storyOf } from './speech/story.js';

export { sayRefusal } from './speech/refusal.js';

/** By whom a move was made: the player, the element by itself, undo, redo, or the page. */
export type MoveCause = 'player' | 'auto' | 'undo' | 'redo' | 'api';

function clause(locale: FullLocale, fact: Fact): string {
  const say = locale.facts[fact.kind] as (fact: Fact) => string;
  return say(fact);
}

/** Clauses as sentences; the first letter stays small, for a frame to be put around. */
const sentences = (locale: FullLocale, clauses: readonly string[]): string =>
  clauses.map((text, index) => stop(index === 0 ? text : capital(locale, text))).join(' ');

/** A clause as a sentence that is said. */
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
      return finished(locale, frames.undone(told, transfers.length > 1));
    case 'redo':
      return finished(locale, frames.redone(capital(locale, told)));
    case 'auto':
      return finished(locale, frames.auto(told));
    case 'player':
    case 'api':
      return finished(locale, told);
  }
}

/** A hint; null where no move is left. */
export function sayHint(locale: FullLocale, game: Spoken, move: Move | null): string {
  const { hand, ui } = locale;
  if (move === null) return ui.hintNone;
  const { from, to, count } = move;
  if (to === 'stock') return finished(locale, hand.hintRedeal(game.plan.stock.between === 'shuffle'));
  if (from === 'stock' && to === 'waste') return finished(locale, hand.hintTurn(count));
  const source = game.pile(from);
  const target = game.pile(to);
  const card = seenAt(source, source.cards.length - count);
  const onto = seenTop(target);
  const twin = isTwin(game, to, onto);
  const hinted = { card, more: count - 1, from: placeOf(game, from), to: placeOf(game, to), onto, twin };
  return finished(locale, hand.hintMove(hinted));
}

/** Cards that the player has picked up; empty text where they are not seen. */
export function sayPick(locale: FullLocale, game: Spoken, pileId: string, count: number): string {
  const pile = game.pile(pileId);
  const card = seenAt(pile, pile.cards.length - count);
  return card === null ? '' : finished(locale, locale.hand.picked(card, count - 1));
}
