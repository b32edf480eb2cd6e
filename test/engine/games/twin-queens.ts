/** Twin Queens: the table of Конгресс, foundations from king to queen. It lives in the tests alone. */
import type { GameDefinition } from '../../../src/engine/definition.js';

export const twinQueens: GameDefinition = {
  id: 'twin-queens',
  packs: 2,
  names: { ru: 'Дамы-близнецы', en: 'Twin Queens' },
  revision: 1,
  rules: [],
  plan: () => ({
    stock: { draw: 1, passes: 2 },
    piles: [
      { role: 'stock', faces: 'down' },
      { role: 'waste', leaves: 'top', goes: ['foundation', 'tableau'] },
      {
        role: 'tableau',
        count: 8,
        build: { ranks: 'A-K', lay: 'down', suit: 'same' },
        leaves: 'top',
        goes: ['foundation', 'tableau'],
        fill: [['waste'], ['stock']],
      },
      { role: 'foundation', count: 8, build: { ranks: 'K-Q', lay: 'up', suit: 'same' }, space: { takes: 'K' } },
    ],
    deal: [{ to: 'tableau', each: 1 }],
    goal: { up: 104 },
  }),
};
