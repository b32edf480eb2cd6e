import type { CSSResult } from 'lit';
import { css } from '../css.js';

/** What settings have beside choices: switches. */
export const settingsStyles: CSSResult = css`
  .body h3:first-child {
    margin-block-start: 6px;
  }
  .pill[aria-disabled] {
    color: color-mix(in srgb, var(--panel-ink) 45%, var(--panel));
    cursor: default;
  }
  .counts,
  .counts dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  .counts .setting {
    min-block-size: 36px;
  }
  label.setting {
    flex-wrap: nowrap;
    cursor: pointer;
  }
  .label small {
    display: block;
    color: var(--panel-muted);
    font-size: 12.5px;
    line-height: 1.3;
  }
  .setting > input {
    appearance: none;
    flex: none;
    inline-size: 40px;
    block-size: 24px;
    margin: 0;
    border-radius: 12px;
    background: color-mix(in srgb, var(--panel-ink) 50%, var(--panel));
    cursor: inherit;
  }
  .setting > input::before {
    content: '';
    display: block;
    inline-size: 20px;
    block-size: 20px;
    margin: 2px;
    border-radius: 50%;
    background: #fff;
    box-shadow: 0 1px 2px #0000004d;
  }
  .setting > input:checked {
    background: var(--honey);
  }
  .setting > input:checked::before {
    margin-inline-start: 18px;
  }
  @media (forced-colors: active) {
    .setting > input {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
    .setting > input {
      outline-color: CanvasText;
    }
    .setting > input::before,
    .setting > input:checked {
      forced-color-adjust: none;
      background: CanvasText;
    }
    .setting > input:checked {
      background: Highlight;
    }
    .setting > input:checked::before {
      background: Canvas;
    }
  }
`;
