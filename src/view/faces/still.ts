import { html, type TemplateResult } from 'lit';

/**
 * A drawing as a template without a single binding: Lit clones it in one step and
 * never looks at it again. Only for markup that this folder has written itself.
 */
const still = (markup: string): TemplateResult => html(Object.assign([markup], { raw: [markup] }));

/** The canvas of a card, 240 × 336 units around its middle, with these attributes. */
export const canvas = (attributes: string, drawing: string): TemplateResult =>
  still(
    `<svg ${attributes} viewBox="-120 -168 240 336" preserveAspectRatio="none" aria-hidden="true" focusable="false">${drawing}</svg>`,
  );

/** A path in a paint of `faceStyles`. */
export const stroke = (role: string, path: string): string => `<path class="${role}" d="${path}"/>`;

/** A circle of this radius around (x, y), the middle of the card if not told. */
export const circle = (radius: number, x = 0, y = 0): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1${-2 * radius} 0`;
