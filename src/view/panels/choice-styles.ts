import type { CSSResult } from 'lit';
import { css } from '../css.js';

/** A row with choices side by side. */
export const choiceStyles: CSSResult = css`
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
  .setting input {
    appearance: none;
    margin: 0;
    border-radius: inherit;
    cursor: inherit;
  }
  /* The native control lies over its words: it is what is pressed. */
  .segments input {
    position: absolute;
    inset: 0;
  }
  .segments label:has(:checked) {
    background: var(--panel);
    color: var(--panel-ink);
    font-weight: 500;
    /* Seen where colours are forced. */
    outline: 2px solid #0000;
    outline-offset: -2px;
    box-shadow: 0 0 0 1px var(--panel-hairline);
  }
  .segments span {
    position: relative;
    pointer-events: none;
  }
`;
