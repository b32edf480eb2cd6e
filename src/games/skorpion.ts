import type { GameDefinition } from '../engine/definition.js';

/** Скорпион / Scorpion (rules 7.8): suits are completed on the table, and three last cards are spread over it. */
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
  table: {
    wide: {
      rows: ['S T1 T2 T3 T4 T5 T6 T7'],
      gaps: [0.24, 0],
      fans: 'down',
      room: 11,
    },
    narrow: {
      rows: ['T1 T2 T3 T4 T5 T6 T7', '.  .  .  .  .  .  S'],
      gaps: [0.1, 0.2],
      fans: 'down',
      room: 13,
    },
    narrowBelow: 560,
    longest: 25,
  },
};
