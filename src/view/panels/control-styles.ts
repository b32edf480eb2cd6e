import { css, type CSSResult } from 'lit';

/** Rows of settings, and the form for a deal. */
export const controlStyles: CSSResult = css`
  .body h3 {
    margin: 18px 0 2px;
    font: 600 13px / 1.3 var(--sans);
    color: var(--panel-muted);
  }
  .body h3:first-child {
    margin-block-start: 6px;
  }
  .body p {
    margin: 0;
  }
  .body .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: 14px;
  }
  .pill[aria-disabled] {
    color: color-mix(in srgb, var(--panel-ink) 45%, var(--panel));
    cursor: default;
  }
  .setting {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
    min-block-size: 46px;
    padding-block: 5px;
    box-sizing: border-box;
    border-block-end: 1px solid var(--panel-hairline);
  }
  label.setting {
    flex-wrap: nowrap;
    cursor: pointer;
  }
  .label small {
    display: block;
    color: var(--panel-muted);
    font-size: 12.5px;
    line-height: 1.3;
  }
  .segments {
    display: inline-flex;
    flex-wrap: wrap;
    margin-inline-start: auto;
    padding: 2px;
    border-radius: 9px;
    background: var(--panel-fill);
  }
  .segments label {
    position: relative;
    display: grid;
    flex: auto;
    place-items: center;
    min-block-size: 30px;
    padding: 0 clamp(6px, 3cqi, 11px);
    border-radius: 7px;
    color: var(--panel-muted);
    font-size: 13px;
    cursor: pointer;
  }
  /* The native control lies over its words: it is what is pressed. */
  .segments input {
    appearance: none;
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: inherit;
    cursor: inherit;
  }
  .segments label:has(:checked) {
    background: var(--panel);
    color: var(--panel-ink);
    font-weight: 500;
    box-shadow:
      0 0 0 1px var(--panel-hairline),
      0 1px 2px #281c061f;
  }
  .segments span {
    position: relative;
    pointer-events: none;
  }
  .setting > input {
    appearance: none;
    flex: none;
    inline-size: 40px;
    block-size: 24px;
    margin: 0;
    border-radius: 12px;
    background: color-mix(in srgb, var(--panel-ink) 50%, var(--panel));
    cursor: inherit;
  }
  .setting > input::before {
    content: '';
    display: block;
    inline-size: 20px;
    block-size: 20px;
    margin: 2px;
    border-radius: 50%;
    background: #fff;
    box-shadow: 0 1px 2px #0000004d;
  }
  .setting > input:checked {
    background: var(--honey);
  }
  .setting > input:checked::before {
    margin-inline-start: 18px;
  }
  .panel input:focus-visible {
    outline: 2.5px solid var(--focus);
    outline-offset: 2px;
  }
  .row {
    display: flex;
    gap: 8px;
    margin-block-start: 4px;
  }
  .row input,
  .by-hand {
    all: unset;
    box-sizing: border-box;
    flex: 1 1 8em;
    min-inline-size: 0;
    max-inline-size: 14em;
    min-block-size: 40px;
    padding: 4px 12px;
    border-radius: 9px;
    background: var(--panel-fill);
    box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--panel-ink) 50%, var(--panel));
    font: 16px / 1.3 var(--sans);
  }
  .by-hand {
    inline-size: 100%;
    max-inline-size: none;
    margin-block-start: 4px;
  }
  .row input[aria-invalid] {
    box-shadow: inset 0 0 0 2px var(--refuse);
  }
  .row .pill {
    min-block-size: 40px;
    padding-inline: 18px;
  }
  .body .wrong {
    margin-block-start: 6px;
    color: var(--refuse);
  }
  .body .wrong:empty,
  .body .copied:empty {
    display: none;
  }
  .body .on-table {
    margin-block-start: 18px;
    padding-block-start: 14px;
    border-block-start: 1px solid var(--panel-hairline);
  }
  .body .copied {
    margin-block-start: 8px;
    color: var(--panel-muted);
  }
  .key-list {
    margin: 0;
  }
  .key-list div {
    display: grid;
    grid-template-columns: minmax(72px, 30%) 1fr;
    gap: 4px 14px;
    align-items: center;
    padding-block: 7px;
    border-block-end: 1px solid var(--panel-hairline);
  }
  .key-list dt {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  .key-list dd {
    margin: 0;
    overflow-wrap: break-word;
  }
  @container (width < 240px) {
    .key-list div {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  .key-list kbd {
    min-inline-size: 16px;
    padding: 2px 6px;
    border-radius: 6px;
    background: var(--panel-fill);
    box-shadow: inset 0 -1px 0 var(--panel-hairline);
    font: 13px / 1.4 var(--sans);
    text-align: center;
    white-space: nowrap;
  }
  .body .note {
    margin-block-start: 12px;
    color: var(--panel-muted);
    font-size: 13px;
  }
  .panel .offers {
    justify-content: flex-start;
    margin-block-start: 14px;
  }
  @media (forced-colors: active) {
    .segments label:has(:checked),
    .setting > input,
    .row input,
    .by-hand {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    .setting > input {
      outline-color: CanvasText;
    }
    .setting > input::before,
    .setting > input:checked {
      forced-color-adjust: none;
      background: CanvasText;
    }
    .setting > input:checked {
      background: Highlight;
    }
    .setting > input:checked::before {
      background: Canvas;
    }
  }
`;
