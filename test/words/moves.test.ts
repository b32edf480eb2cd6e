/** What is said of moves in every game. The snapshots are there to be read by a person. */
import { expect, test } from 'vitest';
import { deal, games, restore } from '../../src/engine.js';
import { en, ru } from '../../src/locales/all.js';
import type { FullLocale } from '../../src/locales/index.js';
import { sayMove } from '../../src/view/sentences.js';
import { plain } from './plain.js';
import { scenes } from './scenes.js';

/** The sentences of the chosen moves; every fourth is taken back and made again as well. */
function told(id: string, locale: FullLocale): string {
  const { record, told: chosen } = scenes[id]!;
  const played = restore(record);
  const game = deal(id, { deal: played.dealNumber ?? 0, rules: played.rules });
  const lines = played.history.flatMap((move, index) => {
    const transfers = game.play(move);
    const which = chosen.indexOf(index + 1);
    if (which < 0) return [];
    const lines = [sayMove(locale, game, move, transfers, 'player')];
    if (which % 4 !== 3) return lines;
    lines.push(sayMove(locale, game, move, game.undo(), 'undo'));
    lines.push(sayMove(locale, game, move, game.redo(), 'redo'));
    return lines;
  });
  return plain(lines.join('\n'));
}

test('of every game the sentences of ten moves are read', () => {
  expect(Object.keys(scenes).sort()).toEqual(games.map(({ id }) => id).sort());
  for (const { told } of Object.values(scenes)) expect(told.length).toBeGreaterThanOrEqual(10);
});

test('stroptivye-damy', () => {
  expect(told('stroptivye-damy', ru)).toMatchInlineSnapshot(`
    "Двойка пик — на тройку пик. Сверху в сбросе: девятка бубен.
    Из колоды: король червей. Ушёл на базу.
    Из колоды: дама треф. Три нижние карты сброса ушли под колоду.
    Дама пик — на базу. Масть собрана: пики. Из запаса: король треф, сразу на базу. Место 3 заполнено из запаса: валет треф.
    Ход отменён со всем, что за ним последовало: дама пик снова на месте 3.
    Ход возвращён. Дама пик — на базу. Масть собрана: пики. Из запаса: король треф, сразу на базу. Место 3 заполнено из запаса: валет треф.
    Из колоды: десятка треф. Колода кончилась.
    Тройка пик — на четвёрку пик. Место 8 заполнено из запаса: пятёрка треф. Запас исчерпан.
    Проход окончен. Сброс перевёрнут: проход 2 из 2.
    Из колоды: дама треф. Дама сама ушла под колоду.
    Ход отменён со всем, что за ним последовало: карта вернулась в колоду.
    Ход возвращён. Из колоды: дама треф. Дама сама ушла под колоду.
    Из колоды: дама бубен. Дама и две карты под ней ушли под колоду.
    Туз червей — на базу. Сброс пуст.
    Шестёрка треф и две карты на ней — на семёрку треф (место 2). Открылась: семёрка треф.
    Девятка треф — на десятку треф (место 3). Открылась: десятка треф.
    Ход отменён: девятка треф снова на месте 8.
    Ход возвращён. Девятка треф — на десятку треф (место 3). Открылась: десятка треф."
  `);
  expect(told('stroptivye-damy', en)).toMatchInlineSnapshot(`
    "Two of spades to the three of spades. On top of the waste: nine of diamonds.
    From the stock: king of hearts, to his foundation.
    From the stock: queen of clubs. The three lowest cards of the waste went under the stock.
    Queen of spades to her foundation. Suit complete: spades. From the packet: king of clubs, straight to his foundation. Place 3 filled from the packet: jack of clubs.
    Undone with all that followed: queen of spades back at place 3.
    Redone. Queen of spades to her foundation. Suit complete: spades. From the packet: king of clubs, straight to his foundation. Place 3 filled from the packet: jack of clubs.
    From the stock: ten of clubs. The stock is used up.
    Three of spades to the four of spades. Place 8 filled from the packet: five of clubs. The packet is used up.
    The pass is over. Waste turned over: pass 2 of 2.
    From the stock: queen of clubs. The queen herself went under the stock.
    Undone with all that followed: the card is back in the stock.
    Redone. From the stock: queen of clubs. The queen herself went under the stock.
    From the stock: queen of diamonds. The queen and the two cards under her went under the stock.
    Ace of hearts to its foundation. The waste is empty.
    Six of clubs with two cards on it, to the seven of clubs (place 2). Uncovered: seven of clubs.
    Nine of clubs to the ten of clubs (place 3). Uncovered: ten of clubs.
    Undone: nine of clubs back at place 8.
    Redone. Nine of clubs to the ten of clubs (place 3). Uncovered: ten of clubs."
  `);
});

