/** Whether the game on the table can still be won, asked anew after each move; and, where not, how far to go back. */
import type { Game, Move } from '../engine/index.js';
import { restOfLine, type Solver } from '../solver/index.js';
import type { Verdict } from './advice-events.js';
import type { Session } from './session.js';

/** A player who moves on at once asks nothing, in ms. */
const PAUSE = 200;
/** Time for the table that lies there, and for each that lay there before, in ms. */
const TIME = 3000;
const TIME_BACK = 2000;
/** Memory for the tables of one search, in bytes. */
const BYTES = 32 * 1024 * 1024;

export interface JudgeHost {
  /** Verdicts are wanted, and somebody could see them. */
  readonly judges: boolean;
  /** The way back is wanted, too. */
  readonly goesBack: boolean;
  /** The verdict, or the way back, is another now. */
  judged(): void;
}

export class Judge {
  /** What is known of the table that lies there; null while it is not, or not asked. */
  verdict: Verdict | null = null;
  /** How many moves stand at the table to go back to (`#wayBack`); -1 where the deal itself is lost; null while not known. */
  back: number | null = null;
  /** The game can be won from there; or else nobody knows. */
  backWins = false;
  /** It is being found out. */
  checking = false;
  readonly #host: JudgeHost;
  readonly #solver: () => Solver;
  /** The table that was judged last. */
  #session: Session | null = null;
  #change = -1;
  /** What has been found out in this attempt, by the table's text. */
  #known = new Map<string, Verdict>();
  /** The moves of a game that was proved lost: whatever goes on from there is lost, too. */
  #lost: readonly Move[] | null = null;
  #search: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: JudgeHost, solver: () => Solver) {
    this.#host = host;
    this.#solver = solver;
  }

  /** Looks whether the table is another, and begins to find out about it. */
  follow(session: Session | null): void {
    const wanted = this.#host.judges && session !== null;
    if (session === this.#session && session?.change === this.#change) {
      if (!wanted) this.stop();
      else if (this.#search === null) this.#begin(session);
      return;
    }
    this.stop();
    if (session !== this.#session) {
      this.#known = new Map();
      this.#lost = null;
    }
    this.#session = session;
    this.#change = session?.change ?? -1;
    this.back = null;
    this.verdict = session === null || !wanted ? null : this.#recall(session.game);
    if (session !== null && wanted) this.#begin(session);
  }

  /** A hint has found out what was not known of the table that lies there. False where that is not asked, or was known. */
  learn(verdict: 'winnable' | 'lost'): boolean {
    const session = this.#session;
    if (session === null || !this.#host.judges || (this.verdict !== null && this.verdict !== 'unknown')) return false;
    this.stop();
    this.verdict = verdict;
    this.#known.set(session.game.position(), verdict);
    if (verdict === 'lost') this.#lost = session.game.history;
    this.#begin(session);
    this.#host.judged();
    return true;
  }

  /** Moves were taken back as far as `back` says, or further, as several may go together: that can be won, too. */
  wentBack(game: Game): void {
    if (this.backWins) this.#known.set(game.position(), 'winnable');
  }

  /** Nobody waits any more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#search?.abort();
    this.#search = null;
    this.checking = false;
    if (!this.#host.judges) this.verdict = null;
  }

  /** What is known without a search. */
  #recall(game: Game): Verdict | null {
    if (game.status === 'won') return 'winnable';
    const { history } = game;
    if (game.status === 'lost' || this.#lostAt(history) < Infinity) return 'lost';
    const text = game.position();
    // Who leaves a line that wins is led back to where it was left.
    if (restOfLine(game) !== null) this.#known.set(text, 'winnable');
    return this.#known.get(text) ?? null;
  }

  /** After how many of these moves the game was proved lost; Infinity where it was not, or on other ways. */
  #lostAt(history: readonly Move[]): number {
    const isThere = this.#lost?.every(({ from, to, count }, at) => {
      const move = history[at];
      return move?.from === from && move.to === to && move.count === count;
    });
    return isThere === true && this.#lost !== null ? this.#lost.length : Infinity;
  }

  #begin(session: Session): void {
    const { game } = session;
    const seeksBack = this.verdict === 'lost' && this.back === null && this.#goesBack(game) && game.status !== 'won';
    if (this.verdict !== null && !seeksBack) return;
    const search = (this.#search = new AbortController());
    this.checking = this.verdict === null;
    this.#timer = setTimeout(() => void this.#judge(game, search.signal), PAUSE);
  }

  /** Of a deal where no move stands it is known without a search that there is no way back. */
  #goesBack({ moveCount }: Game): boolean {
    return this.#host.goesBack || moveCount === 0;
  }

  async #judge(game: Game, signal: AbortSignal): Promise<void> {
    const isOver = (): boolean => signal.aborted;
    try {
      if (await this.#find(game, isOver, signal)) this.#search = null;
    } catch {
      // What nobody waits for any more, and what cannot be found out, stays unknown, and is not asked again.
      if (isOver()) return;
      this.checking = false;
      this.verdict ??= 'unknown';
      this.#host.judged();
    }
  }

  /** Finds out what is to be found out; false where nobody waits any more. */
  async #find(game: Game, isOver: () => boolean, signal: AbortSignal): Promise<boolean> {
    const verdict = this.verdict ?? (await this.#ask(game, TIME, signal));
    if (isOver()) return false;
    this.verdict = verdict;
    this.checking = false;
    this.#host.judged();
    if (verdict !== 'lost') return true;
    // What was proved of an earlier table says more.
    if (this.#lostAt(game.history) === Infinity) this.#lost = game.history;
    if (!this.#goesBack(game)) return true;
    const back = await this.#wayBack(game, signal);
    if (isOver()) return false;
    [this.back, this.backWins] = back;
    this.#host.judged();
    return true;
  }

  async #ask(game: Game, milliseconds: number, signal: AbortSignal): Promise<Verdict> {
    const text = game.position();
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    const { verdict } = await this.#solver().solve(game, { milliseconds, bytes: BYTES, signal });
    this.#known.set(text, verdict);
    return verdict;
  }

  /**
   * How many moves stood at the table to go back to: the last that is known to be won, or where there is none, the last
   * that is not proved lost; -1 where all are. And whether it is won. What is lost stays lost, so that halving finds it.
   */
  async #wayBack(game: Game, signal: AbortSignal): Promise<readonly [number, boolean]> {
    const { history } = game;
    const tables = new Walk(game);
    const known = (count: number): Verdict | undefined => this.#known.get(tables.at(count).position());
    let lost = Math.min(history.length, this.#lostAt(history));
    let alive = lost - 1;
    // Most of it has been asked on the way.
    while (alive >= 0 && !isAlive(known(alive))) alive--;
    while (alive + 1 < lost) {
      const middle = Math.floor((alive + lost) / 2);
      if ((await this.#ask(tables.at(middle), TIME_BACK, signal)) === 'lost') lost = middle;
      else alive = middle;
    }
    let won = alive;
    while (won >= 0 && known(won) !== 'winnable') won--;
    return won >= 0 ? [won, true] : [alive, false];
  }
}

const isAlive = (verdict: Verdict | undefined): boolean => verdict === 'winnable' || verdict === 'unknown';

/** A game as it stood after some of its moves. */
class Walk {
  readonly #game: Game;
  readonly #history: readonly Move[];

  constructor(game: Game) {
    this.#game = game.again();
    this.#history = game.history;
  }

  at(count: number): Game {
    const game = this.#game;
    while (game.moveCount > count) game.undo();
    while (game.moveCount < count) game.play(this.#history[game.moveCount] ?? { from: '', to: '', count: 0 });
    return game;
  }
}
