import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dailyDeal, deal, games, restore, type Game } from '../../src/engine.js';
import { blocksOf, deadLinks, rowsOf, section } from '../support/markdown.js';
import { dailyNumber, dealList, dealNumber, generator, hash, shuffledWaste } from './deals-from-docs.mjs';
import { readMoves } from './records-from-docs.mjs';

// The pages in docs/ are true: what they tell is done again by other code, or held against the sources.

const root = resolve(import.meta.dirname, '../..');
const page = (name: string): string => readFileSync(resolve(root, 'docs', name), 'utf8');
const blocks = (name: string, info: string): string[] =>
  blocksOf(page(name))
    .filter((block) => block.info === info)
    .map(({ text }) => text.trim());

/** The piles that have cards, as codes from bottom to top. */
const pilesOf = (game: Game): Record<string, string[]> =>
  Object.fromEntries(
    game.piles.flatMap(({ id, cards }) => (cards.length === 0 ? [] : [[id, cards.map(({ card }) => card)]])),
  );
/** Kings of Строптивые дамы go up at once; a deal that lays none on the table is left as it was dealt. */
const staysAsDealt = (id: string, piles: Record<string, string[]>): boolean =>
  id !== 'stroptivye-damy' || !Object.entries(piles).some(([pile, [card]]) => /^t/.test(pile) && card?.startsWith('K'));

it.each([
  'deals.md',
  'records.md',
  'styling.md',
  'languages.md',
  'iframe.md',
  'embedding.md',
  'saves.md',
  'quality.md',
  'transcripts/en.md',
  'transcripts/ru.md',
])('%s has no dead link', (name) => {
  expect(deadLinks(resolve(root, 'docs', name))).toEqual([]);
});

describe('deals.md', () => {
  const text = page('deals.md');

  it.each(games)('$id: deals are made again from the page', ({ id, packs }) => {
    const row = rowsOf(text).find(([name]) => name === `\`${id}\``);
    expect(row?.[1]).toBe(String(packs));
    const numbers = [...Array.from({ length: 60 }, (_, index) => index + 1), 1077, 4_294_967_295];
    const made = numbers.map((number) => ({ number, piles: dealNumber(id, number) }));
    const left = made.filter(({ piles }) => staysAsDealt(id, piles));
    expect(left.length).toBeGreaterThan(20);
    for (const { number, piles } of left) expect(piles, `deal ${number}`).toEqual(pilesOf(deal(id, { deal: number })));
  });

  it.each(games)('$id: so are deals from lists, and queens set aside go under the stock', ({ id, packs }) => {
    for (let number = 1; number <= 20; number++) {
      const other = dealNumber(packs === 1 ? 'kenfild' : 'kongress', number);
      const cards = Object.values(other).flat().reverse();
      const piles = dealList(id, cards);
      if (staysAsDealt(id, piles)) expect(piles).toEqual(pilesOf(deal(id, { cards })));
    }
  });

  it('shows the generator’s first outputs', () => {
    for (const [, seed, stream, outputs = ''] of text.matchAll(
      /`generator\((\d), (\d)\)`(?: begins)? with ([\d, ]+\d)/g,
    )) {
      const { next } = generator(Number(seed), Number(stream));
      for (const output of outputs.split(', ')) expect(next()).toBe(Number(output));
    }
    expect(text.match(/`generator\(\d, \d\)`(?: begins)? with \d/g)).toHaveLength(2);
    expect(text).toContain(`The hash of \`AS\` is ${hash('AS')}.`);
  });

  it('shows a deal', () => {
    const shown = blocks('deals.md', 'deal kenfild 1').map((block) => {
      const lines = block.split('\n').map((line) => line.split(/\s+/));
      return Object.fromEntries(lines.map(([id = '', ...cards]): [string, string[]] => [id, cards]));
    });
    expect(shown).toEqual([pilesOf(deal('kenfild', { deal: 1 }))]);
  });

  it('says how the waste is shuffled, whatever the deal came from', () => {
    const first = deal('korol-dama-valet', { deal: 3 });
    const cards = [...Object.values(pilesOf(first)).flat()].reverse();
    const position = deal('korol-dama-valet', { deal: 9 }).position();
    for (const [game, seed] of [
      [first, 3],
      [deal('korol-dama-valet', { cards }), hash(cards.join(' '))],
      [deal('korol-dama-valet', { position }), hash(position)],
    ] as const) {
      for (let pass = 1; pass < 3; pass++) {
        while (game.pile('stock').cards.length > 0) game.play({ from: 'stock', to: 'waste', count: 1 });
        const waste = game.pile('waste').cards.map(({ card }) => card);
        game.play({ from: 'waste', to: 'stock', count: waste.length });
        expect(game.pile('stock').cards.map(({ card }) => card)).toEqual(shuffledWaste(waste, seed, pass));
      }
    }
  });

  it('says which deal is the day’s', () => {
    for (const { id } of games) {
      for (const day of ['2024-02-29', '2026-11-30', '2031-01-01'])
        expect(dailyNumber(id, day)).toBe(dailyDeal(id, day));
    }
    const shown = /`dailyDeal\('(.+?)', '(.+?)'\)` is (\d+)/.exec(text);
    expect(dailyNumber(shown?.[1] ?? '', shown?.[2] ?? '')).toBe(Number(shown?.[3]));
  });
});

