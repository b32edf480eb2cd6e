import type { GameDefinition } from '../engine/definition.js';

/** Дамы-близнецы / Twin Queens (rules 7.2): the table of Конгресс, in suit, and foundations from king to queen. */
export const damyBliznetsy: GameDefinition = {
  id: 'damy-bliznetsy',
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
  table: {
    wide: {
      rows: ['S T1 F1 F5 T5', 'W T2 F2 F6 T6', '. T3 F3 F7 T7', '. T4 F4 F8 T8'],
      gaps: [0.22, 0.14],
      fans: 'out',
      room: 4,
    },
    narrow: {
      rows: ['F1 F2 F3 F4', 'F5 F6 F7 F8', 'T1 T2 T3 T4', 'T5 T6 T7 T8', '.  .  S  W'],
      gaps: [0.24, 0.14],
      fans: 'down',
      room: 3,
    },
    narrowBelow: 700,
    longest: 12,
  },
};
