/**
 * What is said: names of cards and piles, one sentence group per move, the status line. Pure functions of a
 * game and its transfers; the words are the locale's. A card is named only where the player sees it, or has just seen it.
 */
import type { CardCode, Move, Transfer } from '../engine/index.js';
import type { Fact, Locale } from '../locales/locale.js';
import { fillChoice, placeOf, roleOf, seenAt, seenTop, sizeOf, type Spoken } from './speech/outline.js';
import { pileState } from './speech/pile-state.js';
import { isTwin, storyBack, storyOf } from './speech/story.js';

export type { Spoken } from './speech/outline.js';

/** By whom a move was made: the player, the element by itself, undo, redo, or the page. */
export type MoveCause = 'player' | 'auto' | 'undo' | 'redo' | 'api';

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

/** “Queen of spades”, «дама пик», with a small first letter. */
export const cardName = (locale: Locale, card: CardCode): string => locale.cards.name(card);

/** What a pile is called, whatever lies there. Throws for a pile that the game lacks. */
export const pileName = (locale: Locale, game: Spoken, pileId: string): string =>
  locale.piles.name(placeOf(game, pileId));

/** The accessible name of a pile: its name, its top card, how many; if empty, how it gets its next card. */
export const pileLabel = (locale: Locale, game: Spoken, pileId: string): string =>
  locale.piles.label(pileState(game, pileId));

/** A card inside a fan; `index` from the bottom, from 0. A card that lies face down is not named. */
export function cardLabel(locale: Locale, game: Spoken, pileId: string, index: number): string {
  const pile = game.pile(pileId);
  const { length } = pile.cards;
  return locale.cards.inFan(seenAt(pile, index), length - index, length);
}

function clause(locale: Locale, fact: Fact): string {
  const say = locale.facts[fact.kind] as (fact: Fact) => string;
  return say(fact);
}

const capital = (locale: Locale, text: string): string => {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(locale.lang) + rest.join('');
};

/** Ends a clause with a full stop, unless it has an end of its own. */
const stop = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`);

/** Clauses as sentences; the first letter stays small, for a frame to be put around. */
const sentences = (locale: Locale, clauses: readonly string[]): string =>
  clauses.map((text, index) => stop(index === 0 ? text : capital(locale, text))).join(' ');

/** A clause as a sentence that is said. */
export const finished = (locale: Locale, text: string): string => locale.typeset(capital(locale, stop(text)));

/**
 * What a move did, as one group of sentences for a polite live region; a question that the player must answer
 * is part of it, the end of the game is not. `game` is as it is after the move; `move` was made, or taken back.
 */
export function sayMove(
  locale: Locale,
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

/** How the game ended. */
const endText = (locale: Locale, game: Spoken): string =>
  game.status === 'won' ? locale.ui.won(game.moveCount) : locale.ui.lost;

/** A hint; null where no move is left. */
export function sayHint(locale: Locale, game: Spoken, move: Move | null): string {
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
export function sayPick(locale: Locale, game: Spoken, pileId: string, count: number): string {
  const pile = game.pile(pileId);
  const card = seenAt(pile, pile.cards.length - count);
  return card === null ? '' : finished(locale, locale.hand.picked(card, count - 1));
}

/** The quiet state of the game, for a line that is read rather than announced. */
export function statusLine(locale: Locale, game: Spoken): StatusLine {
  return { text: locale.typeset(statusText(locale, game)), meta: meta(locale, game) };
}

function statusText(locale: Locale, game: Spoken): string {
  if (game.status !== 'playing') return endText(locale, game);
  const choice = fillChoice(game);
  if (choice !== null) return capital(locale, clause(locale, { kind: 'choice', ...choice }));
  const moves = game.moves();
  if (moves.every(({ from }) => from === 'stock')) return locale.ui.onlyTurns;
  const { between } = game.plan.stock;
  return moves.every(({ to }) => to === 'stock') ? locale.ui.onlyRedeal(between === 'shuffle') : '';
}

function meta(locale: Locale, game: Spoken): readonly string[] {
  const { ui } = locale;
  const notes: string[] = [];
  if (game.base !== null) notes.push(ui.base(game.base));
  if (game.passes === Infinity) notes.push(ui.passUnlimited(game.pass));
  else if (game.passes > 1) notes.push(ui.pass(game.pass, game.passes));
  if (game.plan.captives === true) {
    const captives = game.piles.filter(({ id }) => roleOf(game, id) === 'captive');
    const freed = captives.filter(({ id, cards }) => sizeOf(game, id) === 0 || cards.every(({ faceUp }) => faceUp));
    notes.push(ui.captivesFreed(freed.length, captives.length));
  }
  return notes;
}
