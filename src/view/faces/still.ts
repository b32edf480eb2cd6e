import { html, type TemplateResult } from 'lit';

const made: Record<string, TemplateResult> = {};

/**
 * An SVG drawing with these attributes as a template without a single binding: Lit clones it in one step and never looks
 * at it again. It is made once: the same attributes and the same detail give the same template object. Only for markup
 * that we have written ourselves.
 */
export const still = (attributes: string, detail: string, draw: () => string): TemplateResult =>
  (made[attributes + detail] ??= whole([`<svg ${attributes} aria-hidden="true">${draw()}</svg>`]));

const whole = (markup: readonly string[]): TemplateResult => html(Object.assign(markup, { raw: markup }));

/** The canvas of a card: 240 × 336 units around its middle. */
export const CANVAS = 'viewBox="-120 -168 240 336" preserveAspectRatio="none"';

/** A path in a paint of `faceStyles`. */
export const stroke = (role: string, path: string): string => `<path class="${role}" d="${path}"/>`;

/** A circle of this radius around (x, y), the middle of the card if not told. */
export const circle = (radius: number, x = 0, y = 0): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1${-2 * radius} 0`;
