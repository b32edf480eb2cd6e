// Games without a page: dealt, played, taken back, written down and read again through `patience-elements/engine`.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { deal, games, restore } from '../../dist/engine.js';

/**
 * A heap may be larger by so many bytes after all games than after half of them: the law of a game is made once for each choice of
 * its rules and each base card, 1,560 times in Кэнфилд, and the last of them come late.
 */
const FLAT = 1024 * 1024;
/** Moves after which a game is left. */
const LONGEST = 250;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

/** Heap in bytes, of what is still held. */
function heldHeap() {
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}

/** Numbers below `sides` that follow from a seed. */
function diceOf(seed) {
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995) >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** One game from the deal to its end, or until it is left; half of its moves go up where they can. */
function playOne({ id, rules }, number) {
  const roll = diceOf(number);
  const chosen = Object.fromEntries(rules.map(({ name, values }) => [name, values[roll(values.length)]]));
  const game = deal(id, { deal: number, rules: chosen });
  for (let step = 0; step < LONGEST && game.status === 'playing'; step++) {
    const moves = game.moves();
    const up = roll(2) === 0 ? moves.find(({ to }) => to.startsWith('foundation')) : undefined;
    game.play(up ?? moves[roll(moves.length)]);
    if (game.canUndo && roll(20) === 0) game.undo();
    if (game.canRedo && roll(2) === 0) game.redo();
  }
  const again = restore(game.record());
  if (again.position() !== game.position()) throw new Error(`${id} ${number} is not told again: ${game.record()}`);
  while (game.canUndo) game.undo();
  return game.moveCount === 0 ? again.status : 'not undone';
}

export async function* soakHeadless(count) {
  for (const about of games) {
    let before = 0;
    const ends = {};
    for (let number = 1; number <= count; number++) {
      const end = playOne(about, number);
      ends[end] = (ends[end] ?? 0) + 1;
      if (number === Math.ceil(count / 2)) before = heldHeap();
    }
    const grown = heldHeap() - before;
    const told = Object.entries(ends).map(([end, number]) => `${number} ${end}`);
    yield {
      line: `${about.id}: ${count} games, ${told.join(', ')}; heap ${megabytes(before)} after half of them, then ${signed(grown)}`,
      fault: grown > FLAT || ends['not undone'] > 0 ? `${about.id} leaves something behind` : null,
    };
  }
}

export const megabytes = (bytes) => `${(bytes / 2 ** 20).toFixed(2)} MB`;
export const signed = (bytes) => `${bytes < 0 ? '−' : '+'}${(Math.abs(bytes) / 1024).toFixed(0)} KB`;
