/** The list of keys in English. */
import type { KeyTexts } from './locale.js';
import { holdNumbers } from './typeset.js';

const NAMES: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ' ': 'Space',
  Escape: 'Esc',
};

export const keys: KeyTexts = {
  title: 'Keys',
  note: holdNumbers(
    'They work while the focus is on the board, which the Tab key reaches. Letters count by their place where the layout is not Latin.',
  ),
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
