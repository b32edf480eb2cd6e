import { lazily } from '../lazily.js';
import type { Court, Suit } from './types.js';

/** A figure in layers, each drawn from both ends before the next. */
type Layers = { readonly default: readonly string[] };

const figures: Readonly<Record<`${Court}${Suit}`, (told?: () => void) => Layers | undefined>> = {
  JS: lazily(() => import('./english/JS.js')),
  QS: lazily(() => import('./english/QS.js')),
  KS: lazily(() => import('./english/KS.js')),
  JH: lazily(() => import('./english/JH.js')),
  QH: lazily(() => import('./english/QH.js')),
  KH: lazily(() => import('./english/KH.js')),
  JC: lazily(() => import('./english/JC.js')),
  QC: lazily(() => import('./english/QC.js')),
  KC: lazily(() => import('./english/KC.js')),
  JD: lazily(() => import('./english/JD.js')),
  QD: lazily(() => import('./english/QD.js')),
  KD: lazily(() => import('./english/KD.js')),
};

/** The drawing covers 1300 × 2000 units. */
const bothEnds = (layer: string): string => `${layer}<g transform="rotate(180 650 1000)">${layer}</g>`;

/** An English court figure in its panel, as wide and high as told; undefined until it has been loaded. */
export function englishFigure(
  card: `${Court}${Suit}`,
  panel: string,
  told: (() => void) | undefined,
): string | undefined {
  const layers = figures[card](told)?.default;
  return (
    layers &&
    `<svg class="english" ${panel} viewBox="0 0 1300 2000" preserveAspectRatio="none"><path class="panel" d="M0 0H1300V2000H0z"/>${layers.map(bothEnds).join('')}</svg>`
  );
}
