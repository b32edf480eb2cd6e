/** What a key does on the board. */
import { actionOf, walk, type KeyAction } from './keyboard.js';
import type { TableView } from './table-view.js';

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
  } else if (action === undefined || !act(table, action, event)) return;
  else event.stopPropagation();
  event.preventDefault();
}

/** False where there is nothing to do. */
function act(table: TableView, action: KeyAction, { repeat, timeStamp }: KeyboardEvent): boolean {
  const { host } = table;
  // A key that is held down does not play on by itself.
  if (repeat && action !== 'undo' && action !== 'redo') return false;
  if (action === 'escape') return table.letGo();
  if (action === 'press') table.tap(table.stop.spot, timeStamp, 'keys');
  else if (action === 'undo') host.undo();
  else if (action === 'redo') host.redo();
  else if (action === 'up') host.sendUp();
  else table.tap({ pile: 'stock', index: -1 }, timeStamp);
  return true;
}
