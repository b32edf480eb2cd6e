/** Which deal is wanted: by its number, at random, of the day; and the number on the table, to be copied. */
import { html, nothing, type TemplateResult } from 'lit';
import type { DealTexts, UiTexts } from '../../locales/locale.js';
import { offersTemplate } from '../offers.js';
import type { Draws } from '../settings.js';
import { choiceTemplate } from './choice.js';

export interface DealView {
  readonly texts: DealTexts;
  readonly ui: UiTexts;
  /** The number of the deal on the table, or null. */
  readonly deal: number | null;
  /** What was written last, and how often in a row it was no number of a deal: said again, it changes, or nobody would hear it. */
  readonly written: string;
  readonly wrong: number;
  /** The game on the table would be left: the player is asked. */
  readonly asks: boolean;
  /** What was copied. */
  readonly copied: 'number' | 'link' | null;
  /** A text that could not be copied; the player may do it by hand. */
  readonly byHand: string | null;
  /** Among which deals one is drawn, and among which it may be. */
  readonly draws: Draws;
  readonly choices: readonly Draws[];
  readonly setDraws: (draws: Draws) => void;
  readonly choose: (deal: 'random' | 'daily') => void;
  readonly write: (written: string) => void;
  readonly answer: (leave: boolean) => void;
  readonly copyNumber: () => void;
  /** Null where links are not offered. */
  readonly copyLink: (() => void) | null;
}

export function dealTemplate(view: DealView): TemplateResult {
  const { texts, ui, answer } = view;
  if (view.asks)
    // The focus goes to an answer: the question is heard with it, as the name of the group.
    return html`<div class="body" role="group" aria-labelledby="question">
      <p id="question" dir="auto">${ui.confirmNewDeal}</p>
      ${offersTemplate([
        { label: ui.newDeal, take: () => answer(true) },
        { label: ui.playOn, main: true, asked: true, take: () => answer(false) },
      ])}
    </div>`;
  return html`<div class="body">
    ${formTemplate(view)} ${drawsTemplate(view)}
    <p class="actions">
      ${pill(texts.random, () => view.choose('random'))} ${pill(texts.daily, () => view.choose('daily'))}
    </p>
    ${view.deal === null ? nothing : copyTemplate(view, view.deal)}
  </div>`;
}

const pill = (label: string, take: () => void): TemplateResult =>
  html`<button class="pill" part="button" type="button" @click=${take}>${label}</button>`;

function formTemplate({ texts, written, wrong, write }: DealView): TemplateResult {
  const submit = (event: Event): void => {
    event.preventDefault();
    const field = event.currentTarget instanceof Element ? event.currentTarget.querySelector('input') : null;
    write(field?.value ?? '');
  };
  return html`<form novalidate @submit=${submit}>
    <label for="number">${texts.number}</label>
    <span class="row">
      <input
        id="number"
        class="asked"
        inputmode="numeric"
        autocomplete="off"
        maxlength="20"
        aria-invalid=${wrong > 0 ? 'true' : nothing}
        aria-describedby="wrong"
        .value=${written}
      />
      <button class="pill main" part="button" type="submit">${texts.deal}</button>
    </span>
    <p class="wrong" id="wrong" dir="auto" role="alert">
      ${wrong > 0 ? texts.wrongNumber + '\u00a0'.repeat(wrong % 2) : nothing}
    </p>
  </form>`;
}

/** What counts for deals that have no number of their own. */
function drawsTemplate({ texts, draws, choices, setDraws }: DealView): TemplateResult {
  if (choices.length < 2) return html`<p class="note" dir="auto">${texts.noneWinnable}</p>`;
  return choiceTemplate({
    name: 'draws',
    label: texts.draws,
    values: choices,
    chosen: draws,
    texts: texts.drawn,
    choose: setDraws,
  });
}

function copyTemplate({ texts, copied, byHand, copyNumber, copyLink }: DealView, deal: number): TemplateResult {
  const said = { number: texts.numberCopied, link: texts.linkCopied };
  return html`<p class="on-table">${texts.onTable(deal)}</p>
    <p class="actions">
      ${pill(texts.copyNumber, copyNumber)} ${copyLink === null ? nothing : pill(texts.copyLink, copyLink)}
    </p>
    <p class="copied" dir="auto" role="status">${copied === null ? nothing : said[copied]}</p>
    ${
      byHand === null
        ? nothing
        : html`<label for="by-hand">${texts.copyByHand}</label>
            <input id="by-hand" class="by-hand" readonly .value=${byHand} />`
    }`;
}
