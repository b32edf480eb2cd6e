import { css, type CSSResult } from 'lit';

/**
 * Paint for faces, backs and marks. All colours are custom properties, so another
 * theme or four colours are a matter of styles: no face is drawn again. Sizes are
 * units of the card (240 × 336), apart from the edge, which is one CSS pixel.
 */
export const faceStyles: CSSResult = css`
  .face,
  .back,
  .mark {
    display: block;
    width: 100%;
    height: 100%;
    pointer-events: none;
  }
  .face,
  .back {
    box-sizing: border-box;
    background: var(--paper);
    box-shadow: 0 0 0 1px var(--edge);
  }
  .back {
    background: var(--back-paper);
  }
  /* Round in spite of the percentages, because cards are 5 : 7. */
  .face.S,
  .back.S {
    border-radius: 9% / 6.43%;
  }
  .face.M,
  .back.M {
    border-radius: 7.5% / 5.36%;
  }
  .face.L,
  .back.L {
    border-radius: 6.6% / 4.71%;
  }

  .spades {
    --suit: var(--spade);
    --robe: var(--robe-spade);
    --trim: var(--trim-spade);
    --hair: var(--hair-spade);
  }
  .hearts {
    --suit: var(--heart);
    --robe: var(--robe-heart);
    --trim: var(--trim-heart);
    --hair: var(--hair-heart);
  }
  .clubs {
    --suit: var(--club);
    --robe: var(--robe-club);
    --trim: var(--trim-club);
    --hair: var(--hair-club);
  }
  .diamonds {
    --suit: var(--diamond);
    --robe: var(--robe-diamond);
    --trim: var(--trim-diamond);
    --hair: var(--hair-diamond);
  }

  .face .pip {
    fill: var(--suit);
  }
  .face .index {
    fill: none;
    stroke: var(--suit);
    stroke-width: 5.4;
  }
  .face.M .index {
    stroke-width: 10;
  }
  .face.S .index {
    stroke-width: 16;
  }
  .face .carved {
    fill: none;
    stroke: var(--paper);
    stroke-width: 2.4;
  }
  .face .ring {
    fill: none;
    stroke: var(--suit);
    stroke-width: 1.4;
  }
  .face .beaded {
    stroke-width: 3.6;
    stroke-linecap: round;
    stroke-dasharray: 0.1 8.696;
  }

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
  .face .robe {
    fill: var(--robe);
  }
  .face .trim {
    fill: var(--trim);
  }
  .face :is(.gold, .thread) {
    fill: var(--gold);
  }
  .face .crest {
    stroke-width: 1.3;
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
  .face .paper {
    fill: var(--paper);
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

  .back .field {
    fill: var(--back);
    stroke: var(--back);
    stroke-width: 8;
    stroke-linejoin: round;
  }
  .back :is(.lattice, .frame) {
    fill: none;
    stroke: var(--back-line);
    stroke-linejoin: round;
    stroke-width: 2.2;
  }
  .back .lattice {
    stroke-opacity: 0.42;
    stroke-width: 1.5;
  }
  .back .dots {
    stroke: var(--back-line);
    stroke-opacity: 0.6;
    stroke-width: 4.4;
    stroke-linecap: round;
    stroke-dasharray: 0 26;
  }
  .back.M .lattice {
    stroke-width: 2.2;
  }
  .back.S .lattice {
    stroke-width: 3.4;
  }
  .back .medal {
    fill: var(--back);
    stroke: var(--back-line);
    stroke-width: 2.6;
  }
  .back.M :is(.frame, .medal) {
    stroke-width: 3.6;
  }
  .back.S :is(.frame, .medal) {
    stroke-width: 5.4;
  }
  .back .inner {
    fill: none;
    stroke: var(--back-line);
    stroke-width: 1;
  }
  .back .suits {
    fill: var(--back-line);
  }

  .mark :is(.index, .icon) {
    fill: none;
    stroke: currentColor;
    stroke-width: 9;
  }
  .mark .icon {
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .mark.S .index {
    stroke-width: 14;
  }
  .mark.S .icon {
    stroke-width: 2.2;
  }
  .mark .pip {
    fill: currentColor;
  }
  .mark.closed {
    opacity: 0.42;
  }

  @media (forced-colors: active) {
    .face,
    .back {
      border: 1px solid CanvasText;
      box-shadow: none;
    }
    /* Black and red as full and hollow. */
    .face:is(.hearts, .diamonds) .pip {
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 4;
    }
    .face.M .pip {
      stroke-width: 6;
    }
    .face.S .pip {
      stroke-width: 11;
    }
    .face .english path[class] {
      stroke: CanvasText;
      stroke-width: 5;
    }
    .face :is(.rod, .beads) {
      stroke: CanvasText;
      stroke-width: 2;
    }
  }
`;
