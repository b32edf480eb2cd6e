/** Accessible names of piles, hints and the status line. The snapshots are there to be read by a person. */
import { expect, test } from 'vitest';
import { deal, restore, type Game } from '../../src/engine.js';
import { allGames } from '../../src/games/index.js';
import { en, ru } from '../../src/locales/all.js';
import type { FullLocale } from '../../src/locales/index.js';
import { sayMove } from '../../src/view/sentences.js';
import { pileLabel, pileName } from '../../src/view/speech.js';
import { statusLine } from '../../src/view/status-line.js';
import { sayHint, sayNoHint } from '../../src/view/speech/help.js';
import { sayPick, sayPile, sayTable } from '../../src/view/speech/readings.js';
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
    база 1, свободна: сюда кладут королей
    база 2, свободна: сюда кладут королей
    база 3, свободна: сюда кладут королей
    база 4, свободна: сюда кладут королей
    база 5, свободна: сюда кладут королей
    база 6, свободна: сюда кладут королей
    база 7, свободна: сюда кладут королей
    база 8, свободна: сюда кладут королей"
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
    база 3, свободна: сюда кладут королей
    база 4, свободна: сюда кладут королей
    база 5, свободна: сюда кладут королей
    база 6, свободна: сюда кладут королей
    база 7, свободна: сюда кладут королей
    база 8, свободна: сюда кладут королей"
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
    база 2, свободна: сюда кладут тузов
    база 3, свободна: сюда кладут тузов
    база 4, свободна: сюда кладут тузов"
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
    ряд королей, место 1, свободно: сюда кладут королей
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
    "колода пуста, проходов больше нет
    сброс пуст
    запас исчерпан
    место 1 на столе, свободно: сюда кладут верхнюю карту сброса
    место 2 на столе, свободно: сюда кладут верхнюю карту сброса
    место 3 на столе, свободно: сюда кладут верхнюю карту сброса
    место 4 на столе, свободно: сюда кладут верхнюю карту сброса
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
  expect(status(en, choosing)).toBe('What fills place 4: a card from the packet or the stock? | base rank: six');
  expect(label(ru, choosing, 'waste')).toBe('сброс пуст');
});

test('the status line', () => {
  const all = (game: Game): string => [ru, en].map((locale) => status(locale, game)).join('\n');
  expect(all(after('korol-dama-valet', 400))).toMatchInlineSnapshot(`
    "Пасьянс сошёлся за 121 ход. | проход 3 из 3
    The patience came out in 121 moves. | pass 3 of 3"
  `);
  expect(all(deal('korol-dama-valet', { deal: 7 }))).toMatchInlineSnapshot(`
    "Соберите по масти 4 базы от пятёрки до короля и 4 от шестёрки до валета. | проход 1 из 3
    Build 4 foundations in suit from five to king and 4 from six to jack. | pass 1 of 3"
  `);
  expect(all(deal('kongress', { deal: 7 }))).toMatchInlineSnapshot(`
    "Соберите по масти 8 баз от туза до короля.
    Build 8 foundations in suit from ace to king."
  `);
  expect(all(deal('kenfild', { deal: 7, rules: { passes: 'unlimited' } }))).toMatchInlineSnapshot(`
    "Соберите по масти 4 базы от туза до короля. | базы с туза | проход 1
    Build 4 foundations in suit from ace to king. | base rank: ace | pass 1"
  `);
  expect(all(after('damy-kuvyrkom', 400))).toMatchInlineSnapshot(`
    " | проход 2 из 3 | освобождено 2 из 7 пленников
     | pass 2 of 3 | 2 of 7 captives freed"
  `);
  expect([0, 1, 2, 7].map((freed) => plain(ru.ui.captivesFreed(freed, 7)))).toEqual([
    'освобождено 0 из 7 пленников',
    'освобождён 1 из 7 пленников',
    'освобождено 2 из 7 пленников',
    'освобождено 7 из 7 пленников',
  ]);
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
    ...game.moves().map((move) => sayHint(locale, game, move, 'line')),
    sayHint(locale, game, game.moves()[0]!, 'guess'),
    ...(['won', 'stuck', 'lost', 'circles'] as const).map((reason) => sayNoHint(locale, reason)),
    sayPick(locale, game, { pile: 'tableau-1', count: 1 }),
    sayPick(locale, game, { pile: 'tableau-2', count: 3 }),
    sayPick(locale, game, { pile: 'tableau-5', count: 1 }),
    sayPick(locale, game, { pile: 'stock', count: 1 }),
    sayPick(locale, game, null),
  ]);
  const move = game.moves().find(({ to }) => to.startsWith('foundation'))!;
  const transfers = game.play(move);
  lines.push(...[ru, en].map((locale) => sayMove(locale, game, move, transfers, 'auto')));
  expect(plain(lines.join('\n'))).toMatchInlineSnapshot(`
    "Подсказка: открыть карту из колоды.
    Подсказка: короля пик — в ряд королей на место 1.
    Подсказка: открыть карту из колоды. Сойдётся ли пасьянс, неизвестно.

    Подсказать нечего: ходов нет.
    Отсюда пасьянс уже не сойдётся.
    Любой ход ведёт к тому, что на столе уже было.
    Взята шестёрка бубен. Положить пока некуда.
    Взяты четвёрка бубен и две карты на ней. Положить пока некуда.
    Взят король пик. Можно положить в ряд королей на место 1.

    Положено обратно.
    Hint: turn a card from the stock.
    Hint: king of spades to the kings’ row, place 1.
    Hint: turn a card from the stock. Whether it comes out is not known.

    There is nothing to suggest: no moves are left.
    From here the patience can no longer come out.
    Every move leads back to where the game has been.
    Picked up: six of diamonds. Nowhere to go now.
    Picked up: four of diamonds with two cards on it. Nowhere to go now.
    Picked up: king of spades. Can go to the kings’ row, place 1.

    Put back.
    Доложено: король пик — в ряд королей на место 1. Открылась: шестёрка червей.
    Sent up: king of spades to the kings’ row, place 1. Uncovered: six of hearts."
  `);
});

