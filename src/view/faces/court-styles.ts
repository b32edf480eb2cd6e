import type { CSSResult } from 'lit';
import { css } from '../css.js';

/** Paints of adorned aces and of our own court figures, whose paints have one letter each (`scripts/build-faces.mjs`). */
export const courtStyles: CSSResult = css`
  .face .paper {
    fill: var(--paper);
  }
  .face .carved {
    stroke: var(--paper);
    stroke-width: 2.4;
    stroke-linecap: round;
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
  /* Robe and sleeves; the queen of clubs has white ones. */
  .r,
  .s {
    fill: var(--robe);
  }
  .t {
    fill: var(--trim);
  }
  /* Gold with an outline, and without. */
  .g,
  .d {
    fill: var(--gold);
  }
  .w,
  .clubs .Q .s {
    fill: var(--white);
  }
  .k {
    fill: var(--skin);
  }
  .h {
    fill: var(--hair);
  }
  .y {
    fill: var(--stem);
  }
  .f {
    fill: var(--fur);
    stroke-dasharray: 5 1.5;
    stroke-linecap: butt;
  }
  /* Glass. */
  .n {
    fill: color-mix(in srgb, var(--robe-spade) 22%, var(--white));
  }
  .d,
  .j,
  .v,
  .u {
    stroke: none;
  }
  .v {
    fill: var(--paper);
  }
  /* The suit: a jewel, and on the clasp of the belt. */
  .j {
    fill: light-dark(var(--suit), var(--robe));
  }
  .u {
    fill: var(--suit);
  }
  .i {
    fill: var(--line);
  }
  /* The glint of the mirror. */
  .court .G {
    stroke: var(--white);
    stroke-width: 3;
  }
  .court .E {
    stroke-width: 4.6;
  }
  .court .A {
    stroke: var(--lips);
    stroke-opacity: 0.2;
    stroke-width: 9;
  }
  .court .C {
    stroke: var(--lips);
    stroke-width: 2.4;
  }
  .court .D {
    stroke: var(--stem);
    stroke-width: 3;
  }
  /* Rods, braid and beads. */
  .a,
  .b,
  .B {
    stroke: var(--gold);
    stroke-width: 5.4;
  }
  .B {
    stroke-width: 3.4;
    stroke-dasharray: 0.1 5.2;
  }
`;
