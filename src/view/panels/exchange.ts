/** What has been counted is handed on as text: copied here, and taken in from elsewhere. */
import { html, nothing, type TemplateResult } from 'lit';
import type { ExchangeTexts } from '../../locales/locale.js';

export interface ExchangeView {
  readonly texts: ExchangeTexts;
  /** What has been done. */
  readonly done: 'copied' | 'taken' | null;
  /** A text that could not be copied; the player may do it by hand. */
  readonly byHand: string | null;
  /** A text may be given; and why the last one was not taken in. */
  readonly takes: boolean;
  readonly trouble: string | null;
  readonly copy: () => void;
  /** Shows the field for a text, or puts it away. */
  readonly toggle: () => void;
  readonly take: (text: string) => void;
}

export function exchangeTemplate(view: ExchangeView): TemplateResult {
  const { texts, done, byHand, takes } = view;
  return html`<p class="actions">
      <button class="pill" part="button" type="button" @click=${view.copy}>${texts.copy}</button>
      <button
        class=${takes ? 'pill' : 'pill asked'}
        part="button"
        type="button"
        aria-expanded=${String(takes)}
        @click=${view.toggle}
      >
        ${texts.take}
      </button>
    </p>
    <p class="done" dir="auto" role="status">${done === null ? nothing : texts[done]}</p>
    ${
      byHand === null
        ? nothing
        : html`<label for="counted">${texts.copyByHand}</label>
            <input id="counted" class="by-hand text" readonly .value=${byHand} />`
    }
    ${takes ? formTemplate(view) : nothing}`;
}

function formTemplate({ texts, trouble, take }: ExchangeView): TemplateResult {
  const submit = (event: Event): void => {
    event.preventDefault();
    const field = event.currentTarget instanceof Element ? event.currentTarget.querySelector('input') : null;
    take(field?.value ?? '');
  };
  return html`<form novalidate @submit=${submit}>
    <label for="taken">${texts.text}</label>
    <input
      id="taken"
      class="asked text"
      autocomplete="off"
      spellcheck="false"
      aria-invalid=${trouble === null ? nothing : 'true'}
      aria-describedby="untaken"
    />
    <p class="untaken" id="untaken" dir="auto" role="alert">${trouble}</p>
    <button class="pill main" part="button" type="submit">${texts.submit}</button>
  </form>`;
}
