import type { CSSResult } from 'lit';
import { css } from './css.js';

/** What is on with cards and places: selected, a target, in the air, looked at, won. All of it comes after a first drawing. */
export const stateStyles: CSSResult = css`
  .board {
    touch-action: manipulation;
    -webkit-user-select: none;
    user-select: none;
    -webkit-touch-callout: none;
  }
  .board,
  .place,
  .card {
    outline: none;
  }
  .control {
    cursor: pointer;
  }
  .movable {
    cursor: grab;
    touch-action: none;
  }
  /* A finger that just misses a card does not scroll the page. */
  .pile:has(.movable)::before {
    content: '';
    position: absolute;
    inset: -6px;
    z-index: -1;
    touch-action: none;
  }
  /* A game that came out keeps only its cards in sight. */
  .won .pile[data-count='0']:not(:has(:focus-visible)) {
    opacity: 0;
  }
  /* Those that lie in fans draw together: nothing is to be read there any more, and the words of the end have room. */
  .won .pile.fan {
    --_patience-step: min(
      max(0.14 * var(--w), min(12px, 0.35 * var(--w))),
      max(var(--fan-min) * (1 - var(--out)) * var(--w), var(--_patience-room) / max(1, var(--_patience-n) - 1))
    );
  }

  /* States lie on top of a card, outside its edge; the last move, for a second, below them. */
  [data-moved]::before,
  .pile :is(.selected, .target, .over, .refused)::after,
  .pile :focus-visible::after,
  [data-paying] .card:last-of-type::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    pointer-events: none;
  }
  [data-moved]::before {
    box-shadow: 0 0 0 2px var(--honey);
    opacity: 0;
  }
  /* How many cards are carried, above the first. */
  .pile [data-carried]::before {
    content: attr(data-carried);
    position: absolute;
    inset: auto auto calc(100% + 5px) 0;
    min-width: 12px;
    padding: 0 5px;
    border-radius: 11px;
    background: var(--ink);
    color: var(--table);
    font: 600 12px / 22px var(--sans);
    text-align: center;
    opacity: 1;
    box-shadow: none;
  }
  /* A count of those that have landed, while others fly. */
  [data-shown] {
    position: relative;
    color: transparent;
  }
  .number[data-shown] {
    position: absolute;
  }
  [data-shown]::after {
    content: attr(data-shown);
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    color: var(--muted);
  }
  .number::after {
    color: var(--back-number);
  }
  .selected::after {
    box-shadow:
      0 0 0 2.5px var(--honey),
      0 6px 14px -2px var(--shadow-lift);
  }
  .target {
    --paper: var(--lit);
  }
  .pile .place.target {
    background: var(--wash);
    color: var(--honey);
  }
  .target::after,
  [data-paying] .card:last-of-type::after {
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
  .pile :focus-visible::after {
    box-shadow:
      0 0 0 2px var(--focus-gap),
      0 0 0 4.5px var(--focus);
  }
  .pile :is(.selected, .target):focus-visible::after {
    box-shadow:
      0 0 0 2.5px var(--honey),
      0 0 0 5px var(--focus);
  }

  .pile[data-arriving] {
    z-index: 2;
  }
  .pile.lifted {
    z-index: 3;
  }
  .pile:has(.peek) {
    z-index: 4;
  }
  .flight {
    position: absolute;
    inset: 0;
    pointer-events: none;
    z-index: 5;
  }
  /* Cards that fly under a pile pass below it. */
  .pile[data-paid] {
    z-index: 6;
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
`;
