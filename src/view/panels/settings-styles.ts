import { css, type CSSResult } from 'lit';

/** Rows of settings: choices side by side, and switches. */
export const settingsStyles: CSSResult = css`
  .body h3:first-child {
    margin-block-start: 6px;
  }
  .pill[aria-disabled] {
    color: color-mix(in srgb, var(--panel-ink) 45%, var(--panel));
    cursor: default;
  }
  .setting {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 16px;
    min-block-size: 46px;
    padding-block: 5px;
    box-sizing: border-box;
    border-block-end: 1px solid var(--panel-hairline);
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
  .segments {
    display: inline-flex;
    flex-wrap: wrap;
    margin-inline-start: auto;
    padding: 2px;
    border-radius: 9px;
    background: var(--panel-fill);
  }
  .segments label {
    position: relative;
    display: grid;
    flex: auto;
    place-items: center;
    min-block-size: 30px;
    padding: 0 clamp(6px, 3cqi, 11px);
    border-radius: 7px;
    color: var(--panel-muted);
    font-size: 13px;
    cursor: pointer;
  }
  /* The native control lies over its words: it is what is pressed. */
  .segments input {
    appearance: none;
    position: absolute;
    inset: 0;
    margin: 0;
    border-radius: inherit;
    cursor: inherit;
  }
  .segments label:has(:checked) {
    background: var(--panel);
    color: var(--panel-ink);
    font-weight: 500;
    box-shadow:
      0 0 0 1px var(--panel-hairline),
      0 1px 2px #281c061f;
  }
  .segments span {
    position: relative;
    pointer-events: none;
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
    .segments label:has(:checked),
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
