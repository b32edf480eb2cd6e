import type { PropertyDeclarations } from 'lit';
import type { Advice, AdviceHost } from './advice.js';
import type { HintDetail, Verdict } from './advice-events.js';
import type { Course } from './course.js';
import { GradualElement } from './gradual-element.js';
import { choose, warnOnce } from './options.js';
import { ADVICE } from './parts.js';

/**
 * An element that gives hints and tells whether its game can still be won. What does so comes when it is first asked.
 *
 * @attr {'solver' | 'fair' | 'none'} hints - Hints know all cards (`solver`, default), or only what the player sees (`fair`), or there are none.
 * @attr {boolean} show-verdict - Shows whether the game can still be won: yes, proved no, or not known.
 */
export abstract class AdvisedElement extends GradualElement {
  static override properties: PropertyDeclarations = {
    hints: {},
    showVerdict: { type: Boolean, attribute: 'show-verdict' },
  };

  /** Makes the worker of the solver where a page lets nobody else do so: of `dist/cdn/solver-worker.js`, a classic script. */
  static createWorker?: () => Worker;

  /** What hints know, or that there are none. */
  declare hints: 'solver' | 'fair' | 'none';
  /** Shows whether the game can still be won. */
  declare showVerdict: boolean;

  #advice: Advice | null = null;

  constructor() {
    super();
    this.hints = 'solver';
    this.showVerdict = false;
  }

  /** Whether the game can still be won, with `showVerdict`: `winnable`, `lost` (proved) or `unknown`; null while that is being found out, or not asked. */
  get verdict(): Verdict | null {
    return this.#advice?.verdict ?? null;
  }

  /** Shows a hint, and resolves to what it is: a move, or why there is none. */
  async hint(): Promise<HintDetail> {
    try {
      await ADVICE.load();
    } catch (error) {
      warnOnce(this, `A part of the game could not be loaded: ${String(error)}`);
    }
    return this.advice?.hint() ?? { move: null, source: null, reason: 'unavailable' };
  }

  /** @internal */
  get hintMode(): 'solver' | 'fair' | 'none' {
    return choose(this, 'hints', this.hints, ['solver', 'fair', 'none']);
  }

  /** Before controllers hear of an update, so that it hears of this one, too. */
  protected override willUpdate(): void {
    super.willUpdate();
    this.#advice ??= this.advice;
  }

  /** What hints and verdicts are about. */
  protected abstract get advised(): readonly [AdviceHost, Course];

  /** Null until its code has come. */
  protected get advice(): Advice | null {
    return (this.#advice ??= ADVICE.now && new ADVICE.now.Advice(...this.advised));
  }
}
