import { LETTERS } from '../../src/view/keyboard.js';
import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../src/engine.js';
import { blocksOf, deadLinks, rowsOf, section } from '../support/markdown.js';
import { launchChromium, openPage } from '../support/pages.js';
import { serve } from '../support/serve.js';

// What README.md says is so: its examples are run, its tables are held against the sources.

const root = resolve(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(resolve(root, name), 'utf8');
const readme = read('README.md');
const blocks = blocksOf(readme);
/** The page on styling has its examples run here too. */
const styled = blocksOf(read('docs/styling.md'));
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

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

/** What stands in code in a cell. */
const codes = (cell: string | undefined): string[] =>
  [...(cell ?? '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
const firstCodes = (heading: string): string[] => rowsOf(section(readme, heading)).flatMap(([cell]) => codes(cell));

/** The examples that need a page, and the lines that make one. */
const html = blocks.filter(({ info }) => info === 'html').map(({ text }) => text);
const scriptsOf = (onPage: boolean): string[] =>
  [...blocks, ...styled]
    .filter(({ info, text }) => info === 'js' && text.includes('document.') === onPage)
    .map(({ text }) => text);

it('has only blocks that are checked here', () => {
  expect([...new Set(blocks.map(({ info }) => info))].sort()).toEqual(['css', 'html', 'js']);
});

it('has no dead link', () => {
  expect(deadLinks(resolve(root, 'README.md'))).toEqual([]);
  expect(deadLinks(resolve(root, 'CONTRIBUTING.md'))).toEqual([]);
});

it('shows a picture that is no burden, and is not published', () => {
  const pictures = [...readme.matchAll(/!\[.+?\]\((.+?)\)/g)].map(([, path = '']) => path);
  expect(pictures).toHaveLength(1);
  for (const path of pictures) expect(statSync(resolve(root, path)).size).toBeLessThan(250_000);
  const { files } = JSON.parse(read('package.json')) as { files: string[] };
  expect(files).not.toContain('docs');
});

it('names only commands that there are', () => {
  const named = [...(readme + read('CONTRIBUTING.md')).matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => name !== 'ci' && scripts[name] === undefined)).toEqual([]);
});

describe('examples for Node', () => {
  it.each(scriptsOf(false).map((text) => [/import .+/.exec(text)?.[0], text]))('%s', async (_, text = '') => {
    const run = promisify(execFile);
    const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '--eval', text], { cwd: root });
    expect(stderr).toBe('');
    if (text.includes('verify')) expect(stdout).toBe('It came out in 95 moves.\n');
  });
});

describe('examples for a page', () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof serve>>;

  beforeAll(async () => {
    const css = [...styled, ...blocks].filter(({ info }) => info === 'css').map(({ text }) => `<style>${text}</style>`);
    const body = [...css, ...html, ...scriptsOf(true).map((text) => `<script type="module">${text}</script>`)].join(
      '\n',
    );
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
    expect(html).toHaveLength(2);
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
      dealNumber: 7,
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
    for (const [, tag, written = ''] of html.join('').matchAll(/<(patience-[\w-]+)([^>]*)>/g)) {
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
    const rows = rowsOf(section(readme, '## The games'));
    expect(rows.map(([tag]) => tag)).toEqual(games.map(({ id }) => `\`<patience-${id}>\``));
    games.forEach(({ names: { ru, en } }, index) => {
      expect(rows[index]?.[1]).toMatch(new RegExp(`^${ru}, ${en}\\. .+\\.$`));
    });
  });

  it('Attributes: those of all games', () => {
    const [shared = ''] = section(readme, '## Attributes').split('Rule options');
    expect(
      rowsOf(shared)
        .flatMap(([cell]) => codes(cell))
        .sort(),
    ).toEqual(names(base?.attributes));
  });

  it('Attributes: rule options with their values', () => {
    const [, rules = ''] = section(readme, '## Attributes').split('Rule options');
    let game = '';
    const written = rowsOf(rules).map(([id, option, values]) => {
      game = codes(id)[0] ?? game;
      return [game, codes(option)[0], codes(values)];
    });
    expect(written).toEqual(games.flatMap(({ id, rules }) => rules.map(({ name, values }) => [id, name, [...values]])));
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
    const written = firstCodes('## Properties and methods').map((code) => code.replace(/\(.*/, '()'));
    expect(written.sort()).toEqual([...names(properties), ...names(methods).map((name) => `${name}()`)].sort());
  });

  it('Events and their fields', () => {
    const rows = rowsOf(section(readme, '## Events'));
    const fields = (name: string): string[] => names(declarations.find((each) => each.name === name)?.members);
    const shared = ['gameId', 'dealNumber', 'day', 'rules'];
    expect(rows.flatMap(([name]) => codes(name)).sort()).toEqual(names(base?.events));
    for (const [name = '', , further] of rows) {
      const event = codes(name)[0] ?? '';
      const type = `Patience${event.charAt(0).toUpperCase()}${event.slice(1)}Event`;
      const told = event === 'lose' ? codes(rows.find(([other]) => other === '`win`')?.[2]) : codes(further);
      expect([...told, ...shared].sort(), event).toEqual(fields(type));
    }
  });

  it('Keys: the letters', () => {
    const rows = rowsOf(section(readme, '## Keys'));
    const written = new Map(
      rows.flatMap(([keys, does = '']) => codes(keys).map((key) => [key.toLowerCase(), does.split(' ')[0]])),
    );
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(LETTERS));
  });

  it('Development: commands', () => {
    const written = firstCodes('## Development').map((command) => command.replace(/^npm (?:run )?/, ''));
    expect(written.length).toBeGreaterThan(8);
    expect(written.filter((name) => scripts[name] === undefined)).toEqual([]);
  });
});

it('names the parts and states that there are', () => {
  const styling = section(readme, '## Styling');
  const named = codes(/Parts: [\s\S]+?States:[\s\S]+?\./.exec(styling)?.[0]);
  const base = declarations.find(({ name }) => name === 'PatienceElement') as unknown as Record<string, Named[]>;
  expect(named.sort()).toEqual([...names(base['cssParts']), ...names(base['cssStates'])].sort());
});
