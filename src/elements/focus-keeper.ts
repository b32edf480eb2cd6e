/** Where the focus goes when it is asked for, and when a drawing takes away what had it. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

interface FocusHost extends ReactiveControllerHost, HTMLElement {
  readonly isUpdatePending: boolean;
}

export class FocusKeeper implements ReactiveController {
  readonly #host: FocusHost;
  readonly #board: { focus(options?: FocusOptions): void };
  /** What had the focus before the drawing. */
  #held: Element | null = null;
  /** The focus was asked for, and is to be there after the drawing. */
  #asked: FocusOptions | null = null;

  constructor(host: FocusHost, board: { focus(options?: FocusOptions): void }) {
    this.#host = host;
    this.#board = board;
    host.addController(this);
  }

  /** Focuses what is to be answered, else the board; what is drawn next may take that away, and then it is done again. */
  focus(options: FocusOptions = {}): void {
    const { shadowRoot, isUpdatePending } = this.#host;
    if (isUpdatePending) this.#asked = options;
    const answer = shadowRoot?.querySelector<HTMLElement>('.asked, .wish .main');
    if (answer) answer.focus(options);
    else this.#board.focus(options);
  }

  hostUpdate(): void {
    this.#held = this.#host.shadowRoot?.activeElement ?? null;
  }

  hostUpdated(): void {
    const asked = this.#asked;
    this.#asked = null;
    const held = this.#held;
    const active = this.#host.shadowRoot?.activeElement ?? null;
    // A button that did its work may be gone, a board be covered by a question: the player goes on at what there is, and
    // the page does not scroll for it.
    const lost = held && (active === null || active === held) && (!held.isConnected || held.closest('.board[inert]'));
    if (asked !== null || lost) this.focus(asked ?? { preventScroll: true });
  }
}
