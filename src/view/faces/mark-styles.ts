import type { CSSResult } from 'lit';
import { css } from '../css.js';

/** Paint for the marks of empty places, in the colour of the text around them. */
export const markStyles: CSSResult = css`
  .mark {
    stroke: currentColor;
    stroke-width: 9;
  }
  .mark.S {
    stroke-width: 14;
  }
  .mark .icon {
    stroke-width: 2;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .mark .pip {
    fill: currentColor;
    stroke: none;
  }
  .mark.closed {
    opacity: 0.42;
  }
`;
