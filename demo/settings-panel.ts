/** A control for every attribute of the element. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { optionName, optionValue } from './game-texts.js';
import type { Page } from './page.js';
import { commonChoices, isDeal, switches, withAttributes, type Choice } from './settings.js';

type Kind = 'random' | 'daily' | 'number';

const kindOf = (deal: string): Kind => (deal === 'random' || deal === 'daily' ? deal : 'number');

/** Deals what the form says, even if the element was asked for the same before. */
function deal(page: Page, form: HTMLFormElement): void {
  const kind = form.querySelector<HTMLInputElement>('[name=kind]:checked')?.value ?? 'random';
  const number = form.elements.namedItem('number') as HTMLInputElement;
  const value = kind === 'number' ? number.value.trim() : kind;
  const valid = isDeal(value);
  number.setCustomValidity(valid ? '' : page.text.badDeal);
  if (!valid) {
    number.reportValidity();
    return;
  }
  const { settings, table } = page;
  const asked = settings.attributes['deal'] ?? 'random';
  const recorded = settings.attributes['record'] !== undefined;
  page.change(withAttributes(settings, { deal: value }));
  if (asked === value && !recorded) table.newDeal(value);
}

function dealForm(page: Page): TemplateResult {
  const { text, settings, table } = page;
  const chosen = kindOf(settings.attributes['deal'] ?? 'random');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    deal(page, event.currentTarget as HTMLFormElement);
  };
  const toNumber = (event: InputEvent): void => {
    const number = event.currentTarget as HTMLInputElement;
    number.setCustomValidity('');
    const radio = number.form?.querySelector<HTMLInputElement>('[value=number]');
    if (radio) radio.checked = true;
  };
  const radio = (kind: Kind): TemplateResult =>
    html`<label class="radio"
      ><input type="radio" name="kind" value=${kind} .checked=${live(kind === chosen)} />${text.deals[kind]}</label
    >`;
  return html`<form class="deal" novalidate @submit=${submit}>
    <fieldset>
      <legend>${text.deal}</legend>
      <div class="radios">${radio('random')}${radio('daily')}</div>
      <div class="row">
        ${radio('number')}
        <input
          type="text"
          name="number"
          inputmode="numeric"
          maxlength="10"
          autocomplete="off"
          aria-label=${text.dealNumber}
          .value=${String(table.dealNumber ?? '')}
          @input=${toNumber}
        />
        <button class="button main" type="submit">${text.dealNow}</button>
      </div>
    </fieldset>
  </form>`;
}

function select(page: Page, { name, values }: Choice, label: string, say: (value: string) => string): TemplateResult {
  const value = page.settings.attributes[name] ?? values[0];
  const change = (event: Event): void => {
    page.change(withAttributes(page.settings, { [name]: (event.currentTarget as HTMLSelectElement).value }));
  };
  return html`<label class="field"
    ><span>${label}</span>
    <select name=${name} @change=${change}>
      ${values.map((each) => html`<option value=${each} .selected=${live(each === value)}>${say(each)}</option>`)}
    </select></label
  >`;
}

export function settingsPanel(page: Page): TemplateResult {
  const { text, settings } = page;
  const { game, lang } = settings;
  const flip = (event: Event): void => {
    const { name, checked } = event.currentTarget as HTMLInputElement;
    page.change(withAttributes(settings, { [name]: checked ? '' : null }));
  };
  return html`<section class="panel" aria-labelledby="settings-title">
    <h3 id="settings-title">${text.settings}</h3>
    ${dealForm(page)}
    <fieldset>
      <legend>${text.rules}</legend>
      ${game.rules.map((rule) => select(page, rule, optionName(rule.name, lang), (value) => optionValue(rule.name, value, lang)))}
      ${game.rules.length === 0 ? nothing : html`<p class="note">${text.rulesNote}</p>`}
    </fieldset>
    <fieldset>
      <legend>${text.table}</legend>
      ${commonChoices.map((choice) =>
        select(
          page,
          choice,
          text.choices[choice.name] ?? choice.name,
          (value) => text.choices[`${choice.name} ${value}`] ?? value,
        ),
      )}
      ${switches.map(
        (name) =>
          html`<label class="check"
            ><input
              type="checkbox"
              name=${name}
              .checked=${live(settings.attributes[name] === '')}
              @change=${flip}
            />${text.choices[name] ?? name}</label
          >`,
      )}
    </fieldset>
  </section>`;
}
