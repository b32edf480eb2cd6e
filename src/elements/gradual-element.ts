import { LookElement } from './look-element.js';
import { warnOnce } from './options.js';
import type { Part } from '../view/part.js';

/** An element that comes in parts: it waits for those it cannot be drawn without, and fetches the others after that. */
export abstract class GradualElement extends LookElement {
  #soon: Promise<unknown> | null = null;
  #fetching = false;

  /** Parts without which the next drawing would not be what was asked for. */
  protected abstract get needed(): readonly Part<unknown>[];
  /** Parts that make the game complete. */
  protected abstract get later(): readonly Part<unknown>[];

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    const missing = this.needed.filter((part) => part.now === null);
    if (missing.length > 0) return this.#updateAfter(missing);
    void super.scheduleUpdate();
    return undefined;
  }

  async #updateAfter(missing: readonly Part<unknown>[]): Promise<void> {
    try {
      await fetchAll(missing);
    } catch (error) {
      this.#warn(error);
      return void super.scheduleUpdate();
    }
    // Something else may be needed by now.
    await this.scheduleUpdate();
  }

  protected override updated(): void {
    const missing = this.later.filter((part) => part.now === null);
    if (missing.length === 0 || this.#fetching) return;
    this.#fetching = true;
    this.#soon = this.#fetch(missing);
  }

  async #fetch(missing: readonly Part<unknown>[]): Promise<void> {
    try {
      await fetchAll(missing);
      this.requestUpdate();
    } catch (error) {
      this.#warn(error);
    }
    this.#fetching = false;
  }

  /** Resolves when the game is complete, the parts that come after the first drawing included. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#soon;
    return super.getUpdateComplete();
  }

  #warn(error: unknown): void {
    warnOnce(this, `A part of the game could not be loaded: ${String(error)}`);
  }
}

const fetchAll = (parts: readonly Part<unknown>[]): Promise<unknown> => Promise.all(parts.map((part) => part.load()));
