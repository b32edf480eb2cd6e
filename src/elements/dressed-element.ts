import { isServer } from 'lit';
import { LookElement } from './look-element.js';
import { LATER_STYLES } from './parts.js';
import { adoptSheets } from './styles.js';

const onServer: boolean = isServer;

/** An element that wears its styles in whatever document it stands, the later ones as soon as they have come. */
export class DressedElement extends LookElement {
  /** It wears all its styles, the later ones too. */
  #dressed = false;

  /** Sheets of the document that made the element cannot be worn in another. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    if (onServer || this.ownerDocument === document || this.shadowRoot !== null) return super.createRenderRoot();
    const root = this.attachShadow((this.constructor as typeof DressedElement).shadowRootOptions);
    this.#dress();
    return root;
  }

  /** Called by the browser. */
  adoptedCallback(): void {
    this.#dress();
  }

  protected override willUpdate(): void {
    super.willUpdate();
    if (LATER_STYLES.now !== null && !this.#dressed) this.#dress();
  }

  #dress(): void {
    const { shadowRoot } = this;
    if (shadowRoot === null) return;
    this.#dressed = LATER_STYLES.now !== null;
    adoptSheets(shadowRoot, (this.constructor as typeof DressedElement).elementStyles);
  }
}
