import type { CSSResult } from 'lit';
import { css } from '../css.js';

/** What settings have beside choices: switches, and what is counted. */
export const settingsStyles: CSSResult = css`
  .body h3:first-child {
    margin-block-start: 6px;
  }
  .pill[aria-disabled] {
    opacity: 0.5;
    cursor: default;
  }
  .counts,
  .counts dd {
    margin: 0;
  }
  label.setting {
    flex-wrap: nowrap;
    cursor: pointer;
  }
  .label small {
    display: block;
    color: var(--panel-muted);
    font-size: 12.5px;
  }
  .setting > input {
    flex: none;
    inline-size: 40px;
    block-size: 24px;
    border-radius: 12px;
    background: radial-gradient(#fff 10px, #0000 10.5px) 0 / 24px no-repeat
      color-mix(in srgb, var(--panel-ink) 50%, var(--panel));
  }
  .setting > input:checked {
    background-position: 100%;
    background-color: var(--honey);
  }
  /* Where colours are forced the browser draws it. */
  @media (forced-colors: active) {
    .setting > input {
      appearance: auto;
    }
  }
`;
