/** What a key does on the board. */
import type { KeyAction } from './key-list.js';
import { actionOf, walk } from './keyboard.js';
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
  const { host, player, stop } = table;
  const { pile } = stop.spot;
  // A key that is held down does not play on by itself.
  if (repeat && action !== 'undo' && action !== 'redo') return false;
  switch (action) {
    case 'press':
      table.tap(stop.spot, timeStamp, 'keys');
      return true;
    case 'escape':
      return table.carrying?.letGo() ?? false;
    case 'turn':
      table.tap({ pile: 'stock', index: -1 }, timeStamp);
      return true;
    case 'undo':
      player.undo();
      return true;
    case 'redo':
      player.redo();
      return true;
    case 'up':
      void player.sendUp();
      return true;
    case 'table':
      player.say(({ sayTable }, locale, game) => sayTable(locale, game), false);
      return true;
    case 'pile':
      player.say(({ sayPile }, locale, game) => sayPile(locale, game, pile), false);
      return true;
    case 'hint':
      if (host.hintMode === 'none') return false;
      void host.hint();
      return true;
    case 'keys':
      void host.showKeys?.();
      return host.showKeys !== undefined;
  }
}
