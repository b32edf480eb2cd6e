/** The layout as a small picture: the piles as they lie when the cards are dealt, each with the letter of its kind. */
import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Arrangement } from '../../engine/index.js';
import { cellPiles, cellsOf } from '../grid.js';
import type { Kinds } from './kinds.js';
import type { Plan } from './plan.js';

const WIDTH = 40;
const HEIGHT = 56;
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
  /** Many cards, squared up. */
  readonly thick?: boolean;
}

/** How a pile lies when the cards are dealt. */
function startOf(plan: Plan, pile: string): Drawn {
  const [role, number = '1'] = pile.split('-');
  if (role === 'stock') return { look: 'shut', cards: 1, thick: true };
  const step = plan.deal.find((candidate) => 'to' in candidate && candidate.to === role);
  const faces = plan.piles.find((group) => group.role === role)?.faces;
  if (step !== undefined) {
    const fan = role === 'tableau' && 'each' in step ? step.each : 1;
    return { look: faces === 'down' ? 'shut' : 'laid', cards: fan, thick: role === 'reserve' };
  }
  const base = role === 'foundation' && number === '1' && plan.deal.some((candidate) => 'base' in candidate);
  return { look: base ? 'laid' : 'bare', cards: 1 };
}

const card = (x: number, y: number, look: Look): SVGTemplateResult =>
  svg`<rect class=${look} x=${x} y=${y} width=${WIDTH} height=${HEIGHT} rx="4"></rect>`;

/** `label` says in words what is seen. */
export function pictureTemplate(arrangement: Arrangement, plan: Plan, kinds: Kinds, label: string): TemplateResult {
  const rows = arrangement.rows.map(cellsOf);
  const [columnGap, rowGap] = arrangement.gaps;
  const columns = Math.max(...rows.map((cells) => cells.length));
  const captives = plan.piles.find(({ role }) => role === 'captive')?.count ?? 0;
  const drawn: SVGTemplateResult[] = [];
  let top = EDGE;
  rows.forEach((cells, row) => {
    let high = HEIGHT;
    if (captives > 0 && cells.some((cell) => cell.startsWith('F'))) top += PEEK;
    cells.forEach((cell, column) => {
      const [pile = ''] = cellPiles(cell);
      const kind = kinds.of(pile);
      if (kind === undefined) return;
      const drop = row === 0 ? (arrangement.arc?.[column] ?? 0) * HEIGHT : 0;
      const x = round(EDGE + column * WIDTH * (1 + columnGap));
      const y = round(top + drop);
      const { look, cards, thick } = startOf(plan, pile);
      const captive = kinds.of('captive-1');
      if (kind.role === 'foundation' && captive !== undefined && Number(pile.split('-')[1]) <= captives) {
        drawn.push(
          card(x, y - PEEK, 'shut'),
          letter(x, y - PEEK / 2, captive.letter, 'shut small'),
          card(x, y, 'ground'),
        );
      }
      if (thick) drawn.push(card(x + THICK, y + THICK, look));
      for (let at = 0; at < cards; at++) drawn.push(card(x, y + at * STEP, look));
      const reach = (cards - 1) * STEP;
      drawn.push(letter(x, y + reach + HEIGHT / 2, kind.letter, look));
      high = Math.max(high, HEIGHT + reach);
    });
    top += high + rowGap * WIDTH;
  });
  const across = EDGE * 2 + THICK + WIDTH * (columns + (columns - 1) * columnGap);
  const down = top - rowGap * WIDTH + EDGE + THICK;
  return html`<svg
    class="layout"
    width=${round(across)}
    viewBox="0 0 ${round(across)} ${round(down)}"
    role="img"
    aria-label=${label}
  >
    ${drawn}
  </svg>`;
}

const letter = (x: number, y: number, text: string, look: string): SVGTemplateResult =>
  svg`<text class=${look} x=${x + WIDTH / 2} y=${round(y)} text-anchor="middle" dominant-baseline="central">${text}</text>`;

const round = (value: number): number => Math.round(value * 10) / 10;
