import type { CSSResult } from 'lit';
import { css } from './css.js';

/** Buttons that are used, offers, refusals, and the sheets over the felt. */
export const besideStyles: CSSResult = css`
  /* Neither columns nor pages cut a table in two. */
  :host {
    break-inside: avoid;
  }
  .table {
    print-color-adjust: inherit;
    cursor: default;
    -webkit-tap-highlight-color: transparent;
  }
  .button {
    all: unset;
    flex: 0 1 44px;
    min-inline-size: 0;
    block-size: 44px;
    border-radius: 10px;
    display: grid;
    place-items: center;
  }
  .button[aria-disabled] {
    color: color-mix(in srgb, var(--ink) 30%, var(--table));
  }
  .gap {
    flex: 0 1 8px;
  }
  .bar {
    gap: 2px;
  }
  @container (width < 580px) {
    .bar {
      justify-content: space-around;
    }
  }
  /* Where fingers need the room, groups of buttons stand closer. */
  @container (width < 400px) {
    .bar {
      gap: 0;
    }
  }
  @container (width < 340px) {
    .gap {
      display: none;
    }
  }
  @container (width < 240px) {
    .bar {
      flex-wrap: wrap;
    }
    .button {
      flex-basis: 24%;
    }
  }
  .button:not([aria-disabled]) {
    cursor: pointer;
  }
  .button:is(:hover, :active):not([aria-disabled]) {
    background: var(--press);
  }
  /* The game can be finished: the same place, lit. */
  .button.finish:not([aria-disabled]) {
    background: radial-gradient(circle at center, var(--honey-fill) 18px, transparent 18.5px);
    color: var(--on-honey);
  }
  /* Beside the notes of the status line. */
  .dots,
  .backs {
    display: inline-flex;
    gap: 3px;
    margin-inline-end: 7px;
    vertical-align: middle;
  }
  .dots i {
    width: 7px;
    height: 7px;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1.4px var(--mark);
  }
  .dots .past {
    background: var(--mark);
  }
  .dots .now {
    background: var(--ink);
    box-shadow: none;
  }
  .backs i {
    width: 7px;
    height: 10px;
    border-radius: 2px;
    background: var(--back);
    box-shadow: 0 0 0 1px var(--edge);
  }
  .backs .free {
    background: var(--paper);
  }
  /* Where there is little room a sign says it all. */
  @container (width < 640px) {
    .backs + span {
      display: none;
    }
  }
  @container (width < 580px) {
    .meta:has(.clock) .dots + span {
      display: none;
    }
  }
  @container (width < 340px) {
    .dots + span {
      display: none;
    }
  }
  .pill {
    all: unset;
    box-sizing: border-box;
    display: inline-flex;
    align-items: center;
    gap: 7px;
    min-block-size: 32px;
    padding: 4px 14px;
    border-radius: 20px;
    background: var(--press);
    font: 500 13.5px / 1.2 var(--sans);
    cursor: pointer;
    --icon-size: 18px;
  }
  .pill.main {
    background: var(--honey-fill);
    color: var(--on-honey);
  }
  .which {
    border-radius: 6px;
    cursor: pointer;
  }
  .which:hover {
    background: var(--press);
  }
  :is(.button, .pill):focus-visible {
    box-shadow:
      0 0 0 2px var(--focus-gap),
      0 0 0 4.5px var(--focus);
  }
  /* The edge, above whatever lies on the felt. */
  .table {
    box-shadow: none;
  }
  .table::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px var(--hairline);
    pointer-events: none;
    z-index: 4;
  }
  .offers {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 6px 8px;
  }
  .offering {
    gap: 5px 16px;
  }
  .offering .meta {
    display: none;
  }
  /* A sentence and two buttons stand in one line. */
  @container (560px <= width < 900px) {
    .status.offering {
      flex-direction: row;
      align-items: center;
    }
    .offering .text {
      justify-content: safe center;
    }
  }
  @container (width < 340px) {
    .pill {
      padding-inline: 10px;
    }
    .status .pill .icon {
      display: none;
    }
  }
  @container (width < 240px) {
    .status .pill {
      min-block-size: 28px;
      font-size: 12.5px;
    }
    .status.offering {
      padding-block: 4px;
    }
  }
  /* What is longer than its room scrolls (reader.ts), with a shade where it goes on. */
  .text {
    max-block-size: 100%;
    overflow: hidden auto;
    scrollbar-width: thin;
    background:
      linear-gradient(var(--table), var(--table)) top / 100% 8px no-repeat local,
      linear-gradient(var(--table), var(--table)) bottom / 100% 8px no-repeat local,
      radial-gradient(farthest-side at 50% 0, var(--ring), transparent) 0 1px / 100% 6px no-repeat,
      radial-gradient(farthest-side at 50% 100%, var(--ring), transparent) 0 calc(100% - 1px) / 100% 6px no-repeat;
  }
  .text.refused p {
    color: var(--refuse);
    display: flex;
    gap: 8px;
    --icon-size: 18px;
  }

  .sheet {
    position: absolute;
    inset-inline: 0;
    /* Over the room of what is told, too: while it is there nothing is. */
    inset-block-end: calc(-1 * var(--told, 0px));
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 12px;
    padding: 12px clamp(8px, 4cqi, 20px) 16px;
    box-sizing: border-box;
    max-block-size: calc(100% + var(--told, 0px));
    overflow: hidden auto;
    text-align: center;
    font: clamp(13px, 4.2cqi, 17px) / 1.4 var(--serif);
    z-index: 3;
  }
  .felt:has(.sheet) + .status .text {
    visibility: hidden;
  }
  .sheet p {
    margin: 0;
    color: var(--muted);
    text-wrap: balance;
  }
  .sheet p:empty {
    display: none;
  }
  .sheet .said {
    font-size: clamp(17px, 5cqi, 30px);
    line-height: 1.25;
    color: var(--ink);
  }
  /* What may be done stays in sight, and what is longer than the room goes under it. */
  .sheet .offers {
    position: sticky;
    inset-block-end: 0;
    background: var(--table);
    box-shadow: 0 0 8px 8px var(--table);
  }
  .sheet .pill {
    min-block-size: 40px;
    padding: 4px clamp(10px, 4cqi, 20px);
  }
  /* The second press of two that were quick does not mean a button that has just come under it. */
  @keyframes come {
    from,
    to {
      pointer-events: none;
    }
  }
  .sheet.win .pill {
    animation: come 0.4s;
  }
  .sheet.win {
    background: linear-gradient(transparent, var(--table) 18%);
    padding-block-start: clamp(20px, 7cqi, 44px);
  }
  /* Where the cards leave room (sheet-room.ts). */
  .sheet.win:is(.under, .aside) {
    inset: var(--free-top) var(--free-right) calc(-1 * var(--told, 0px)) var(--free-left);
    justify-content: safe center;
    background: none;
    padding-block: 4px;
  }
  .sheet.win.aside {
    inset-block: 0;
  }
  .sheet.win.aside .said {
    font-size: 24px;
  }
  @container (width < 240px) {
    .sheet {
      gap: 8px;
      padding-block-end: 10px;
      font-size: 12.5px;
    }
    .sheet .offers {
      box-shadow: 0 0 4px 4px var(--table);
    }
    .sheet .said {
      font-size: 15px;
    }
    .sheet .pill {
      min-block-size: 34px;
    }
  }
  .sheet.wish {
    inset-block-start: 0;
    justify-content: safe center;
    background: radial-gradient(farthest-side, var(--table) 62%, color-mix(in srgb, var(--table) 88%, transparent));
  }
`;
