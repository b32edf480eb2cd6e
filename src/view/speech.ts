/**
 * What is heard of the table: names of cards and piles. A card is named only where the player sees it, or has just seen
 * it. It comes, with its words, after the first drawing.
 */
import type { FullLocale } from '../locales/locale.js';
import { placeOf, seenAt, type Spoken } from './speech/outline.js';
import { pileState } from './speech/pile-state.js';

export type { Spoken } from './speech/outline.js';

/** What a pile is called, whatever lies there. */
export const pileName = (locale: FullLocale, game: Spoken, pileId: string): string =>
  locale.typeset(locale.piles.name(placeOf(game, pileId)));

/** The accessible name of a pile: its name, its top card, how many; if empty, how it gets its next card. */
export const pileLabel = (locale: FullLocale, game: Spoken, pileId: string): string =>
  locale.typeset(locale.piles.label(pileState(game, pileId)));

/** A card inside a fan; `index` from the bottom, from 0. A card that lies face down is not named. */
export function cardLabel(locale: FullLocale, game: Spoken, pileId: string, index: number): string {
  const pile = game.pile(pileId);
  const { length } = pile.cards;
  return locale.typeset(locale.cards.inFan(seenAt(pile, index), length - index, length));
}

/** The names on a board, by pile and index. */
export interface Labels {
  /** What a pile is called. */
  readonly name: (pile: string) => string;
  /** What lies there. */
  readonly pile: (pile: string) => string;
  /** A card inside a fan. */
  readonly card: (pile: string, index: number) => string;
}

export const labelsOf = (locale: FullLocale, game: Spoken): Labels => ({
  name: (pile) => pileName(locale, game, pile),
  pile: (pile) => pileLabel(locale, game, pile),
  card: (pile, index) => cardLabel(locale, game, pile, index),
});
