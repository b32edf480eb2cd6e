/** Accessible names of piles, hints and the status line. The snapshots are there to be read by a person. */
import { expect, test } from 'vitest';
import { deal, restore, type Game } from '../../src/engine.js';
import { allGames } from '../../src/games/index.js';
import { en, ru } from '../../src/locales/all.js';
import type { FullLocale } from '../../src/locales/index.js';
import { sayMove } from '../../src/view/sentences.js';
import { pileLabel, pileName } from '../../src/view/speech.js';
import { statusLine } from '../../src/view/status-line.js';
import { sayHint, sayPick } from '../../src/view/speech/help.js';
import { plain } from './plain.js';
import { scenes } from './scenes.js';

/** A game as it stood after so many moves of its record. */
function after(id: string, moves: number): Game {
  const { history, dealNumber, rules } = restore(scenes[id]!.record);
  const game = deal(id, { deal: dealNumber ?? 0, rules });
  for (const move of history.slice(0, moves)) game.play(move);
  return game;
}

const labels = (locale: FullLocale, game: Game): string =>
  plain(game.piles.map(({ id }) => pileLabel(locale, game, id)).join('\n'));

const status = (locale: FullLocale, game: Game): string => {
  const { text, meta } = statusLine(locale, game);
  return plain([text, ...meta].join(' | '));
};

test('every pile of every game has a name of its own', () => {
  for (const { id } of allGames) {
    const game = deal(id, { deal: 1 });
    for (const locale of [en, ru]) {
      const names = game.piles.map((pile) => pileName(locale, game, pile.id));
      expect(new Set(names).size).toBe(names.length);
    }
  }
});

test('piles at the start', () => {
  const start = (id: string, locale: FullLocale): string => labels(locale, deal(id, { deal: 7 }));
  expect(start('otvazhnye-damy', ru)).toMatchInlineSnapshot(`
    "колода, 64 карты
    сброс пуст
    запас: десятка червей, 33 карты
    место 1 на столе: тройка червей
    место 2 на столе: восьмёрка червей
    место 3 на столе: король пик
    место 4 на столе: пятёрка треф
    место 5 на столе: пятёрка треф
    место 6 на столе: дама червей
    место 7 на столе: король червей
    место 8 на столе, откроется, когда кончится запас
    база 1, свободна: берёт королей
    база 2, свободна: берёт королей
    база 3, свободна: берёт королей
    база 4, свободна: берёт королей
    база 5, свободна: берёт королей
    база 6, свободна: берёт королей
    база 7, свободна: берёт королей
    база 8, свободна: берёт королей"
  `);
  expect(start('otvazhnye-damy', en)).toMatchInlineSnapshot(`
    "stock, 64 cards
    waste empty
    packet: ten of hearts, 33 cards
    place 1 on the table: three of hearts
    place 2 on the table: eight of hearts
    place 3 on the table: king of spades
    place 4 on the table: five of clubs
    place 5 on the table: five of clubs
    place 6 on the table: queen of hearts
    place 7 on the table: king of hearts
    place 8 on the table, opens when the packet is used up
    foundation 1, empty: takes kings
    foundation 2, empty: takes kings
    foundation 3, empty: takes kings
    foundation 4, empty: takes kings
    foundation 5, empty: takes kings
    foundation 6, empty: takes kings
    foundation 7, empty: takes kings
    foundation 8, empty: takes kings"
  `);
  expect(start('stroptivye-damy', ru)).toMatchInlineSnapshot(`
    "колода, 64 карты
    сброс пуст
    запас, 30 карт
    место 1 на столе: десятка червей
    место 2 на столе: тройка червей
    место 3 на столе: восьмёрка червей
    место 4 на столе: шестёрка бубен
    место 5 на столе: пятёрка треф
    место 6 на столе: пятёрка треф
    место 7 на столе: семёрка треф
    место 8 на столе: двойка червей
    база 1: король пик
    база 2: король червей
    база 3, свободна: берёт королей
    база 4, свободна: берёт королей
    база 5, свободна: берёт королей
    база 6, свободна: берёт королей
    база 7, свободна: берёт королей
    база 8, свободна: берёт королей"
  `);
  expect(start('kenfild', ru)).toMatchInlineSnapshot(`
    "колода, 34 карты
    сброс пуст
    запас: десятка червей, 13 карт
    место 1 на столе: дама бубен
    место 2 на столе: дама треф
    место 3 на столе: пятёрка треф
    место 4 на столе: туз червей
    база 1: туз бубен
    база 2, свободна: берёт тузов
    база 3, свободна: берёт тузов
    база 4, свободна: берёт тузов"
  `);
  expect(start('korol-dama-valet', ru)).toMatchInlineSnapshot(`
    "колода, 40 карт
    сброс пуст
    ряд пятёрок, пики: пятёрка пик
    ряд пятёрок, черви: пятёрка червей
    ряд пятёрок, бубны: пятёрка бубен
    ряд пятёрок, трефы: пятёрка треф
    ряд шестёрок, пики: шестёрка пик
    ряд шестёрок, черви: шестёрка червей
    ряд шестёрок, бубны: шестёрка бубен
    ряд шестёрок, трефы: шестёрка треф
    ряд дам, место 1: дама пик
    ряд дам, место 2: дама червей
    ряд дам, место 3: дама бубен
    ряд дам, место 4: дама треф"
  `);
  expect(start('korol-dama-valet', en)).toMatchInlineSnapshot(`
    "stock, 40 cards
    waste empty
    row of fives, spades: five of spades
    row of fives, hearts: five of hearts
    row of fives, diamonds: five of diamonds
    row of fives, clubs: five of clubs
    row of sixes, spades: six of spades
    row of sixes, hearts: six of hearts
    row of sixes, diamonds: six of diamonds
    row of sixes, clubs: six of clubs
    queens’ row, place 1: queen of spades
    queens’ row, place 2: queen of hearts
    queens’ row, place 3: queen of diamonds
    queens’ row, place 4: queen of clubs"
  `);
  expect(start('damy-kuvyrkom', ru)).toMatchInlineSnapshot(`
    "колода, 65 карт
    сброс пуст
    место 1 на столе: шестёрка бубен, 4 карты
    место 2 на столе: десятка червей, 4 карты
    место 3 на столе: тройка червей, 4 карты
    место 4 на столе: восьмёрка червей, 4 карты
    место 5 на столе: король пик, 4 карты
    место 6 на столе: пятёрка треф, 4 карты
    место 7 на столе: пятёрка треф, 4 карты
    место 8 на столе: дама червей, 4 карты
    ряд королей, место 1, свободно: берёт королей
    ряд королей, место 2, свободно
    ряд королей, место 3, свободно
    ряд королей, место 4, свободно
    ряд королей, место 5, свободно
    ряд королей, место 6, свободно
    ряд королей, место 7, свободно
    ряд королей, место 8, свободно
    пленник 1, закрыт, пока не собрана масть над ним
    пленник 2, закрыт, пока не собрана масть над ним
    пленник 3, закрыт, пока не собрана масть над ним
    пленник 4, закрыт, пока не собрана масть над ним
    пленник 5, закрыт, пока не собрана масть над ним
    пленник 6, закрыт, пока не собрана масть над ним
    пленник 7, закрыт, пока не собрана масть над ним"
  `);
});

