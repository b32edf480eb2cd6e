import { isServer } from 'lit';
import { LookElement } from './look-element.js';
import { LATER_STYLES } from './parts.js';
import { adoptSheets } from './styles.js';

const onServer: boolean = isServer;

/** An element that wears its styles in whatever document it stands, the later ones as soon as they have come. */
export class DressedElement extends LookElement {
  /** It wears all its styles, the later ones too. */
  #dressed = false;

  /**
   * Sheets of the document that made the element cannot be worn in another. And what a server has drawn is no start to go on
   * from: it knows nothing of the room, the language and the day.
   */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    if (onServer || (this.ownerDocument === document && this.shadowRoot === null)) return super.createRenderRoot();
    const root = this.shadowRoot ?? this.attachShadow((this.constructor as typeof DressedElement).shadowRootOptions);
    this.#dress();
    return root;
  }

  /** Called by the browser. */
  adoptedCallback(): void {
    this.#dress();
  }

  protected override willUpdate(): void {
    super.willUpdate();
    // What a server has drawn stays until the element is complete, and gives way in one step.
    if (!onServer && !this.hasUpdated) this.renderRoot.replaceChildren();
    if (LATER_STYLES.now !== null && !this.#dressed) this.#dress();
  }

  #dress(): void {
    const { shadowRoot } = this;
    if (shadowRoot === null) return;
    this.#dressed = LATER_STYLES.now !== null;
    adoptSheets(shadowRoot, (this.constructor as typeof DressedElement).elementStyles);
  }
}
