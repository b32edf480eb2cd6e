/** Listens for a worker: one that is silent while it has work is given up, and one that has none is let go. */
import { SILENCE } from './workers.js';

/** A worker without work is let go after this time, in ms. */
const IDLE = 30_000;
/** How many times the clock strikes for one that says nothing before it is given up. */
const STRIKES = 3;

declare function setTimeout(run: () => void, milliseconds: number): unknown;
declare function clearTimeout(timer: unknown): void;

export class Watch {
  private timer: unknown;
  /** The clock will strike for a worker that has work. */
  private listening = false;
  /** How many times it has struck since the worker last said something. */
  private silent = 0;

  constructor(
    private readonly hasWork: () => boolean,
    private readonly giveUp: () => void,
    private readonly letGo: () => void,
  ) {}

  /** The worker has more work, or less: it is listened for as long as it has some, however often that is another. */
  renew(): void {
    if (this.listening) return;
    clearTimeout(this.timer);
    this.listening = this.hasWork();
    this.timer = this.listening ? setTimeout(() => this.strike(), SILENCE) : setTimeout(this.letGo, IDLE);
  }

  /** The worker has said something. */
  heard(): void {
    this.silent = 0;
  }

  /** There is nobody to listen for any more. */
  end(): void {
    clearTimeout(this.timer);
    this.listening = false;
    this.silent = 0;
  }

  /** What nobody waits for is no silence, and does not end one. */
  private strike(): void {
    this.listening = false;
    if (this.hasWork() && ++this.silent === STRIKES) this.giveUp();
    else this.renew();
  }
}
