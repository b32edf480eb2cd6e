import { css, type CSSResult } from 'lit';

/** Rules pages: one column of readable lines, and the picture of the layout. */
export const rulesStyles: CSSResult = css`
  .rules {
    box-sizing: border-box;
    max-inline-size: 38em;
    margin-inline: auto;
    padding: 4px 16px 20px;
    color: var(--ink);
    font: 16px / 1.5 var(--serif);
    overflow-wrap: break-word;
  }
  .rules h3 {
    margin: 1.1em 0 0.25em;
    font: 600 1em / 1.3 var(--sans);
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
    color: var(--muted);
    font: 14px / 1.5 var(--sans);
  }
  .layout {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
    margin-block: 0.6em;
    font: 600 17px var(--sans);
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
    fill: var(--table);
  }
  .layout text {
    fill: var(--ink);
  }
  .layout text.shut {
    fill: var(--back-number);
  }
  .layout .small {
    font-size: 12px;
  }
`;
