/** The public calls: the list of games, deal and its errors, refusal. */
import { describe, expect, it, vi } from 'vitest';
import { dailyDeal, deal, games, restore, type DealOptions } from '../../src/engine.js';
import * as entry from '../../src/engine.js';
import { fullPack } from './support/cards.js';
import { any, codeOf, odd } from './support/odd.js';
import { ids } from './support/walk.js';

const list = fullPack(1).reverse();

describe('the list of games', () => {
  it('the entry exports games, deal, restore, verify, dailyDeal and the error class', () => {
    expect(Object.keys(entry).sort()).toEqual(['PatienceError', 'dailyDeal', 'deal', 'games', 'restore', 'verify']);
  });

  it('all games in the order of their books, with packs and names in Russian and English', () => {
    expect(games.map(({ id, packs, names }) => [id, packs, names.ru, names.en])).toEqual([
      ['stroptivye-damy', 2, 'Строптивые дамы', 'Headstrong Queens'],
      ['tsarstvo-zhenshchin', 2, 'Царство женщин', 'Kingdom of Women'],
      ['damskiy', 2, 'Дамский', "Ladies' Patience"],
      ['otvazhnye-damy', 2, 'Отважные дамы', 'Brave Queens'],
      ['kongress', 2, 'Конгресс', 'Congress'],
      ['korol-dama-valet', 1, 'Король, дама, валет', 'King Queen Jack'],
      ['kenfild', 1, 'Кэнфилд', 'Canfield'],
      ['damy-kuvyrkom', 2, 'Дамы кувырком', 'Topsy-Turvy Queens'],
      ['damy-bliznetsy', 2, 'Дамы-близнецы', 'Twin Queens'],
      ['skorpion', 1, 'Скорпион', 'Scorpion'],
    ]);
  });

  it('every rule option has its values and its default, and the list cannot be changed', () => {
    for (const { rules } of games) {
      for (const rule of rules) {
        expect(rule.default).toBe(rule.values[0]);
        expect([rule, rule.values].every(Object.isFrozen)).toBe(true);
      }
    }
    expect([games, games[0], games[0]?.names, games[0]?.rules].every(Object.isFrozen)).toBe(true);
  });
});

