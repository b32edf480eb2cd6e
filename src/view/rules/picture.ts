/** The layout as a small picture: the piles as they lie when the cards are dealt, each with the letter of its kind. */
import { svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { html } from 'lit';
import type { GameDefinition } from '../../engine/index.js';
import { cellPiles, cellsOf } from '../arrangement.js';
import type { Kinds } from './kinds.js';
import type { Plan } from './plan.js';

const WIDTH = 40;
const HEIGHT = 56;
/** How far a card shows from under the one on it. */
const STEP = 11;
/** Edge lines are half outside their cards. */
const EDGE = 1;

type Look = 'laid' | 'shut' | 'bare';
interface Drawn {
  readonly look: Look;
  /** Cards that are seen one over the other. */
  readonly cards: number;
}

/** How a pile lies when the cards are dealt. */
function startOf(plan: Plan, pile: string): Drawn {
  const [role, number = '1'] = pile.split('-');
  if (role === 'stock') return { look: 'shut', cards: 1 };
  const step = plan.deal.find((candidate) => 'to' in candidate && candidate.to === role);
  const faces = plan.piles.find((group) => group.role === role)?.faces;
  if (step !== undefined) {
    const fan = role === 'tableau' && 'each' in step ? step.each : 1;
    return { look: faces === 'down' ? 'shut' : 'laid', cards: fan };
  }
  const base = role === 'foundation' && number === '1' && plan.deal.some((candidate) => 'base' in candidate);
  return { look: base ? 'laid' : 'bare', cards: 1 };
}

const card = (x: number, y: number, look: Look): SVGTemplateResult =>
  svg`<rect class=${look} x=${x} y=${y} width=${WIDTH} height=${HEIGHT} rx="4"></rect>`;

/** `label` says in words what is seen. */
export function pictureTemplate(definition: GameDefinition, plan: Plan, kinds: Kinds, label: string): TemplateResult {
  const wide = definition.table?.wide;
  const rows = (wide?.rows ?? []).map(cellsOf);
  const [columnGap = 0, rowGap = 0] = wide?.gaps ?? [];
  const columns = Math.max(...rows.map((cells) => cells.length));
  const captives = plan.piles.find(({ role }) => role === 'captive')?.count ?? 0;
  const drawn: SVGTemplateResult[] = [];
  let top = EDGE + (captives > 0 ? STEP : 0);
  rows.forEach((cells, row) => {
    let high = HEIGHT;
    cells.forEach((cell, column) => {
      const [pile = ''] = cellPiles(cell);
      const kind = kinds.of(pile);
      if (kind === undefined) return;
      const drop = row === 0 ? (wide?.arc?.[column] ?? 0) * HEIGHT : 0;
      const x = round(EDGE + column * WIDTH * (1 + columnGap));
      const y = round(top + drop);
      const { look, cards } = startOf(plan, pile);
      const captive = kinds.of('captive-1');
      if (kind.role === 'foundation' && captive !== undefined && Number(pile.split('-')[1]) <= captives) {
        drawn.push(card(x, y - STEP, 'shut'), letter(x, y - STEP / 2, captive.letter, 'shut small'));
      }
      for (let at = 0; at < cards; at++) drawn.push(card(x, y + at * STEP, look));
      const reach = (cards - 1) * STEP;
      drawn.push(letter(x, y + reach + HEIGHT / 2, kind.letter, look));
      high = Math.max(high, HEIGHT + reach + (rows.length === 1 ? drop : 0));
    });
    top += high + rowGap * WIDTH;
  });
  const across = EDGE * 2 + WIDTH * (columns + (columns - 1) * columnGap);
  const down = top - rowGap * WIDTH + EDGE;
  return html`<svg class="layout" viewBox="0 0 ${round(across)} ${round(down)}" role="img" aria-label=${label}>
    ${drawn}
  </svg>`;
}

const letter = (x: number, y: number, text: string, look: string): SVGTemplateResult =>
  svg`<text class=${look} x=${x + WIDTH / 2} y=${round(y)} text-anchor="middle" dominant-baseline="central">${text}</text>`;

const round = (value: number): number => Math.round(value * 10) / 10;
