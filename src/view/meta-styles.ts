import type { CSSResult } from 'lit';
import { css } from './css.js';

/** Facts at the end of the status line, captions under small cards, and letters for the widest tables. */
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
  /* Under small cards there is room for a number, or for a name alone; the stock is known by its number. */
  .S :not(.stock) > .caption span:last-child {
    display: inline;
  }
  /* On the widest tables, which are seen from further away; no box grows, so that cards stay where they are. */
  @container (width >= 1600px) {
    .title {
      font-size: 26px;
    }
    .which,
    .meta,
    .caption {
      font-size: 16px;
      line-height: 18px;
    }
    .status {
      font-size: 18px;
      line-height: 23px;
    }
    .status .pill {
      font-size: 17px;
    }
    .bar {
      --icon-size: 27px;
    }
    .clock {
      --icon-size: 17px;
    }
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
