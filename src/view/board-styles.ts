import type { CSSResult } from 'lit';
import { css } from './css.js';

/** Piles and cards: everything in card widths (`--w`), placed by the arrangement's `--_patience-x`, `--_patience-y`. */
export const boardStyles: CSSResult = css`
  .board {
    --pad: clamp(8px, 2.4cqi, 28px);
    --h: calc(var(--w) * 1.4);
    --fan: 0.27;
    --aside: 0.38;
    --fan-min: 0.22;
    --peek: 0.3;
    --turn: 1;
    --digits: 0.19;
    --room-across: calc(100cqi - 2 * var(--pad));
    --own: var(
      --held,
      max(
        var(--least),
        min(
          var(--room-across) / var(--cols-0) * var(--rows-0),
          max(36px * var(--rows-0), var(--patience-max-height, 100svh) - var(--around))
        )
      )
    );
    --height: var(--limit, var(--own));
    /* Lengths that all cards share are reckoned once (lengths.ts). */
    --_patience-w: min(var(--room-across) / var(--cols), var(--height) / var(--rows));
    --w: var(--_patience-w);
    --_patience-spare: calc(var(--height) - var(--rows) * var(--w));
    --spare: var(--_patience-spare);
    /* Columns stand further apart where height limits the cards. */
    --_patience-spread: calc(
      min(var(--w) * 0.24, (var(--room-across) - var(--cols) * var(--w)) / var(--gaps)) * (1 - var(--out))
    );
    --spread: var(--_patience-spread);
    --free: calc(100cqi - var(--cols) * var(--w) - var(--gaps) * var(--spread));
    --_patience-left: max(var(--pad), min((var(--free) + var(--lean) * var(--w)) / 2, var(--free) - var(--pad)));
    --left: var(--_patience-left);
    position: relative;
    isolation: isolate;
    /* Tables do not turn round: indices stand at the left of a card in every language. */
    direction: ltr;
    height: var(--height);
    /* A limited board asks for its own height, so that the element regains it when the page sets none any more. */
    margin-bottom: calc(var(--own) - var(--height));
  }
  .board.M {
    --fan: 0.37;
    --aside: 0.6;
    --fan-min: 0.34;
    --peek: 0.36;
    --digits: 0.235;
  }
  .board.S {
    --fan: 0.44;
    --loose: 0.56;
    --aside: 0.6;
    --fan-min: 0.42;
    --peek: 0.42;
    --digits: 0.3;
  }
  .pile {
    position: absolute;
    top: var(--_patience-y);
    left: calc(var(--left) + var(--_patience-x));
    width: var(--w);
    height: var(--h);
  }
  .pile.fan {
    --ends: 0;
    --_patience-step: min(
      var(--loose, var(--fan)) * var(--w),
      max(var(--fan-min) * (1 - var(--out)) * var(--w), var(--_patience-room) / max(1, var(--_patience-n) - 1))
    );
    --_patience-reach: calc(max(0, var(--_patience-n) - 1) * var(--_patience-step));
    height: calc(var(--h) + var(--_patience-reach) * (1 - var(--out)));
    width: calc(var(--w) + var(--_patience-reach) * var(--out));
    margin: 0 calc(var(--_patience-reach) * var(--ends) * -1);
  }
  /* A left-handed table: places change sides, cards and fans read as ever. */
  .board.mirror {
    --turn: -1;
  }
  .mirror .pile {
    right: calc(var(--left) + var(--_patience-x));
    left: auto;
  }
  .caption {
    position: absolute;
    inset: calc(100% + 5px) -40px auto;
    text-align: center;
    white-space: nowrap;
    font-size: 12px;
    line-height: 14px;
    color: var(--muted);
    pointer-events: none;
  }
  .S .caption span {
    display: none;
  }
  .pile.away {
    visibility: hidden;
  }
  .captive {
    z-index: -1;
    margin-top: calc(var(--w) * -0.17);
  }
  .captive.open {
    margin-top: calc(var(--w) * var(--peek) * -1);
  }
  .captive .place {
    display: none;
  }
  .place,
  .card {
    position: absolute;
    top: 0;
    left: 0;
    width: var(--w);
    height: var(--h);
    border-radius: calc(var(--w) * 0.075);
  }
  .place {
    background: var(--well);
    box-shadow: inset 0 0 0 1px var(--ring);
    color: var(--mark);
  }
  /* A captive shows above its empty place, not through it. */
  .foundation .place {
    background: linear-gradient(var(--well), var(--well)) var(--table);
  }
  .fan:not([data-count='0']) .place {
    visibility: hidden;
  }
  .card {
    box-shadow: 0 1px 2px var(--shadow);
  }
  .thick .card {
    box-shadow:
      0 2px 0 var(--paper),
      0 2px 0 1px var(--edge),
      0 3px 4px var(--shadow);
  }
  .fan .card {
    top: calc(var(--_patience-i) * var(--_patience-step) * (1 - var(--out)));
    left: calc(var(--_patience-i) * var(--_patience-step) * var(--out));
    box-shadow:
      0 -1px 3px var(--shadow-fan),
      0 1px 2px var(--shadow);
  }
  .number {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    color: var(--back-number);
    font-weight: 600;
    font-size: calc(var(--w) * var(--digits));
    line-height: 1;
    pointer-events: none;
  }
`;
