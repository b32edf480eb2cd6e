import { css, type CSSResult } from 'lit';

/**
 * Colours of the element: linen by light, evening by dark.
 *
 * Every colour is a private custom property of the wrapper `.table`; a page sets
 * the public property of the same name to override it. A public colour counts for
 * both themes, unless the page writes it with `light-dark()` itself.
 *
 * | property                        | colours                               |
 * | ------------------------------- | ------------------------------------- |
 * | **The table**                   |                                       |
 * | `--patience-table`              | the table itself                      |
 * | `--patience-ink`                | text and icons on it                  |
 * | `--patience-muted`              | captions                              |
 * | `--patience-mark`               | what an empty place takes             |
 * | `--patience-well`               | an empty place                        |
 * | `--patience-ring`               | the line around an empty place        |
 * | `--patience-hairline`           | the edge of the whole element         |
 * | `--patience-press`              | a button under the pointer            |
 * | **States**                      |                                       |
 * | `--patience-honey`              | selected, possible target, hint       |
 * | `--patience-honey-fill`         | the main button                       |
 * | `--patience-on-honey`           | text on the main button               |
 * | `--patience-lit`                | paper of a card that may be a target  |
 * | `--patience-wash`               | an empty place that may be a target   |
 * | `--patience-glow`               | the light around a target             |
 * | `--patience-focus`              | keyboard focus, outer ring            |
 * | `--patience-focus-gap`          | keyboard focus, inner ring            |
 * | `--patience-refuse`             | a refused move                        |
 * | **Cards**                       |                                       |
 * | `--patience-paper`              | paper of a card                       |
 * | `--patience-edge`               | the line around a card                |
 * | `--patience-shadow`             | under a card at rest                  |
 * | `--patience-shadow-fan`         | above a card that lies on another     |
 * | `--patience-shadow-lift`        | under a card in the air               |
 * | `--patience-back`               | colour of the back                    |
 * | `--patience-back-line`          | lattice and medallion of the back     |
 * | `--patience-back-paper`         | the edge of the back                  |
 * | `--patience-back-number`        | a count in the medallion              |
 * | **Suits: two colours, and four** |                                       |
 * | `--patience-spade`              | spades                                |
 * | `--patience-heart`              | hearts                                |
 * | `--patience-club`               | clubs                                 |
 * | `--patience-diamond`            | diamonds                              |
 * | **Court figures**               |                                       |
 * | `--patience-robe-spade`         | robes                                 |
 * | `--patience-robe-heart`         | the same                              |
 * | `--patience-robe-club`          | the same                              |
 * | `--patience-robe-diamond`       | the same                              |
 * | `--patience-trim-spade`         | facings and sashes                    |
 * | `--patience-trim-heart`         | the same                              |
 * | `--patience-trim-club`          | the same                              |
 * | `--patience-trim-diamond`       | the same                              |
 * | `--patience-hair-spade`         | hair                                  |
 * | `--patience-hair-heart`         | the same                              |
 * | `--patience-hair-club`          | the same                              |
 * | `--patience-hair-diamond`       | the same                              |
 * | `--patience-line`               | outlines                              |
 * | `--patience-skin`               | faces and hands                       |
 * | `--patience-white`              | ermine, collars, pearls               |
 * | `--patience-gold`               | crowns, embroidery, sceptres          |
 * | `--patience-lips`               | lips                                  |
 * | `--patience-stem`               | stem of the lily                      |
 * | `--patience-fur`                | fur brims                             |
 * | **Dialogs**                     |                                       |
 * | `--patience-panel`              | a dialog                              |
 * | `--patience-panel-ink`          | text in it                            |
 * | `--patience-panel-muted`        | small print in it                     |
 * | `--patience-panel-line`         | lines in it                           |
 * | `--patience-panel-fill`         | fields and figures in it              |
 * | `--patience-scrim`              | the veil over the table behind it     |
 *
 * `data-theme="light"` or `"dark"` fixes the theme. Without it, or with `"auto"`,
 * the element follows the `color-scheme` it inherits from the page: a page that
 * knows no dark mode gets the light table, whatever the system prefers.
 * `data-suits="four-colour"` gives each suit a colour of its own.
 */