test('tsarstvo-zhenshchin', () => {
  expect(told('tsarstvo-zhenshchin', ru)).toMatchInlineSnapshot(`
    "Шестёрка пик — на свободную базу. Чем заполнить место 4: картой из запаса или из колоды?
    Место 5 заполнено из запаса: король пик. Сверху в запасе: девятка бубен.
    Восьмёрка червей — на базу. Сверху в запасе: шестёрка бубен.
    Шестёрка бубен — на свободную базу. Сверху в запасе: восьмёрка пик.
    Ход отменён: шестёрка бубен снова в запасе.
    Ход возвращён. Шестёрка бубен — на свободную базу. Сверху в запасе: восьмёрка пик.
    Двойка червей — на тройку червей. Сверху в запасе: восьмёрка бубен.
    Дама бубен — на базу. Сверху в сбросе: тройка треф. Пять нижних карт запаса ушли под колоду; в запасе 3.
    Из колоды: дама пик. Три нижние карты запаса ушли под колоду. Запас исчерпан.
    Валет треф — на даму треф (место 1). Открылась: дама треф.
    Ход отменён: валет треф снова на месте 7.
    Ход возвращён. Валет треф — на даму треф (место 1). Открылась: дама треф.
    Король треф и две карты на нём — на туза треф. Место 7 заполнено из колоды: десятка червей.
    Валет треф и карта на нём — на даму треф (место 1). Открылась: дама треф.
    Туз бубен — на двойку бубен. Место 3 заполнено из колоды: пятёрка бубен.
    Пятёрка пик — на базу. Масть собрана: пики. Место 3 заполнено из сброса: туз треф. Сверху в сбросе: четвёрка червей.
    Ход отменён со всем, что за ним последовало: пятёрка пик снова на месте 3.
    Ход возвращён. Пятёрка пик — на базу. Масть собрана: пики. Место 3 заполнено из сброса: туз треф. Сверху в сбросе: четвёрка червей."
  `);
  expect(told('tsarstvo-zhenshchin', en)).toMatchInlineSnapshot(`
    "Six of spades to an empty foundation. What fills place 4: a card from the packet or the stock?
    Place 5 filled from the packet: king of spades. On top of the packet: nine of diamonds.
    Eight of hearts to its foundation. On top of the packet: six of diamonds.
    Six of diamonds to an empty foundation. On top of the packet: eight of spades.
    Undone: six of diamonds back on the packet.
    Redone. Six of diamonds to an empty foundation. On top of the packet: eight of spades.
    Two of hearts to the three of hearts. On top of the packet: eight of diamonds.
    Queen of diamonds to her foundation. On top of the waste: three of clubs. The five lowest cards of the packet went under the stock; 3 left in the packet.
    From the stock: queen of spades. The three lowest cards of the packet went under the stock. The packet is used up.
    Jack of clubs to the queen of clubs (place 1). Uncovered: queen of clubs.
    Undone: jack of clubs back at place 7.
    Redone. Jack of clubs to the queen of clubs (place 1). Uncovered: queen of clubs.
    King of clubs with two cards on him, to the ace of clubs. Place 7 filled from the stock: ten of hearts.
    Jack of clubs with a card on him, to the queen of clubs (place 1). Uncovered: queen of clubs.
    Ace of diamonds to the two of diamonds. Place 3 filled from the stock: five of diamonds.
    Five of spades to its foundation. Suit complete: spades. Place 3 filled from the waste: ace of clubs. On top of the waste: four of hearts.
    Undone with all that followed: five of spades back at place 3.
    Redone. Five of spades to its foundation. Suit complete: spades. Place 3 filled from the waste: ace of clubs. On top of the waste: four of hearts."
  `);
});

