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
  let lattice = '';
  // Straight lines from edge to edge, both ways, make the lozenges: a browser is quicker with them than with zigzags.
  for (let at = 1; at < 2 * (columns + rows); at += 2) {
    // Where a line begins, down the left edge and along the bottom; and how far it goes, in halves of a lozenge.
    const left = Math.max(0, at - 2 * rows);
    const low = Math.min(at, 2 * rows);
    const steps = Math.min(low, 2 * columns - left);
    const across = round((x / columns) * steps);
    const start = round((x / columns) * left - x);
    const level = round((y / rows) * low - y);
    const high = round((y / rows) * steps);
    lattice += `M${start} ${level}l${across} ${-high}M${start} ${-level}l${across} ${high}`;
  }
  let dots = '';
  // The styles space them along the line, one to a lozenge.
  for (let row = 1; row < 2 * rows; row += 2) dots += `M-91 ${round((y / rows) * row - y)}h183`;
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
