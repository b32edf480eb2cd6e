import type { CSSResult } from 'lit';
import { css } from '../css.js';

/** Paints of adorned aces and of our own court figures. */
export const courtStyles: CSSResult = css`
  .face .paper {
    fill: var(--paper);
  }
  .face .carved {
    stroke: var(--paper);
    stroke-width: 2.4;
  }
  .face .ring {
    stroke: var(--suit);
    stroke-width: 1.4;
  }
  .court {
    stroke: var(--line);
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .spades {
    --robe: var(--robe-spade);
    --trim: var(--trim-spade);
    --hair: var(--hair-spade);
  }
  .hearts {
    --robe: var(--robe-heart);
    --trim: var(--trim-heart);
    --hair: var(--hair-heart);
  }
  .clubs {
    --robe: var(--robe-club);
    --trim: var(--trim-club);
    --hair: var(--hair-club);
  }
  .diamonds {
    --robe: var(--robe-diamond);
    --trim: var(--trim-diamond);
    --hair: var(--hair-diamond);
  }
  .court .robe {
    fill: var(--robe);
  }
  .court .trim {
    fill: var(--trim);
  }
  .court .gold {
    fill: var(--gold);
  }
  .court .white {
    fill: var(--white);
  }
  .court .skin {
    fill: var(--skin);
  }
  .court .hair {
    fill: var(--hair);
  }
  .court .spring {
    fill: var(--stem);
  }
  .court .fur {
    fill: var(--fur);
    stroke-dasharray: 5 1.5;
    stroke-linecap: butt;
  }
  .court .mirror {
    fill: color-mix(in srgb, var(--robe-spade) 22%, var(--white));
  }
  .court :is(.thread, .jewel, .paper, .pip) {
    stroke: none;
  }
  .court .thread {
    fill: var(--gold);
  }
  .court .jewel {
    fill: light-dark(var(--suit), var(--robe));
  }
  .court .ink {
    fill: var(--line);
  }
  .court .glint {
    stroke: var(--white);
    stroke-width: 3;
  }
  .court .eyes {
    stroke-width: 4.6;
  }
  .court .blush {
    stroke: var(--lips);
    stroke-opacity: 0.2;
    stroke-width: 9;
  }
  .court .lips {
    stroke: var(--lips);
    stroke-width: 2.4;
  }
  .court .stem {
    stroke: var(--stem);
    stroke-width: 3;
  }
  .court :is(.rod, .braid, .beads) {
    stroke: var(--gold);
    stroke-width: 5.4;
  }
  .court .beads {
    stroke-width: 3.4;
    stroke-dasharray: 0.1 5.2;
  }
`;
