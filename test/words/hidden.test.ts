/** No text tells a card that the player has not seen. */
import { OF_WHOM, WHOM } from '../../src/locales/ru-forms.js';
import { expect, test } from 'vitest';
import { RANKS, SUITS, type CardCode } from '../../src/engine/index.js';
import type { Game } from '../../src/engine.js';
import { en, ru } from '../../src/locales/all.js';
import type { FullLocale } from '../../src/locales/index.js';
import { cardIn, nominative } from '../../src/locales/ru-cards.js';
import { sayMove, sayRefusal } from '../../src/view/sentences.js';
import { cardLabel, pileLabel, pileName } from '../../src/view/speech.js';
import { statusLine } from '../../src/view/status-line.js';
import { sayHint, sayNoHint } from '../../src/view/speech/help.js';
import { sayPick, sayPile, sayTable } from '../../src/view/speech/readings.js';
import { plain } from './plain.js';
import { anyMove, dice, everyRules } from './walk.js';

/** “king of spades”, «короля пик» … → KS. */
const cardOf = new Map(
  SUITS.flatMap((suit) => RANKS.map((rank): CardCode => `${rank}${suit}`)).flatMap((card) =>
    [en.cards.name(card), nominative(card), cardIn(card, WHOM), cardIn(card, OF_WHOM)].map(
      (name) => [name, card] as const,
    ),
  ),
);

/** The cards that a text names. */
const namedIn = (text: string): readonly CardCode[] =>
  [
    ...plain(text)
      .toLowerCase()
      .matchAll(/\p{L}+ (?:of (?:spades|hearts|diamonds|clubs)|пик|червей|бубен|треф)/gu),
  ].flatMap(([name]) => cardOf.get(name) ?? []);

const faceUp = (game: Game): readonly CardCode[] =>
  game.piles.flatMap((pile) => pile.cards.flatMap(({ card, faceUp: seen }) => (seen ? [card] : [])));

/** Everything that can be said of a table as it lies. */
function everyLabel(locale: FullLocale, game: Game): readonly string[] {
  const { text, meta } = statusLine(locale, game);
  const moves = game.moves();
  return [
    text,
    ...meta,
    sayTable(locale, game),
    ...game.piles.flatMap(({ id, cards: lying }) => [
      pileName(locale, game, id),
      pileLabel(locale, game, id),
      sayPile(locale, game, id),
      ...lying.flatMap((_, index) => [
        cardLabel(locale, game, id, index),
        sayPick(locale, game, { pile: id, count: index + 1 }),
      ]),
    ]),
    ...moves.map((move) => sayHint(locale, game, move, 'guess')),
    ...(['won', 'stuck', 'lost', 'circles'] as const).map((reason) => sayNoHint(locale, reason)),
  ];
}

/** What is said of every pair of piles between which nothing can be moved now. */
function everyRefusal(locale: FullLocale, game: Game): readonly string[] {
  const ids = game.piles.map(({ id }) => id);
  return ids.flatMap((from) =>
    ids.flatMap((to) =>
      [1, 3].flatMap((count) => {
        const move = { from, to, count };
        const reason = game.refusal(move);
        return reason === null ? [] : [sayRefusal(locale, game, move, reason)];
      }),
    ),
  );
}

const SENTENCES = /^[A-ZА-ЯЁ].*[.?…]$/;
const SLIPS = /undefined|null|NaN|\[object|\s\s|\.\.| [.,:]/;

/** The texts that name a card which is not among those seen, or that are not well written. */
const faults = (texts: Iterable<string>, seen: ReadonlySet<CardCode>): readonly string[] =>
  [...texts].filter((text) => SLIPS.test(text) || namedIn(text).some((card) => !seen.has(card)));

test('every label, hint and refusal', () => {
  const roll = dice(3);
  for (const game of everyRules(3)) {
    for (let step = 0; step < 160 && game.status === 'playing'; step++) {
      if (step % 75 === 70) {
        const seen = new Set(faceUp(game));
        for (const locale of [en, ru]) {
          const refusals = new Set(everyRefusal(locale, game));
          expect(faults([...everyLabel(locale, game), ...refusals], seen)).toEqual([]);
          expect([...refusals].filter((text) => !SENTENCES.test(text))).toEqual([]);
        }
      }
      game.play(anyMove(game, roll));
    }
  }
});

test('every sentence of a move, taken back and made again', () => {
  const roll = dice(5);
  for (const game of everyRules(5)) {
    for (let step = 0; step < 200 && game.status === 'playing'; step++) {
      const before = faceUp(game);
      const move = anyMove(game, roll);
      const transfers = game.play(move);
      const shown = transfers.flatMap((transfer) => (transfer.faceUp ? transfer.cards : []));
      const seen = new Set([...before, ...shown, ...faceUp(game)]);
      const said = [en, ru].map((locale) => sayMove(locale, game, move, transfers, 'player'));
      expect(faults(said, seen)).toEqual([]);
      expect(said.filter((text) => !SENTENCES.test(text))).toEqual([]);
      const back = game.undo();
      const left = new Set(faceUp(game));
      const unsaid = [en, ru].map((locale) => sayMove(locale, game, move, back, 'undo'));
      expect(faults(unsaid, left)).toEqual([]);
      const again = game.redo();
      [en, ru].forEach((locale, index) => {
        expect(plain(sayMove(locale, game, move, again, 'redo'))).toContain(plain(said[index]!));
      });
    }
  }
});
