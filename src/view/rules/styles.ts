import type { CSSResult } from 'lit';
import { css } from '../css.js';

/** Rules pages: one column of readable lines, and the picture of the layout. */
export const rulesStyles: CSSResult = css`
  .rules {
    font: 16px / 1.5 var(--serif);
    overflow-wrap: break-word;
    hanging-punctuation: first allow-end;
  }
  .rules section:first-child h3 {
    margin-block-start: 4px;
  }
  .rules :is(p, ul, figure) {
    margin: 0 0 0.5em;
  }
  .rules ul {
    padding-inline-start: 1.2em;
  }
  .rules .force {
    font-weight: 600;
  }
  .rules figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.1em;
    color: var(--panel-muted);
    font: 14px / 1.5 var(--sans);
  }
  .layout {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
    margin-block: 0.6em;
    font: 600 17px var(--sans);
    text-anchor: middle;
    dominant-baseline: central;
  }
  .layout rect.laid {
    fill: var(--paper);
    stroke: var(--edge);
  }
  .layout rect.shut {
    fill: var(--back);
    stroke: var(--back-paper);
  }
  .layout rect.bare {
    fill: var(--well);
    stroke: var(--ring);
    stroke-dasharray: 4 3;
  }
  .layout .ground {
    fill: var(--panel);
  }
  .layout text {
    fill: var(--panel-ink);
  }
  .layout text:is(.shut, .small) {
    fill: var(--back-number);
  }
  .layout .small {
    font-size: 12px;
  }
`;
