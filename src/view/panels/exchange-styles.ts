import type { CSSResult } from 'lit';
import { css } from '../css.js';

/** Texts of statistics: they are long, and not there to be read. */
export const exchangeStyles: CSSResult = css`
  .body .text {
    all: unset;
    display: block;
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 40px;
    margin-block: 4px 8px;
    padding: 4px 12px;
    border-radius: 9px;
    background: var(--panel-fill);
    box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--panel-ink) 50%, var(--panel));
    font: 16px / 1.3 var(--sans);
    /* Seen where colours are forced. */
    outline: 2px solid #0000;
    outline-offset: -2px;
  }
  .body .text:focus-visible {
    outline: 2.5px solid var(--focus);
    outline-offset: 2px;
  }
  .body .text[aria-invalid] {
    box-shadow: inset 0 0 0 2px var(--refuse);
  }
  .body .done,
  .body form,
  .body label[for='counted'] {
    display: block;
    margin-block-start: 10px;
  }
  .body .untaken {
    margin-block-end: 8px;
    color: var(--refuse);
  }
  .body .done:empty,
  .body .untaken:empty {
    display: none;
  }
`;
