import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tablesOf } from '../support/markdown.js';
import { codes, headingsOf, readmes, withoutBlocks } from '../support/readme.js';

// The two READMEs say the same: whatever stands in code in one of them stands at the same place in the other.

const [english, russian] = readmes;
const headings = headingsOf(english.text);
const sections = headings.slice(1);
const level = (heading: string): string => heading.replace(/ .*/, '');

/** What two languages may say in their own words: texts between tags, sentences in strings, the language itself. */
const skeleton = (code: string): string =>
  code
    .replace(/lang="\w+"/g, 'lang')
    .replace(/>[^<>]+<\//g, '></')
    .replace(/`[^`]*`/g, (template) => (template.match(/\$\{.+?\}/g) ?? []).sort().join());

/** Where links and pictures lead, headings left out; a page that there is in both languages is one. */
const targets = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)#\s]*)/g)]
    .map(([, target = '']) => target.replace(/\/(?:en|ru)\.md$/, '/<lang>.md'))
    .filter((target) => !target.startsWith('README'));
/** What stands in code outside tables, each once. */
const spoken = (text: string): string[] => [...new Set(codes(text.replace(/^\|.*$/gm, '')))].sort();

it('begin with a link to each other', () => {
  const thirdLine = (text: string): string | undefined => text.split('\n')[2];
  expect(thirdLine(english.text)).toBe('English · [Русский](README.ru.md)');
  expect(thirdLine(russian.text)).toBe('[English](README.md) · Русский');
});

it('are both published', () => {
  const { files } = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8')) as {
    files: string[];
  };
  // README.md is published without being named.
  expect(files).toContain(russian.file);
});

it('have the same headings', () => {
  expect(headingsOf(russian.text).map(level)).toEqual(headings.map(level));
});

it('have the same examples', () => {
  const examples = readmes.map(({ blocks }) => blocks.map(({ info, text }) => [info, skeleton(text)]));
  expect(examples[1]).toEqual(examples[0]);
});

describe.each(sections)('%s', (heading) => {
  const [here, there] = [english.section(heading), russian.section(heading)];

  it('has the same tables', () => {
    const cells = (text: string): string[][][][] =>
      tablesOf(text).map((rows) => rows.map((row) => row.map((cell) => codes(cell).sort())));
    expect(cells(there)).toEqual(cells(here));
  });

  it('has no empty cell that the other has filled', () => {
    const filled = (text: string): boolean[][][] =>
      tablesOf(text).map((rows) => rows.map((row) => row.map((cell) => cell !== '')));
    expect(filled(there)).toEqual(filled(here));
  });

  it('names the same things, and leads to the same pages', () => {
    expect(spoken(there)).toEqual(spoken(here));
    expect(targets(there)).toEqual(targets(here));
  });
});

it('say which shadow roots `autoload` looks into', () => {
  const cell = (text: string): string => /^\| `patience-elements\/autoload` .*$/m.exec(text)?.[0] ?? '';
  expect(cell(english.text)).toContain('open shadow roots that elements bring along');
  expect(cell(russian.text)).toContain('в открытых теневых деревьях, с которыми приходят элементы');
});

it('the Russian one is set as Russian is', () => {
  const prose = withoutBlocks(russian.text)
    .replace(/`[^`]*`/g, '')
    .replace(/\]\([^)]*\)/g, ']');
  expect(prose.match(/.*["“”„].*/g)).toBeNull();
  expect(prose.match(/.* [-–] .*/g)).toBeNull();
  expect(
    prose.match(
      /(?<!\p{L})(?:еще|ее|свое|твое|чье|идет|начнет|найдет|темн|светлое?м|все еще|черн|желт|сошел|пошел|причем)(?!\p{L})/giu,
    ),
  ).toBeNull();
});
