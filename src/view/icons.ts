import type { CSSResult, TemplateResult } from 'lit';
import { css } from './css.js';
import { still } from './faces/still.js';

/** Icons that a first drawing may show, as strokes on a grid of 24, live area 4 to 20. */
export const iconPaths = {
  none: 'm7 7 10 10m0-10L7 17',
  /** Turn the waste over and go round once more. */
  redeal: 'M19.5 5v4.5H15M19 9a7.7 7.7 0 1 0 .5 5',
  down: 'M12 5v14m-6-6 6 6 6-6',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16zm0 4v4l3 2',
  /** Not allowed. */
  no: 'M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16zM6.4 6.4l11.2 11.2',
} as const;

/** Strokes in the colour of the text around them. They say nothing to a screen reader: their button has the name. */
export const strokes = (name: string, path: string): TemplateResult =>
  still('class="icon" viewBox="0 0 24 24"', name, () => `<path d="${path}"/>`);

export const icon = (name: keyof typeof iconPaths): TemplateResult => strokes(name, iconPaths[name]);

export const iconStyles: CSSResult = css`
  .icon {
    display: block;
    flex: none;
    width: var(--icon-size, 22px);
    height: var(--icon-size, 22px);
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
