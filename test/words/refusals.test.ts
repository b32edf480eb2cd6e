/** Every reason has words in both languages, and the words name the rule of the game. */
import { describe, expect, test } from 'vitest';
import { deal, type Move } from '../../src/engine.js';
import { REASONS, type RefusalReason } from '../../src/engine/index.js';
import { en, ru } from '../../src/locales/all.js';
import type { FullLocale } from '../../src/locales/index.js';
import { sayRefusal } from '../../src/view/sentences.js';
import { plain } from './plain.js';
import { anyMove, dice, everyRules } from './walk.js';

/** What is said where no card and no pile helps to say it. */
const bare: Move = { from: 'nowhere', to: 'nowhere', count: 1 };

describe.each([en, ru])('$lang', (locale: FullLocale) => {
  test.each(['kongress', 'kenfild', 'stroptivye-damy', 'damy-kuvyrkom'])('every reason in %s', (id) => {
    const game = deal(id, { deal: 7 });
    const moves = [
      bare,
      { from: 'tableau-1', to: 'tableau-2', count: 1 },
      { from: 'waste', to: 'foundation-1', count: 1 },
    ];
    for (const move of moves) {
      const texts = REASONS.map((reason) => plain(sayRefusal(locale, game, move, reason)));
      for (const text of texts) expect(text).toMatch(/^(Not allowed|Так нельзя): .{6,}[^.]\.$/);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  test('the same reason names another rule in another game', () => {
    const said = (id: string, move: Move, reason: RefusalReason): string =>
      sayRefusal(locale, deal(id, { deal: 7 }), move, reason);
    const down = { from: 'tableau-1', to: 'tableau-2', count: 1 };
    const up = { from: 'tableau-1', to: 'foundation-2', count: 1 };
    const different = (texts: readonly string[]): void =>
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    different(['kongress', 'kenfild', 'stroptivye-damy'].map((id) => said(id, down, 'wrong-rank')));
    different(['kongress', 'kenfild', 'stroptivye-damy'].map((id) => said(id, down, 'not-a-run')));
    different(['kongress', 'stroptivye-damy', 'damy-kuvyrkom'].map((id) => said(id, up, 'wrong-base')));
    different(['kongress', 'kenfild', 'korol-dama-valet'].map((id) => said(id, up, 'no-redeal')));
    different(['kongress', 'kenfild'].map((id) => said(id, up, 'turn-count')));
    different(
      ['kongress', 'tsarstvo-zhenshchin', 'damskiy', 'stroptivye-damy'].map((id) => said(id, down, 'place-refills')),
    );
  });
});

/** Refused moves met in play: for every reason and game the first, as it is said. */
function met(): readonly (readonly [key: string, ...texts: string[]])[] {
  const found = new Map<string, readonly string[]>();
  for (const seed of [1, 2, 3]) {
    const roll = dice(seed);
    for (const game of everyRules(seed)) {
      const ids = game.piles.map(({ id }) => id);
      for (let step = 0; step < 200 && game.status === 'playing'; step++) {
        const from = ids[roll(ids.length)]!;
        for (const to of ids) {
          for (const count of [1, 3]) {
            const move = { from, to, count };
            const reason = game.refusal(move);
            const key = `${reason}, ${game.id}`;
            if (reason === null || found.has(key)) continue;
            found.set(
              key,
              [ru, en].map((locale) => plain(sayRefusal(locale, game, move, reason))),
            );
          }
        }
        game.play(anyMove(game, roll));
      }
    }
  }
  return [...found].map(([key, texts]) => [key, ...texts] as const).sort(([a], [b]) => (a < b ? -1 : 1));
}

test('refusals met in play', () => {
  const all = met();
  // Where the same sentence is said in more games, the first of them stands.
  const lines = (which: 1 | 2): string =>
    all
      .filter(([, ...texts], index) => all.findIndex((other) => other[which] === texts[which - 1]) === index)
      .map((refusal) => `${refusal[0]}: ${refusal[which]}`)
      .join('\n');
  expect(lines(1)).toMatchInlineSnapshot(`
    "captive-held, damy-kuvyrkom: Так нельзя: пленник закрыт, пока не собрана масть над ним.
    captive-row-only, damy-kuvyrkom: Так нельзя: пленник идёт только в ряд королей.
    changes-nothing, damy-kuvyrkom: Так нельзя: стопка и так занимает отдельное место, на другом ничего не изменится.
    closed-pile, damskiy: Так нельзя: в колоду карты не кладут.
    closed-pile, korol-dama-valet: Так нельзя: на дам карты не кладут.
    empty-pile, damskiy: Так нельзя: здесь нет карт.
    empty-pile, korol-dama-valet: Так нельзя: сброс пуст.
    empty-pile, skorpion: Так нельзя: колода пуста.
    first-empty, damskiy: Так нельзя: сначала занимают первую свободную базу, сейчас это база 5.
    first-empty, kenfild: Так нельзя: сначала занимают первую свободную базу, сейчас это база 3.
    first-empty, otvazhnye-damy: Так нельзя: сначала занимают первую свободную базу, сейчас это база 4.
    first-empty, tsarstvo-zhenshchin: Так нельзя: сначала занимают первую свободную базу, сейчас это база 2.
    foundation-complete, damskiy: Так нельзя: здесь масть уже собрана.
    foundation-complete, korol-dama-valet: Так нельзя: здесь ряд уже собран.
    foundation-keeps, damskiy: Так нельзя: с базы карты не возвращаются.
    foundation-keeps, damy-kuvyrkom: Так нельзя: из ряда королей карты не возвращаются.
    foundation-keeps, korol-dama-valet: Так нельзя: из ряда карты не возвращаются.
    hidden-card, damskiy: Так нельзя: эта карта ещё закрыта.
    kings-only, skorpion: Так нельзя: на свободное место кладут только короля.
    lies-on-nothing, damskiy: Так нельзя: на столе восьмёрку ни на что не кладут.
    lies-on-nothing, damy-bliznetsy: Так нельзя: на столе короля ни на что не кладут.
    lies-on-nothing, damy-kuvyrkom: Так нельзя: на столе короля кладут только на свободное место.
    lies-on-nothing, kenfild: Так нельзя: на столе семёрку ни на что не кладут.
    lies-on-nothing, otvazhnye-damy: Так нельзя: на столе даму ни на что не кладут.
    must-fill, otvazhnye-damy: Так нельзя: сначала надо заполнить место 3 — из запаса или из колоды.
    must-fill, tsarstvo-zhenshchin: Так нельзя: сначала надо заполнить место 2 — из запаса или из колоды.
    no-packing, stroptivye-damy: Так нельзя: со стола карты идут только на базы.
    no-redeal, damskiy: Так нельзя: колоду проходят только один раз.
    no-redeal, korol-dama-valet: Так нельзя: колоду проходят только три раза, и все проходы сделаны.
    not-a-run, damy-kuvyrkom: Так нельзя: вместе перекладывают только ряд по масти, без пропусков.
    not-enough-cards, damskiy: Так нельзя: здесь всего 1 карта.
    not-enough-cards, otvazhnye-damy: Так нельзя: здесь всего 2 карты.
    one-at-a-time, damskiy: Так нельзя: на базу кладут по одной карте.
    one-at-a-time, damy-bliznetsy: Так нельзя: отсюда берут только верхнюю карту.
    one-at-a-time, damy-kuvyrkom: Так нельзя: в ряд королей кладут по одной карте.
    one-at-a-time, korol-dama-valet: Так нельзя: в свой ряд кладут по одной карте.
    packet-fills-only, stroptivye-damy: Так нельзя: карты запаса только заполняют свободные места, и делают это сами.
    packet-not-empty, stroptivye-damy: Так нельзя: второй проход начинают, только когда исчерпан запас.
    place-shut, otvazhnye-damy: Так нельзя: место 8 вступит в игру, когда кончится запас.
    queen-stays, korol-dama-valet: Так нельзя: дамы остаются в своём ряду.
    queen-stays, otvazhnye-damy: Так нельзя: дам на базы не кладут.
    row-order, damy-kuvyrkom: Так нельзя: королей кладут слева направо, сейчас — на место 4.
    same-pile, damskiy: Так нельзя: карта уже лежит здесь.
    single-cards-only, damskiy: Так нельзя: на столе перекладывают по одной карте.
    stock-not-empty, damskiy: Так нельзя: сброс переворачивают, только когда колода пуста.
    stock-not-empty, korol-dama-valet: Так нельзя: сброс тасуют, только когда колода пуста.
    stock-only-turns, damskiy: Так нельзя: карта из колоды сначала ложится в сброс.
    takes-nothing, damskiy: Так нельзя: на столе на девятку ничего не кладут.
    takes-nothing, damy-bliznetsy: Так нельзя: на столе на туза ничего не кладут.
    turn-count, damskiy: Так нельзя: карты из колоды открывают по одной.
    turn-count, kenfild: Так нельзя: карты из колоды открывают по три, под конец — сколько осталось.
    whole-pile-only, kenfild: Так нельзя: на столе перекладывают только стопку целиком.
    whole-waste, damy-kuvyrkom: Так нельзя: сброс переворачивают целиком.
    wrong-base, damskiy: Так нельзя: свободную базу начинает только девятка.
    wrong-base, damy-bliznetsy: Так нельзя: свободную базу начинает только король.
    wrong-base, damy-kuvyrkom: Так нельзя: свободное место ряда занимает только король.
    wrong-base, kenfild: Так нельзя: свободную базу начинает только восьмёрка.
    wrong-base, kongress: Так нельзя: свободную базу начинает только туз.
    wrong-colour, kenfild: Так нельзя: на столе цвета чередуются, на чёрную — красную.
    wrong-rank, damskiy: Так нельзя: на столе кладут по масти следующую младшую (на тройку — двойку).
    wrong-rank, damy-bliznetsy: Так нельзя: на столе кладут по масти следующую младшую (на девятку — восьмёрку).
    wrong-rank, damy-kuvyrkom: Так нельзя: на столе кладут по масти следующую младшую (на даму — валета).
    wrong-rank, kenfild: Так нельзя: на столе кладут следующую младшую, чередуя цвета (на двойку — туза).
    wrong-rank, kongress: Так нельзя: на столе кладут следующую младшую, масть любая (на девятку — восьмёрку).
    wrong-rank, korol-dama-valet: Так нельзя: в этом ряду карты идут по порядку вниз (на четвёрку — тройку).
    wrong-rank, skorpion: Так нельзя: на столе кладут по масти следующую младшую (на восьмёрку — семёрку).
    wrong-rank, tsarstvo-zhenshchin: Так нельзя: на столе кладут по масти следующую младшую (на туза — короля).
    wrong-suit, damskiy: Так нельзя: на столе кладут по масти, на бубны — только бубны.
    wrong-suit, damy-bliznetsy: Так нельзя: на столе кладут по масти, на пики — только пики.
    wrong-suit, damy-kuvyrkom: Так нельзя: на столе кладут по масти, на трефы — только трефы.
    wrong-suit, kenfild: Так нельзя: на базе собирают одну масть, здесь — черви.
    wrong-suit, korol-dama-valet: Так нельзя: в этом ряду собирают одну масть, здесь — черви.
    wrong-suit, skorpion: Так нельзя: на столе кладут по масти, на черви — только черви."
  `);
  expect(lines(2)).toMatchInlineSnapshot(`
    "captive-held, damy-kuvyrkom: Not allowed: a captive is held until the suit above is complete.
    captive-row-only, damy-kuvyrkom: Not allowed: a captive goes only to the kings’ row.
    changes-nothing, damy-kuvyrkom: Not allowed: moving a whole pile to an empty place changes nothing.
    closed-pile, damskiy: Not allowed: nothing is laid on the stock.
    closed-pile, korol-dama-valet: Not allowed: nothing is laid on the queens.
    empty-pile, damskiy: Not allowed: there is no card here.
    empty-pile, korol-dama-valet: Not allowed: the waste is empty.
    empty-pile, skorpion: Not allowed: the stock is empty.
    first-empty, damskiy: Not allowed: empty foundations are started in order, now foundation 5.
    first-empty, kenfild: Not allowed: empty foundations are started in order, now foundation 3.
    first-empty, otvazhnye-damy: Not allowed: empty foundations are started in order, now foundation 4.
    first-empty, tsarstvo-zhenshchin: Not allowed: empty foundations are started in order, now foundation 2.
    foundation-complete, damskiy: Not allowed: this suit is complete already.
    foundation-complete, korol-dama-valet: Not allowed: this row is complete already.
    foundation-keeps, damskiy: Not allowed: cards never leave the foundations.
    foundation-keeps, damy-kuvyrkom: Not allowed: cards never leave the kings’ row.
    foundation-keeps, korol-dama-valet: Not allowed: cards never leave their row.
    hidden-card, damskiy: Not allowed: this card is still face down.
    kings-only, skorpion: Not allowed: an empty place takes only a king.
    lies-on-nothing, damskiy: Not allowed: no card on the table takes an eight.
    lies-on-nothing, damy-bliznetsy: Not allowed: no card on the table takes a king.
    lies-on-nothing, damy-kuvyrkom: Not allowed: on the table a king goes only to an empty place.
    lies-on-nothing, kenfild: Not allowed: no card on the table takes a seven.
    lies-on-nothing, otvazhnye-damy: Not allowed: no card on the table takes a queen.
    must-fill, otvazhnye-damy: Not allowed: place 3 must be filled first, from the packet or the stock.
    must-fill, tsarstvo-zhenshchin: Not allowed: place 2 must be filled first, from the packet or the stock.
    no-packing, stroptivye-damy: Not allowed: from the table cards go only to the foundations.
    no-redeal, damskiy: Not allowed: there is only one pass through the stock.
    no-redeal, korol-dama-valet: Not allowed: there are only three passes through the stock, and all are done.
    not-a-run, damy-kuvyrkom: Not allowed: only a run in suit, without gaps, is moved together.
    not-enough-cards, damskiy: Not allowed: there is only 1 card here.
    not-enough-cards, otvazhnye-damy: Not allowed: there are only 2 cards here.
    one-at-a-time, damskiy: Not allowed: cards go up one at a time.
    one-at-a-time, damy-bliznetsy: Not allowed: only the top card is taken from here, one at a time.
    packet-fills-only, stroptivye-damy: Not allowed: cards of the packet only fill empty places, and do so by themselves.
    packet-not-empty, stroptivye-damy: Not allowed: the second pass begins only when the packet is used up.
    place-shut, otvazhnye-damy: Not allowed: place 8 comes into play when the packet is used up.
    queen-stays, korol-dama-valet: Not allowed: the queens stay in their row.
    queen-stays, otvazhnye-damy: Not allowed: queens do not go to the foundations.
    row-order, damy-kuvyrkom: Not allowed: kings fill their row from left to right, now at place 4.
    same-pile, damskiy: Not allowed: the card lies here already.
    single-cards-only, damskiy: Not allowed: on the table cards are moved one at a time.
    stock-not-empty, damskiy: Not allowed: the waste is turned over only when the stock is empty.
    stock-not-empty, korol-dama-valet: Not allowed: the waste is shuffled only when the stock is empty.
    stock-only-turns, damskiy: Not allowed: cards from the stock go to the waste first.
    takes-nothing, damskiy: Not allowed: on the table nothing is laid on a nine.
    takes-nothing, damy-bliznetsy: Not allowed: on the table nothing is laid on an ace.
    turn-count, damskiy: Not allowed: the stock is turned one card at a time.
    turn-count, kenfild: Not allowed: the stock is turned three cards at a time, and at the end what is left.
    whole-pile-only, kenfild: Not allowed: on the table only a whole pile is moved.
    whole-waste, damy-kuvyrkom: Not allowed: the whole waste is turned over, or none of it.
    wrong-base, damskiy: Not allowed: an empty foundation is started only by a nine.
    wrong-base, damy-bliznetsy: Not allowed: an empty foundation is started only by a king.
    wrong-base, damy-kuvyrkom: Not allowed: an empty place of the row takes only a king.
    wrong-base, kenfild: Not allowed: an empty foundation is started only by an eight.
    wrong-base, kongress: Not allowed: an empty foundation is started only by an ace.
    wrong-colour, kenfild: Not allowed: on the table colours alternate, red on black.
    wrong-rank, damskiy: Not allowed: on the table cards go one lower in suit (a two on a three).
    wrong-rank, damy-bliznetsy: Not allowed: on the table cards go one lower in suit (an eight on a nine).
    wrong-rank, damy-kuvyrkom: Not allowed: on the table cards go one lower in suit (a jack on a queen).
    wrong-rank, kenfild: Not allowed: on the table cards go one lower in the other colour (an ace on a two).
    wrong-rank, kongress: Not allowed: on the table cards go one lower, in any suit (an eight on a nine).
    wrong-rank, korol-dama-valet: Not allowed: in this row cards go down in order (a three on a four).
    wrong-rank, skorpion: Not allowed: on the table cards go one lower in suit (a seven on an eight).
    wrong-rank, tsarstvo-zhenshchin: Not allowed: on the table cards go one lower in suit (a king on an ace).
    wrong-suit, damskiy: Not allowed: on the table cards go down in suit, diamonds on diamonds.
    wrong-suit, damy-bliznetsy: Not allowed: on the table cards go down in suit, spades on spades.
    wrong-suit, damy-kuvyrkom: Not allowed: on the table cards go down in suit, clubs on clubs.
    wrong-suit, kenfild: Not allowed: on a foundation cards are of one suit, here hearts.
    wrong-suit, korol-dama-valet: Not allowed: in this row cards are of one suit, here hearts.
    wrong-suit, skorpion: Not allowed: on the table cards go down in suit, hearts on hearts."
  `);
});

test('passes are told in their numbers', () => {
  const told = [2, 3].map((passes) => {
    const id = passes === 2 ? 'kongress' : 'korol-dama-valet';
    return plain(sayRefusal(ru, deal(id, { deal: 7, rules: { passes } }), bare, 'no-redeal'));
  });
  expect(told).toEqual([
    'Так нельзя: колоду проходят только два раза, и все проходы сделаны.',
    'Так нельзя: колоду проходят только три раза, и все проходы сделаны.',
  ]);
});