test('damskiy', () => {
  expect(told('damskiy', ru)).toMatchInlineSnapshot(`
    "Из колоды: дама пик. Три нижние карты запаса ушли под колоду; в запасе 27.
    Шестёрка треф — на свободную базу. Сверху в сбросе: двойка пик.
    Валет треф — на даму треф. Сверху в запасе: четвёрка червей.
    Шестёрка бубен — на свободную базу. Сверху в запасе: семёрка бубен.
    Ход отменён: шестёрка бубен снова в запасе.
    Ход возвращён. Шестёрка бубен — на свободную базу. Сверху в запасе: семёрка бубен.
    Дама червей — на базу. Нижняя карта запаса ушла под колоду. Запас исчерпан. Сброс занял место запаса: 25 карт, сверху восьмёрка пик.
    Двойка червей — на тройку червей (место 7). Открылась: тройка червей.
    Двойка червей и карта на ней — на тройку червей (место 7). Открылась: тройка червей.
    Пятёрка червей — на базу. Масть собрана: черви. Место 2 заполнено из запаса: дама пик. Пять нижних карт запаса ушли под колоду; в запасе 4. Сверху в запасе: девятка треф.
    Ход отменён со всем, что за ним последовало: пятёрка червей снова на месте 2.
    Ход возвращён. Пятёрка червей — на базу. Масть собрана: черви. Место 2 заполнено из запаса: дама пик. Пять нижних карт запаса ушли под колоду; в запасе 4. Сверху в запасе: девятка треф.
    Десятка бубен — на валета бубен. Сброс пуст.
    Король червей — на базу. Сброс пуст.
    Дама бубен — на короля бубен (место 5). Запас исчерпан.
    Валет бубен и карта на нём — на даму бубен. Место 4 свободно.
    Ход отменён: валет бубен и карта на нём снова на месте 4.
    Ход возвращён. Валет бубен и карта на нём — на даму бубен. Место 4 свободно."
  `);
  expect(told('damskiy', en)).toMatchInlineSnapshot(`
    "From the stock: queen of spades. The three lowest cards of the packet went under the stock; 27 left in the packet.
    Six of clubs to an empty foundation. On top of the waste: two of spades.
    Jack of clubs to the queen of clubs. On top of the packet: four of hearts.
    Six of diamonds to an empty foundation. On top of the packet: seven of diamonds.
    Undone: six of diamonds back on the packet.
    Redone. Six of diamonds to an empty foundation. On top of the packet: seven of diamonds.
    Queen of hearts to her foundation. The lowest card of the packet went under the stock. The packet is used up. The waste took the place of the packet: 25 cards, eight of spades on top.
    Two of hearts to the three of hearts (place 7). Uncovered: three of hearts.
    Two of hearts with a card on it, to the three of hearts (place 7). Uncovered: three of hearts.
    Five of hearts to its foundation. Suit complete: hearts. Place 2 filled from the packet: queen of spades. The five lowest cards of the packet went under the stock; 4 left in the packet. On top of the packet: nine of clubs.
    Undone with all that followed: five of hearts back at place 2.
    Redone. Five of hearts to its foundation. Suit complete: hearts. Place 2 filled from the packet: queen of spades. The five lowest cards of the packet went under the stock; 4 left in the packet. On top of the packet: nine of clubs.
    Ten of diamonds to the jack of diamonds. The waste is empty.
    King of hearts to his foundation. The waste is empty.
    Queen of diamonds to the king of diamonds (place 5). The packet is used up.
    Jack of diamonds with a card on him, to the queen of diamonds. Place 4 is empty.
    Undone: jack of diamonds with a card on him, back at place 4.
    Redone. Jack of diamonds with a card on him, to the queen of diamonds. Place 4 is empty."
  `);
});

