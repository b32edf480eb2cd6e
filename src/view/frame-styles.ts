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
    /* Nothing of the page's text reaches in, only what a page does to a whole element. */
    all: initial;
    color-scheme: inherit;
    visibility: inherit;
    pointer-events: inherit;
    print-color-adjust: inherit;
    -webkit-font-smoothing: inherit;
    -webkit-text-size-adjust: inherit;
    --sans: var(--patience-font, system-ui, sans-serif);
    --serif: var(--patience-font-serif, ui-serif, Cambria, Georgia, serif);
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
    font: 14px / 1.4 var(--sans);
    font-variant-numeric: tabular-nums;
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
    font: 20px / 1.3 var(--serif);
  }
  .title small {
    font: 13px / 1.3 var(--sans);
    color: var(--muted);
  }
  .button {
    all: unset;
    flex: 0 1 44px;
    min-inline-size: 0;
    block-size: 44px;
    border-radius: 10px;
    display: grid;
    place-items: center;
  }
  .button[aria-disabled] {
    color: color-mix(in srgb, var(--ink) 30%, var(--table));
  }
  .gap {
    flex: 0 1 8px;
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
  .text {
    flex: 1;
    min-inline-size: 0;
  }
  .meta {
    color: var(--muted);
    font-size: 13px;
    display: flex;
    gap: 12px;
    white-space: nowrap;
  }
  .clock {
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
  .slim .bar {
    min-block-size: 48px;
    padding: 0 4px;
    justify-content: space-around;
  }
  .slim .title {
    display: none;
  }
  .slim .status {
    padding: 6px 12px 10px;
    font-size: 13.5px;
    align-items: start;
    gap: 10px;
    /* Three lines are kept for what is told, so that the page below does not jump. */
    min-block-size: calc(3 * 1.35em + 16px);
  }
  .slim .meta {
    flex-direction: column;
    align-items: end;
    gap: 0;
    font-size: 12px;
    line-height: 18px;
  }
  /* Until their styles are here. */
  .offers,
  .sheet {
    display: none;
  }
`;
