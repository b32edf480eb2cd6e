import { css, type CSSResult, type TemplateResult } from 'lit';
import { still } from './faces/still.js';

/** Toolbar icons as strokes on a grid of 24, live area 4 to 20. */
export const iconPaths = {
  /** A new deal: a card with a plus. */
  deal: 'M7.5 3.5h9A2.5 2.5 0 0 1 19 6v12a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 18V6a2.5 2.5 0 0 1 2.5-2.5zM12 8.5v7M8.5 12h7',
  /** The same deal again: back to the beginning. */
  again: 'M4.5 5v4.5H9M5 9a7.7 7.7 0 1 1-.5 5',
  undo: 'm8.5 5-4 4 4 4M5 9h9a5 5 0 0 1 0 10H9',
  redo: 'm15.5 5 4 4-4 4M19 9h-9a5 5 0 0 0 0 10h5',
  /** Everything upwards to the foundations. */
  finish: 'M5 4h14M7 13l5-5 5 5M7 20l5-5 5 5',
  none: 'm7 7 10 10m0-10L7 17',
  /** Turn the waste over and go round once more. */
  redeal: 'M19.5 5v4.5H15M19 9a7.7 7.7 0 1 0 .5 5',
  down: 'M12 5v14m-6-6 6 6 6-6',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16zm0 4v4l3 2',
  /** Not allowed. */
  no: 'M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16zM6.4 6.4l11.2 11.2',
} as const;

export type IconName = keyof typeof iconPaths;

/** An icon in the colour of the text around it. It says nothing to a screen reader: its button has the name. */
export const icon = (name: IconName): TemplateResult =>
  still('class="icon" viewBox="0 0 24 24"', name, () => `<path d="${iconPaths[name]}"/>`);

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
