/**
 * What places cards, as registered properties: lengths are reckoned once, for the board or for a pile. Without that a browser
 * works out the whole formula anew for every card, which takes longer than all the rest of a first drawing. What a pile or
 * card has to itself is not handed down: what lies in it is then styled alike everywhere, and once.
 */
const BOARD = ['w', 'spare', 'spread', 'left', 'step'];
const PILE = ['x', 'y', 'room', 'reach'];
const COUNTS = ['n', 'i'];

/** Registers them in a document's window, once. Nothing but speed depends on it. */
export function registerLengths({ CSS }: Window & typeof globalThis): void {
  for (const name of [...BOARD, ...PILE, ...COUNTS]) {
    const count = COUNTS.includes(name);
    try {
      CSS.registerProperty({
        name: `--_patience-${name}`,
        syntax: count ? '<integer>' : '<length>',
        inherits: BOARD.includes(name),
        initialValue: count ? '0' : '0px',
      });
    } catch {
      // It is registered already, or this browser registers none.
    }
  }
}
