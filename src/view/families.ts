/** Where piles gather when the patience has come out, as styles: only the game that does so brings them. */
import { unsafeCSS, type CSSResult } from 'lit';
import type { GameDefinition } from '../engine/index.js';
import { cellPiles, cellsOf, round } from './grid.js';

/** Each family a step apart, two families in a row. */
function familiesCss(name: 'wide' | 'narrow', families: readonly string[]): string {
  const [step, apart] = name === 'wide' ? [0.74, 0.22] : [0.52, 0.12];
  const piles = families.flatMap((family, at) =>
    cellsOf(family).flatMap((cell, place) =>
      cellPiles(cell).map((pile) => {
        const x = round((at % 2 === 0 ? -apart - 1 - 2 * step : apart) + place * step);
        const y = round(Math.floor(at / 2) * 1.62 + Math.abs(place - 1) * 0.06);
        return `.${name}.won [data-pile='${pile}']{--_patience-x:calc((var(--cols) / 2 + ${x}) * var(--w) + var(--gaps) / 2 * var(--spread));--_patience-y:calc(${y} * var(--w));z-index:calc(1 + ${place - 1} * var(--turn));rotate:calc(${(place - 1) * 5}deg * var(--turn))}`;
      }),
    ),
  );
  return piles.join('\n');
}

/** The families of a game in both its arrangements. */
export function familyStyles({ table }: GameDefinition): CSSResult {
  const families = table?.families ?? [];
  return unsafeCSS(familiesCss('wide', families) + familiesCss('narrow', families));
}
