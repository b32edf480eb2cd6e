import type { CSSResult } from 'lit';
import { css } from './css.js';

/** Facts at the end of the status line. */
export const metaStyles: CSSResult = css`
  .meta {
    color: var(--muted);
    font-size: 13px;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
    white-space: nowrap;
  }
  .meta .which {
    margin-block: -3px;
  }
  .below {
    display: none;
  }
  .clock {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    --icon-size: 14px;
  }
  @container (width < 900px) {
    .meta {
      line-height: 18px;
    }
  }
  @container (width < 580px) {
    .meta {
      font-size: 12px;
    }
    .below {
      display: inline;
    }
  }
  @container (width < 240px) {
    .meta {
      line-height: 16px;
    }
  }
`;
