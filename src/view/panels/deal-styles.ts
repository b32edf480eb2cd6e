import type { CSSResult } from 'lit';
import { css } from '../css.js';

/** The form for a deal, and what may be copied. */
export const dealStyles: CSSResult = css`
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
    /* Seen where colours are forced. */
    outline: 2px solid #0000;
    outline-offset: -2px;
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
  .deal .wrong {
    margin-block-start: 6px;
    color: var(--refuse);
  }
  .deal .wrong:empty,
  .deal .copied:empty {
    display: none;
  }
  .deal .setting,
  .deal .on-table {
    margin-block-start: 16px;
    padding-block-start: 12px;
    border-block-start: 1px solid var(--panel-hairline);
    border-block-end: 0;
  }
  /* Where there is no room for all side by side: those that tell no difficulty, then those that do. */
  @container (width < 480px) {
    .deal .segments {
      flex: 100%;
    }
    .deal .segments label {
      flex: 26%;
    }
    .deal .segments label:nth-child(-n + 2) {
      flex: 40%;
    }
  }
  .deal .note,
  .deal .copied {
    margin-block-start: 12px;
    color: var(--panel-muted);
  }
  .deal .note {
    font-size: 13px;
  }
  .deal .offers {
    justify-content: flex-start;
    margin-block-start: 12px;
  }
`;
