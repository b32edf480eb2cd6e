/** Listens for a worker: one that is silent while it has work is given up, and one that has none is let go. */
import { SILENCE } from './workers.js';

/** A worker without work is let go after this time, in ms. */
const IDLE = 30_000;
/** How many times the clock strikes for one that says nothing before it is given up. */
const STRIKES = 3;

declare function setTimeout(run: () => void, milliseconds: number): unknown;
declare function clearTimeout(timer: unknown): void;

export interface Watch {
  /** The worker has more work, or less: it is listened for as long as it has some, however often that is another. */
  renew(): void;
  /** The worker has said something. */
  heard(): void;
  /** There is nobody to listen for any more. */
  end(): void;
}

export function watchOver(hasWork: () => boolean, giveUp: () => void, letGo: () => void): Watch {
  let timer: unknown;
  /** The clock will strike for a worker that has work. */
  let listening = false;
  /** How many times it has struck since the worker last said something. */
  let silent = 0;

  function renew(): void {
    if (listening) return;
    clearTimeout(timer);
    listening = hasWork();
    timer = listening ? setTimeout(strike, SILENCE) : setTimeout(letGo, IDLE);
  }

  /** What nobody waits for is no silence, and does not end one. */
  function strike(): void {
    listening = false;
    if (hasWork() && ++silent === STRIKES) giveUp();
    else renew();
  }

  return {
    renew,
    heard() {
      silent = 0;
    },
    end() {
      clearTimeout(timer);
      listening = false;
      silent = 0;
    },
  };
}
