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

/** Where the panel of a figure lies. */
const PANELS = {
  M: 'x="-79" y="-80" width="158" height="240"',
  L: 'x="-73" y="-114" width="146" height="228"',
};

/** An English court figure in its panel; undefined until it has been loaded. */
export function englishFigure(
  card: `${Court}${Suit}`,
  size: keyof typeof PANELS,
  told: (() => void) | undefined,
): string | undefined {
  const layers = figures[card](told)?.default;
  return (
    layers &&
    `<svg class="english" ${PANELS[size]} viewBox="0 0 1300 2000" preserveAspectRatio="none"><path class="panel" d="M0 0H1300V2000H0z"/>${layers.map(bothEnds).join('')}</svg>`
  );
}
