import type { CSSResult } from 'lit';
import { css } from './css.js';
import { palette } from './palette.js';

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
 * | **Panels**                      |                                       |
 * | `--patience-panel`              | rules, settings, deals and keys: their paper |
 * | `--patience-panel-ink`          | text on it                            |
 * | `--patience-panel-muted`        | headings and notes                    |
 * | `--patience-panel-hairline`     | lines and edges                       |
 * | `--patience-panel-fill`         | fields and choices                    |
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
 *
 * `data-theme="light"` or `"dark"` fixes the theme. Without it, or with `"auto"`,
 * the element follows the `color-scheme` it inherits from the page: a page that
 * knows no dark mode gets the light table, whatever the system prefers.
 * `data-suits="four-colour"` gives each suit a colour of its own. What the first drawing does without
 * is declared in `later-tokens.ts`.
 */
export const tokens: CSSResult[] = [
  palette(
    '.table',
    `
    table #e5dfd4 #1c1a17
    ink #2a2620 #e9e4da
    muted #665e50 #a49c8d
    mark #7b715e #857c6d
    well #42341a0f #fff0d609
    ring #42341a3d #fff0d633
    hairline #42341a21 #fff0d61a
    paper #fffdf8 #2b2824
    edge #4a3a1e5c #ffecce52
    shadow #3a2c1429 #00000080
    shadow-fan #3a2c141a #0000004c
    back #27407a #2e3d68
    back-line #e5ae38 #cfa140
    back-paper #fffdf8 #2b2824
    back-number #fffdf8 #f3ead6
    spade #1d2233 #ebe9e2
    heart #c8202f #ff6f70
    club #1d2233 #ebe9e2
    diamond #c8202f #ff6f70
    `,
  ),
  css`
    .table[data-theme='light'] {
      color-scheme: light;
    }
    .table[data-theme='dark'] {
      color-scheme: dark;
    }
  `,
  palette(
    '.table[data-suits=four-colour]',
    `
    heart #e02020 #ff6f70
    club #00806a #a5e65a
    diamond #1d5fbf #74b5ff
    `,
  ),
];
