import type { CSSResult } from 'lit';
import { css } from './css.js';

/** Hints and verdicts. A hint is advice: it does not glow as what may be done does. */
export const hintStyles: CSSResult = css`
  .pile [data-hinted]::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: 0 0 0 2px var(--honey);
    pointer-events: none;
  }
  /* What was refused before is over. */
  .board:has([data-hinted]) .refused:not([data-hinted])::after {
    box-shadow: none;
  }
  .pile [data-hinted]:focus-visible::after {
    box-shadow:
      0 0 0 2px var(--honey),
      0 0 0 4.5px var(--focus);
  }
  .arrow {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    pointer-events: none;
    z-index: 5;
    fill: none;
    stroke: var(--honey);
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .arrow path {
    vector-effect: non-scaling-stroke;
  }
  .arrow .line {
    stroke-dasharray: 0.1 5;
  }
  /* Full: it can still be won. Hollow: it cannot. Half: not known. */
  .verdict {
    display: inline-block;
    inline-size: 9px;
    block-size: 9px;
    margin-inline-end: 6px;
    border: 1.5px solid currentColor;
    border-radius: 50%;
    box-sizing: border-box;
    forced-color-adjust: none;
  }
  .verdict.winnable {
    background: currentColor;
  }
  .verdict.unknown {
    background: linear-gradient(90deg, currentColor 50%, transparent 50%);
  }
  .verdict.checking {
    border-style: dotted;
  }
  @media (forced-colors: active) {
    .pile [data-hinted] {
      outline: 3px dotted Highlight;
    }
    .arrow {
      stroke: Highlight;
    }
  }
`;
