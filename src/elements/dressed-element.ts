import { isServer } from 'lit';
import { LookElement } from './look-element.js';
import { LATER_STYLES } from './parts.js';

const onServer: boolean = isServer;

/** An element that wears its styles in whatever document it stands, the later ones as soon as they have come. */
export class DressedElement extends LookElement {
  /** It wears all its styles, the later ones too. */
  #dressed = false;

  /** It stands in another document than the one that made it: what it wears there is made with the later styles. */
  protected get abroad(): boolean {
    return this.ownerDocument !== document;
  }

  /** What a server has drawn is no start to go on from: it knows nothing of the room, the language and the day. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    if (!onServer && this.abroad)
      return this.shadowRoot ?? this.attachShadow((this.constructor as typeof DressedElement).shadowRootOptions);
    const root = super.createRenderRoot();
    this.renderOptions.renderBefore = null;
    return root;
  }

  /** Called by the browser. */
  adoptedCallback(): void {
    this.#dressed = false;
    this.#dress();
  }

  protected override willUpdate(): void {
    super.willUpdate();
    if (!this.#dressed) this.#dress();
    // What a server has drawn stays until the element is complete, and gives way in one step.
    if (!onServer && !this.hasUpdated) this.renderRoot.replaceChildren();
  }

  #dress(): void {
    const { shadowRoot } = this;
    if (shadowRoot === null || LATER_STYLES.now === null) return;
    this.#dressed = true;
    LATER_STYLES.now.wear(shadowRoot, (this.constructor as typeof DressedElement).elementStyles);
  }
}
