/** Скорпион / Scorpion: columns whose cards move with their load, a stock spread over the table. It lives in the tests alone. */
import type { GameDefinition } from '../../../src/engine/definition.js';

export const skorpion: GameDefinition = {
  id: 'skorpion',
  packs: 1,
  names: { ru: 'Скорпион', en: 'Scorpion' },
  revision: 1,
  rules: [],
  plan: () => ({
    stock: { draw: 3, turn: 'spread', passes: 1 },
    piles: [
      { role: 'stock', faces: 'down' },
      {
        role: 'tableau',
        count: 7,
        build: { ranks: 'A-K', lay: 'down', suit: 'same' },
        space: { takes: 'K' },
        leaves: 'tail',
        goes: ['tableau'],
        hidden: [3, 3, 3, 3],
      },
    ],
    deal: [{ to: 'tableau', each: 7 }],
    goal: { suits: 4 },
  }),
};
