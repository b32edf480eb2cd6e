import { css, type CSSResult, type TemplateResult } from 'lit';
import { still } from './faces/still.js';

/** Toolbar icons as strokes on a grid of 24, live area 4 to 20. */
export const iconPaths = {
  /** A new deal: a card with a plus. */
  deal: 'M7.4 3.5h9.2A2.4 2.4 0 0 1 19 5.9v12.2a2.4 2.4 0 0 1-2.4 2.4H7.4A2.4 2.4 0 0 1 5 18.1V5.9a2.4 2.4 0 0 1 2.4-2.4zM12 8.6v6.8M8.6 12h6.8',
  /** The same deal again: back to the beginning. */
  again: 'M4.6 5v4.6h4.6M5 9.2A7.7 7.7 0 1 1 4.5 14',
  undo: 'M8.6 5.2 4.4 9.4l4.2 4.2M4.8 9.4h9.4a4.9 4.9 0 0 1 0 9.8H9.2',
  redo: 'm15.4 5.2 4.2 4.2-4.2 4.2M19.2 9.4H9.8a4.9 4.9 0 0 0 0 9.8h5',
  /** Everything upwards to the foundations. */
  finish: 'M5 4.2h14M7 12.8l5-5 5 5M7 19.6l5-5 5 5',
  none: 'm7 7 10 10M17 7 7 17',
  /** Turn the waste over and go round once more. */
  redeal: 'M19.4 5v4.6h-4.6M19 9.2A7.7 7.7 0 1 0 19.5 14',
  down: 'M12 4.5v14M6.5 13l5.5 5.5 5.5-5.5',
  clock: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16zM12 7.6V12l3 2',
  /** Not allowed. */
  no: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16zM6.4 6.4l11.2 11.2',
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
