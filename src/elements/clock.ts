import { isServer } from 'lit';

const onServer: boolean = isServer;

/** Time spent on a game, in ms since its first move; the time while the page is hidden does not count. */
export class Clock {
  /** What went by before it was last started. */
  gathered = 0;
  #since: number | null = null;
  #running = false;

  get elapsed(): number {
    return Math.round(this.gathered + (this.#since === null ? 0 : performance.now() - this.#since));
  }

  /** Starts at the first move, and again when a finished game goes on. */
  start(): void {
    this.#running = true;
    this.follow();
  }

  /** The game is over, or the element has left the page. */
  stop(): void {
    this.#pause();
    this.#running = false;
  }

  /** Follows the page's visibility. */
  readonly follow = (): void => {
    if (!this.#running) return;
    if (!onServer && document.hidden) this.#pause();
    else this.#since ??= performance.now();
  };

  #pause(): void {
    if (this.#since !== null) this.gathered += performance.now() - this.#since;
    this.#since = null;
  }
}
