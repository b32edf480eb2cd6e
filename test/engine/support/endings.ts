/** Tables near the end of a game, and a search that tells whether they can be won. */
import { deal, PatienceError, restore, type Game, type Move } from '../../../src/engine.js';
import { SUITS, cardOf } from '../../../src/engine/cards.js';
import { moveTo } from '../../../src/engine/law.js';
import { generate, MOST_MOVES } from '../../../src/engine/generate.js';
import { apply, isWon } from '../../../src/engine/play.js';
import { SearchTable } from '../../../src/engine/search-table.js';
import { lines } from '../../browser/support/lines.js';
import { put } from './table.js';
import { allRules, dice, ids, pick, singleRules, type Dice } from './walk.js';

/** Whether a game can be won, by looking at everything; null where that takes more than `most` tables. */
export function canBeWon(game: Game, most = 1500): boolean | null {
  return game.look((law, now) => {
    const table = new SearchTable(law, now);
    const seen = new Set<string>();
    const depth: Int32Array[] = [];
    const search = (level: number): boolean => {
      if (isWon(law, table)) return true;
      const key = `${table.hashLow} ${table.hashHigh}`;
      if (seen.has(key)) return false;
      if (seen.size >= most || level > 900) throw new RangeError('too many');
      seen.add(key);
      const out = (depth[level] ??= new Int32Array(MOST_MOVES));
      const count = generate(law, table, out);
      // Cards up first: a win is found sooner.
      const moves = [...out.subarray(0, count)].sort(
        (one, other) => +(law.roles[moveTo(other)] === 'foundation') - +(law.roles[moveTo(one)] === 'foundation'),
      );
      for (const move of moves) {
        const { mark } = table;
        apply(law, table, move);
        const won = search(level + 1);
        table.undo(mark);
        if (won) return true;
      }
      return false;
    };
    try {
      return search(0);
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  });
}

/** A suit as it is completed on the table. */
export const wholeSuit = (suit: string): string[] => Array.from('KQJT98765432A', (rank) => rank + suit);

/**
 * A table near the end, composed at random: some foundations lack cards, which lie about as play could have left them.
 * Null where it could not have left it so.
 */
function composed(id: string, rules: Readonly<Record<string, string>>, roll: Dice): Game | null {
  const start = deal(id, { deal: 1 + roll(1000), rules });
  const { layout, passes } = start;
  const piles: Record<string, string[]> = {};
  const rest: string[] = [];
  const most = 2 + roll(6);
  layout
    .filter(({ role }) => role === 'foundation')
    .forEach(({ id: pile, ranks, group }, index) => {
      const suit = SUITS[index % 4] ?? 'S';
      const order = (group.build?.lay === 'down' ? [...ranks].reverse() : ranks).map((rank) => `${rank}${suit}`);
      const height = Math.max(1, order.length - (roll(3) === 0 ? 0 : roll(most + 1)));
      piles[pile] = order.slice(0, height);
      rest.push(...order.slice(height));
    });
  if (layout.every(({ role }) => role !== 'foundation')) {
    SUITS.forEach((suit, index) => {
      const whole = wholeSuit(suit);
      piles[`tableau-${index + 1}`] = whole.splice(0, 13 - roll(most));
      rest.push(...whole);
    });
  }
  if (rest.length > 18) return null;
  const draw = (): string[] => rest.splice(roll(rest.length), 1);
  for (const { id: pile, role, number } of layout) {
    if (role === 'queen') piles[pile] = [`Q${SUITS[number - 1] ?? ''}`];
    if (role === 'captive' && (piles[`foundation-${number}`]?.length ?? 0) < 13) piles[pile] = draw();
    // Queens of Отважные дамы stay where they fell.
    if (role === 'tableau' && start.plan.stays !== undefined) piles[pile] = [`Q${SUITS[(number - 1) % 4] ?? ''}`];
    else if (role === 'tableau' && roll(4) > 0) (piles[pile] ??= []).push(...draw());
  }
  // In Скорпион cards lie as they were dealt, or on whatever was moved.
  const dealt = id === 'skorpion' ? Infinity : id === 'damy-kuvyrkom' ? 4 : 1;
  while (rest.length > 0) {
    const [code = ''] = draw();
    const places = layout.filter(({ id: pile, role }) => {
      if (role !== 'tableau') return role === 'stock' || role === 'waste' || role === 'reserve';
      const under = piles[pile]?.at(-1);
      if (under === undefined || (piles[pile]?.length ?? 0) < dealt) return true;
      return start.look((law) => law.fits[law.pile(pile)]?.[(cardOf(code) << 6) | cardOf(under)] === 1);
    });
    (piles[pick(places, roll).id] ??= []).push(code);
  }
  try {
    const texts = Object.fromEntries(Object.entries(piles).map(([pile, cards]) => [pile, cards.join(' ')]));
    return put(id, texts, { rules, pass: passes === Infinity ? 1 : 1 + roll(passes) });
  } catch (error) {
    if (error instanceof PatienceError || error instanceof RangeError) return null;
    throw error;
  }
}

/** Composed endings, by all the rules in turn, and some in which a line or a plain player ends. */
export function* endings(id: string, rounds: number, roll: Dice): Generator<Game> {
  const sets = [...singleRules(id), ...allRules(id)];
  const line = lines[id];
  for (let round = 0; round < rounds; round++) {
    let game: Game | null = null;
    if (round % 4 > 0) game = composed(id, pick(sets, roll), roll);
    else if (line !== undefined) {
      game = restore(line.record);
      for (let back = 4 + roll(60); back > 0 && game.moveCount > 1; back--) game.undo();
    }
    for (let step = roll(3); game?.status === 'playing' && step > 0; step--) game.play(pick(game.moves(), roll));
    if (game?.status === 'playing') yield game;
  }
}

/** Tries moves on endings that can be won, until `enough` are judged; gives those after which they cannot. */
export function harm(
  id: string,
  enough: number,
  choose: (game: Game, roll: Dice) => Move | null,
): { judged: number; harmful: string[] } {
  const roll = dice(ids.indexOf(id) + 11);
  let judged = 0;
  const harmful: string[] = [];
  for (const game of endings(id, enough * 400, roll)) {
    if (judged === enough) break;
    const move = choose(game, roll);
    if (move === null || canBeWon(game) !== true) continue;
    game.play(move);
    const after = canBeWon(game);
    if (after === null) continue;
    judged++;
    if (!after) harmful.push(`${game.record()}: ${move.from} ${move.to}`);
  }
  return { judged, harmful };
}
