import type { CSSResult } from 'lit';
import { css } from '../css.js';

/** Paints of the English court figures. */
export const englishStyles: CSSResult = css`
  .face .english {
    /* So much white would glare in the evening. */
    --white: var(--patience-white, light-dark(#fff, #c6bfb0));
  }
  .face .english * {
    stroke: none;
  }
  .face .english .panel {
    fill: var(--white);
    stroke: var(--robe-spade);
    stroke-width: 12;
  }
  .face .english .gold {
    fill: var(--gold);
  }
  .face .english .ink {
    fill: var(--line);
  }
  .face .english .red {
    fill: var(--robe-heart);
  }
  .face .english .blue {
    fill: var(--robe-spade);
  }
  .face .english [class$='-line'] {
    fill: none;
    stroke: var(--line);
  }
  .face .english .blue-line {
    stroke: var(--robe-spade);
  }
  .face .english .red-line {
    stroke: var(--robe-heart);
  }
`;
