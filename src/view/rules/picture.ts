/** What the small picture of a layout shows: the piles as they lie when the cards are dealt, each with the letter of its kind. */
import type { Arrangement } from '../../engine/index.js';
import { cellPiles, cellsOf } from '../grid.js';
import type { Kinds } from './kinds.js';
import { HEIGHT, WIDTH } from './picture-template.js';
import type { Plan } from './plan.js';

/** How far a card shows from under the one on it. */
const STEP = 11;
/** How far a captive shows from under its king. */
const PEEK = 17;
/** How far a packet shows its thickness; edge lines are half outside their cards. */
const THICK = 3;
const EDGE = 1;

/** `ground` hides what an empty place lies on. */
type Look = 'laid' | 'shut' | 'bare' | 'ground';
interface Drawn {
  readonly look: Look;
  /** Cards that are seen one over the other. */
  readonly cards: number;
  /** How many of them, the lowest, lie face down. */
  readonly down?: number;
  /** Many cards, squared up. */
  readonly thick?: boolean;
}

/** How a pile lies when the cards are dealt. */
function startOf(plan: Plan, pile: string): Drawn {
  const [role, number = '1'] = pile.split('-');
  if (role === 'stock') return { look: 'shut', cards: 1, thick: true };
  const step = plan.deal.find((candidate) => 'to' in candidate && candidate.to === role);
  const { faces, hidden } = plan.piles.find((group) => group.role === role) ?? {};
  if (step !== undefined) {
    const fan = role === 'tableau' && 'each' in step ? step.each : 1;
    return {
      look: faces === 'down' ? 'shut' : 'laid',
      cards: fan,
      down: hidden?.[Number(number) - 1] ?? 0,
      thick: role === 'reserve',
    };
  }
  const base = role === 'foundation' && number === '1' && plan.deal.some((candidate) => 'base' in candidate);
  return { look: base ? 'laid' : 'bare', cards: 1 };
}

/** What is drawn alike, side by side: cards by their corners, or letters by their middles. */
interface Run {
  readonly look: string;
  readonly y: number;
  /** A letter; empty for a card. */
  readonly text: string;
  readonly xs: number[];
}

/**
 * The picture as a text: how wide and high it is, then in the order of drawing a line for cards or letters that stand side
 * by side: their look, where the first is (`x y`), how many there are, how far each is from the next, and the letter.
 */
export function pictureOf(arrangement: Arrangement, plan: Plan, kinds: Kinds): string {
  const rows = arrangement.rows.map(cellsOf);
  const [columnGap, rowGap] = arrangement.gaps;
  const columns = Math.max(...rows.map((cells) => cells.length));
  const captives = plan.piles.find(({ role }) => role === 'captive')?.count ?? 0;
  const runs: Run[] = [];
  const draw = (look: string, x: number, y: number, text = ''): void => {
    const run = runs.find((one) => one.look === look && one.y === y && one.text === text && follows(one.xs, x));
    if (run === undefined) runs.push({ look, y, text, xs: [x] });
    else run.xs.push(x);
  };
  const card = (x: number, y: number, look: Look): void => draw(look, x, y);
  const letter = (x: number, y: number, text: string, look: string): void => draw(look, x + WIDTH / 2, y, text);
  const step = WIDTH * (1 + columnGap);
  const follows = (xs: readonly number[], x: number): boolean => Math.abs(x - (xs.at(-1) ?? 0) - step) < 0.01;
  let top = EDGE;
  rows.forEach((cells, row) => {
    let high = HEIGHT;
    const levels: (() => void)[][] = [];
    if (captives > 0 && cells.some((cell) => cell.startsWith('F'))) top += PEEK;
    cells.forEach((cell, column) => {
      const [pile = ''] = cellPiles(cell);
      const kind = kinds.of(pile);
      if (kind === undefined) return;
      const x = EDGE + column * step;
      const y = top + (row === 0 ? (arrangement.arc?.[column] ?? 0) * HEIGHT : 0);
      const { look, cards, down = 0, thick } = startOf(plan, pile);
      const captive = kinds.of('captive-1');
      if (kind.role === 'foundation' && captive !== undefined && Number(pile.split('-')[1]) <= captives) {
        card(x, y - PEEK, 'shut');
        letter(x, y - PEEK / 2, captive.letter, 'small');
        card(x, y, 'ground');
      }
      if (thick) card(x + THICK, y + THICK, look);
      const reach = (cards - 1) * STEP;
      high = Math.max(high, HEIGHT + reach);
      for (let at = 0; at < cards; at++) {
        const lies = y + at * STEP;
        (levels[at] ??= []).push(() => card(x, lies, at < down ? 'shut' : look));
      }
      (levels[cards] ??= []).push(() => letter(x, y + reach + HEIGHT / 2, kind.letter, look));
    });
    // What lies side by side is drawn together, so what lies lower in any fan comes first.
    for (const level of levels) for (const put of level) put();
    top += high + rowGap * WIDTH;
  });
  const across = EDGE * 2 + THICK + WIDTH * (columns + (columns - 1) * columnGap);
  const down = top - rowGap * WIDTH + EDGE + THICK;
  const lines = runs.map(({ look, y, text, xs: [x = 0, ...others] }) =>
    [look, round(x), round(y), others.length + 1, round(step), text].join(' ').trim(),
  );
  return [`${round(across)} ${round(down)}`, ...lines].join('\n');
}

const round = (value: number): number => Math.round(value * 10) / 10;
