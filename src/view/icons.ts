import { css, html, type CSSResult, type TemplateResult } from 'lit';

/** Toolbar icons as strokes on a grid of 24, live area 4 to 20. */
export const iconPaths = {
  /** A new deal: a card with a plus. */
  deal: 'M7.4 3.5h9.2A2.4 2.4 0 0 1 19 5.9v12.2a2.4 2.4 0 0 1-2.4 2.4H7.4A2.4 2.4 0 0 1 5 18.1V5.9a2.4 2.4 0 0 1 2.4-2.4zM12 8.6v6.8M8.6 12h6.8',
  /** The same deal again: back to the beginning. */
  again: 'M4.6 5v4.6h4.6M5 9.2A7.7 7.7 0 1 1 4.5 14',
  undo: 'M8.6 5.2 4.4 9.4l4.2 4.2M4.8 9.4h9.4a4.9 4.9 0 0 1 0 9.8H9.2',
  redo: 'm15.4 5.2 4.2 4.2-4.2 4.2M19.2 9.4H9.8a4.9 4.9 0 0 0 0 9.8h5',
  /** A lamp. */
  hint: 'M9.4 17.2c0-1.7-.8-2.6-1.7-3.6a6 6 0 1 1 8.6 0c-.9 1-1.7 1.9-1.7 3.6zM9.8 20.5h4.4',
  /** Everything upwards to the foundations. */
  finish: 'M5 4.2h14M7 12.8l5-5 5 5M7 19.6l5-5 5 5',
  /** An open book. */
  rules:
    'M12 6.6C10.2 5.1 7.4 4.5 3.8 4.5v13.4c3.6 0 6.4.6 8.2 2.1 1.8-1.5 4.6-2.1 8.2-2.1V4.5c-3.6 0-6.4.6-8.2 2.1zM12 6.6V20',
  /** Two sliders. */
  settings:
    'M4 8h8.4M17.6 8H20M4 16h2.4M11.6 16H20M15 5.4a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2zM9 13.4a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2z',
  close: 'm6 6 12 12M18 6 6 18',
  none: 'm7 7 10 10M17 7 7 17',
  /** Turn the waste over and go round once more. */
  redeal: 'M19.4 5v4.6h-4.6M19 9.2A7.7 7.7 0 1 0 19.5 14',
  down: 'M12 4.5v14M6.5 13l5.5 5.5 5.5-5.5',
  clock: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16zM12 7.6V12l3 2',
  /** Not allowed. */
  no: 'M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16zM6.4 6.4l11.2 11.2',
} as const;

export type IconName = keyof typeof iconPaths;

const cache = new Map<IconName, TemplateResult>();

/** An icon in the colour of the text around it. It says nothing to a screen reader: its button has the name. */
export function icon(name: IconName): TemplateResult {
  let template = cache.get(name);
  if (template === undefined) {
    template = html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d=${iconPaths[name]}></path>
    </svg>`;
    cache.set(name, template);
  }
  return template;
}

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
