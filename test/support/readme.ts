import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { blocksOf, section, type Block } from './markdown.js';

const root = resolve(import.meta.dirname, '../..');

/** One of the two READMEs. Its sections are called by the headings of the English one, whose places they have. */
export interface Readme {
  readonly file: string;
  readonly lang: 'en' | 'ru';
  readonly text: string;
  readonly blocks: readonly Block[];
  /** What the examples for a server print. */
  readonly verified: string;
  section(heading: string): string;
}

/** The headings of a page, with their hashes. */
export const headingsOf = (markdown: string): string[] =>
  [...withoutBlocks(markdown).matchAll(/^#+ .+$/gm)].map(([heading]) => heading);

/** The page without its fenced blocks. */
export const withoutBlocks = (markdown: string): string => markdown.replace(/^```[\s\S]*?^```$/gm, '');

/** What stands in code in a line or a cell. */
export const codes = (text: string | undefined): string[] =>
  [...withoutBlocks(text ?? '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replace(/\s+/g, ' '));

const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');
const english = headingsOf(read('README.md'));

function open(file: string, lang: Readme['lang'], verified: string): Readme {
  const text = read(file);
  const headings = headingsOf(text);
  const own = (heading: string): string => headings[english.indexOf(heading)] ?? heading;
  return { file, lang, text, verified, blocks: blocksOf(text), section: (heading) => section(text, own(heading)) };
}

export const readmes: readonly [Readme, Readme] = [
  open('README.md', 'en', 'It came out in 95 moves.\n'),
  open('README.ru.md', 'ru', 'Пасьянс сошёлся. Ходов: 95.\n'),
];
