/** One game being played: a thin, safe layer over the table and the law. */
import { codeOf, rankAt, type Rank } from './cards.js';
import type { Dealt } from './dealing.js';
import type { GameDefinition, PileInfo, Plan, Rules } from './definition.js';
import { PatienceError, shown } from './error.js';
import { moveCount, moveFrom, moveTo, packMove, type Law } from './law.js';
import { listMoves, placeToFill } from './moves.js';
import { FROM_BOTTOM, REVERSED, TO_BOTTOM } from './flags.js';
import type { Move, Pile, Status, Transfer } from './game-types.js';
import { apply, isWon } from './play.js';
import { writePosition } from './position.js';
import type { RefusalReason } from './reasons.js';
import { refuse } from './refusal.js';
import { writeRecord, type Source } from './record.js';
import type { Table } from './table.js';

export class Game {
  /** The game's id, also its file name and tag suffix. */
  readonly id: string;
  /** The value of every rule option. */
  readonly rules: Rules;
  /** The deal's number, or null for a list or a position. */
  readonly dealNumber: number | null;
  /** How many runs through the stock there are; Infinity = unlimited. */
  readonly passes: number;
  /** The rank that starts foundations where it is dealt (games with a base card), else null. */
  readonly base: Rank | null;

  readonly #law: Law;
  readonly #table: Table;
  readonly #source: Source;
  /** The moves that stand, then those that were taken back and can be redone. */
  readonly #moves: number[];
  /** The table's mark before each of them. */
  readonly #marks: number[];
  #count = 0;
  #transfers: Transfer[] = [];
  #piles: readonly Pile[] | null = null;
  #legal: readonly Move[] | null = null;
  #status: Status | null = null;