test('piles late in a game', () => {
  expect(labels(ru, after('damy-kuvyrkom', 400))).toMatchInlineSnapshot(`
    "колода, 27 карт
    сброс: валет пик, 5 карт
    место 1 на столе: пятёрка треф, 2 карты
    место 2 на столе: двойка треф, 3 карты
    место 3 на столе: шестёрка червей, 3 карты
    место 4 на столе: валет бубен
    место 5 на столе: четвёрка бубен, 2 карты
    место 6 на столе: пятёрка треф, 5 карт
    место 7 на столе: восьмёрка треф
    место 8 на столе: валет червей
    ряд королей, место 1: валет пик, 12 карт
    ряд королей, место 2: туз пик, 2 карты
    ряд королей, место 3: дама бубен, масть собрана
    ряд королей, место 4: двойка бубен, 3 карты
    ряд королей, место 5: дама червей, масть собрана
    ряд королей, место 6: король червей
    ряд королей, место 7: тройка треф, 4 карты
    ряд королей, место 8: король треф
    пленник 1, закрыт, пока не собрана масть над ним
    пленник 2, закрыт, пока не собрана масть над ним
    пленник 3 ушёл в ряд королей
    пленник 4, закрыт, пока не собрана масть над ним
    пленник 5 ушёл в ряд королей
    пленник 6, закрыт, пока не собрана масть над ним
    пленник 7, закрыт, пока не собрана масть над ним"
  `);
  expect(labels(en, after('damy-kuvyrkom', 400))).toMatchInlineSnapshot(`
    "stock, 27 cards
    waste: jack of spades, 5 cards
    place 1 on the table: five of clubs, 2 cards
    place 2 on the table: two of clubs, 3 cards
    place 3 on the table: six of hearts, 3 cards
    place 4 on the table: jack of diamonds
    place 5 on the table: four of diamonds, 2 cards
    place 6 on the table: five of clubs, 5 cards
    place 7 on the table: eight of clubs
    place 8 on the table: jack of hearts
    kings’ row, place 1: jack of spades, 12 cards
    kings’ row, place 2: ace of spades, 2 cards
    kings’ row, place 3: queen of diamonds, suit complete
    kings’ row, place 4: two of diamonds, 3 cards
    kings’ row, place 5: queen of hearts, suit complete
    kings’ row, place 6: king of hearts
    kings’ row, place 7: three of clubs, 4 cards
    kings’ row, place 8: king of clubs
    captive 1, held until the suit above is complete
    captive 2, held until the suit above is complete
    captive 3 has gone to the kings’ row
    captive 4, held until the suit above is complete
    captive 5 has gone to the kings’ row
    captive 6, held until the suit above is complete
    captive 7, held until the suit above is complete"
  `);
  expect(labels(ru, after('kenfild', 400))).toMatchInlineSnapshot(`
    "колода пуста
    сброс пуст
    запас исчерпан
    место 1 на столе, свободно: берёт верхнюю карту сброса
    место 2 на столе, свободно: берёт верхнюю карту сброса
    место 3 на столе, свободно: берёт верхнюю карту сброса
    место 4 на столе, свободно: берёт верхнюю карту сброса
    база 1: туз треф, собрана
    база 2: туз бубен, собрана
    база 3: туз пик, собрана
    база 4: туз червей, собрана"
  `);
});