test('otvazhnye-damy', () => {
  expect(told('otvazhnye-damy', ru)).toMatchInlineSnapshot(`
    "Четвёрка треф — на пятёрку треф. Сверху в сбросе: дама треф.
    Король бубен — на свободную базу. Сверху в сбросе: туз треф.
    Место 7 заполнено из запаса: дама треф. Сверху в запасе: туз бубен. Пять нижних карт запаса ушли под колоду; в запасе 7.
    Четвёрка пик — на пятёрку пик (место 5). Открылась: пятёрка пик.
    Ход отменён: четвёрка пик снова на месте 3.
    Ход возвращён. Четвёрка пик — на пятёрку пик (место 5). Открылась: пятёрка пик.
    Из колоды: дама бубен. Нижняя карта запаса ушла под колоду. Запас исчерпан, место 8 вступило в игру. Чем заполнить место 8: картой из колоды или из сброса?
    Десятка бубен и карта на ней — на валета бубен. Место 1 заполнено из колоды: тройка бубен.
    Четвёрка пик — на пятёрку пик. Место 4 заполнено из колоды: девятка пик.
    Валет пик — на базу. Масть собрана: пики. Сверху в сбросе: пятёрка бубен.
    Ход отменён: валет пик снова в сбросе.
    Ход возвращён. Валет пик — на базу. Масть собрана: пики. Сверху в сбросе: пятёрка бубен.
    Место 8 заполнено из сброса: пятёрка червей. Сверху в сбросе: пятёрка бубен.
    Девятка червей — на базу. Место 6 заполнено из колоды: валет бубен. Колода кончилась.
    Десятка бубен и карта на ней — на валета бубен (место 6). Открылся: валет бубен.
    Проход окончен. Сброс перевёрнут: проход 2 из 2.
    Ход отменён: сброс снова открыт, проход 1 из 2.
    Ход возвращён. Проход окончен. Сброс перевёрнут: проход 2 из 2."
  `);
  expect(told('otvazhnye-damy', en)).toMatchInlineSnapshot(`
    "Four of clubs to the five of clubs. On top of the waste: queen of clubs.
    King of diamonds to an empty foundation. On top of the waste: ace of clubs.
    Place 7 filled from the packet: queen of clubs. On top of the packet: ace of diamonds. The five lowest cards of the packet went under the stock; 7 left in the packet.
    Four of spades to the five of spades (place 5). Uncovered: five of spades.
    Undone: four of spades back at place 3.
    Redone. Four of spades to the five of spades (place 5). Uncovered: five of spades.
    From the stock: queen of diamonds. The lowest card of the packet went under the stock. The packet is used up, place 8 comes into play. What fills place 8: a card from the stock or the waste?
    Ten of diamonds with a card on it, to the jack of diamonds. Place 1 filled from the stock: three of diamonds.
    Four of spades to the five of spades. Place 4 filled from the stock: nine of spades.
    Jack of spades to his foundation. Suit complete: spades. On top of the waste: five of diamonds.
    Undone: jack of spades back on the waste.
    Redone. Jack of spades to his foundation. Suit complete: spades. On top of the waste: five of diamonds.
    Place 8 filled from the waste: five of hearts. On top of the waste: five of diamonds.
    Nine of hearts to its foundation. Place 6 filled from the stock: jack of diamonds. The stock is used up.
    Ten of diamonds with a card on it, to the jack of diamonds (place 6). Uncovered: jack of diamonds.
    The pass is over. Waste turned over: pass 2 of 2.
    Undone: the waste lies open again, pass 1 of 2.
    Redone. The pass is over. Waste turned over: pass 2 of 2."
  `);
});

