import type { CSSResult } from 'lit';
import { css } from '../css.js';
import { palette } from '../palette.js';

/**
 * Panels: paper over a pale table. From 480 px they stand in the middle, below that they rise from the bottom; where the
 * window is lower than the element they stay in sight.
 */
export const panelStyles: readonly CSSResult[] = [
  palette(
    '.veil',
    `
    panel #fffdf8 #262320
    panel-ink #2a2620 #e9e4da
    panel-muted #6b6355 #a49c8d
    panel-hairline #42341a26 #ffecce21
    panel-fill #f1ece1 #332f2a
    `,
  ),
  css`
    .veil {
      position: absolute;
      inset: 0;
      z-index: 5;
      display: flex;
      flex-direction: column;
      justify-content: center;
      align-items: center;
      padding: 14px;
      box-sizing: border-box;
      background: color-mix(in srgb, var(--table) 86%, transparent);
    }
    .panel {
      --side: 26px;
      --press: color-mix(in srgb, var(--panel-ink) 8%, transparent);
      position: sticky;
      inset-block: 14px;
      box-sizing: border-box;
      inline-size: 100%;
      max-inline-size: 560px;
      max-block-size: min(100%, 100svh - 28px);
      overflow: hidden auto;
      overscroll-behavior: contain;
      scrollbar-width: thin;
      scroll-padding-block: 64px 12px;
      border-radius: 16px;
      /* Seen where colours are forced. */
      outline: 1px solid #0000;
      outline-offset: -1px;
      background: var(--panel);
      color: var(--panel-ink);
      box-shadow:
        0 0 0 1px var(--panel-hairline),
        0 16px 44px #32240a38;
    }
    .panel:focus-visible {
      box-shadow: 0 0 0 2px var(--focus);
    }
    .head {
      position: sticky;
      inset-block-start: 0;
      z-index: 1;
      display: flex;
      align-items: center;
      gap: 8px;
      padding-block: 10px 5px;
      padding-inline: var(--side) 8px;
      background: linear-gradient(var(--panel) 80%, transparent);
    }
    .head h2 {
      flex: 1;
      min-inline-size: 0;
      margin: 0;
      font: clamp(16px, 7cqi, 25px) / 1.25 var(--serif);
      overflow-wrap: break-word;
    }
    .close {
      color: var(--panel-muted);
    }
    .body {
      padding: 0 var(--side) 20px;
      font: 14px / 1.4 var(--sans);
    }
    .body h3 {
      margin: 18px 0 2px;
      font: 600 13px / 1.3 var(--sans);
      color: var(--panel-muted);
    }
    .body p {
      margin: 0;
    }
    .body .actions {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
      margin-block-start: 14px;
    }
    .panel input:focus-visible {
      outline: 2.5px solid var(--focus);
      outline-offset: 2px;
    }
    @container (width < 480px) {
      .veil {
        justify-content: flex-end;
        padding: clamp(8px, 3cqi, 40px) 0 0;
      }
      .panel {
        --side: clamp(12px, 5cqi, 18px);
        inset-block: 8px 0;
        max-block-size: min(100%, 100svh - 8px);
        border-radius: 18px 18px 0 0;
      }
    }
  `,
];
