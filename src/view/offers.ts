/** Offers to the player: buttons with words, for what may be done just now. */
import { html, nothing, type TemplateResult } from 'lit';
import { icon, type IconName } from './icons.js';

export interface Offer {
  readonly label: string;
  readonly icon?: IconName;
  /** The one that is most likely wanted. */
  readonly main?: boolean;
  /** Takes the focus when it appears: the player was asked. */
  readonly asked?: boolean;
  readonly take: () => void;
}

/** A key that is held down since it asked for something does not answer, too. */
const once = (event: KeyboardEvent): void => {
  if (event.repeat) event.preventDefault();
};

export function offersTemplate(offers: readonly Offer[]): TemplateResult | typeof nothing {
  if (offers.length === 0) return nothing;
  return html`<span class="offers" @keydown=${once}>
    ${offers.map(
      (offer) =>
        html`<button
          class="pill${offer.main === true ? ' main' : ''}${offer.asked === true ? ' asked' : ''}"
          part="button"
          type="button"
          @click=${offer.take}
        >
          ${offer.icon === undefined ? nothing : icon(offer.icon)}${offer.label}
        </button>`,
    )}
  </span>`;
}
