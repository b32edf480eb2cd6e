import { css, type CSSResult } from 'lit';

/** Buttons that are used, offers, refusals, and the sheets over the felt. */
export const besideStyles: CSSResult = css`
  .table {
    cursor: default;
    -webkit-tap-highlight-color: transparent;
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
  :is(.button, .pill):focus-visible {
    box-shadow:
      0 0 0 2px var(--focus-gap),
      0 0 0 4.5px var(--focus);
  }
  .offers {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 6px 8px;
  }
  .offering .meta {
    display: none;
  }
  .slim .offering {
    flex-direction: column;
    gap: 4px;
  }
  .slim .offering .text {
    flex: none;
  }
  .text.refused {
    color: var(--refuse);
    display: flex;
    gap: 8px;
    --icon-size: 18px;
  }

  .sheet {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 14px;
    padding: 12px 20px 16px;
    box-sizing: border-box;
    max-block-size: 100%;
    overflow: auto;
    text-align: center;
    font: 17px / 1.45 var(--serif);
    z-index: 3;
  }
  .sheet p {
    margin: 0 0 4px;
    color: var(--muted);
    text-wrap: balance;
  }
  .sheet .said {
    font-size: 30px;
    line-height: 1.25;
    color: var(--ink);
  }
  .aside.won + .sheet .said,
  .slim .sheet .said {
    font-size: 24px;
  }
  .sheet .pill {
    min-block-size: 40px;
    padding: 4px 20px;
  }
  .sheet.win {
    background: linear-gradient(transparent, var(--table) 18%);
    padding-block-start: 44px;
  }
  /* Foundations in the middle leave the side free. */
  .aside.won + .sheet.win {
    inset-inline-start: 62%;
    inset-block: 0;
    justify-content: center;
    background: none;
  }
  .sheet.wish {
    inset-block: 0;
    justify-content: center;
    background: color-mix(in srgb, var(--table) 94%, transparent);
  }
`;