describe('deal', () => {
  it.each(ids)('%s: a number gives that deal, with the book’s rules', (id) => {
    const game = deal(id, { deal: 4_294_967_295 });
    const book = Object.fromEntries(
      games.find((candidate) => candidate.id === id)!.rules.map((rule) => [rule.name, rule.default]),
    );
    expect([game.id, game.dealNumber, game.rules]).toEqual([id, 4_294_967_295, book]);
    expect([game.moveCount, game.history, game.pass, game.canUndo, game.canRedo]).toEqual([0, [], 1, false, false]);
  });

  it('rules are numbers or strings, and those not given are the book’s', () => {
    const game = deal('kenfild', { deal: 7, rules: { draw: 1, passes: 'unlimited', wrap: undefined } });
    expect(game.rules).toEqual({ draw: '1', passes: 'unlimited', packing: 'pile', spaces: 'waste', wrap: 'full' });
    expect(game.passes).toBe(Infinity);
  });

  it('without a number it is dealt at random, and the number tells which', () => {
    const numbers = new Set<number>();
    for (let time = 0; time < 50; time++) {
      const game = deal('kenfild', time % 2 === 0 ? undefined : {});
      const number = game.dealNumber ?? 0;
      expect(Number.isInteger(number) && number >= 1 && number <= 4_294_967_295).toBe(true);
      expect(deal('kenfild', { deal: number }).position()).toBe(game.position());
      numbers.add(number);
    }
    expect(numbers.size).toBeGreaterThan(45);
  });

  it('a random number is one of the platform’s generator, and never 0', () => {
    const words = [0, 0, 77];
    const generator = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      (array as Uint32Array)[0] = words.shift() ?? 0;
      return array;
    });
    expect([deal('kenfild').dealNumber, words]).toEqual([77, []]);
    generator.mockRestore();
  });

  it('a list is a text or an array, and has no number', () => {
    const one = deal('kenfild', { cards: list });
    const other = deal('kenfild', { cards: list.join(' ') });
    expect([one.dealNumber, one.position()]).toEqual([null, other.position()]);
    expect(one.pile('foundation-1').cards[0]?.card).toBe(list[0]);
  });

  it('a position has no number and carries its own rules', () => {
    const text = deal('kenfild', { deal: 7, rules: { draw: 1 } }).position();
    const game = deal('kenfild', { position: text });
    expect([game.dealNumber, game.rules['draw'], game.position()]).toEqual([null, '1', text]);
    expect(deal('kenfild', { position: text, rules: { draw: 1 } }).position()).toBe(text);
    expect(deal('kenfild', { position: text, rules: { draw: undefined } }).position()).toBe(text);
    expect(codeOf(() => deal('kenfild', { position: text, rules: { draw: 3 } }))).toBe('bad-position');
  });

  it.each<[string, string, DealOptions, string]>([
    ['an unknown game', 'klondike', { deal: 1 }, 'unknown-game'],
    ['no game', '', {}, 'unknown-game'],
    ['a name of every object', 'constructor', {}, 'unknown-game'],
    ['deal 0', 'kenfild', { deal: 0 }, 'bad-deal'],
    ['a deal beyond the last', 'kenfild', { deal: 4_294_967_296 }, 'bad-deal'],
    ['a broken number', 'kenfild', { deal: 1.5 }, 'bad-deal'],
    ['a number as text', 'kenfild', { deal: any('7') }, 'bad-deal'],
    ['a number and a list', 'kenfild', { deal: 7, cards: list }, 'bad-deal'],
    ['a list and a position', 'kenfild', { cards: list, position: 'x' }, 'bad-deal'],
    ['an unknown rule', 'kenfild', { rules: { redeals: 3 } }, 'bad-rule'],
    ['an unknown value', 'kenfild', { rules: { draw: 2 } }, 'bad-rule'],
    ['rules that are none', 'kenfild', { rules: any('draw') }, 'bad-rule'],
    ['a position that is none', 'kenfild', { position: 'hello' }, 'bad-position'],
    ['a position of another game', 'kenfild', { position: deal('kongress', { deal: 1 }).position() }, 'bad-position'],
  ])('is refused %s', (_, id, options, code) => {
    expect(codeOf(() => deal(id, options))).toBe(code);
  });

  it.each([
    ['a missing card', list.slice(1).join(' '), /KC is missing/],
    ['an extra card', [...list, 'AS'].join(' '), /one AS too many/],
    ['one card twice and another not', ['AS', ...list.slice(1)].join(' '), /KC is missing, there is one AS too many/],
    ['an unknown code', ['1S', ...list.slice(1)].join(' '), /no card "1S"/],
    ['small letters', list.join(' ').toLowerCase(), /no card "kc"/],
    ['nothing', '', /no card ""/],
  ])('bad-cards names what is wrong: %s', (_, cards, message) => {
    expect(codeOf(() => deal('kenfild', { cards }))).toBe('bad-cards');
    expect(() => deal('kenfild', { cards })).toThrow(message);
    expect(codeOf(() => deal('kenfild', { cards: cards.split(' ') }))).toBe('bad-cards');
  });

  it('odd values of any kind end in a PatienceError', () => {
    for (const value of odd) {
      expect(codeOf(() => deal(any(value)))).toBe('unknown-game');
      if (value !== undefined) {
        expect(codeOf(() => deal('kenfild', { deal: any(value) }))).toBe('bad-deal');
        expect(codeOf(() => deal('kenfild', { cards: any(value) }))).toBe('bad-cards');
        expect(codeOf(() => deal('kenfild', { cards: any([value]) }))).toBe('bad-cards');
        expect(codeOf(() => deal('kenfild', { position: any(value) }))).toBe('bad-position');
        expect(codeOf(() => deal('kenfild', { deal: 7, rules: { draw: any(value) } }))).toBe('bad-rule');
      }
      expect(codeOf(() => restore(any(value)))).toBe('bad-record');
      expect(codeOf(() => dailyDeal('kenfild', any(value)))).toBe('bad-deal');
    }
    expect(codeOf(() => deal('kenfild', any(null)))).toBe('bad-deal');
  });
});

describe('refusal', () => {
  it('never throws and never is null for odd values', () => {
    const game = deal('kenfild', { deal: 7 });
    for (const from of [...odd, 'stock']) {
      for (const to of [...odd, 'waste']) {
        for (const count of odd) {
          const move = any({ from, to, count });
          expect(game.refusal(move)).not.toBe(null);
          expect(codeOf(() => game.play(move))).toMatch(/unknown-pile|illegal-move/);
        }
      }
      expect(game.refusal(any(from))).toBe('unknown-pile');
    }
    expect(game.moveCount).toBe(0);
  });

  it('the pile that is not known is named', () => {
    const game = deal('kenfild', { deal: 7 });
    expect(codeOf(() => game.pile('captive-1'))).toBe('unknown-pile');
    expect(() => game.play({ from: 'stock', to: 'captive-1', count: 1 })).toThrow('"captive-1"');
    expect(codeOf(() => game.undo())).toBe('nothing-to-undo');
    expect(codeOf(() => game.redo())).toBe('nothing-to-redo');
  });
});