describe('records.md', () => {
  const text = page('records.md');

  it.each(games)('$id: the letters of its piles', ({ id }) => {
    const ids = deal(id, { deal: 1 }).piles.map((pile) => pile.id);
    const [, written = ''] = rowsOf(section(text, '## Records')).find(([name]) => name === `\`${id}\``) ?? [];
    expect(lettersOf(written)).toEqual(ids);
  });

  it.each(games)('$id: moves are read again from the page', ({ id, rules }) => {
    for (let number = 1; number <= 12; number++) {
      const chosen = Object.fromEntries(
        rules.map(({ name, values }, index) => [name, values[(number + index) % values.length]]),
      );
      const game = deal(id, { deal: number, rules: chosen });
      for (let step = 0; step < 200 && game.status === 'playing'; step++) {
        const moves = game.moves();
        const move = moves[(number * 7 + step * 13) % moves.length];
        if (move !== undefined) game.play(move);
      }
      const [version, name, revision, options = '', source, moves = ''] = game.record().split('_');
      expect([version, name, revision, source]).toEqual(['r1', id, '1', `n${number}`]);
      const differing = rules.filter((rule) => chosen[rule.name] !== rule.default);
      expect(options).toBe(differing.map((rule) => `${rule.name}~${chosen[rule.name] ?? ''}`).join('.'));
      const ids = game.piles.map((pile) => pile.id);
      // `.` and `-` do not say how many cards.
      const counted = game.history.map(({ from, to, count }) =>
        from === 'stock' && (to === 'waste' || id === 'skorpion')
          ? 'turn'
          : to === 'stock'
            ? 'redeal'
            : { from, to, count },
      );
      expect(readMoves(moves, ids)).toEqual(counted);
      expect(game.record()).toMatch(/^[\w\-.~]+$/);
    }
  });

  it('shows a record', () => {
    const [record = '', ...more] = blocks('records.md', 'record');
    expect(more).toEqual([]);
    const game = restore(record);
    expect(game.record()).toBe(record);
    expect(game).toMatchObject({
      id: 'kenfild',
      dealNumber: 7,
      rules: { draw: '1', passes: 'unlimited' },
      moveCount: 4,
    });
    expect(game.history.at(-1)).toEqual({ from: 'waste', to: 'foundation-1', count: 1 });
  });

  it('shows a position', () => {
    const [position = '', ...more] = blocks('records.md', 'position');
    expect(more).toEqual([]);
    const game = deal('korol-dama-valet', { position });
    expect(game.position()).toBe(position);
    expect(game.record()).toBe(`r1_korol-dama-valet_1__t${position.split('_').slice(4).join('.')}_`);
  });

  it('says how lists are written', () => {
    const cards = Object.values(dealNumber('kongress', 5)).flat();
    const [, , , , source] = deal('kongress', { cards }).record().split('_');
    const pack = [...'SHDC'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    expect(source).toBe(`c${cards.map((card) => letters.charAt(pack.indexOf(card))).join('')}`);
  });
});

/** `` `a` stock, `c`–`d` tableau-1–2 `` → the ids. */
function lettersOf(written: string): string[] {
  const ids: string[] = [];
  for (const part of written.split(', ')) {
    const [, first = '', last = first, name = ''] = /^`(\w)`(?:–`(\w)`)? (.+)$/.exec(part) ?? [];
    const range = /^(.+)-(\d+)–(\d+)$/.exec(name);
    const count = last.charCodeAt(0) - first.charCodeAt(0) + 1;
    expect(first).toBe(String.fromCharCode(97 + ids.length));
    if (range === null) ids.push(name);
    else {
      expect([range[2], range[3]]).toEqual(['1', String(count)]);
      for (let number = 1; number <= count; number++) ids.push(`${range[1] ?? ''}-${number}`);
    }
  }
  return ids;
}

describe('styling.md', () => {
  const text = page('styling.md');
  const manifest = JSON.parse(readFileSync(resolve(root, 'custom-elements.json'), 'utf8')) as {
    modules: { declarations: (Record<string, { name: string }[] | undefined> & { name: string })[] }[];
  };
  const base = manifest.modules
    .flatMap(({ declarations }) => declarations)
    .find(({ name }) => name === 'PatienceElement');
  const known = (list: string): string[] => (base?.[list] ?? []).map(({ name }) => name).sort();
  const listed = (heading: string): string[] =>
    rowsOf(section(text, heading))
      .flatMap(([name]) => /^`(.+)`$/.exec(name ?? '')?.[1] ?? [])
      .sort();

  it.each([
    ['## Parts', 'cssParts'],
    ['## States', 'cssStates'],
    ['## Custom properties', 'cssProperties'],
  ])('%s: all, and no other', (heading, list) => {
    expect(listed(heading)).toEqual(known(list));
  });

  it('names only what there is in its examples', () => {
    const css = blocks('styling.md', 'css').join('\n');
    const roles = ['foundation'];
    expect(new Set(css.match(/--patience-[\w-]+/g))).toSatisfy((names: Set<string>) =>
      [...names].every((name) => known('cssProperties').includes(name)),
    );
    for (const [, names = ''] of css.matchAll(/::part\((.+?)\)/g)) {
      for (const name of names.split(' ')) expect([...known('cssParts'), ...roles]).toContain(name);
    }
    for (const [, name] of css.matchAll(/:state\((.+?)\)/g)) expect(known('cssStates')).toContain(name);
    for (const [, id] of css.matchAll(/^patience-([\w-]+)/gm)) expect(games.map((game) => game.id)).toContain(id);
  });

  it('names the attributes that the board has for tests', () => {
    const board = readFileSync(resolve(root, 'src/view/board.ts'), 'utf8');
    const named = new Set(section(text, '## For your tests').match(/`data-[\w-]+`/g));
    expect([...named].sort()).toEqual(['`data-card`', '`data-count`', '`data-pile`']);
    for (const name of named) expect(board).toContain(`${name.replaceAll('`', '')}=$`);
  });
});
