import type { TemplateResult } from 'lit';
import { pip } from './art.js';
import { canvas, stroke } from './still.js';
import type { Size } from './types.js';

export interface BackOptions {
  /** 'suits': the four suits; 'plain': an empty medallion, for a number; 'none': lattice only. */
  readonly medallion?: 'suits' | 'plain' | 'none' | undefined;
}

interface Weave {
  /** White edge around the coloured field. */
  readonly margin: number;
  /** Lozenges across and down: fewer on a small card, so that they stay a pattern. */
  readonly columns: number;
  readonly rows: number;
  readonly radius: number;
}

const WEAVE: Readonly<Record<Size, Weave>> = {
  S: { margin: 14, columns: 4, rows: 6, radius: 76 },
  M: { margin: 12, columns: 6, rows: 8, radius: 60 },
  L: { margin: 11, columns: 8, rows: 11, radius: 50 },
};

const box = (inset: number): string => `M${inset} ${inset}H${240 - inset}V${336 - inset}H${inset}Z`;

/** Lozenges in a box, as zigzags from its left side to its right: two to a row. */
function lattice(inset: number, columns: number, rows: number): string {
  const width = ((240 - 2 * inset) / columns / 2).toFixed(2);
  const height = (336 - 2 * inset) / rows / 2;
  const up = (-height).toFixed(2);
  const down = height.toFixed(2);
  let path = '';
  for (let row = 0; row < rows; row++) {
    const start = `M${inset} ${(inset + height * (2 * row + 1)).toFixed(2)}`;
    path += start + `l${width} ${up} ${width} ${down}`.repeat(columns);
    path += start + `l${width} ${down} ${width} ${up}`.repeat(columns);
  }
  return path;
}

/** A dot in every lozenge of the large lattice; the styles space them along each line. */
const dots = (rows: number): string =>
  Array.from({ length: rows }, (_, row) => `M29 ${(16 + (304 / rows) * (row + 0.5)).toFixed(1)}H212`).join('');

function medallion(radius: number, withSuits: boolean): string {
  const size = radius * 0.5;
  const step = radius * 0.31;
  const suits =
    pip('S', 120 - step, 168 - step, size) +
    pip('H', 120 + step, 168 - step, size) +
    pip('D', 120 - step, 168 + step, -size) +
    pip('C', 120 + step, 168 + step, -size);
  const circle = (r: number): string => `M${120 - r} 168a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1${-2 * r} 0`;
  return (
    stroke('medal', circle(radius)) + (withSuits ? stroke('inner', circle(radius * 0.87)) + stroke('suits', suits) : '')
  );
}

const cache = new Map<string, TemplateResult>();

/** The back of every card; the same arguments give the same template object. */
export function backTemplate(size: Size, options: BackOptions = {}): TemplateResult {
  const kind = options.medallion ?? 'suits';
  const key = size + kind;
  let template = cache.get(key);
  if (template === undefined) {
    const { margin, columns, rows, radius } = WEAVE[size];
    template = canvas(
      `class="back ${size}" part="card-back"`,
      stroke('field', box(margin + 4)) +
        stroke('lattice', lattice(margin + 5, columns, rows)) +
        (size === 'L' ? stroke('dots', dots(rows)) : '') +
        stroke('frame', box(margin + 5)) +
        (kind === 'none' ? '' : medallion(radius, kind === 'suits')),
    );
    cache.set(key, template);
  }
  return template;
}
