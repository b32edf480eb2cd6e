/**
 * Lengths of the board on which all cards hang. As registered properties they are reckoned once for a board; without that a
 * browser works out the whole formula anew for every card, which takes longer than all the rest of a first drawing.
 */
const LENGTHS = ['w', 'spare', 'spread', 'left'];

/** Registers them in a document's window, once. Nothing but speed depends on it. */
export function registerLengths({ CSS }: Window & typeof globalThis): void {
  for (const name of LENGTHS) {
    try {
      CSS.registerProperty({ name: `--_patience-${name}`, syntax: '<length>', inherits: true, initialValue: '0px' });
    } catch {
      // It is registered already, or this browser registers none.
    }
  }
}