export const tokens: CSSResult = css`
  .table {
    /* The table */
    --table: var(--patience-table, light-dark(#e5dfd4, #1c1a17));
    --ink: var(--patience-ink, light-dark(#2a2620, #e9e4da));
    --muted: var(--patience-muted, light-dark(#665e50, #a49c8d));
    --mark: var(--patience-mark, light-dark(#7b715e, #857c6d));
    --well: var(--patience-well, light-dark(rgb(66 52 26 / 0.06), rgb(255 240 214 / 0.035)));
    --ring: var(--patience-ring, light-dark(rgb(66 52 26 / 0.24), rgb(255 240 214 / 0.2)));
    --hairline: var(--patience-hairline, light-dark(rgb(66 52 26 / 0.13), rgb(255 240 214 / 0.1)));
    --press: var(--patience-press, light-dark(rgb(66 52 26 / 0.09), rgb(255 240 214 / 0.08)));

    /* States */
    --honey: var(--patience-honey, light-dark(#a66b00, #e9b44c));
    --honey-fill: var(--patience-honey-fill, #f0c05a);
    --on-honey: var(--patience-on-honey, #2a2620);
    --lit: var(--patience-lit, light-dark(#fff0c8, #463a25));
    --wash: var(--patience-wash, light-dark(#f7e3b0, #3d3323));
    --glow: var(--patience-glow, light-dark(rgb(244 176 40 / 0.55), rgb(233 180 76 / 0.42)));
    --focus: var(--patience-focus, light-dark(#1557c0, #8cbcff));
    --focus-gap: var(--patience-focus-gap, light-dark(#fffdf8, #12100e));
    --refuse: var(--patience-refuse, light-dark(#b3261e, #ff9a8c));

    /* Cards */
    --paper: var(--patience-paper, light-dark(#fffdf8, #2b2824));
    --edge: var(--patience-edge, light-dark(rgb(74 58 30 / 0.36), rgb(255 236 206 / 0.32)));
    --shadow: var(--patience-shadow, light-dark(rgb(58 44 20 / 0.16), rgb(0 0 0 / 0.5)));
    --shadow-fan: var(--patience-shadow-fan, light-dark(rgb(58 44 20 / 0.1), rgb(0 0 0 / 0.3)));
    --shadow-lift: var(--patience-shadow-lift, light-dark(rgb(50 36 12 / 0.3), rgb(0 0 0 / 0.6)));
    --back: var(--patience-back, light-dark(#27407a, #2e3d68));
    --back-line: var(--patience-back-line, light-dark(#e5ae38, #cfa140));
    --back-paper: var(--patience-back-paper, light-dark(#fffdf8, #2b2824));
    --back-number: var(--patience-back-number, light-dark(#fffdf8, #f3ead6));

    /* Suits */
    --spade: var(--patience-spade, light-dark(#1d2233, #ebe9e2));
    --heart: var(--patience-heart, light-dark(#c8202f, #ff6f70));
    --club: var(--patience-club, light-dark(#1d2233, #ebe9e2));
    --diamond: var(--patience-diamond, light-dark(#c8202f, #ff6f70));

    /* Court figures */
    --robe-spade: var(--patience-robe-spade, light-dark(#27407a, #3d5c9c));
    --robe-heart: var(--patience-robe-heart, light-dark(#c8202f, #bf3540));
    --robe-club: var(--patience-robe-club, light-dark(#2c5a52, #3f7a70));
    --robe-diamond: var(--patience-robe-diamond, light-dark(#d2602a, #c8673a));
    --trim-spade: var(--patience-trim-spade, light-dark(#c8202f, #bf3540));
    --trim-heart: var(--patience-trim-heart, light-dark(#27407a, #3d5c9c));
    --trim-club: var(--patience-trim-club, light-dark(#c8202f, #bf3540));
    --trim-diamond: var(--patience-trim-diamond, light-dark(#27407a, #3d5c9c));
    --hair-spade: var(--patience-hair-spade, #4a3426);
    --hair-heart: var(--patience-hair-heart, #b9762c);
    --hair-club: var(--patience-hair-club, #7a4f2c);
    --hair-diamond: var(--patience-hair-diamond, #dcb052);
    --line: var(--patience-line, light-dark(#1d2233, #0f0e0d));
    --skin: var(--patience-skin, light-dark(#f7dfc4, #e6c8a6));
    --white: var(--patience-white, light-dark(#ffffff, #ece9e1));
    --gold: var(--patience-gold, light-dark(#e5ae38, #dba93f));
    --lips: var(--patience-lips, #b0413a);
    --stem: var(--patience-stem, #3d7d4a);
    --fur: var(--patience-fur, #7d5a3c);

    /* Dialogs */
    --panel: var(--patience-panel, light-dark(#fffdf8, #262320));
    --panel-ink: var(--patience-panel-ink, light-dark(#2a2620, #e9e4da));
    --panel-muted: var(--patience-panel-muted, light-dark(#6b6355, #a49c8d));
    --panel-line: var(--patience-panel-line, light-dark(rgb(66 52 26 / 0.15), rgb(255 240 214 / 0.13)));
    --panel-fill: var(--patience-panel-fill, light-dark(#f1ece1, #332f2a));
    --scrim: var(--patience-scrim, color-mix(in srgb, var(--table) 86%, transparent));
  }
  .table[data-theme='light'] {
    color-scheme: light;
  }
  .table[data-theme='dark'] {
    color-scheme: dark;
  }
  .table[data-suits='four-colour'] {
    --heart: var(--patience-heart, light-dark(#e02020, #ff6f70));
    --club: var(--patience-club, light-dark(#00806a, #a5e65a));
    --diamond: var(--patience-diamond, light-dark(#1d5fbf, #74b5ff));
    --robe-spade: var(--patience-robe-spade, light-dark(#3a4052, #5a6377));
    --robe-heart: var(--patience-robe-heart, light-dark(#d42027, #bf3540));
    --robe-club: var(--patience-robe-club, light-dark(#00806a, #5c8f32));
    --robe-diamond: var(--patience-robe-diamond, light-dark(#1d5fbf, #3672c4));
    --trim-spade: var(--patience-trim-spade, #8d3140);
    --trim-heart: var(--patience-trim-heart, #8d3140);
    --trim-club: var(--patience-trim-club, #8d3140);
    --trim-diamond: var(--patience-trim-diamond, #8d3140);
  }

  /* System colours only: courts become line drawings, suits differ by their shapes. */
  @media (forced-colors: active) {
    .table,
    .table[data-suits='four-colour'] {
      --table: Canvas;
      --well: Canvas;
      --press: Canvas;
      --lit: Canvas;
      --wash: Canvas;
      --focus-gap: Canvas;
      --paper: Canvas;
      --back: Canvas;
      --back-paper: Canvas;
      --robe-spade: Canvas;
      --robe-heart: Canvas;
      --robe-club: Canvas;
      --robe-diamond: Canvas;
      --trim-spade: Canvas;
      --trim-heart: Canvas;
      --trim-club: Canvas;
      --trim-diamond: Canvas;
      --hair-spade: Canvas;
      --hair-heart: Canvas;
      --hair-club: Canvas;
      --hair-diamond: Canvas;
      --skin: Canvas;
      --white: Canvas;
      --gold: Canvas;
      --fur: Canvas;
      --panel: Canvas;
      --panel-fill: Canvas;
      --ink: CanvasText;
      --muted: CanvasText;
      --mark: CanvasText;
      --ring: CanvasText;
      --hairline: CanvasText;
      --refuse: CanvasText;
      --edge: CanvasText;
      --back-line: CanvasText;
      --back-number: CanvasText;
      --spade: CanvasText;
      --heart: CanvasText;
      --club: CanvasText;
      --diamond: CanvasText;
      --line: CanvasText;
      --lips: CanvasText;
      --stem: CanvasText;
      --panel-ink: CanvasText;
      --panel-muted: CanvasText;
      --panel-line: CanvasText;
      --honey: Highlight;
      --honey-fill: Highlight;
      --focus: Highlight;
      --on-honey: HighlightText;
    }
  }
`;
