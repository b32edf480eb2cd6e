import type { TemplateResult } from 'lit';
import { pip, round } from './art.js';
import { CANVAS, circle, still, stroke } from './still.js';
import type { Size } from './types.js';

export interface BackOptions {
  /** 'suits': the four suits; 'plain': an empty medallion, for a number. */
  readonly medallion?: 'suits' | 'plain' | undefined;
}

/**
 * The white edge around the field, lozenges across and down (fewer on a small card, so that they stay a pattern), and
 * the radius of the medallion.
 */
const WEAVE: Readonly<Record<Size, readonly [margin: number, columns: number, rows: number, radius: number]>> = {
  S: [14, 4, 6, 76],
  M: [12, 6, 8, 60],
  L: [11, 8, 11, 50],
};

const box = (x: number, y: number): string => `M${-x} ${-y}h${2 * x}v${2 * y}h${-2 * x}z`;

function drawing(size: Size, withSuits: boolean): string {
  const [margin, columns, rows, radius] = WEAVE[size];
  const x = 115 - margin;
  const y = 163 - margin;
  const width = round(x / columns);
  const height = round(y / rows);
  let lattice = '';
  let dots = '';
  for (let row = 0; row < rows; row++) {
    const level = round(y * ((2 * row + 1) / rows - 1));
    // There in one zigzag, and back in the other.
    lattice +=
      `M${-x} ${level}` +
      `l${width} ${-height} ${width} ${height}`.repeat(columns) +
      `l${-width} ${height} ${-width} ${-height}`.repeat(columns);
    // The styles space them along the line, one to a lozenge.
    dots += `M-91 ${level}h183`;
  }
  const step = radius * 0.31;
  const suit = radius / 2;
  const suits =
    pip('S', -step, -step, suit) +
    pip('H', step, -step, suit) +
    pip('D', -step, step, -suit) +
    pip('C', step, step, -suit);
  return (
    stroke('field', box(x + 1, y + 1)) +
    stroke('lattice', lattice) +
    (size === 'L' ? stroke('dots', dots) : '') +
    stroke('frame', box(x, y)) +
    stroke('medal', circle(radius)) +
    (withSuits ? stroke('inner', circle(radius * 0.87)) + stroke('suits', suits) : '')
  );
}

/** The back of every card; the same arguments give the same template object. */
export const backTemplate = (size: Size, { medallion = 'suits' }: BackOptions = {}): TemplateResult =>
  still(`class="back ${size}" part="card-back" ${CANVAS}`, medallion, () => drawing(size, medallion === 'suits'));
