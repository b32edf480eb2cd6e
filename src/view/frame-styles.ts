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
  .button:focus-visible,
  .pill:focus-visible {
    box-shadow:
      0 0 0 2px var(--focus-gap),
      0 0 0 4.5px var(--focus);
  }
  /* The game can be finished: the same place, lit. */
  .button.finish:not([aria-disabled]) {
    background: radial-gradient(circle at center, var(--honey-fill) 18px, transparent 18.5px);
    color: var(--on-honey);
  }
  .gap {
    flex: 0 1 8px;
  }
  .pill {
    all: unset;
    box-sizing: border-box;
    display: inline-flex;
    align-items: center;
    gap: 7px;
    min-block-size: 32px;
    padding: 4px 14px;
    border-radius: 16px;
    background: var(--press);
    font: 500 13.5px / 1.2 var(--sans);
    cursor: pointer;
    --icon-size: 18px;
    -webkit-tap-highlight-color: transparent;
  }
  .pill.main {
    background: var(--honey-fill);
    color: var(--on-honey);
  }
  .offers {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 6px 8px;
  }
  .sheet {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 14px;
    padding: 12px 20px 16px;
    box-sizing: border-box;
    max-block-size: 100%;
    overflow: auto;
    text-align: center;
    font: 400 17px / 1.45 var(--serif);
    z-index: 3;
  }
  .sheet p {
    margin: 0 0 4px;
    color: var(--muted);
    text-wrap: balance;
  }
  .sheet p.said {
    font-size: 30px;
    line-height: 1.25;
    color: var(--ink);
  }
  .sheet .pill {
    min-block-size: 40px;
    border-radius: 20px;
    padding: 4px 20px;
  }
  .sheet.win {
    background: linear-gradient(transparent, var(--table) 18%);
    padding-block-start: 44px;
  }
  /* Foundations in the middle leave the side free. */
  .board.aside.won + .sheet.win {
    inset-inline-start: 62%;
    inset-block: 0;
    justify-content: center;
    background: none;
  }
  .board.aside.won + .sheet.win p.said {
    font-size: 24px;
  }
  .sheet.wish {
    inset-block: 0;
    justify-content: center;
    background: color-mix(in srgb, var(--table) 94%, transparent);
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
  .status.offering .meta {
    display: none;
  }
  .status .text.refused {
    color: var(--refuse);
    display: flex;
    gap: 8px;
    --icon-size: 18px;
  }
  .status .meta {
    color: var(--muted);
    font-size: 13px;
    display: flex;
    gap: 12px;
    white-space: nowrap;
  }
  .status .clock {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    --icon-size: 14px;
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
    padding-block: 6px 22px;
    position: relative;
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
    align-items: flex-start;
    gap: 10px;
    /* Three lines are kept for what is told, so that the page below does not jump. */
    min-block-size: calc(3 * 1.35em + 16px);
  }
  .table.slim .status.offering {
    flex-direction: column;
    gap: 4px;
  }
  .table.slim .status .text {
    flex: none;
  }
  .table.slim .status:not(.offering) .text {
    flex: 1;
  }
  .table.slim .status .meta {
    flex-direction: column;
    align-items: flex-end;
    gap: 0;
    font-size: 12px;
    line-height: 18px;
  }
  .table.slim .sheet p.said {
    font-size: 24px;
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
