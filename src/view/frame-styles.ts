import type { CSSResult } from 'lit';
import { css } from './css.js';

/** The frame of the element: host, felt, toolbar and status line. */
export const frameStyles: CSSResult = css`
  :host {
    display: block;
    min-inline-size: 0;
    max-inline-size: 100%;
    contain: layout style;
  }
  :host([hidden]) {
    display: none;
  }
  .table {
    /* Nothing of the page's text reaches in, only what a page does to a whole element. */
    all: initial;
    color-scheme: inherit;
    visibility: inherit;
    pointer-events: inherit;
    -webkit-font-smoothing: inherit;
    -webkit-text-size-adjust: inherit;
    --sans: var(--patience-font, system-ui, sans-serif);
    --serif: var(--patience-font-serif, ui-serif, Cambria, Georgia, serif);
    box-sizing: border-box;
    block-size: 100%;
    display: flex;
    flex-direction: column;
    /* Also: what moves on one table leaves the others on the page as they are painted. */
    contain: paint;
    position: relative;
    background: var(--table);
    color: var(--ink);
    border-radius: var(--patience-radius, 14px);
    box-shadow: inset 0 0 0 1px var(--hairline);
    font: 14px / 1.4 var(--sans);
    font-variant-numeric: tabular-nums;
    container-type: inline-size;
    /* Where a page lets it be as wide as it likes: in a flex row, a float, a centred grid. */
    contain-intrinsic-inline-size: min(720px, 90vw);
  }
  .rest {
    display: contents;
  }
  .bar {
    display: flex;
    align-items: center;
    flex: none;
    min-block-size: 52px;
    padding: 2px 14px 0 20px;
  }
  /* A number that has no room beside the name goes below it: it is whole, or it would be another. */
  .title {
    flex: 1 0 172px;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 12px;
    overflow: hidden;
    white-space: nowrap;
    font: clamp(16px, 2.8cqi, 20px) / 1.3 var(--serif);
  }
  .title span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .which {
    all: unset;
    padding: 3px 4px;
    margin-inline-start: -4px;
    font: 13px / 1.3 var(--sans);
    color: var(--muted);
  }
  /* Its height hangs on the width alone, so that the page does not jump, nor the cards change, with what is told. */
  .status {
    flex: none;
    display: flex;
    align-items: center;
    column-gap: 16px;
    block-size: 46px;
    box-sizing: border-box;
    padding: 3px 20px 5px;
    line-height: 19px;
  }
  .text {
    flex: 1;
    min-inline-size: 0;
    display: flex;
    flex-direction: column;
    justify-content: safe flex-end;
  }
  .text p {
    margin: 0;
  }
  /* The page may take margins away from what is its own, but not this. */
  slot[name='footer'] {
    display: block;
    padding-inline: 20px;
  }
  ::slotted([slot='footer']) {
    margin-block: 0 10px;
  }
  .spoken {
    position: absolute;
    clip-path: inset(50%);
  }
  .felt {
    /* How high all is that is not the board. */
    --around: calc(116px + var(--told, 12px));
    flex: 1 1 auto;
    min-block-size: 0;
    padding-block: 6px 22px;
    position: relative;
  }
  /*
   * The facts go below what is told, unless the window is low; --told is the room for as many lines of it as are usual.
   */
  @container (width < 900px) {
    @media (height >= 440px) {
      .felt,
      .status {
        --told: 57px;
      }
      .status {
        flex-direction: column;
        align-items: stretch;
        block-size: calc(var(--told) + 34px);
        padding: 6px 20px 10px;
      }
    }
  }
  @container (width < 580px) {
    .bar {
      padding: 0 4px;
    }
    .title {
      display: none;
    }
    /* What the page adds does not move when the buttons come. */
    .bar:not(:has(.button)) slot {
      visibility: hidden;
    }
    slot[name='footer'] {
      padding-inline: 12px;
    }
    .felt,
    .status {
      --told: 57px;
    }
    .status {
      flex-direction: column;
      align-items: stretch;
      block-size: calc(var(--told) + 34px);
      padding: 6px 12px 10px;
      font-size: 13.5px;
    }
  }
  @container (width < 340px) {
    .felt,
    .status {
      --told: 76px;
    }
  }
  @container (width < 240px) {
    /* Two rows of buttons: each is wide enough for a finger. */
    .bar {
      min-block-size: 88px;
    }
    .felt,
    .status {
      --told: 96px;
      --around: 260px;
    }
    .status {
      block-size: calc(var(--told) + 48px);
      font-size: 12px;
      line-height: 16px;
    }
  }
`;
