/**
 * Arrangements as styles. A game's rows of cells become one static stylesheet: for each pile its column in card widths and
 * its top, so that nothing is measured to place a card and no element carries a style of its own.
 */
import type { Arrangements } from '../engine/index.js';
import { captiveOf, cellPiles, cellsOf, round } from './grid.js';

/** Height of a card in card widths. */
const HEIGHT = 1.4;
/** No fan has more cards than one pack: packing that goes round could in theory take it all. */
const LONGEST_FAN = 52;

/** The narrowest card of a table of 280 px and more that still shows rank and suit in a strip of 12 px, in px. */
const LEAST = 29;
/** The tightest step of a fan of the smallest cards (board-styles.ts). */
const TIGHT = 0.42;

const holdsFans = (cells: readonly string[]): boolean => cells.some((cell) => cell.includes('T'));
const holdsCaptives = (cells: readonly string[]): boolean => cells.some((cell) => cell.startsWith('F'));

/**
 * The stylesheet text of one arrangement, for a board of that class. Its height, `--height`, hangs on the width alone, so
 * that the page never jumps: what long fans need above their usual room (`--room-<row>`, `--room-aside`) makes cards smaller.
 */
function arrangementCss(name: 'wide' | 'narrow', table: Arrangements, captives: boolean): string {
  const { rows: texts, gaps, fans, room, arc } = table[name];
  const rows = texts.map(cellsOf);
  const columns = Math.max(...rows.map((cells) => cells.length));
  const [columnGap, rowGap] = gaps;
  const out = fans === 'out';
  const isAside = (column: number): boolean => out && rows.some((cells) => cells[column]?.startsWith('T') === true);
  const asides = (before: number): number => rows[0]?.filter((_, at) => at < before && isAside(at)).length ?? 0;
  const aside = `var(--room-aside, ${room})`;
  const fanRows = rows.flatMap((cells, row) => (!out && holdsFans(cells) ? [row] : []));
  const share = fanRows.length;

  const left = (column: number): string => {
    const own = isAside(column) && column < columns / 2 ? 1 : 0;
    return `calc((${round(column * (1 + columnGap))} + ${asides(column) + own} * ${aside} * var(--fan)) * var(--w) + ${column} * var(--spread))`;
  };
  /** How many rows down to this one have captives peeking out above them, the first row's aside. */
  const peeks = (row: number): number => (captives ? 1 + rows.slice(1, row + 1).filter(holdsCaptives).length : 0);
  const roomOf = (row: number): string => `var(--room-${row}, ${room})`;
  const sum = (above: readonly number[]): string => above.map(roomOf).join(' + ') || '0';
  const top = (row: number, drop: number): string => {
    const above = fanRows.filter((other) => other < row);
    const spare = round(share > 0 ? above.length / share : (row + 0.5) / rows.length);
    const fixed = round(row * (HEIGHT + rowGap) + drop * HEIGHT);
    return `calc((${peeks(row)} * var(--peek) + ${fixed} + (${sum(above)}) * var(--fan)) * var(--w) + ${spare} * var(--spare))`;
  };

  const rules = rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) =>
      cellPiles(cell).map((pile) => {
        const long = out ? aside : fanRows.includes(row) ? roomOf(row) : '0';
        const spare = fanRows.includes(row) ? ` + var(--spare) / ${share}` : '';
        const captive = captives ? captiveOf(pile) : null;
        const who = [pile, captive ?? []].flat().map((id) => `.${name} [data-pile='${id}']`);
        const ends = out && column < columns / 2 ? '--ends:1;' : '';
        return `${who.join()}{--_patience-x:${left(column)};--_patience-y:${top(row, row === 0 ? (arc?.[column] ?? 0) : 0)};--_patience-room:calc(${long} * var(--fan) * var(--w)${spare});${ends}}`;
      }),
    ),
  );
  const fixed = round(rows.length * HEIGHT + (rows.length - 1) * rowGap);
  const inAll = peeks(rows.length);
  const cols = (long: string | number): string =>
    `calc(${round(columns + (columns - 1) * columnGap)} + ${asides(columns)} * ${long} * var(--fan))`;
  const high = (long: string | number): string => `calc(${inAll} * var(--peek) + ${fixed} + (${long}) * var(--fan))`;
  // The fans at the right edge are rarely as long as their room: what is there mostly stands in the middle.
  const least = Math.ceil(LEAST * (fixed + (inAll + share * table.longest) * TIGHT));
  const board = `--cols:${cols(aside)};--cols-0:${cols(room)};--rows:${high(sum(fanRows))};--rows-0:${high(share * room)};--least:min(${least}px,${round(least / 2.8)}cqi);--gaps:${columns - 1};--out:${out ? `1;--fan:var(--aside);--lean:calc(${aside} * var(--fan) / 2)` : '0;--lean:0'};`;
  return `.board.${name}{${board}}\n${rules.join('\n')}`;
}

/** The stylesheet text of a game's two arrangements. */
export const tableCss = (table: Arrangements, captives: boolean): string =>
  (['wide', 'narrow'] as const).map((name) => arrangementCss(name, table, captives)).join('\n');

/**
 * How many cards a fan has and which of them a card is, as custom properties; the same for every game. A class is looked
 * up, values of an attribute would be tried one after another.
 */
export const fanCss: string = Array.from(
  { length: LONGEST_FAN + 1 },
  (_, count) => `.n${count}{--_patience-n:${count}}.i${count}{--_patience-i:${count}}`,
).join('');