test('kongress', () => {
  expect(told('kongress', ru)).toMatchInlineSnapshot(`
    "Туз червей — на свободную базу. Место 7 заполнено из колоды: туз бубен.
    Двойка бубен — на базу. Место 4 заполнено из колоды: шестёрка червей.
    Восьмёрка пик — на девятку бубен (место 3). Открылась: девятка бубен.
    Из колоды: четвёрка треф.
    Ход отменён: карта вернулась в колоду.
    Ход возвращён. Из колоды: четвёрка треф.
    Двойка треф — на базу. Сброс пуст.
    Семёрка бубен — на восьмёрку пик. Сверху в сбросе: десятка червей.
    Девятка бубен — на десятку червей. Место 3 заполнено из сброса: четвёрка пик. Сверху в сбросе: дама пик.
    Дама пик — на короля бубен. Сброс пуст.
    Ход отменён: дама пик снова в сбросе.
    Ход возвращён. Дама пик — на короля бубен. Сброс пуст.
    Туз пик — на свободную базу. Сверху в сбросе: восьмёрка бубен.
    Четвёрка пик — на базу. Место 3 заполнено из сброса: десятка бубен. Сброс пуст.
    Семёрка пик — на базу. Открылась: восьмёрка пик.
    Семёрка треф — на восьмёрку треф (место 3). Сверху в сбросе: шестёрка треф.
    Ход отменён: семёрка треф снова в сбросе.
    Ход возвращён. Семёрка треф — на восьмёрку треф (место 3). Сверху в сбросе: шестёрка треф."
  `);
  expect(told('kongress', en)).toMatchInlineSnapshot(`
    "Ace of hearts to an empty foundation. Place 7 filled from the stock: ace of diamonds.
    Two of diamonds to its foundation. Place 4 filled from the stock: six of hearts.
    Eight of spades to the nine of diamonds (place 3). Uncovered: nine of diamonds.
    From the stock: four of clubs.
    Undone: the card is back in the stock.
    Redone. From the stock: four of clubs.
    Two of clubs to its foundation. The waste is empty.
    Seven of diamonds to the eight of spades. On top of the waste: ten of hearts.
    Nine of diamonds to the ten of hearts. Place 3 filled from the waste: four of spades. On top of the waste: queen of spades.
    Queen of spades to the king of diamonds. The waste is empty.
    Undone: queen of spades back on the waste.
    Redone. Queen of spades to the king of diamonds. The waste is empty.
    Ace of spades to an empty foundation. On top of the waste: eight of diamonds.
    Four of spades to its foundation. Place 3 filled from the waste: ten of diamonds. The waste is empty.
    Seven of spades to its foundation. Uncovered: eight of spades.
    Seven of clubs to the eight of clubs (place 3). On top of the waste: six of clubs.
    Undone: seven of clubs back on the waste.
    Redone. Seven of clubs to the eight of clubs (place 3). On top of the waste: six of clubs."
  `);
});

test('korol-dama-valet', () => {
  expect(told('korol-dama-valet', ru)).toMatchInlineSnapshot(`
    "Из колоды: десятка бубен.
    Четвёрка червей — в свой ряд. Сверху в сбросе: восьмёрка червей.
    Из колоды: валет треф. Колода кончилась.
    Проход окончен. Сброс перетасован: проход 2 из 3.
    Ход отменён: сброс снова открыт, проход 1 из 3.
    Ход возвращён. Проход окончен. Сброс перетасован: проход 2 из 3.
    Из колоды: двойка пик.
    Туз бубен — в свой ряд. Сверху в сбросе: туз червей.
    Валет пик — в свой ряд. Ряд собран до валета пик. Сверху в сбросе: туз червей.
    Из колоды: туз пик.
    Ход отменён: карта вернулась в колоду.
    Ход возвращён. Из колоды: туз пик.
    Туз пик — в свой ряд. Сброс пуст.
    Король треф — в свой ряд. Ряд собран до короля треф. Сброс пуст."
  `);
  expect(told('korol-dama-valet', en)).toMatchInlineSnapshot(`
    "From the stock: ten of diamonds.
    Four of hearts to its row. On top of the waste: eight of hearts.
    From the stock: jack of clubs. The stock is used up.
    The pass is over. Waste shuffled: pass 2 of 3.
    Undone: the waste lies open again, pass 1 of 3.
    Redone. The pass is over. Waste shuffled: pass 2 of 3.
    From the stock: two of spades.
    Ace of diamonds to its row. On top of the waste: ace of hearts.
    Jack of spades to his row. Row complete, with the jack of spades. On top of the waste: ace of hearts.
    From the stock: ace of spades.
    Undone: the card is back in the stock.
    Redone. From the stock: ace of spades.
    Ace of spades to its row. The waste is empty.
    King of clubs to his row. Row complete, with the king of clubs. The waste is empty."
  `);
});