test('empty places', () => {
  const label = (locale: FullLocale, game: Game, id: string): string => plain(pileLabel(locale, game, id));
  const choosing = after('tsarstvo-zhenshchin', scenes['tsarstvo-zhenshchin']!.told[0]!);
  expect(label(ru, choosing, 'tableau-4')).toBe('место 4 на столе, свободно, заполняется из запаса или из колоды');
  expect(label(en, choosing, 'tableau-4')).toBe('place 4 on the table, empty, filled from the packet or the stock');
  expect(status(ru, choosing)).toBe('Чем заполнить место 4: картой из запаса или из колоды? | базы с шестёрки');
  expect(status(en, choosing)).toBe('What fills place 4: a card from the packet or the stock? | up from sixes');
  expect(label(ru, choosing, 'waste')).toBe('сброс пуст');
});

test('the status line', () => {
  const all = (game: Game): string => [ru, en].map((locale) => status(locale, game)).join('\n');
  expect(all(after('korol-dama-valet', 400))).toMatchInlineSnapshot(`
    "Пасьянс сошёлся за 121 ход. | проход 3 из 3
    The patience came out in 121 moves. | pass 3 of 3"
  `);
  expect(all(deal('korol-dama-valet', { deal: 7 }))).toMatchInlineSnapshot(`
    "Сейчас можно только открыть колоду. | проход 1 из 3
    For now only the stock can be turned. | pass 1 of 3"
  `);
  expect(all(deal('kongress', { deal: 7 }))).toMatchInlineSnapshot(`
    "
    "
  `);
  expect(all(deal('kenfild', { deal: 7, rules: { passes: 'unlimited' } }))).toMatchInlineSnapshot(`
    " | базы с туза | проход 1
     | up from aces | pass 1"
  `);
  expect(all(after('damy-kuvyrkom', 400))).toMatchInlineSnapshot(`
    " | проход 2 из 3 | освобождено 2 из 7
     | pass 2 of 3 | 2 of 7 freed"
  `);
  const lost = deal('korol-dama-valet', { deal: 2, rules: { passes: 1 } });
  while (lost.status === 'playing') lost.play(lost.moves()[0]!);
  expect(all(lost)).toMatchInlineSnapshot(`
    "Ходов больше нет: пасьянс не сошёлся.
    No moves are left: the patience did not come out."
  `);
});

test('hints, a card in the hand, a card that goes up by itself', () => {
  const game = deal('damy-kuvyrkom', { deal: 7 });
  const lines = [ru, en].flatMap((locale) => [
    ...game.moves().map((move) => sayHint(locale, game, move)),
    sayHint(locale, game, null),
    sayPick(locale, game, 'tableau-1', 1),
    sayPick(locale, game, 'tableau-2', 3),
    sayPick(locale, game, 'stock', 1),
  ]);
  const move = game.moves().find(({ to }) => to.startsWith('foundation'))!;
  const transfers = game.play(move);
  lines.push(...[ru, en].map((locale) => sayMove(locale, game, move, transfers, 'auto')));
  expect(plain(lines.join('\n'))).toMatchInlineSnapshot(`
    "Подсказка: открыть карту из колоды.
    Подсказка: короля пик — в ряд королей, место 1.
    Подсказать нечего: ходов нет.
    Взята шестёрка бубен.
    Взяты четвёрка бубен и две карты на ней.

    Hint: turn a card from the stock.
    Hint: king of spades to the kings’ row, place 1.
    There is nothing to suggest: no moves are left.
    Picked up: six of diamonds.
    Picked up: four of diamonds with two cards on it.

    Доложено: король пик — в ряд королей, место 1. Открылась: шестёрка червей.
    Sent up: king of spades to the kings’ row, place 1. Uncovered: six of hearts."
  `);
});