const readings = (locale: FullLocale, game: Game, ...piles: readonly string[]): string =>
  plain([sayTable(locale, game), ...piles.map((id) => sayPile(locale, game, id))].join('\n'));

test('a captive who is free and waits is told with the table, others are not', () => {
  const game = after('damy-kuvyrkom', 0);
  const freed = (): boolean =>
    game.piles.some(({ id, cards }) => id.startsWith('captive') && cards[0]?.faceUp === true);
  const moves = restore(scenes['damy-kuvyrkom']!.record).history;
  expect(plain(sayTable(ru, game))).not.toMatch(/пленник \d/i);
  for (const move of moves) {
    game.play({ ...move });
    if (freed()) break;
  }
  expect(plain(sayTable(ru, game)).match(/Пленник[^.]*\./gu)).toEqual([
    expect.stringMatching(/^Пленник \d на свободе: /),
  ]);
  expect(plain(sayTable(en, game)).match(/Captive\s\d[^.]*\./gu)).toEqual([
    expect.stringMatching(/^Captive \d, free: /),
  ]);
});

test('the table in short, piles in full', () => {
  expect(readings(ru, after('damy-kuvyrkom', 120), 'tableau-1', 'tableau-2', 'waste', 'captive-1'))
    .toMatchInlineSnapshot(`
      "На столе: двойка треф, шестёрка пик, пятёрка бубен, семёрка бубен, шестёрка треф, шестёрка треф, четвёрка бубен, восьмёрка червей. Ряд королей: двойка пик, король пик, двойка бубен, туз бубен, восьмёрка червей, король червей, два свободных места. Сброс: шестёрка пик, 32 карты. Колода, 14 карт. Проход 1 из 3. Освобождено 0 из 7 пленников.
      Место 1 на столе: двойка треф.
      Место 2 на столе, восемь карт, сверху вниз: шестёрка пик, семёрка пик, восьмёрка пик, девятка пик, десятка пик, двойка треф, четвёрка треф, девятка пик.
      Сброс, 32 карты, сверху вниз: шестёрка пик, семёрка пик, валет треф, дама пик, четвёрка червей, тройка треф, десятка бубен, десятка треф, двойка пик, дама бубен, тройка бубен, валет треф, четвёрка треф, восьмёрка бубен, дама треф, туз треф, девятка треф, дама пик, пятёрка пик, восьмёрка пик, девятка бубен, пятёрка червей, шестёрка червей, валет пик, десятка червей, двойка червей, четвёрка пик, валет пик, пятёрка пик, дама червей, тройка пик, туз треф.
      Пленник 1, закрыт, пока не собрана масть над ним."
    `);
  expect(readings(en, after('damy-kuvyrkom', 120), 'tableau-1', 'tableau-2', 'waste', 'captive-1'))
    .toMatchInlineSnapshot(`
    "On the table: two of clubs, six of spades, five of diamonds, seven of diamonds, six of clubs, six of clubs, four of diamonds, eight of hearts. Kings’ row: two of spades, king of spades, two of diamonds, ace of diamonds, eight of hearts, king of hearts, two empty places. Waste: six of spades, 32 cards. Stock, 14 cards. Pass 1 of 3. 0 of 7 captives freed.
    Place 1 on the table: two of clubs.
    Place 2 on the table, eight cards, from the top: six of spades, seven of spades, eight of spades, nine of spades, ten of spades, two of clubs, four of clubs, nine of spades.
    Waste, 32 cards, from the top: six of spades, seven of spades, jack of clubs, queen of spades, four of hearts, three of clubs, ten of diamonds, ten of clubs, two of spades, queen of diamonds, three of diamonds, jack of clubs, four of clubs, eight of diamonds, queen of clubs, ace of clubs, nine of clubs, queen of spades, five of spades, eight of spades, nine of diamonds, five of hearts, six of hearts, jack of spades, ten of hearts, two of hearts, four of spades, jack of spades, five of spades, queen of hearts, three of spades, ace of clubs.
    Captive 1, held until the suit above is complete."
  `);
  expect(readings(ru, after('kenfild', 60), 'tableau-1', 'reserve', 'stock', 'foundation-1')).toMatchInlineSnapshot(`
    "На столе: восьмёрка треф, валет пик, десятка пик, восьмёрка бубен. Базы: шестёрка треф, пятёрка бубен, семёрка пик, семёрка червей. Запас исчерпан. Сброс: дама треф, 6 карт. Колода, 11 карт. Базы с двойки. Проход 3 из 4. Остаётся только открывать карты из колоды.
    Место 1 на столе, четыре карты, сверху вниз: восьмёрка треф, девятка бубен, десятка треф, валет бубен.
    Запас исчерпан.
    Колода, 11 карт.
    База 1: шестёрка треф, 5 карт."
  `);
  expect(readings(en, after('kenfild', 60), 'tableau-1', 'reserve', 'stock', 'foundation-1')).toMatchInlineSnapshot(`
    "On the table: eight of clubs, jack of spades, ten of spades, eight of diamonds. Foundations: six of clubs, five of diamonds, seven of spades, seven of hearts. Reserve used up. Waste: queen of clubs, 6 cards. Stock, 11 cards. Base rank: two. Pass 3 of 4. There is nothing to do but turn the stock.
    Place 1 on the table, four cards, from the top: eight of clubs, nine of diamonds, ten of clubs, jack of diamonds.
    Reserve used up.
    Stock, 11 cards.
    Foundation 1: six of clubs, 5 cards."
  `);
  expect(readings(ru, after('tsarstvo-zhenshchin', 1), 'reserve', 'tableau-4')).toMatchInlineSnapshot(`
    "На столе: тройка бубен, туз пик, туз бубен, свободное место, семёрка пик, восьмёрка треф, восьмёрка бубен. Базы: шестёрка червей, шестёрка пик, шесть свободных мест. Запас: король пик, 32 карты. Сброс пуст. Колода, 64 карты. Базы с шестёрки. Чем заполнить место 4: картой из запаса или из колоды?
    Запас, 32 карты, сверху вниз: король пик; под ним 31 закрытая карта.
    Место 4 на столе, свободно, заполняется из запаса или из колоды."
  `);
  expect(readings(en, after('tsarstvo-zhenshchin', 1), 'reserve', 'tableau-4')).toMatchInlineSnapshot(`
    "On the table: three of diamonds, ace of spades, ace of diamonds, empty place, seven of spades, eight of clubs, eight of diamonds. Foundations: six of hearts, six of spades, six empty places. Packet: king of spades, 32 cards. Waste empty. Stock, 64 cards. Base rank: six. What fills place 4: a card from the packet or the stock?
    Packet, 32 cards, from the top: king of spades; 31 face-down cards under it.
    Place 4 on the table, empty, filled from the packet or the stock."
  `);
  expect(readings(ru, after('korol-dama-valet', 60), 'queen-1')).toMatchInlineSnapshot(`
    "Ряды: четвёрка пик, четвёрка червей, двойка бубен, тройка треф, восьмёрка пик, семёрка червей, семёрка бубен, восьмёрка треф. Сброс: двойка пик, 4 карты. Колода, 23 карты. Проход 2 из 3. Остаётся только открывать карты из колоды.
    Ряд дам, место 1: дама пик."
  `);
  expect(readings(en, after('korol-dama-valet', 60), 'queen-1')).toMatchInlineSnapshot(`
    "Rows: four of spades, four of hearts, two of diamonds, three of clubs, eight of spades, seven of hearts, seven of diamonds, eight of clubs. Waste: two of spades, 4 cards. Stock, 23 cards. Pass 2 of 3. There is nothing to do but turn the stock.
    Queens’ row, place 1: queen of spades."
  `);
  expect(readings(ru, after('stroptivye-damy', 30))).toMatchInlineSnapshot(
    `"На столе: пятёрка бубен, двойка пик, пятёрка червей, пятёрка пик, туз бубен, четвёрка треф, туз треф, валет пик. Базы: король червей, семь свободных мест. Запас, 28 карт. Сброс: шестёрка бубен, 17 карт. Колода, 42 карты. Проход 1 из 2. Остаётся только открывать карты из колоды."`,
  );
  expect(readings(ru, after('kongress', 200))).toMatchInlineSnapshot(
    `"На столе: четвёрка треф, дама пик, семёрка треф, пятёрка пик, дама треф, восьмёрка треф, девятка бубен, дама пик. Базы: тройка червей, двойка треф, двойка бубен, восьмёрка пик, двойка пик, три свободных места. Сброс: шестёрка треф, 7 карт. Колода, 58 карт."`,
  );
});