test('kenfild', () => {
  expect(told('kenfild', ru)).toMatchInlineSnapshot(`
    "Тройка треф — на базу. Сверху в запасе: пятёрка треф.
    Валет треф — на даму бубен. Место 3 заполнено из запаса: пятёрка треф. Сверху в запасе: король пик.
    Двойка бубен — на свободную базу. Сверху в сбросе: десятка бубен.
    Десятка треф — на валета бубен. Сверху в сбросе: девятка пик.
    Ход отменён: десятка треф снова в сбросе.
    Ход возвращён. Десятка треф — на валета бубен. Сверху в сбросе: девятка пик.
    Шестёрка червей — на семёрку пик. Сверху в запасе: двойка пик.
    Двойка пик — на свободную базу. Сверху в запасе: тройка бубен.
    Из колоды: десятка пик. Колода кончилась.
    Проход окончен. Сброс перевёрнут: проход 2 из 4.
    Ход отменён: сброс снова открыт, проход 1 из 4.
    Ход возвращён. Проход окончен. Сброс перевёрнут: проход 2 из 4.
    Четвёрка червей — на базу. Открылась: пятёрка пик.
    Король пик и пять карт на нём — на туза червей. Место 3 свободно.
    Туз пик — на свободное место 2. Сброс пуст.
    Туз треф — на базу. Масть собрана: трефы. Сверху в сбросе: король бубен.
    Ход отменён: туз треф снова в сбросе.
    Ход возвращён. Туз треф — на базу. Масть собрана: трефы. Сверху в сбросе: король бубен."
  `);
  expect(told('kenfild', en)).toMatchInlineSnapshot(`
    "Three of clubs to its foundation. On top of the reserve: five of clubs.
    Jack of clubs to the queen of diamonds. Place 3 filled from the reserve: five of clubs. On top of the reserve: king of spades.
    Two of diamonds to an empty foundation. On top of the waste: ten of diamonds.
    Ten of clubs to the jack of diamonds. On top of the waste: nine of spades.
    Undone: ten of clubs back on the waste.
    Redone. Ten of clubs to the jack of diamonds. On top of the waste: nine of spades.
    Six of hearts to the seven of spades. On top of the reserve: two of spades.
    Two of spades to an empty foundation. On top of the reserve: three of diamonds.
    From the stock: ten of spades. The stock is used up.
    The pass is over. Waste turned over: pass 2 of 4.
    Undone: the waste lies open again, pass 1 of 4.
    Redone. The pass is over. Waste turned over: pass 2 of 4.
    Four of hearts to its foundation. Uncovered: five of spades.
    King of spades with five cards on him, to the ace of hearts. Place 3 is empty.
    Ace of spades to the empty place 2. The waste is empty.
    Ace of clubs to its foundation. Suit complete: clubs. On top of the waste: king of diamonds.
    Undone: ace of clubs back on the waste.
    Redone. Ace of clubs to its foundation. Suit complete: clubs. On top of the waste: king of diamonds."
  `);
});

test('damy-kuvyrkom', () => {
  expect(told('damy-kuvyrkom', ru)).toMatchInlineSnapshot(`
    "Король пик — в ряд королей на место 1. Открылась: десятка бубен.
    Туз пик — в ряд королей на место 1. Сверху в сбросе: восьмёрка пик.
    Девятка пик — на десятку пик. Сверху в сбросе: восьмёрка пик.
    Король бубен — в ряд королей на место 4. Сверху в сбросе: восьмёрка пик.
    Ход отменён: король бубен снова в сбросе.
    Ход возвращён. Король бубен — в ряд королей на место 4. Сверху в сбросе: восьмёрка пик.
    Девятка червей и карта на ней — на десятку червей. Место 6 свободно.
    Шестёрка треф — на семёрку треф. Место 1 свободно.
    Двойка треф — на свободное место 1. Сверху в сбросе: шестёрка пик.
    Четвёрка бубен — на пятёрку бубен (место 7). Сверху в сбросе: шестёрка пик.
    Ход отменён: четвёрка бубен снова в сбросе.
    Ход возвращён. Четвёрка бубен — на пятёрку бубен (место 7). Сверху в сбросе: шестёрка пик.
    Дама червей — в ряд королей. Масть собрана: черви. Пленник открыт: дама бубен. Открылся: валет червей.
    Туз пик — из плена в ряд королей.
    Из колоды: тройка пик. Колода кончилась.
    Проход окончен. Сброс перевёрнут: проход 2 из 3.
    Ход отменён: сброс снова открыт, проход 1 из 3.
    Ход возвращён. Проход окончен. Сброс перевёрнут: проход 2 из 3."
  `);
  expect(told('damy-kuvyrkom', en)).toMatchInlineSnapshot(`
    "King of spades to the kings’ row, place 1. Uncovered: ten of diamonds.
    Ace of spades to the kings’ row, place 1. On top of the waste: eight of spades.
    Nine of spades to the ten of spades. On top of the waste: eight of spades.
    King of diamonds to the kings’ row, place 4. On top of the waste: eight of spades.
    Undone: king of diamonds back on the waste.
    Redone. King of diamonds to the kings’ row, place 4. On top of the waste: eight of spades.
    Nine of hearts with a card on it, to the ten of hearts. Place 6 is empty.
    Six of clubs to the seven of clubs. Place 1 is empty.
    Two of clubs to the empty place 1. On top of the waste: six of spades.
    Four of diamonds to the five of diamonds (place 7). On top of the waste: six of spades.
    Undone: four of diamonds back on the waste.
    Redone. Four of diamonds to the five of diamonds (place 7). On top of the waste: six of spades.
    Queen of hearts to the kings’ row. Suit complete: hearts. Captive turned up: queen of diamonds. Uncovered: jack of hearts.
    Ace of spades, set free, to the kings’ row.
    From the stock: three of spades. The stock is used up.
    The pass is over. Waste turned over: pass 2 of 3.
    Undone: the waste lies open again, pass 1 of 3.
    Redone. The pass is over. Waste turned over: pass 2 of 3."
  `);
});

