/**
 * The loops that are measured, once over the engine's core and once over the hand-written kernel: never through one
 * interface, so that the compiler sees each as it is used in earnest.
 */
import { dealNumbered } from '../../src/engine/dealing.js';
import type { GameDefinition, Rules } from '../../src/engine/definition.js';
import { generate } from '../../src/engine/generate.js';
import type { Law } from '../../src/engine/law.js';
import { apply } from '../../src/engine/play.js';
import { Random } from '../../src/engine/random.js';
import { resolveRules } from '../../src/engine/rules.js';
import { SearchTable } from '../../src/engine/search-table.js';
import { KenfildKernel } from './kenfild-kernel.js';

export { allGames } from '../../src/games/index.js';

/** Moves of a random game at most. */
const CAP = 500;

/** A deal on a table for search. */
interface Dealt {
  readonly law: Law;
  readonly table: SearchTable;
}

/** A deal with the moves of one random game on it. */
export interface Playout {
  readonly number: number;
  readonly moves: Int32Array;
}

const buffer = new Int32Array(4096);
const marks = new Int32Array(CAP);

/** What the loops have seen, so that nothing they do is for nothing. */
export const seen = { moves: 0, hash: 0 };

export class EngineBench {
  readonly playouts: readonly Playout[];
  /** How many moves the recorded games have. */
  readonly steps: number;
  private readonly rules: Rules;
  private readonly dealt: readonly Dealt[];

  constructor(
    private readonly game: GameDefinition,
    deals: number,
  ) {
    this.rules = resolveRules(game, undefined);
    const numbers = Array.from({ length: deals }, (_, index) => index + 1);
    this.playouts = numbers.map((number) => ({ number, moves: this.record(number) }));
    this.dealt = numbers.map((number) => this.deal(number));
    this.steps = this.playouts.reduce((sum, { moves }) => sum + moves.length, 0);
  }

  deal(number: number): Dealt {
    const { law, table } = dealNumbered(this.game, this.rules, number);
    return { law, table: new SearchTable(law, table) };
  }

  private record(number: number): Int32Array {
    const { law, table } = this.deal(number);
    const moves: number[] = [];
    const choices = new Random(number, 1);
    while (moves.length < CAP) {
      const count = generate(law, table, buffer);
      if (count === 0) break;
      const move = buffer[choices.below(count)] as number;
      moves.push(move);
      apply(law, table, move);
    }
    return Int32Array.from(moves);
  }

  /** Every recorded move there and back; on the way every position is asked for its moves `times` times. */
  walk(times: number): number {
    for (let index = 0; index < this.dealt.length; index++) {
      const { law, table } = this.dealt[index] as Dealt;
      const { moves } = this.playouts[index] as Playout;
      for (let step = 0; step < moves.length; step++) {
        for (let time = 0; time < times; time++) seen.moves ^= generate(law, table, buffer);
        marks[step] = table.mark;
        apply(law, table, moves[step] as number);
        seen.hash ^= table.hashLow ^ table.hashHigh;
      }
      for (let step = moves.length - 1; step >= 0; step--) table.undo(marks[step] as number);
    }
    return this.steps;
  }

  /** Whole games, from the deal to their end. */
  games(): number {
    for (const { number } of this.playouts) {
      const { law, table } = this.deal(number);
      const choices = new Random(number, 1);
      for (let step = 0; step < CAP; step++) {
        const count = generate(law, table, buffer);
        if (count === 0) break;
        apply(law, table, buffer[choices.below(count)] as number);
      }
      seen.hash ^= table.hashLow ^ table.hashHigh;
    }
    return this.playouts.length;
  }
}

export class KernelBench {
  private readonly kernels: readonly KenfildKernel[];
  private readonly fresh = new KenfildKernel();

  constructor(private readonly engine: EngineBench) {
    this.kernels = engine.playouts.map(({ number }) => {
      const kernel = new KenfildKernel();
      kernel.deal(number);
      return kernel;
    });
  }

  walk(times: number): number {
    for (let index = 0; index < this.kernels.length; index++) {
      const kernel = this.kernels[index] as KenfildKernel;
      const { moves } = this.engine.playouts[index] as Playout;
      for (let step = 0; step < moves.length; step++) {
        for (let time = 0; time < times; time++) seen.moves ^= kernel.generate(buffer);
        marks[step] = kernel.mark;
        kernel.apply(moves[step] as number);
        seen.hash ^= kernel.hashLow ^ kernel.hashHigh;
      }
      for (let step = moves.length - 1; step >= 0; step--) kernel.undo(marks[step] as number);
    }
    return this.engine.steps;
  }

  games(): number {
    const kernel = this.fresh;
    for (const { number } of this.engine.playouts) {
      kernel.deal(number);
      const choices = new Random(number, 1);
      for (let step = 0; step < CAP; step++) {
        const count = kernel.generate(buffer);
        if (count === 0) break;
        kernel.apply(buffer[choices.below(count)] as number);
      }
      seen.hash ^= kernel.hashLow ^ kernel.hashHigh;
    }
    return this.engine.playouts.length;
  }

  /**
   * Throws unless engine and kernel agree on the recorded games: the piles, the pass and the legal moves at every step,
   * there and back, and the hashes, whether they tell the same positions apart. Gives the number of positions.
   */
  check(): number {
    const hashes = new Map<string, string>();
    for (const { number, moves } of this.engine.playouts) {
      const { law, table } = this.engine.deal(number);
      const kernel = this.fresh;
      kernel.deal(number);
      const compare = (step: number): void => {
        const fault = (what: string): never => {
          throw new Error(`Engine and kernel disagree on ${what}: deal ${number}, move ${step}.`);
        };
        law.ids.forEach((id, pile) => {
          const size = table.sizes[pile] as number;
          const cards = kernel.cards.subarray((pile << 6) + 1, (pile << 6) + 1 + (kernel.sizes[pile] as number));
          const same = cards.length === size && cards.every((card, height) => card === table.at(pile, height));
          if (!same) fault(`the pile ${id}`);
        });
        if (table.pass !== kernel.pass) fault('the pass');
        const count = generate(law, table, buffer);
        const ours = buffer.slice(0, count).sort().join();
        const theirs = buffer.subarray(0, kernel.generate(buffer)).slice().sort().join();
        if (ours !== theirs) fault('the legal moves');
        const hash = `${table.hashLow} ${table.hashHigh}`;
        const known = hashes.get(hash);
        const other = `${kernel.hashLow} ${kernel.hashHigh}`;
        if (known !== undefined && known !== other) fault('which positions are one');
        hashes.set(hash, other);
      };
      const path: number[] = [];
      moves.forEach((move, step) => {
        compare(step);
        path.push(table.mark, kernel.mark);
        apply(law, table, move);
        kernel.apply(move);
      });
      for (let step = moves.length; step > 0; step--) {
        compare(step);
        kernel.undo(path.pop() as number);
        table.undo(path.pop() as number);
      }
      compare(0);
    }
    if (new Set(hashes.values()).size !== hashes.size)
      throw new Error('Engine and kernel disagree on which positions are one.');
    return hashes.size;
  }
}
