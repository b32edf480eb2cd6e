/**
 * What can be done at a table: the engine's moves, the worst first, without those that need not be tried.
 *
 * A choice is a move of `law.ts` in one integer; above its bits, how many cards the waste is to have when it is made, and
 * whether the stock goes round once before: the turns that lead there are part of the choice.
 */
import { SOURCE } from '../engine/sources.js';
import { SOURCES, TAKING } from '../engine/board.js';
import { generate, MOST_MOVES, movesOf } from '../engine/generate.js';
import { moveFrom, moveTo, packMove, type Law } from '../engine/law.js';
import { FACE_DOWN, NEXT_PASS, REVERSED } from '../engine/flags.js';
import { apply } from '../engine/play.js';
import { Safety } from '../engine/safe.js';
import type { SearchTable } from '../engine/search-table.js';
import type { Prunings } from './prunings.js';

/** The move itself. */
const MOVE = (1 << 19) - 1;
/** How many cards the waste is to have before it; 0 where nothing is turned. */
const TARGET = 19;
/** The stock is turned to its end and laid anew before that. */
const ROUND = 1 << 26;

/** It depends on whether the place becomes empty. */
const FROM_TABLE = 255;

export class Choices {
  /** Turns can be made together with the move for which they are made: nothing else depends on them. */
  readonly together: boolean;
  private readonly waste: number;
  private readonly moves = new Int32Array(MOST_MOVES * 2);
  private readonly worth = new Int32Array(MOST_MOVES * 2);
  private readonly foundationEnd: number;
  private readonly onePack: boolean;
  /** Per pile the first of its group. */
  private readonly firsts: Uint8Array;
  /** Per pair of piles (`from | to << 6`) how promising it is to move from one to the other. */
  private readonly worths: Uint8Array;
  private safety: Safety | null = null;

  constructor(
    readonly law: Law,
    private readonly prunings: Prunings,
  ) {
    this.together = prunings.turns && turnsAlone(law);
    this.foundationEnd = law.foundation + law.foundations;
    this.onePack = law.definition.packs === 1;
    this.firsts = Uint8Array.from(law.groups, (group) => law.groups.indexOf(group));
    this.worths = Uint8Array.from({ length: 4096 }, (_, piles) => this.worthOf(piles & 63, piles >> 6));
    const before = law.groups.slice(0, law.waste).filter(({ leaves = 'nothing' }) => leaves !== 'nothing');
    this.waste = SOURCES + SOURCE * before.length;
  }

  /** Writes the choices into `out` from `start` on, the best last, and returns where they end. */
  list(table: SearchTable, out: Int32Array, start: number): number {
    const { moves, worth, together, law } = this;
    const count = generate(law, table, moves);
    let end = start;
    const forced = this.prunings.safe ? this.forced(table, count) : -1;
    if (forced >= 0) {
      out[end++] = forced;
      return end;
    }
    const all = together ? this.turned(table, count) : count;
    const narrow = this.prunings.alike;
    const parts = this.prunings.parts && table.ways.partsAlike;
    for (let index = 0; index < all; index++) {
      const move = moves[index] as number;
      if (together && index === 0 && isTurning(law, move)) continue;
      if (narrow && this.isCovered(table, moveFrom(move), moveTo(move))) continue;
      if (parts && this.isIdle(table, move)) continue;
      const value = this.value(table, move);
      let at = end++;
      for (; at > start && (worth[at - start - 1] as number) > value; at--) {
        out[at] = out[at - 1] as number;
        worth[at - start] = worth[at - start - 1] as number;
      }
      out[at] = move;
      worth[at - start] = value;
    }
    return end;
  }

  /** Makes a choice, turns and all. */
  make(table: SearchTable, choice: number): void {
    const { law } = this;
    const target = (choice >>> TARGET) & 127;
    if (target > 0) {
      const turning = target - (table.sizes[law.waste] as number);
      const next = (choice & ROUND) === 0 ? 0 : NEXT_PASS;
      // Where nothing follows from a turn, several are one; once round is, in the end, so many cards on or back.
      if (turning > 0) table.transfer(law.stock, law.waste, turning, REVERSED | next);
      else if (next > 0) table.transfer(law.waste, law.stock, -turning, REVERSED | FACE_DOWN | next);
    }
    apply(law, table, choice & MOVE);
  }

  /** Makes a choice move by move, and adds the moves to a list. */
  spell(table: SearchTable, choice: number, list: number[]): void {
    const { law } = this;
    const target = (choice >>> TARGET) & 127;
    const play = (move: number): void => {
      list.push(move);
      apply(law, table, move);
    };
    if (target > 0) {
      const { pass } = table;
      const round = (choice & ROUND) !== 0;
      while ((round && table.pass === pass) || (table.sizes[law.waste] as number) < target) {
        generate(law, table, this.moves);
        play(this.moves[0] as number);
      }
    }
    play(choice & MOVE);
  }

