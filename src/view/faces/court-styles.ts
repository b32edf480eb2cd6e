import { css, type CSSResult } from 'lit';

/** Paints of court figures, our own and the English ones. */
export const courtStyles: CSSResult = css`
  .face :is(.robe, .trim, .gold, .white, .skin, .hair, .fur, .cuff, .mirror, .spring) {
    stroke: var(--line);
    stroke-width: 2;
    stroke-linejoin: round;
  }
  .face :is(.line, .lips, .stem, .rod, .braid, .beads) {
    fill: none;
    stroke: var(--line);
    stroke-width: 1.7;
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
  .face .robe {
    fill: var(--robe);
  }
  .face .trim {
    fill: var(--trim);
  }
  .face :is(.gold, .thread) {
    fill: var(--gold);
  }
  .face :is(.white, .cuff) {
    fill: var(--white);
  }
  .face .mirror {
    fill: color-mix(in srgb, var(--robe-spade) 22%, var(--white));
  }
  .face .glint {
    fill: none;
    stroke: var(--white);
    stroke-width: 3;
    stroke-linecap: round;
  }
  .face .spring {
    fill: var(--stem);
  }
  .face :is(.eyes, .blush) {
    stroke: var(--line);
    stroke-width: 4.6;
    stroke-linecap: round;
  }
  .face .blush {
    stroke: var(--lips);
    stroke-opacity: 0.2;
    stroke-width: 9;
  }
  .face .skin {
    fill: var(--skin);
  }
  .face .hair {
    fill: var(--hair);
  }
  .face .fur {
    fill: var(--fur);
    stroke-dasharray: 5 1.5;
  }
  .face .ink {
    fill: var(--line);
  }
  .face .jewel {
    fill: light-dark(var(--suit), var(--robe));
  }
  .face .lips {
    stroke: var(--lips);
    stroke-width: 2.4;
  }
  .face .stem {
    stroke: var(--stem);
    stroke-width: 3;
  }
  .face .rod {
    stroke: var(--gold);
    stroke-width: 6;
  }
  .face .braid {
    stroke: var(--gold);
    stroke-width: 5;
  }
  .face .beads {
    stroke: var(--gold);
    stroke-width: 3.4;
    stroke-dasharray: 0.1 5.2;
  }

  .face .english * {
    stroke: none;
  }
  .face .english .panel {
    fill: var(--white);
    stroke: var(--robe-spade);
    stroke-width: 12;
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
