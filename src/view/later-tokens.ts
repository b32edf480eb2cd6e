import { unsafeCSS, type CSSResult } from 'lit';
import { palette } from './palette.js';

const FIGURES = `
  robe-spade #27407a #3d5c9c
  robe-heart #c8202f #bf3540
  robe-club #2c5a52 #3f7a70
  robe-diamond #d2602a #c8673a
  trim-spade #c8202f #bf3540
  trim-heart #27407a #3d5c9c
  trim-club #c8202f #bf3540
  trim-diamond #27407a #3d5c9c
  hair-spade #4a3426
  hair-heart #b9762c
  hair-club #7a4f2c
  hair-diamond #dcb052
  line #1d2233 #0f0e0d
  skin #f7dfc4 #e6c8a6
  white #ffffff #ece9e1
  gold #e5ae38 #dba93f
  lips #b0413a
  stem #3d7d4a
  fur #7d5a3c
`;

const STATES = `
  press #42341a17 #fff0d614
  honey #a66b00 #e9b44c
  honey-fill #f0c05a
  on-honey #2a2620
  lit #fff0c8 #463a25
  wash #f7e3b0 #3d3323
  glow #f4b0288c #e9b44c6b
  focus #1557c0 #8cbcff
  focus-gap #fffdf8 #12100e
  refuse #b3261e #ff9a8c
  shadow-lift #32240c4c #00000099
`;

const FOUR = `
  robe-spade #3a4052 #5a6377
  robe-heart #d42027 #bf3540
  robe-club #00806a #5c8f32
  robe-diamond #1d5fbf #3672c4
  trim-spade #8d3140
  trim-heart #8d3140
  trim-club #8d3140
  trim-diamond #8d3140
`;

/** System colours: courts become line drawings, suits differ by their shapes. */
const SYSTEM = {
  Canvas: `table well press lit wash focus-gap paper back back-paper robe-spade robe-heart robe-club robe-diamond
    trim-spade trim-heart trim-club trim-diamond hair-spade hair-heart hair-club hair-diamond skin white gold fur`,
  CanvasText: `ink muted mark ring hairline refuse edge back-line back-number spade heart club diamond line lips stem`,
  Highlight: `honey honey-fill focus`,
  HighlightText: `on-honey`,
};

/** What is quiet becomes as plain as the text. */
const PLAIN = ['muted', 'mark', 'ring', 'hairline', 'edge'].map((name) => `--${name}:var(--ink);`);

const forced = Object.entries(SYSTEM).map(([colour, names]) => names.replace(/([\w-]+)\s*/g, `--$1:${colour};`));

/** Colours that nothing in the first drawing has; and, with forced colours, all of them. */
export const laterTokens: CSSResult[] = [
  palette('.table', FIGURES + STATES),
  palette('.table[data-suits=four-colour]', FOUR),
  unsafeCSS(`@media (prefers-contrast:more){.table{${PLAIN.join('')}}}`),
  unsafeCSS(`@media (forced-colors:active){.table,.table[data-suits=four-colour]{${forced.join('')}}}`),
];