test('damy-bliznetsy', () => {
  expect(told('damy-bliznetsy', ru)).toMatchInlineSnapshot(`
    "Из колоды: десятка червей.
    Десятка червей — на валета червей. Сброс пуст.
    Король червей — на свободную базу. Сверху в сбросе: четвёрка червей.
    Туз червей — на базу. Место 1 заполнено из сброса: четвёрка червей. Сверху в сбросе: пятёрка треф.
    Ход отменён со всем, что за ним последовало: туз червей снова на месте 1.
    Ход возвращён. Туз червей — на базу. Место 1 заполнено из сброса: четвёрка червей. Сверху в сбросе: пятёрка треф.
    Туз бубен — на базу 4. Сверху в сбросе: шестёрка треф.
    Девятка треф — на десятку треф (место 8). Сверху в сбросе: восьмёрка пик.
    Дама пик — на базу. Масть собрана: пики. Место 2 заполнено из сброса: восьмёрка пик. Сверху в сбросе: дама бубен.
    Из колоды: четвёрка пик. Колода кончилась.
    Ход отменён: карта вернулась в колоду.
    Ход возвращён. Из колоды: четвёрка пик. Колода кончилась.
    Проход окончен. Сброс перевёрнут: проход 2 из 2.
    Десятка червей — на валета червей. Место 5 заполнено из колоды: десятка бубен.
    Десятка бубен — на базу. Место 5 свободно.
    Валет бубен — на базу. Место 1 свободно.
    Ход отменён: валет бубен снова на месте 1.
    Ход возвращён. Валет бубен — на базу. Место 1 свободно."
  `);
  expect(told('damy-bliznetsy', en)).toMatchInlineSnapshot(`
    "From the stock: ten of hearts.
    Ten of hearts to the jack of hearts. The waste is empty.
    King of hearts to an empty foundation. On top of the waste: four of hearts.
    Ace of hearts to its foundation. Place 1 filled from the waste: four of hearts. On top of the waste: five of clubs.
    Undone with all that followed: ace of hearts back at place 1.
    Redone. Ace of hearts to its foundation. Place 1 filled from the waste: four of hearts. On top of the waste: five of clubs.
    Ace of diamonds to foundation 4. On top of the waste: six of clubs.
    Nine of clubs to the ten of clubs (place 8). On top of the waste: eight of spades.
    Queen of spades to her foundation. Suit complete: spades. Place 2 filled from the waste: eight of spades. On top of the waste: queen of diamonds.
    From the stock: four of spades. The stock is used up.
    Undone: the card is back in the stock.
    Redone. From the stock: four of spades. The stock is used up.
    The pass is over. Waste turned over: pass 2 of 2.
    Ten of hearts to the jack of hearts. Place 5 filled from the stock: ten of diamonds.
    Ten of diamonds to its foundation. Place 5 is empty.
    Jack of diamonds to his foundation. Place 1 is empty.
    Undone: jack of diamonds back at place 1.
    Redone. Jack of diamonds to his foundation. Place 1 is empty."
  `);
});

