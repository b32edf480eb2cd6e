import type { CSSResult } from 'lit';
import { css } from './css.js';

/** With forced colours edges are lines, states are outlines, and courts are drawings in one colour. */
export const forcedStyles: CSSResult = css`
  @media (forced-colors: active) {
    .table,
    .card,
    .place,
    .dots i,
    .backs i {
      outline: 1px solid CanvasText;
      outline-offset: -1px;
    }
    .face,
    .back {
      border: 1px solid CanvasText;
    }
    /* Passes gone are full, this one is lit, those to come are hollow. */
    .dots i,
    .backs i {
      forced-color-adjust: none;
    }
    .dots .now {
      background: Highlight;
      outline: 1px solid Highlight;
    }
    .selected,
    .target,
    .pile :focus-visible {
      outline: 3px dashed Highlight;
      outline-offset: 0;
    }
    .pill {
      outline: 1px solid CanvasText;
      outline-offset: -1px;
    }
    /* Or its words would lie on a strip of the page's colour, which is theirs. */
    .pill.main {
      forced-color-adjust: none;
    }
    :is(.pill, .which):focus-visible {
      outline: 3px solid Highlight;
      outline-offset: 2px;
    }
    .button:focus-visible,
    .pile :focus-visible {
      outline: 3px solid Highlight;
    }
    .pile .selected:focus-visible {
      outline: 6px double Highlight;
    }

    /* Black and red as full and hollow. */
    .face:is(.hearts, .diamonds) .pip {
      fill: Canvas;
      stroke: CanvasText;
      stroke-width: 4;
      stroke-linecap: round;
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
    .court :is(.a, .b, .B) {
      stroke: CanvasText;
      stroke-width: 2;
    }
  }
`;
