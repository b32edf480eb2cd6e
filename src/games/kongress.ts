import { passesOf, type GameDefinition } from '../engine/definition.js';

/** Конгресс / Congress (rules 3). */
export const kongress: GameDefinition = {
  id: 'kongress',
  packs: 2,
  names: { ru: 'Конгресс', en: 'Congress' },
  revision: 1,
  rules: [{ name: 'passes', values: ['1', '2'] }],
  plan: (rules) => ({
    stock: { draw: 1, passes: passesOf(rules['passes']) },
    piles: [
      { role: 'stock', faces: 'down' },
      { role: 'waste', leaves: 'top', goes: ['foundation', 'tableau'] },
      {
        role: 'tableau',
        count: 8,
        build: { ranks: 'A-K', lay: 'down', suit: 'any' },
        leaves: 'top',
        goes: ['foundation', 'tableau'],
        fill: [['waste'], ['stock']],
      },
      { role: 'foundation', count: 8, build: { ranks: 'A-K', lay: 'up', suit: 'same' }, space: { takes: 'A' } },
    ],
    deal: [{ to: 'tableau', each: 1 }],
    goal: { up: 104 },
  }),
};
