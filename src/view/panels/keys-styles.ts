import type { CSSResult } from 'lit';
import { css } from '../css.js';

/** The list of keys. */
export const keysStyles: CSSResult = css`
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
  @container (width < 480px) {
    .key-list div {
      grid-template-columns: 72px 1fr;
    }
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
  .keys .note {
    margin-block-start: 12px;
    color: var(--panel-muted);
    font-size: 13px;
  }
`;