  /** @internal Games come from `deal` and `restore`. */
  constructor(
    source: Source,
    { law, table }: Dealt = source.lay(),
    moves: readonly number[] = [],
    marks: readonly number[] = [],
  ) {
    this.id = law.definition.id;
    this.rules = law.rules;
    this.dealNumber = source.number;
    this.passes = law.passes;
    this.base = law.plan.deal.some((step) => 'base' in step) ? rankAt(law.base) : null;
    this.#law = law;
    this.#table = table;
    this.#source = source;
    this.#moves = [...moves];
    this.#marks = [...marks];
    this.#count = moves.length;
    table.watcher = (from, to, cards, flags) => {
      const height = flags & TO_BOTTOM ? 0 : (table.sizes[to] as number) - 1;
      this.#transfers.push(
        Object.freeze({
          from: law.ids[from] as string,
          to: law.ids[to] as string,
          cards: Object.freeze(cards.map(codeOf)),
          fromEnd: flags & FROM_BOTTOM ? 'bottom' : 'top',
          toEnd: flags & TO_BOTTOM ? 'bottom' : 'top',
          reversed: (flags & REVERSED) !== 0 && cards.length > 1,
          faceUp: height >= (table.downs[to] as number),
        }),
      );
    };
    Object.freeze(this);
  }

  /** The game's definition; not to be changed. */
  get definition(): GameDefinition {
    return this.#law.definition;
  }

  /** What is true of the game under its rules. */
  get plan(): Plan {
    return this.#law.plan;
  }

  /** What each pile is, in the order of `piles`. */
  get layout(): readonly PileInfo[] {
    return this.#law.layout;
  }

  /** Every pile in the game's fixed order, empty ones included. */
  get piles(): readonly Pile[] {
    this.#piles ??= Object.freeze(this.#law.ids.map((id, pile) => this.#pileAt(id, pile)));
    return this.#piles;
  }

  /** One pile; throws `unknown-pile`. */
  pile(id: string): Pile {
    const pile = this.piles[this.#law.pile(id)];
    if (pile === undefined) throw unknownPile(this.id, id);
    return pile;
  }

  /** Every legal move, and nothing else. */
  moves(): readonly Move[] {
    if (this.#legal === null) {
      this.#legal = Object.freeze(listMoves(this.#law, this.#table).map((move) => moveOf(this.#law, move)));
    }
    return this.#legal;
  }

  /** Why a move would be refused, or null where it is legal; never throws. */
  refusal(move: Move): RefusalReason | null {
    return this.#refusal(readMove(move));
  }

  /**
   * Plays a move and all that follows from it by rule; gives the transfers in order.
   * Throws `unknown-pile` or `illegal-move` (with a `reason`) and changes nothing then.
   */
  play(move: Move): readonly Transfer[] {
    const { from, to, count } = readMove(move);
    const reason = this.#refusal({ from, to, count });
    if (reason === 'unknown-pile') throw unknownPile(this.id, this.#law.pile(from) < 0 ? from : to);
    if (reason !== null)
      throw new PatienceError(
        'illegal-move',
        `The move of ${shown(count)} from ${from} to ${to} is refused: ${reason}.`,
        reason,
      );
    const transfers = this.#apply(packMove(this.#law.pile(from), this.#law.pile(to), count));
    this.#moves.length = this.#marks.length = this.#count;
    return transfers;
  }

  get canUndo(): boolean {
    return this.#count > 0;
  }

  get canRedo(): boolean {
    return this.#count < this.#moves.length;
  }

  /** Takes the last move back, with all that followed from it; throws `nothing-to-undo`. */
  undo(): readonly Transfer[] {
    const mark = this.#marks[this.#count - 1];
    if (mark === undefined) throw new PatienceError('nothing-to-undo', 'There is no move to undo.');
    this.#table.undo(mark);
    this.#count--;
    return this.#changed();
  }

  /** Plays the last move taken back again, with the same outcome; throws `nothing-to-redo`. */
  redo(): readonly Transfer[] {
    const move = this.#moves[this.#count];
    if (move === undefined) throw new PatienceError('nothing-to-redo', 'There is no move to redo.');
    return this.#apply(move);
  }

  /** `won` when the goal is met, `lost` when no move is legal, else `playing`. */
  get status(): Status {
    this.#status ??= isWon(this.#law, this.#table) ? 'won' : this.moves().length === 0 ? 'lost' : 'playing';
    return this.#status;
  }

  /** How many moves stand. */
  get moveCount(): number {
    return this.#count;
  }

  /** The moves that stand, oldest first. */
  get history(): readonly Move[] {
    return Object.freeze(this.#moves.slice(0, this.#count).map((move) => moveOf(this.#law, move)));
  }

  /** The empty place that the player must fill now, when several piles could fill it (0A); null at other times. */
  get placeToFill(): string | null {
    return this.#law.ids[placeToFill(this.#law, this.#table)] ?? null;
  }

  /** Which run through the stock this is, from 1. */
  get pass(): number {
    return this.#table.pass;
  }

  /** The same deal under the same rules, not yet played. */
  again(): Game {
    return new Game(this.#source);
  }

  /** @internal Lets somebody look at the table as the rules see it, and touch nothing. */
  look<T>(see: (law: Law, table: Table) => T): T {
    return see(this.#law, this.#table);
  }

  /** The whole game as text: deal, rules and the moves that stand. */
  record(): string {
    return writeRecord(this.#law, this.#source, this.#moves.slice(0, this.#count));
  }

  /** @internal The record with the moves that were taken back and can be played again, and how many they are. */
  whole(): { readonly record: string; readonly undone: number } {
    const record = writeRecord(this.#law, this.#source, this.#moves);
    return { record, undone: this.#moves.length - this.#count };
  }

  /** The table alone as text. */
  position(): string {
    return writePosition(this.#law, this.#table);
  }

  #refusal({ from, to, count }: Move): RefusalReason | null {
    const source = this.#law.pile(from);
    const target = this.#law.pile(to);
    if (source < 0 || target < 0) return 'unknown-pile';
    return refuse(this.#law, this.#table, source, target, count);
  }

  #apply(move: number): readonly Transfer[] {
    const { mark } = this.#table;
    try {
      apply(this.#law, this.#table, move);
    } catch (error) {
      this.#table.undo(mark);
      this.#changed();
      throw error;
    }
    this.#moves[this.#count] = move;
    this.#marks[this.#count] = mark;
    this.#count++;
    return this.#changed();
  }

  #changed(): readonly Transfer[] {
    const transfers = this.#transfers;
    this.#transfers = [];
    this.#piles = this.#legal = this.#status = null;
    return Object.freeze(transfers);
  }

  #pileAt(id: string, pile: number): Pile {
    const down = this.#table.downs[pile] as number;
    const cards = Array.from({ length: this.#table.sizes[pile] as number }, (_, height) =>
      Object.freeze({ card: codeOf(this.#table.at(pile, height)), faceUp: height >= down }),
    );
    return Object.freeze({ id, cards: Object.freeze(cards) });
  }
}

/** @internal The public form of a move. */
export const moveOf = ({ ids }: Law, move: number): Move =>
  Object.freeze({ from: ids[moveFrom(move)] as string, to: ids[moveTo(move)] as string, count: moveCount(move) });

/** A move as a caller gave it, read once; what is none, or has a getter that throws, names no pile. */
function readMove(move: Move): Move {
  try {
    const { from, to, count } = move;
    return { from, to, count };
  } catch {
    return { from: '', to: '', count: 0 };
  }
}

const unknownPile = (game: string, id: string): PatienceError =>
  new PatienceError('unknown-pile', `The game ${game} has no pile "${shown(id)}".`);