test('skorpion', () => {
  expect(told('skorpion', ru)).toMatchInlineSnapshot(`
    "Из колоды: девятка червей — на место 1, восьмёрка бубен — на место 2, дама треф — на место 3. Колода кончилась.
    Тройка треф и две карты на ней — на четвёрку треф. Открылась: четвёрка пик.
    Дама пик — на короля пик. Открылась: четвёрка бубен.
    Шестёрка треф и карта на ней — на семёрку треф. Открылся: валет бубен.
    Ход отменён: шестёрка треф и карта на ней снова на месте 3.
    Ход возвращён. Шестёрка треф и карта на ней — на семёрку треф. Открылся: валет бубен.
    Четвёрка треф и 12 карт на ней — на пятёрку треф. Открылась: десятка треф.
    Семёрка пик и карта на ней — на восьмёрку пик. Открылась: тройка пик.
    Шестёрка пик и три карты на ней — на семёрку пик. Открылся: туз червей.
    Валет бубен и 14 карт на нём — на даму бубен. Открылся: валет треф.
    Ход отменён: валет бубен и 14 карт на нём снова на месте 4.
    Ход возвращён. Валет бубен и 14 карт на нём — на даму бубен. Открылся: валет треф.
    Дама треф и две карты на ней — на короля треф. Открылась: шестёрка треф.
    Восьмёрка пик и семь карт на ней — на девятку пик. Открылась: шестёрка бубен.
    Десятка пик — на валета пик. Место 3 свободно.
    Девятка пик и восемь карт на ней — на десятку пик. Масть собрана: пики.
    Ход отменён: девятка пик и восемь карт на ней снова на месте 1.
    Ход возвращён. Девятка пик и восемь карт на ней — на десятку пик. Масть собрана: пики."
  `);
  expect(told('skorpion', en)).toMatchInlineSnapshot(`
    "From the stock: nine of hearts to place 1, eight of diamonds to place 2, queen of clubs to place 3. The stock is used up.
    Three of clubs with two cards on it, to the four of clubs. Uncovered: four of spades.
    Queen of spades to the king of spades. Uncovered: four of diamonds.
    Six of clubs with a card on it, to the seven of clubs. Uncovered: jack of diamonds.
    Undone: six of clubs with a card on it, back at place 3.
    Redone. Six of clubs with a card on it, to the seven of clubs. Uncovered: jack of diamonds.
    Four of clubs with twelve cards on it, to the five of clubs. Uncovered: ten of clubs.
    Seven of spades with a card on it, to the eight of spades. Uncovered: three of spades.
    Six of spades with three cards on it, to the seven of spades. Uncovered: ace of hearts.
    Jack of diamonds with 14 cards on him, to the queen of diamonds. Uncovered: jack of clubs.
    Undone: jack of diamonds with 14 cards on him, back at place 4.
    Redone. Jack of diamonds with 14 cards on him, to the queen of diamonds. Uncovered: jack of clubs.
    Queen of clubs with two cards on her, to the king of clubs. Uncovered: six of clubs.
    Eight of spades with seven cards on it, to the nine of spades. Uncovered: six of diamonds.
    Ten of spades to the jack of spades. Place 3 is empty.
    Nine of spades with eight cards on it, to the ten of spades. Suit complete: spades.
    Undone: nine of spades with eight cards on it, back at place 1.
    Redone. Nine of spades with eight cards on it, to the ten of spades. Suit complete: spades."
  `);
  const game = deal('skorpion', { deal: 1 });
  const [move] = game.moves();
  const back = [ru, en].map((locale) => {
    game.play(move!);
    return plain(sayMove(locale, game, move!, game.undo(), 'undo'));
  });
  expect(back).toMatchInlineSnapshot(`
    [
      "Ход отменён: три карты вернулись в колоду.",
      "Undone: three cards are back in the stock.",
    ]
  `);
});

test('skorpion: a suit that is whole on the table is told, by whatever move, and no other pile is', () => {
  const played = restore(scenes['skorpion']!.record);
  const game = deal('skorpion', { deal: played.dealNumber ?? 0 });
  const whole = played.history.flatMap((move) => {
    const said = plain(sayMove(ru, game, move, game.play(move), 'player'));
    return said.match(/масть собрана: \S+/giu) ?? [];
  });
  const suits = ['пики', 'черви', 'бубны', 'трефы'].map((suit) => `Масть собрана: ${suit}.`);
  expect([...whole].sort()).toEqual(suits.sort());
});
