/** One deal looked into: whether it can be won, how hard that was to find out, and how often a plain player wins it. */
import { deal, games, type Game } from '../../src/engine.js';
import { Random } from '../../src/engine/random.js';
import { SearchTable } from '../../src/engine/search-table.js';
import { rulesKey } from '../../src/engine/winnable.js';
import { playOut } from '../../src/solver/playout.js';
import { Search } from '../../src/solver/search.js';

export { DIGITS, writeList, type WinnableDeal } from '../../src/engine/winnable.js';
export { games };

/** Tables between two looks at the clock. */
const STEP = 2000;
/** A playout is worth as much as this only where the game came out. */
const CAME_OUT = 200;

/** Streams of randomness of the plain player: none of those that deal or shuffle. */
const FIRST_STREAM = 1000;

/** What was found out; a line of the output. */
export interface Outcome {
  readonly deal: number;
  readonly verdict: 'winnable' | 'lost' | 'unknown';
  /** Tables looked at. */
  readonly nodes: number;
  /** How many might have been looked at; null where time was the limit. */
  readonly budget: number | null;
  /** The limit of time in seconds; null where there was none. */
  readonly seconds: number | null;
  /** Of a deal that can be won: moves of the line, runs through the stock, games the plain player won, and of how many. */
  readonly moves?: number;
  readonly passes?: number;
  readonly plain?: number;
  readonly plays?: number;
  /** The won game as text. */
  readonly record?: string;
}

export interface Task {
  readonly game: string;
  readonly rules: Readonly<Record<string, string>>;
  readonly deal: number;
  readonly budget: number | null;
  readonly seconds: number | null;
  readonly plays: number;
}

/** The key of a set of rules; throws where the game has no such rule or value. */
export function keyOf(id: string, rules: Readonly<Record<string, string>>): string {
  const game = deal(id, { deal: 1, rules });
  return rulesKey(game.definition, game.rules);
}

/** Looks into one deal. */
export function tryDeal({ game: id, rules, deal: number, budget, seconds, plays }: Task): Outcome {
  const game = deal(id, { deal: number, rules });
  const search = new Search(game);
  const end = seconds === null ? Infinity : Date.now() + seconds * 1000;
  const most = budget ?? Infinity;
  let verdict = search.verdict;
  while (verdict === null && search.nodes < most && Date.now() < end)
    verdict = search.run(Math.min(STEP, most - search.nodes));
  const found = { deal: number, verdict: verdict ?? 'unknown', nodes: search.nodes, budget, seconds } as const;
  if (verdict !== 'winnable') return found;
  let plain = 0;
  for (let play = 0; play < plays; play++) {
    if (plainWin(game, number, play)) plain++;
  }
  for (const move of search.line) game.play(move);
  if (game.status !== 'won') throw new Error(`The line of ${id} ${number} does not win.`);
  return { ...found, moves: game.moveCount, passes: game.pass, plain, plays, record: game.record() };
}

/** How many of these deals the plain player wins, who sees no shuffle before it comes, in one game each. */
export function playThrough(id: string, rules: Task['rules'], first: number, last: number): number {
  let won = 0;
  for (let number = first; number <= last; number++) if (plainWin(deal(id, { deal: number, rules }), number, 0)) won++;
  return won;
}

const plainWin = (game: Game, number: number, play: number): boolean =>
  game.look((law, table) => playOut(law, new SearchTable(law, table), new Random(number, FIRST_STREAM + play))) >
  CAME_OUT;

/** The games in which no deal is easier than another: there is next to nothing to choose. */
export const unrated: readonly string[] = ['korol-dama-valet'];
