import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** A fenced block: what stands behind the backticks, and the text. */
export interface Block {
  readonly info: string;
  readonly text: string;
}

export const blocksOf = (markdown: string): Block[] =>
  [...markdown.matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].map(([, info = '', text = '']) => ({ info, text }));

/** The rows of every table, the head left out, as texts of cells. */
export const rowsOf = (markdown: string): string[][] =>
  [...markdown.matchAll(/^\|(.+)\|$/gm)]
    .map(([, row = '']) => row.split(/(?<!\\)\|/).map((cell) => cell.trim()))
    .filter((cells, index, all) => !isRule(cells) && !isRule(all[index + 1] ?? []));

/** The tables of a page, one after another, each as its rows without the head. */
export const tablesOf = (markdown: string): string[][][] =>
  [...markdown.matchAll(/(?:^\|.+\|\n)+/gm)].map(([table]) => rowsOf(table));

const isRule = (cells: readonly string[]): boolean => cells.length > 0 && cells.every((cell) => /^:?-+:?$/.test(cell));

/** The part of a page under a heading, up to the next of the same level or above. */
export function section(markdown: string, heading: string): string {
  const level = /^#+/.exec(heading)?.[0].length ?? 0;
  const start = markdown.indexOf(`\n${heading}\n`);
  if (start < 0) throw new Error(`There is no "${heading}".`);
  const rest = markdown.slice(start + heading.length + 2);
  const end = rest.search(new RegExp(`^#{1,${level}} `, 'm'));
  return end < 0 ? rest : rest.slice(0, end);
}

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\- ]/gu, '')
    .replaceAll(' ', '-');

/** Links and pictures of a page that lead to no file or heading. */
export function deadLinks(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  return targets.filter((target) => {
    if (/^https?:/.test(target)) return false;
    const [file = '', anchor] = target.split('#');
    const other = file === '' ? path : resolve(dirname(path), file);
    if (!existsSync(other)) return true;
    if (anchor === undefined) return false;
    const headings = [...readFileSync(other, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
    return !headings.map(anchorOf).includes(anchor);
  });
}
