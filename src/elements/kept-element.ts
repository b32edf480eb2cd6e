import type { PropertyDeclarations } from 'lit';
import type { Part } from '../view/part.js';
import { AdvisedElement } from './advised-element.js';
import type { Course } from './course.js';
import { todayOf } from './days.js';
import type { Opening } from './opening.js';
import { textOf } from './options.js';
import { READING, SAVES } from './parts.js';
import type { Saver, SaverHost } from './saves/saver.js';

/**
 * An element that keeps games, settings and statistics in the reader's browser, where the page gives a name for them.
 * What does so comes before the first drawing, so that the game that was left is the first to be seen; without a name
 * nothing of it comes, and the storage is not touched.
 *
 * @attr {string} save-key - Keeps the unfinished game, the reader's settings and statistics under this name in `localStorage`; without it nothing is stored.
 * @attr {string} daily-zone - Where midnight begins another deal of the day: `UTC` (default), a time zone such as `Europe/Berlin`, or `local`, where the reader is.
 */
export abstract class KeptElement extends AdvisedElement {
  static override properties: PropertyDeclarations = {
    saveKey: { attribute: 'save-key' },
    dailyZone: { attribute: 'daily-zone' },
  };

  /** The name under which games, settings and statistics are kept; null or empty = nothing is stored. */
  declare saveKey: string | null;
  /** Where midnight begins another deal of the day: `UTC`, `local`, or the name of a time zone. */
  declare dailyZone: string;

  #saver: Saver | null = null;
  /** The zone that was last looked at. */
  #zone: unknown = 'UTC';

  constructor() {
    super();
    this.saveKey = null;
    this.dailyZone = 'UTC';
  }

  /** All that has been counted under `saveKey`, as text for `importStatistics`. */
  async exportStatistics(): Promise<string> {
    return (await SAVES.load(true)).exportStatistics(this.saveName);
  }

  /** Adds what `exportStatistics` gave elsewhere, or earlier; rejects with a `SaveError` where it is anything else. */
  async importStatistics(text: string): Promise<void> {
    (await SAVES.load(true)).importStatistics(this.saveName, textOf(text));
  }

  /** @internal */
  get saveName(): string {
    return textOf(this.saveKey);
  }

  /** @internal The day it is in `dailyZone`. */
  get today(): string {
    return todayOf(this);
  }

  /** What is played, and what the page asks for. */
  protected abstract get played(): readonly [SaverHost, Course, Opening];

  /** What keeps it: the first drawing waits for it, or another game than the one that was left would be seen first. */
  protected get keeping(): readonly Part<unknown>[] {
    return this.saveName === '' ? [] : [SAVES, READING];
  }

  protected override willUpdate(): void {
    super.willUpdate();
    // A wrong zone is warned of when it comes, not when it is first needed.
    if (this.#zone !== this.dailyZone) todayOf(this);
    this.#zone = this.dailyZone;
    if (this.saveName !== '' && SAVES.now !== null) this.#saver ??= new SAVES.now.Saver(...this.played);
    this.#saver?.follow();
  }
}
