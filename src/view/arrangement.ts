/**
 * Arrangements as styles. A game's rows of cells become one static stylesheet: for each pile its column and row in card
 * widths, so that nothing is measured to place a card and no element carries a style of its own.
 */
import type { Arrangement, Arrangements } from '../engine/index.js';

/** Height of a card in card widths. */
const HEIGHT = 1.4;
/** No fan has more cards than one pack: packing that goes round could in theory take it all. */
const LONGEST_FAN = 52;

const NAMES: Readonly<Record<string, string>> = {
  S: 'stock',
  W: 'waste',
  X: 'reserve',
  T: 'tableau',
  F: 'foundation',
  C: 'captive',
  Q: 'queen',
};

/** The pile ids of a cell: `T3` is tableau-3, `X/T8` two piles in one place, `.` none. */
export function cellPiles(cell: string): readonly string[] {
  if (cell === '.') return [];
  return cell.split('/').map((name) => {
    const role = NAMES[name.charAt(0)] ?? name;
    return name.length > 1 ? `${role}-${name.slice(1)}` : role;
  });
}

/** The cells of a row. */
export const cellsOf = (row: string): readonly string[] => row.trim().split(/\s+/);

/** The captive that lies under a foundation, by its number (T1); null for other piles. */
const captiveOf = (pile: string): string | null =>
  pile.startsWith('foundation-') ? pile.replace('foundation', 'captive') : null;

/** The rows of an arrangement as pile ids, as they are seen and read; captives follow their foundations. */
export function readingOrder(arrangement: Arrangement): readonly string[] {
  const piles = arrangement.rows.flatMap((row) => cellsOf(row).flatMap(cellPiles));
  return piles.flatMap((pile) => [pile, captiveOf(pile) ?? []].flat());
}

/** Which row of the arrangement a pile stands in, from 0; -1 where it stands in none. */
export function rowOf(arrangement: Arrangement, pile: string): number {
  return arrangement.rows.findIndex((row) => cellsOf(row).flatMap(cellPiles).includes(pile));
}

const holdsFans = (cells: readonly string[]): boolean => cells.some((cell) => cell.includes('T'));

/** The stylesheet text of one arrangement, for a board of that class. */
function arrangementCss(name: string, arrangement: Arrangement, captives: boolean): string {
  const rows = arrangement.rows.map(cellsOf);
  const columns = Math.max(...rows.map((cells) => cells.length));
  const [columnGap, rowGap] = arrangement.gaps;
  const out = arrangement.fans === 'out';
  const fanColumn = (column: number): boolean => out && rows.some((cells) => cells[column]?.startsWith('T') === true);
  const room = arrangement.room;
  // Fans that run aside all have the room of the longest: --room-aside on the board.
  const aside = `var(--room-aside, ${room})`;

  const left = (column: number): string => {
    const fans = Array.from({ length: column }, (_, index) => index).filter(fanColumn).length;
    const own = fanColumn(column) && column < columns / 2 ? 1 : 0;
    return `calc(${round(column * (1 + columnGap))} + ${fans + own} * ${aside} * var(--fan))`;
  };
  // Rows of fans leave room for them; a longer fan sets --room-<row> on the board.
  const rooms = rows.map((cells, row) => (!out && holdsFans(cells) ? `var(--room-${row}, ${room})` : '0'));
  const lead = captives ? 'var(--peek)' : '0';
  const top = (row: number, drop = 0): string => {
    const above = rooms.slice(0, row).join(' + ') || '0';
    const peeks = captives
      ? rows.slice(1, row + 1).filter((cells) => cells.some((cell) => cell.startsWith('F'))).length
      : 0;
    return `calc(${lead} + ${peeks} * var(--peek) + ${round(row * (HEIGHT + rowGap) + drop * HEIGHT)} + (${above}) * var(--fan))`;
  };

  const rules = rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) => {
      const drop = row === 0 ? (arrangement.arc?.[column] ?? 0) : 0;
      return cellPiles(cell).flatMap((pile) => {
        const place = `--x: ${left(column)}; --y: ${top(row, drop)}; --room: ${out ? aside : rooms[row]};`;
        const ends = out && column < columns / 2 ? ' --ends: 1;' : '';
        const own = `.${name} [data-pile='${pile}'] { ${place}${ends} }`;
        const captive = captives ? captiveOf(pile) : null;
        return captive === null ? [own] : [own, `.${name} [data-pile='${captive}'] { ${place} }`];
      });
    }),
  );
  const fanColumns = Array.from({ length: columns }, (_, index) => index).filter(fanColumn).length;
  const cols = `calc(${round(columns + (columns - 1) * columnGap)} + ${fanColumns} * ${aside} * var(--fan))`;
  const peeks = captives ? rows.slice(1).filter((cells) => cells.some((cell) => cell.startsWith('F'))).length : 0;
  const height = round(rows.length * HEIGHT + (rows.length - 1) * rowGap);
  const total = `calc(${lead} + ${peeks} * var(--peek) + ${height} + (${rooms.join(' + ')}) * var(--fan))`;
  return `.board.${name} { --cols: ${cols}; --rows: ${total}; --out: ${out ? '1; --fan: var(--aside)' : '0'}; }\n${rules.join('\n')}`;
}

/** The stylesheet text of a game's two arrangements. */
export function tableCss(table: Arrangements, captives: boolean): string {
  return `${arrangementCss('wide', table.wide, captives)}\n${arrangementCss('narrow', table.narrow, captives)}`;
}

/** How many cards a fan has and which of them a card is, as custom properties; the same for every game. */
export const fanCss: string = Array.from({ length: LONGEST_FAN }, (_, index) => index + 1)
  .map((count) => `.pile[data-count='${count}'] { --n: ${count}; } .card[data-index='${count}'] { --i: ${count}; }`)
  .join('\n');

const round = (value: number): number => Math.round(value * 1000) / 1000;
