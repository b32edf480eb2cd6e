/** What a key does on the board. */
import type { Game, Move } from '../engine/index.js';
import { gripAt, roleOf } from './grip.js';
import type { KeyAction } from './key-list.js';
import { actionOf, walk } from './keyboard.js';
import type { Saying, TableView } from './table-view.js';

/** Does what a key asks for, if it asks for anything. */
export function pressKey(table: TableView, event: KeyboardEvent): void {
  const { game, board, stop } = table;
  if (game === null || board === null) return;
  stop.keyed = true;
  table.rest();
  const spot = walk(event.key, board, game.piles, stop.spot, table.arrangement.fans);
  const action = actionOf(event);
  if (spot !== null) {
    stop.spot = spot;
    table.redraw();
  } else if (action === undefined || !actHolding(table, game, action, event)) return;
  else event.stopPropagation();
  event.preventDefault();
}

/** The same as `act`; where the table has changed by something else than a card in the hand, that lies where it was, and this is told. */
function actHolding(table: TableView, game: Game, action: KeyAction, event: KeyboardEvent): boolean {
  const { hand, player, stop } = table;
  const { selected } = hand;
  const held = (): unknown => selected && game.pile(selected.pile).cards.at(-selected.count)?.card;
  const placing = action === 'press' && stop.spot.pile !== 'stock';
  const card = held();
  const { moveCount } = game;
  const done = act(table, game, action, event);
  if (selected !== null && hand.selected === null && !placing && game.moveCount !== moveCount && held() === card)
    player.say(({ sayPick }, locale, now) => sayPick(locale, now, null));
  return done;
}

/** What a patience that has come out has no use for. */
const AFTER_ALL: ReadonlySet<KeyAction> = new Set(['turn', 'up', 'hint']);

/** Keys that the game, or its page, does without. */
function isIdle({ host }: TableView, game: Game, action: KeyAction): boolean {
  if (action === 'undo' || action === 'redo') return host.noUndo;
  if (action === 'up') return game.piles.every(({ id }) => roleOf(id) !== 'foundation');
  return action === 'hint' && host.hintMode === 'none';
}

/** False where there is nothing to do. */
function act(table: TableView, game: Game, action: KeyAction, { repeat, timeStamp }: KeyboardEvent): boolean {
  const { host, player, stop } = table;
  const { pile } = stop.spot;
  const verdict = host.showVerdict ? (host.verdict ?? 'checking') : null;
  const tell = (words: Saying): void => {
    if (!repeat) player.say(words, true);
  };
  // A key that is held down does not play on by itself.
  if (repeat && action !== 'undo' && action !== 'redo') return false;
  if (isIdle(table, game, action)) return false;
  if (game.status === 'won' && AFTER_ALL.has(action)) {
    tell((_, { ui }) => ui.won(game.moveCount));
    return true;
  }
  switch (action) {
    case 'press': {
      const move = nothingHere(table, game);
      const reason = move && game.refusal(move);
      if (move === null || reason === null) table.tap(stop.spot, timeStamp, 'keys');
      else tell(({ sayRefusal }, locale) => sayRefusal(locale, game, move, reason));
      return true;
    }
    case 'escape':
      return table.carrying?.letGo() ?? false;
    case 'turn':
      table.tap({ pile: 'stock', index: -1 }, timeStamp);
      return true;
    case 'undo':
      if (!player.undo()) tell((_, { desk }) => desk.nothingToUndo);
      return true;
    case 'redo':
      if (!player.redo()) tell((_, { desk }) => desk.nothingToRedo);
      return true;
    case 'up':
      void player.sendUp();
      return true;
    case 'table':
      player.say(({ sayTable }, locale) => sayTable(locale, game, verdict), false);
      return true;
    case 'pile':
      player.say(({ sayPile }, locale, game) => sayPile(locale, game, pile), false);
      return true;
    case 'hint':
      void host.hint();
      return true;
    case 'keys':
      void host.showKeys?.();
      return host.showKeys !== undefined;
  }
}

/** What would be picked up here and cannot be, on its way to another pile; null where something can, or is to be put down. */
function nothingHere({ hand, stop }: TableView, game: Game): Move | null {
  const { pile, index } = stop.spot;
  if (hand.selected !== null || pile === 'stock') return null;
  const stays = roleOf(pile) === 'foundation' || roleOf(pile) === 'queen';
  if (!stays && gripAt(game, stop.spot) !== null) return null;
  const to = game.piles.find(({ id }) => id !== pile && ['foundation', 'tableau'].includes(roleOf(id)))?.id ?? pile;
  return { from: pile, to, count: Math.max(1, game.pile(pile).cards.length - Math.max(0, index)) };
}
