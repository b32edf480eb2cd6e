import { css, type CSSResult } from 'lit';

/** The frame of the element: host, felt, toolbar and status line. */
export const frameStyles: CSSResult = css`
  :host {
    display: block;
    min-inline-size: 0;
    max-inline-size: 100%;
    contain: layout style;
  }
  :host([hidden]) {
    display: none;
  }
  .table {
    --sans: var(--patience-font, system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif);
    --serif: var(--patience-font-serif, ui-serif, 'New York', 'Iowan Old Style', Cambria, Georgia, 'Noto Serif', serif);
    box-sizing: border-box;
    block-size: 100%;
    display: flex;
    flex-direction: column;
    overflow: clip;
    position: relative;
    background: var(--table);
    color: var(--ink);
    border-radius: var(--patience-radius, 14px);
    box-shadow: inset 0 0 0 1px var(--hairline);
    font: 400 14px / 1.4 var(--sans);
    font-variant-numeric: tabular-nums;
    letter-spacing: normal;
    word-spacing: normal;
    text-transform: none;
    text-align: start;
    text-indent: 0;
    text-shadow: none;
    text-decoration: none;
    text-emphasis: none;
    text-orientation: mixed;
    writing-mode: horizontal-tb;
    white-space: normal;
    -webkit-text-fill-color: currentcolor;
    -webkit-text-stroke: 0;
    stroke: none;
    stroke-width: 1;
    stroke-dasharray: none;
    stroke-dashoffset: 0;
    stroke-opacity: 1;
    stroke-linejoin: miter;
    stroke-linecap: butt;
    fill-opacity: 1;
    fill-rule: nonzero;
    paint-order: normal;
    cursor: default;
  }
  .bar {
    display: flex;
    align-items: center;
    gap: 2px;
    flex: none;
    min-block-size: 52px;
    padding: 2px 14px 0 20px;
  }
  .title {
    flex: 1;
    min-inline-size: 0;
    display: flex;
    align-items: baseline;
    gap: 12px;
    overflow: hidden;
    white-space: nowrap;
    font: 400 20px / 1.3 var(--serif);
  }
  .title small {
    font: 400 13px / 1.3 var(--sans);
    color: var(--muted);
  }
  .button {
    all: unset;
    box-sizing: border-box;
    flex: 0 1 44px;
    min-inline-size: 0;
    block-size: 44px;
    border-radius: 10px;
    display: grid;
    place-items: center;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  .button:hover:not([aria-disabled]),
  .button:active:not([aria-disabled]) {
    background: var(--press);
  }
  .button[aria-disabled] {
    color: color-mix(in srgb, var(--ink) 30%, var(--table));
    cursor: default;
  }
  .button:focus-visible {
    box-shadow:
      0 0 0 2px var(--focus-gap),
      0 0 0 4.5px var(--focus);
  }
  .status {
    flex: none;
    display: flex;
    align-items: center;
    gap: 16px;
    min-block-size: 46px;
    box-sizing: border-box;
    padding: 6px 20px 8px;
    line-height: 1.35;
  }
  .status .text {
    flex: 1;
    min-inline-size: 0;
  }
  .status .text.refused {
    color: var(--refuse);
  }
  .status .meta {
    color: var(--muted);
    font-size: 13px;
    display: flex;
    gap: 12px;
    white-space: nowrap;
  }
  .spoken {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .felt {
    container-type: inline-size;
    /* Where a page lets it be as wide as it likes: in a flex row, a float, a centred grid. */
    contain-intrinsic-inline-size: 720px;
    flex: 1 1 auto;
    min-block-size: 0;
    padding-block: 6px 12px;
  }
  .table.slim .bar {
    min-block-size: 48px;
    padding: 0 4px;
    justify-content: space-around;
  }
  .table.slim .title {
    display: none;
  }
  .table.slim .status {
    padding: 6px 12px 10px;
    font-size: 13.5px;
    flex-direction: column;
    align-items: stretch;
    gap: 4px;
  }
  /* Two lines are kept for what is told, so that the page below does not jump. */
  .table.slim .status .text {
    flex: none;
    min-block-size: 2.7em;
  }
  .table.slim .status .meta {
    flex-wrap: wrap;
    gap: 0 12px;
    min-block-size: 18px;
    font-size: 12px;
    line-height: 18px;
  }
  @media (forced-colors: active) {
    .table {
      border: 1px solid CanvasText;
    }
    .button:focus-visible {
      outline: 3px solid Highlight;
    }
  }
`;
