import { passesOf, type GameDefinition } from '../engine/definition.js';

/** Дамы кувырком / Topsy-Turvy Queens (rules 6). */
export const damyKuvyrkom: GameDefinition = {
  id: 'damy-kuvyrkom',
  packs: 2,
  names: { ru: 'Дамы кувырком', en: 'Topsy-Turvy Queens' },
  revision: 1,
  rules: [
    { name: 'passes', values: ['3', '1', '2', 'unlimited'] },
    { name: 'wrap', values: ['none', 'king-on-ace'] },
    { name: 'kings', values: ['left-to-right', 'any-place'] },
  ],
  plan: (rules) => ({
    stock: { draw: 1, passes: passesOf(rules['passes']) },
    piles: [
      { role: 'stock', faces: 'down' },
      { role: 'waste', leaves: 'top', goes: ['foundation', 'tableau'] },
      {
        role: 'tableau',
        count: 8,
        build: { ranks: rules['wrap'] === 'king-on-ace' ? 'ring' : 'A-K', lay: 'down', suit: 'same' },
        space: { takes: 'any', from: ['waste', 'tableau'] },
        leaves: 'run',
        goes: ['foundation', 'tableau'],
      },
      {
        role: 'foundation',
        count: 8,
        build: { ranks: 'K-Q', lay: 'up', suit: 'same' },
        space: { takes: 'K', each: rules['kings'] === 'any-place' },
      },
      { role: 'captive', count: 7, faces: 'down', leaves: 'top', goes: ['foundation'] },
    ],
    deal: [
      { to: 'captive', each: 1 },
      { to: 'tableau', each: 4 },
    ],
    captives: true,
    goal: { up: 104 },
  }),
  table: {
    wide: {
      rows: ['F1 F2 F3 F4 F5 F6 F7 F8', 'T1 T2 T3 T4 T5 T6 T7 T8', 'S  W  .  .  .  .  .  .'],
      gaps: [0.12, 0.24],
      fans: 'down',
      room: 7,
    },
    narrow: {
      rows: ['F1 F2 F3 F4', 'F5 F6 F7 F8', 'T1 T2 T3 T4', 'T5 T6 T7 T8', '.  .  S  W'],
      gaps: [0.2, 0.32],
      fans: 'down',
      room: 6,
    },
    narrowBelow: 320,
    longest: 28,
  },
};
