import type { Part } from '../view/part.js';
import { DressedElement } from './dressed-element.js';
import { warnOnce } from './options.js';

/** An element that comes in parts: it waits for those it cannot be drawn without, and fetches the others after that. */
export abstract class GradualElement extends DressedElement {
  /** The parts that are on their way. */
  #soon: Promise<void> | null = null;
  /** Something has come that is to be drawn with them. */
  #due = false;
  /** Those that could not be had. */
  readonly #failed = new Set<Part<unknown>>();

  /** Parts without which the first drawing would not be what was asked for. */
  protected abstract get needed(): readonly Part<unknown>[];
  /** Parts that make the game complete. */
  protected abstract get later(): readonly Part<unknown>[];

  /** The parts are there, or on their way: what hangs on them may wait. */
  protected coming(parts: readonly Part<unknown>[]): boolean {
    return !parts.some((part) => part.now === null && this.#failed.has(part));
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    const needed = this.hasUpdated ? [] : this.needed;
    const missing = missingOf(needed).filter((part) => !this.#failed.has(part));
    if (missing.length > 0) return this.#fetch(missing).then(() => this.scheduleUpdate());
    void super.scheduleUpdate();
    return undefined;
  }

  protected override updated(): void {
    const missing = missingOf(this.later);
    if (missing.length > 0) this.#soon ??= this.#fetchLater(missing);
  }

  /** Resolves when the game is complete, the parts that come after the first drawing included. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    while (this.#soon !== null) {
      await this.#soon;
      await super.getUpdateComplete();
    }
    return super.getUpdateComplete();
  }

  async #fetchLater(missing: readonly Part<unknown>[]): Promise<void> {
    const changed = await this.#fetch(missing);
    this.#soon = null;
    // What could not be had is asked for again with a later drawing, not at once.
    if (changed || this.#due) this.requestUpdate();
    this.#due = false;
  }

  /** @internal Draws again: once, where parts are on their way that will ask for it as well. */
  drawSoon(): void {
    if (this.#soon === null) this.requestUpdate();
    else this.#due = true;
  }

  /** Fetches parts; true where one has come, or failed for the first time: then one warning names all that are missing. */
  async #fetch(parts: readonly Part<unknown>[]): Promise<boolean> {
    const failed = this.#failed.size;
    let changed = false;
    let why: unknown;
    await Promise.all(
      parts.map((part) =>
        part.load().then(
          () => (changed = true),
          (error: unknown) => {
            this.#failed.add(part);
            why ??= error;
          },
        ),
      ),
    );
    if (this.#failed.size === failed) return changed;
    const names = missingOf([...this.#failed]).map(({ name }) => name);
    warnOnce(this, `The game goes on without what could not be loaded: ${names.join(', ')}. ${String(why)}`);
    return true;
  }
}

const missingOf = (parts: readonly Part<unknown>[]): readonly Part<unknown>[] =>
  parts.filter((part) => part.now === null);
