/** Icons as strokes on a grid of 24, live area 4 to 20. All of them come after the first drawing. */
import type { CSSResult, TemplateResult } from 'lit';
import { css } from './css.js';
import { still } from './faces/still.js';

export const iconPaths = {
  /** A new deal: a card with a plus. */
  deal: 'M7.5 3.5h9A2.5 2.5 0 0 1 19 6v12a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 18V6a2.5 2.5 0 0 1 2.5-2.5zM12 8.5v7M8.5 12h7',
  /** The same deal again: back to the beginning. */
  again: 'M4.5 5v4.5H9M5 9a7.7 7.7 0 1 1-.5 5',
  undo: 'm8.5 5-4 4 4 4M5 9h9a5 5 0 0 1 0 10H9',
  redo: 'm15.5 5 4 4-4 4M19 9h-9a5 5 0 0 0 0 10h5',
  /** A lamp. */
  hint: 'M9.4 17.2c0-1.7-.8-2.6-1.7-3.6a6 6 0 1 1 8.6 0c-.9 1-1.7 1.9-1.7 3.6zM9.8 20.5h4.4',
  /** Everything upwards to the foundations. */
  finish: 'M5 4h14M7 13l5-5 5 5M7 20l5-5 5 5',
  /** An open book. */
  rules: 'M12 6.5c-2-1.5-5-2-8-2V18c3 0 6 .5 8 2 2-1.5 5-2 8-2V4.5c-3 0-6 .5-8 2zV20',
  /** Two sliders. */
  settings:
    'M4 8h8.5m5 0H20M4 16h2.5m5 0H20M15 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5zm-6 8a2.5 2.5 0 1 0 0 5 2.5 2.5 0 1 0 0-5z',
  close: 'm6.5 6.5 11 11m0-11-11 11',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16zm0 4v4l3 2',
  /** Not allowed. */
  no: 'M12 4a8 8 0 1 0 0 16 8 8 0 1 0 0-16zM6.4 6.4l11.2 11.2',
} as const;

export type IconName = keyof typeof iconPaths;

/** Strokes in the colour of the text around them, also where no styles come. They say nothing to a screen reader: their button has the name. */
export const icon = (name: IconName): TemplateResult =>
  still(
    'class="icon" viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"',
    name,
    () => `<path d="${iconPaths[name]}"/>`,
  );

export const iconStyles: CSSResult = css`
  .icon {
    display: block;
    flex: none;
    width: var(--icon-size, 22px);
    height: var(--icon-size, 22px);
  }
`;