  /** A card that may go up without harm, or -1. */
  private forced(table: SearchTable, count: number): number {
    const { law, moves } = this;
    const safety = (this.safety ??= new Safety(law, table));
    let isNew = true;
    for (let index = 0; index < count; index++) {
      const move = moves[index] as number;
      const to = moveTo(move);
      if (to < law.foundation || to >= this.foundationEnd) continue;
      const from = moveFrom(move);
      // Above captives it matters on which of two equal piles it is laid.
      if (law.captive >= 0) {
        const next = moves[index + 1] as number;
        const more = index + 1 < count && moveFrom(next) === from && moveTo(next) < this.foundationEnd;
        const before = index > 0 && moveFrom(moves[index - 1] as number) === from;
        if ((more && moveTo(next) >= law.foundation) || before) continue;
      }
      if (isNew) safety.renew();
      isNew = false;
      if (safety.isSafe(from)) return move;
    }
    return -1;
  }

  /** Adds what the waste's top can do after turns of the stock. */
  private turned(table: SearchTable, count: number): number {
    const { law, moves } = this;
    const { draw, between } = law.plan.stock;
    const { sizes } = table;
    const left = sizes[law.stock] as number;
    const lying = sizes[law.waste] as number;
    const all = left + lying;
    let n = count;
    let size = lying;
    while (size < all) {
      size = Math.min(size + draw, all);
      n = this.add(table, table.at(law.stock, all - size), size << TARGET, n);
    }
    if (all === 0 || table.pass >= law.passes) return n;
    if (between === 'shuffle') {
      moves[n++] = packMove(law.waste, law.stock, all) | (all << TARGET);
      return n;
    }
    const end = lying % draw === 0 ? lying - 1 : all - 1;
    for (size = draw; size <= end; size += draw) {
      const card = size <= lying ? table.at(law.waste, size - 1) : table.at(law.stock, all - size);
      n = this.add(table, card, (size << TARGET) | ROUND, n);
    }
    return n;
  }

  private add(table: SearchTable, card: number, turns: number, count: number): number {
    const n = movesOf(table, this.waste, card, this.moves, count);
    for (let index = count; index < n; index++) this.moves[index] = (this.moves[index] as number) | turns;
    return n;
  }

  /** True where a move between other piles, which lie alike, is tried instead. A move from one twin to the other is its own. */
  private isCovered(table: SearchTable, from: number, to: number): boolean {
    if (!this.hasTwin(table, to) && !this.hasTwin(table, from)) return false;
    return table.lowOf(from) !== table.lowOf(to) || table.highOf(from) !== table.highOf(to);
  }

  /** True where another pile, before this one, lies just alike. */
  private hasTwin(table: SearchTable, pile: number): boolean {
    if (this.onePack && table.sizes[pile] !== 0) return false;
    const low = table.lowOf(pile);
    for (let other = this.firsts[pile] as number; other < pile; other++)
      if (table.lowOf(other) === low && table.highOf(other) === table.highOf(pile)) return true;
    return false;
  }

  /**
   * True where a part of a run is laid on another run for nothing, for the card that it leaves cannot go up.
   *
   * The proof: of a line that wins, leave that move out, and let the two cards of one rank and colour, that which it
   * leaves and that on which it is laid, change parts. What fits one fits the other, so what the line lays on one is laid
   * on the other, and moves with it, until one of them goes up: just before, what lies on it is moved to the other, and
   * all lies as it does in the line. So there is a line, no longer, in which runs are parted for what goes up.
   */
  private isIdle(table: SearchTable, move: number): boolean {
    const from = moveFrom(move);
    const left = (table.sizes[from] as number) - moveCountOf(move);
    return (
      this.worths[move & 4095] === FROM_TABLE &&
      left > 0 &&
      table.sizes[moveTo(move)] !== 0 &&
      ((table.board[TAKING + table.at(from, left - 1)] as number) & table.ways.foundationBits) === 0
    );
  }

  /** How promising a choice looks. */
  private value(table: SearchTable, choice: number): number {
    const known = this.worths[choice & 4095] as number;
    if (known === FROM_TABLE) return moveCountOf(choice) === table.sizes[moveFrom(choice)] ? 60 : 30;
    return choice >>> TARGET === 0 ? known : known - ((choice & ROUND) === 0 ? 20 : 40);
  }

  /** How promising a move looks by its piles. */
  private worthOf(from: number, to: number): number {
    const { law } = this;
    if (to === law.stock) return 0;
    if (from === law.stock) return 5;
    if (to >= law.foundation && to < this.foundationEnd) return from === law.waste ? 90 : 100;
    if (from === law.reserve) return 80;
    return from === law.waste ? 50 : FROM_TABLE;
  }
}

const moveCountOf = (choice: number): number => (choice & MOVE) >>> 12;

/** A turn of the stock, or the redeal. */
const isTurning = (law: Law, move: number): boolean => moveFrom(move) === law.stock || moveTo(move) === law.stock;

/** True where a turn of the stock shows another card of the waste, and nothing else follows from it, now or later. */
function turnsAlone(law: Law): boolean {
  const { payments, waste, stock, turnTo, heir, plan, redealAfter } = law;
  const fillers = law.fills.flat(2);
  return (
    payments.length === 0 &&
    plan.rises === undefined &&
    turnTo === waste &&
    heir < 0 &&
    redealAfter < 0 &&
    law.groups[waste]?.leaves === 'top' &&
    !fillers.includes(waste) &&
    !fillers.includes(stock) &&
    !('clear' in plan.goal && plan.goal.clear.length > 0)
  );
}
