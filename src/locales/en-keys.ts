/** The list of keys in English. */
import type { KeyTexts } from './locale.js';

const NAMES: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ' ': 'Space',
  Escape: 'Esc',
};

export const keys: KeyTexts = {
  name: (key) => NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key),
  does: {
    walk: 'Go from pile to pile, and from card to card of a fan',
    press: 'Pick up a card, put it down; turn the stock',
    escape: 'Put back what is picked up',
    turn: 'Turn the stock',
    undo: 'Undo',
    redo: 'Redo',
    up: 'Send up all that can go up',
    hint: 'Hint',
    table: 'Read the table in short',
    pile: 'Read this pile in full',
    keys: 'List the keys',
  },
};
