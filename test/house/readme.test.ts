import { KEYS } from '../../src/view/key-list.js';
import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GameView } from '../../src/elements/game-view.js';
import * as engine from '../../src/engine.js';
import * as solver from '../../src/solver.js';
import { blocksOf, deadLinks, rowsOf, tablesOf, type Block } from '../support/markdown.js';
import { launchChromium, openPage } from '../support/pages.js';
import { codes, readmes, type Readme } from '../support/readme.js';
import { serve } from '../support/serve.js';

// What the READMEs say is so, in both languages: their examples are run, their tables are held against the sources.

const root = resolve(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(resolve(root, name), 'utf8');
/** The page on styling has its examples run here too. */
const styled = blocksOf(read('docs/styling.md'));

interface Named {
  name: string;
  kind?: string;
  attribute?: string;
  readonly?: boolean;
  inheritedFrom?: object;
}
const { modules } = JSON.parse(read('custom-elements.json')) as {
  modules: {
    declarations: { name: string; tagName?: string; members?: Named[]; attributes?: Named[]; events?: Named[] }[];
  }[];
};
const declarations = modules.flatMap((module) => module.declarations);
const base = declarations.find(({ name }) => name === 'PatienceElement');
const names = (list: readonly Named[] | undefined): string[] => (list ?? []).map(({ name }) => name).sort();

const { games } = engine;
/** A call without what it is given: `deal` of `deal(game)`. */
const bare = (code: string): string => code.replace(/\(.*/, '');
const firstCodes = (text: string): string[] => rowsOf(text).flatMap(([cell]) => codes(cell));

/** The examples that need a page, and the lines that make one. */
const htmlOf = ({ blocks }: Readme): string[] => blocks.filter(({ info }) => info === 'html').map(({ text }) => text);
const scriptsOf = (blocks: readonly Block[], onPage: boolean): string[] =>
  blocks.filter(({ info, text }) => info === 'js' && text.includes('document.') === onPage).map(({ text }) => text);

describe.each(readmes)('$file', (readme) => {
  it('has only blocks that are checked here', () => {
    expect([...new Set(readme.blocks.map(({ info }) => info))].sort()).toEqual(['css', 'html', 'js']);
  });

  it('has no dead link', () => {
    expect(deadLinks(resolve(root, readme.file))).toEqual([]);
  });

  it('shows a picture that is no burden to those who install the package', () => {
    const pictures = [...readme.text.matchAll(/!\[.+?\]\((.+?)\)/g)].map(([, path = '']) => path);
    expect(pictures).toHaveLength(1);
    for (const path of pictures) expect(statSync(resolve(root, path)).size).toBeLessThan(40_000);
  });

  describe('examples for Node', () => {
    it.each(scriptsOf([...readme.blocks, ...styled], false).map((text) => [/import .+/.exec(text)?.[0], text]))(
      '%s',
      async (_, text = '') => {
        const run = promisify(execFile);
        const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '--eval', text], { cwd: root });
        expect(stderr).toBe('');
        if (text.includes('verify')) expect(stdout).toBe(readme.verified);
      },
    );
  });

  describe('examples for a page', () => {
    let browser: Browser;
    let site: Awaited<ReturnType<typeof serve>>;

    beforeAll(async () => {
      const blocks = [...styled, ...readme.blocks];
      const css = blocks.filter(({ info }) => info === 'css').map(({ text }) => `<style>${text}</style>`);
      const body = [
        ...css,
        ...htmlOf(readme),
        ...scriptsOf(blocks, true).map((text) => `<script type="module">${text}</script>`),
      ].join('\n');
      site = await serve(
        { '/patience/': resolve(root, 'dist/cdn') },
        {
          '/styled': `<!doctype html><link rel="icon" href="data:," />${[...css, '<patience-kenfild></patience-kenfild>'].join('')}`,
          '/page': `<!doctype html><html lang="ru"><link rel="icon" href="data:," />${body}</html>`,
        },
      );
      browser = await launchChromium();
    });
    afterAll(async () => {
      await browser.close();
      site.close();
    });

    it('run without a word on the console', async () => {
      expect(htmlOf(readme)).toHaveLength(3);
      const { page, problems } = await openPage(browser, `${site.url}/page`);
      const found = await page.evaluate(() => {
        const table = document.querySelector('patience-kenfild');
        const frame = table?.shadowRoot?.querySelector('.table');
        return {
          undefined: [...document.querySelectorAll(':not(:defined)')].map(({ localName }) => localName),
          dealNumber: (table as { dealNumber?: number } | null)?.dealNumber,
          slotted: [...document.querySelectorAll('[slot]')].flatMap(({ assignedSlot }) => assignedSlot?.name ?? []),
          radius: frame ? getComputedStyle(frame).borderRadius : null,
          colour: frame ? getComputedStyle(frame).backgroundColor : null,
        };
      });
      expect(problems).toEqual([]);
      expect(found).toEqual({
        undefined: [],
        dealNumber: 336,
        slotted: ['actions'],
        radius: '4px',
        colour: 'rgb(223, 229, 212)',
      });
    });

    it('keep the room of an element that has not come', async () => {
      const heightOn = async (path: string): Promise<number | undefined> => {
        const { page } = await openPage(browser, `${site.url}${path}`);
        return page.evaluate(() => document.querySelector('patience-kenfild')?.getBoundingClientRect().height);
      };
      const height = await heightOn('/styled');
      expect(height).toBeGreaterThan(400);
      expect(await heightOn('/page')).toBe(height);
    });

    it('use attributes that the manifest knows', () => {
      for (const [, tag, written = ''] of htmlOf(readme)
        .join('')
        .matchAll(/<(patience-[\w-]+)([^>]*)>/g)) {
        const known = names(declarations.find(({ tagName }) => tagName === tag)?.attributes);
        for (const [, name] of written.matchAll(/([\w-]+)=/g)) expect(known).toContain(name);
      }
    });

    it('give every game a file for a script tag', () => {
      for (const { id } of games) expect(statSync(resolve(root, `dist/cdn/${id}.js`)).size).toBeGreaterThan(0);
    });
  });

  describe('tables', () => {
    it('The games: tags and names', () => {
      const rows = rowsOf(readme.section('## The games'));
      expect(rows.map(([tag]) => tag)).toEqual(games.map(({ id }) => `\`<patience-${id}>\``));
      games.forEach(({ names: { ru, en } }, index) => {
        const name = readme.lang === 'ru' ? ru : `${ru}, ${en}`;
        expect(rows[index]?.[1]).toMatch(new RegExp(`^${name}\\. .+\\.$`));
      });
    });

    it('Attributes: those of all games', () => {
      const [shared = []] = tablesOf(readme.section('## Attributes'));
      expect(shared.flatMap(([cell]) => codes(cell)).sort()).toEqual(names(base?.attributes));
    });

    it('Attributes: rule options with their values', () => {
      const [, rules = []] = tablesOf(readme.section('## Attributes'));
      let game = '';
      const written = rules.map(([id, option, values]) => {
        game = codes(id)[0] ?? game;
        return [game, codes(option)[0], codes(values)];
      });
      expect(written).toEqual(
        games.flatMap(({ id, rules }) => rules.map(({ name, values }) => [id, name, [...values]])),
      );
    });

    it('Attributes: which games have no rule options', () => {
      const prose = readme.section('## Attributes').replace(/^\|.*$/gm, '');
      const bareGames = games.filter(({ rules }) => rules.length === 0).map(({ id }) => id);
      const named = codes(prose).filter((code) => games.some(({ id }) => id === code));
      expect(named.sort()).toEqual(bareGames.sort());
    });

    it('Properties and methods', () => {
      const settings = names(base?.attributes).map((name) =>
        name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      );
      const members = base?.members ?? [];
      const properties = members.filter(
        ({ kind, name }) => kind === 'field' && (name === 'record' || !settings.includes(name)),
      );
      const methods = members.filter(({ kind }) => kind === 'method');
      const written = firstCodes(readme.section('## Properties and methods')).map((code) => code.replace(/\(.*/, '()'));
      expect(written.sort()).toEqual([...names(properties), ...names(methods).map((name) => `${name}()`)].sort());
    });

    it('Events and their fields', () => {
      const rows = rowsOf(readme.section('## Events'));
      const fields = (name: string): string[] =>
        names(declarations.find((each) => each.name.toLowerCase() === name)?.members);
      const shared = ['gameId', 'dealNumber', 'day', 'rules'];
      expect(rows.flatMap(([name]) => codes(name)).sort()).toEqual(names(base?.events));
      for (const [name = '', , further] of rows) {
        const event = codes(name)[0] ?? '';
        const type = `patience${event}event`;
        const told = event === 'lose' ? codes(rows.find(([other]) => other === '`win`')?.[2]) : codes(further);
        expect([...told.filter((code) => code !== 'null'), ...shared].sort(), event).toEqual(fields(type));
      }
    });

    it('Keys: the letters', () => {
      const written = rowsOf(readme.section('## Keys')).map(([keys]) => codes(keys).map((key) => key.toLowerCase()));
      const letters = KEYS.map(({ keys }) => keys.filter((key) => /^[a-z?]$/.test(key)));
      expect(written.filter((row) => row.length > 0)).toEqual(letters.filter((row) => row.length > 0));
    });

    it('The engine: what it exports', () => {
      const [exported = []] = tablesOf(readme.section('## The engine'));
      expect(exported.flatMap(([cell]) => codes(cell).map(bare)).sort()).toEqual(Object.keys(engine).sort());
    });

    it('The engine: what a game has, and the view of it on a table', () => {
      const [, members = []] = tablesOf(readme.section('## The engine'));
      const written = members.flatMap(([cell]) => codes(cell).map(bare));
      const viewed = Object.keys(Object.getOwnPropertyDescriptors(GameView.prototype));
      expect(written.sort()).toEqual(
        [...viewed.filter((name) => name !== 'constructor'), 'play', 'redo', 'undo'].sort(),
      );
      const game = engine.deal('kenfild', { deal: 7 });
      expect(written.filter((name) => !(name in game))).toEqual([]);
    });

    it('The solver: what it exports', () => {
      expect(firstCodes(readme.section('## The solver')).map(bare).sort()).toEqual(Object.keys(solver).sort());
    });

    it('The solver: what it is given of a game on a table, whose view it does not take', async () => {
      expect(codes(readme.section('## The solver'))).toContain('restore(table.record)');
      const view = new GameView(engine.deal('kenfild', { deal: 336 }));
      expect((await solver.solve(engine.restore(view.record()), { nodes: 10 })).verdict).toBe('unknown');
    });

    it('On a page: how a copy of the repository becomes a package', () => {
      expect(codes(readme.section('## On a page'))).toContain('npm pack');
    });

    it('The engine: codes of errors', () => {
      const [, union = ''] = /type PatienceErrorCode =([^;]+);/.exec(read('src/engine/error.ts')) ?? [];
      const known = [...union.matchAll(/'([\w-]+)'/g)].map(([, code = '']) => code);
      expect(known.length).toBeGreaterThan(5);
      expect(codes(readme.section('## The engine'))).toEqual(expect.arrayContaining(known));
    });

    it('On a page: entries of the package', () => {
      const { name, exports } = JSON.parse(read('package.json')) as {
        name: string;
        exports: Record<string, object | string>;
      };
      const entries = Object.keys(exports).filter((entry) => !entry.endsWith('.json'));
      const general = entries.map((entry) =>
        games.reduce((each, { id }) => each.replace(`/${id}`, '/<id>'), name + entry.slice(1)),
      );
      expect(firstCodes(readme.section('## On a page')).sort()).toEqual([...new Set(general)].sort());
    });
  });

  it('names the parts and states that there are', () => {
    const styling = readme.section('## Styling');
    const named = codes(/^(?:Parts|Части): [\s\S]+?(?:States|Состояния):[\s\S]+?\./m.exec(styling)?.[0]);
    const base = declarations.find(({ name }) => name === 'PatienceElement') as unknown as Record<string, Named[]>;
    expect(named.sort()).toEqual([...names(base['cssParts']), ...names(base['cssStates'])].sort());
  });
});
