/** One of several, side by side. */
import { html, type TemplateResult } from 'lit';

export interface ChoiceView<T extends string> {
  readonly name: string;
  readonly label: string;
  readonly values: readonly T[];
  readonly chosen: T;
  /** What each is called. */
  readonly texts: Readonly<Record<T, string>>;
  readonly choose: (value: T) => void;
}

export const choiceTemplate = <T extends string>(view: ChoiceView<T>): TemplateResult =>
  html`<div class="setting" role="radiogroup" aria-label=${view.label}>
    <span class="label" aria-hidden="true">${view.label}</span>
    <span class="segments">
      ${view.values.map(
        (value) =>
          html`<label
            ><input
              type="radio"
              name=${view.name}
              value=${value}
              .checked=${view.chosen === value}
              @change=${() => view.choose(value)}
            /><span>${view.texts[value]}</span></label
          >`,
      )}
    </span>
  </div>`;
