import type { CSSResult } from 'lit';
import { css } from '../css.js';

/**
 * Paint for faces and backs. All colours are custom properties, so another
 * theme or four colours are a matter of styles: no face is drawn again. Sizes are
 * units of the card (240 × 336), apart from the edge, which is one CSS pixel.
 * The paints of court figures are in `court-styles.ts`.
 */
export const faceStyles: CSSResult = css`
  .face,
  .back,
  .mark {
    display: block;
    width: 100%;
    height: 100%;
    box-sizing: border-box;
    pointer-events: none;
    fill: none;
  }
  .face,
  .back {
    background: var(--paper);
    box-shadow: 0 0 0 1px var(--edge);
    /* Round in spite of the percentages, because cards are 5 : 7. */
    border-radius: var(--round, 6.6% / 4.71%);
  }
  .M {
    --round: 7.5% / 5.36%;
    --index: 10;
    --frame: 3.6;
    --lattice: 2.2;
  }
  .S {
    --round: 9% / 6.43%;
    --index: 16;
    --frame: 5.4;
    --lattice: 3.4;
  }

  .spades {
    --suit: var(--spade);
  }
  .hearts {
    --suit: var(--heart);
  }
  .clubs {
    --suit: var(--club);
  }
  .diamonds {
    --suit: var(--diamond);
  }
  .face .pip {
    fill: var(--suit);
  }
  .face .index {
    stroke: var(--suit);
    stroke-width: var(--index, 5.4);
  }

  .back {
    background: var(--back-paper);
    stroke: var(--back-line);
    stroke-width: var(--frame, 2.2);
    stroke-linejoin: round;
  }
  .back :is(.field, .medal) {
    fill: var(--back);
  }
  .back .field {
    stroke: var(--back);
    stroke-width: 8;
  }
  .back .lattice {
    stroke-opacity: 0.42;
    stroke-width: var(--lattice, 1.5);
  }
  .back .dots {
    stroke-opacity: 0.6;
    stroke-width: 4.4;
    stroke-linecap: round;
    stroke-dasharray: 0 26;
  }
  .back .inner {
    stroke-width: 1;
  }
  .back .suits {
    fill: var(--back-line);
    stroke: none;
  }
`;
