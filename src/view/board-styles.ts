import { css, type CSSResult } from 'lit';

/** Piles and cards: everything in card widths (`--w`), placed by the arrangement's `--x`, `--y`. */
export const boardStyles: CSSResult = css`
  .board {
    --pad: clamp(8px, 2.4cqi, 28px);
    --h: calc(var(--w) * 1.4);
    --fan: 0.27;
    --aside: 0.38;
    --fan-min: 0.22;
    --peek: 0.3;
    --turn: 1;
    --room-across: (100cqi - 2 * var(--pad));
    --height: var(
      --limit,
      max(
        var(--least),
        min(
          var(--room-across) / var(--cols-0) * var(--rows-0),
          max(36px * var(--rows-0), var(--patience-max-height, 100svh) - 130px)
        )
      )
    );
    --w: min(var(--room-across) / var(--cols), var(--height) / var(--rows));
    --spare: (var(--height) - var(--rows) * var(--w));
    /* Columns stand further apart where height limits the cards. */
    --spread: (min(var(--w) * 0.24, (var(--room-across) - var(--cols) * var(--w)) / var(--gaps)) * (1 - var(--out)));
    --left: max(var(--pad), (100cqi - (var(--cols) + var(--lean)) * var(--w) - var(--gaps) * var(--spread)) / 2);
    position: relative;
    isolation: isolate;
    /* Tables do not turn round: indices stand at the left of a card in every language. */
    direction: ltr;
    touch-action: pan-y pinch-zoom;
    block-size: calc(var(--height));
    outline: none;
    -webkit-user-select: none;
    user-select: none;
    -webkit-touch-callout: none;
    -webkit-tap-highlight-color: transparent;
  }
  .board.M {
    --fan: 0.37;
    --aside: 0.6;
    --fan-min: 0.34;
    --peek: 0.36;
  }
  .board.S {
    --fan: 0.44;
    --loose: 0.56;
    --aside: 0.6;
    --fan-min: 0.42;
    --peek: 0.42;
  }
  .pile {
    --n: 0;
    --ends: 0;
    --covered: max(0, var(--n) - 1);
    --step: min(
      var(--loose, var(--fan)) * var(--w),
      max(var(--fan-min) * (1 - var(--out)) * var(--w), var(--room) / max(1, var(--covered)))
    );
    --reach: calc(var(--covered) * var(--step));
    position: absolute;
    inset-block-start: var(--y);
    inset-inline-start: calc(var(--left) + var(--x));
    inline-size: var(--w);
    block-size: var(--h);
  }
  .pile.fan {
    block-size: calc(var(--h) + var(--reach) * (1 - var(--out)));
    inline-size: calc(var(--w) + var(--reach) * var(--out));
    margin-inline-start: calc(var(--reach) * var(--ends) * -1);
  }
  /* A left-handed table: places change sides, cards and fans read as ever. */
  .board.mirror {
    --turn: -1;
  }
  .mirror .pile {
    inset-inline: auto calc(var(--left) + var(--x));
  }
  .mirror .pile.fan {
    margin-inline: 0 calc(var(--reach) * var(--ends) * -1);
  }
  /* Beside the notes of the status line. */
  :is(.dots, .backs) {
    display: inline-flex;
    gap: 3px;
    margin-inline-end: 7px;
    vertical-align: middle;
  }
  .dots i {
    inline-size: 7px;
    block-size: 7px;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1.4px var(--mark);
  }
  .dots .past {
    background: var(--mark);
  }
  .dots .now {
    background: var(--ink);
    box-shadow: none;
  }
  .backs i {
    inline-size: 7px;
    block-size: 10px;
    border-radius: 2px;
    background: var(--back);
    box-shadow: 0 0 0 1px var(--edge);
  }
  .backs .free {
    background: var(--paper);
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
  .narrow .caption {
    font-size: 11.5px;
  }
  .S .caption span {
    display: none;
  }
  .pile.away {
    visibility: hidden;
  }
  /* A game that came out keeps only its cards in sight. */
  .won .pile[data-count='0']:not(:has(:focus-visible)) {
    opacity: 0;
  }
  .pile.captive {
    z-index: -1;
    margin-block-start: calc(var(--w) * -0.17);
  }
  .pile.captive.open {
    margin-block-start: calc(var(--w) * var(--peek) * -1);
  }
  .pile.captive .place {
    display: none;
  }
  .place,
  .card {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: var(--w);
    block-size: var(--h);
    box-sizing: border-box;
    border-radius: calc(var(--w) * 0.075);
    outline: none;
  }
  .place {
    background: var(--well);
    box-shadow: inset 0 0 0 1px var(--ring);
    color: var(--mark);
  }
  /* A captive shows above its empty place, not through it. */
  .pile.foundation .place {
    background: linear-gradient(var(--well), var(--well)) var(--table);
  }
  .pile.foundation .place.target {
    background: var(--wash);
  }
  .pile.fan[data-count]:not([data-count='0']) .place {
    visibility: hidden;
  }
  .card {
    box-shadow: 0 1px 2px var(--shadow);
  }
  .pile.thick .card {
    box-shadow:
      0 2px 0 var(--paper),
      0 2px 0 1px var(--edge),
      0 3px 4px var(--shadow);
  }
  .fan .card {
    --i: 0;
    inset-block-start: calc(var(--i) * var(--step) * (1 - var(--out)));
    inset-inline-start: calc(var(--i) * var(--step) * var(--out));
    box-shadow:
      0 -1px 3px var(--shadow-fan),
      0 1px 2px var(--shadow);
  }
  .control {
    cursor: pointer;
  }
  .movable {
    cursor: grab;
    touch-action: none;
  }
  .number {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    color: var(--back-number);
    font-weight: 600;
    font-size: calc(var(--w) * 0.19);
    line-height: 1;
    pointer-events: none;
  }
  .M .number {
    font-size: calc(var(--w) * 0.235);
  }
  .S .number {
    font-size: calc(var(--w) * 0.3);
  }

  /* States lie on top of a card, outside its edge. */
  .card::after,
  .place::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    pointer-events: none;
  }
  /* The last move, for a second. */
  .card::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: 0 0 0 2px var(--honey);
    opacity: 0;
    pointer-events: none;
  }
  .selected::after {
    box-shadow:
      0 0 0 2.5px var(--honey),
      0 6px 14px -2px var(--shadow-lift);
  }
  .target {
    --paper: var(--lit);
  }
  .place.target {
    background: var(--wash);
    color: var(--honey);
  }
  .target::after {
    box-shadow:
      0 0 0 2px var(--honey),
      0 0 12px 4px var(--glow);
  }
  .pile[data-paying] .card:last-of-type::after {
    box-shadow:
      0 0 0 2px var(--honey),
      0 0 12px 4px var(--glow);
  }
  .over::after {
    box-shadow:
      0 0 0 3px var(--honey),
      0 0 18px 8px var(--glow);
  }
  .refused::after {
    box-shadow: 0 0 0 2px var(--refuse);
  }
  :is(.card, .place):focus-visible::after {
    box-shadow:
      0 0 0 2px var(--focus-gap),
      0 0 0 4.5px var(--focus);
  }
  .selected:focus-visible::after,
  .target:focus-visible::after {
    box-shadow:
      0 0 0 2.5px var(--honey),
      0 0 0 5px var(--focus);
  }
  .pile[data-arriving] {
    z-index: 2;
  }
  /* Cards that fly under a pile pass below it. */
  .pile[data-paid] {
    z-index: 6;
  }
  .pile.lifted {
    z-index: 3;
  }
  .pile:has(.peek) {
    z-index: 4;
  }
  .fan .card.peek {
    z-index: 1;
    box-shadow: 0 calc(var(--w) * 0.04) calc(var(--w) * 0.2) var(--shadow-lift);
  }
  .lifted .held {
    z-index: 4;
    cursor: grabbing;
    box-shadow:
      0 1px 2px var(--shadow),
      0 calc(var(--w) * 0.08) calc(var(--w) * 0.16) var(--shadow-lift);
  }
  .flight {
    position: absolute;
    inset: 0;
    pointer-events: none;
    z-index: 5;
  }
  .flight .card {
    inset: 0 auto auto 0;
  }
  @media (forced-colors: active) {
    .card,
    .place {
      border: 1px solid CanvasText;
    }
    .selected,
    .target {
      outline: 3px dashed Highlight;
    }
    :is(.card, .place):focus-visible {
      outline: 3px solid Highlight;
    }
    .selected:focus-visible {
      outline: 6px double Highlight;
    }
  }
`;
