import { passesOf, type GameDefinition } from '../engine/definition.js';

/** Король, дама, валет / King Queen Jack (rules 4). */
export const korolDamaValet: GameDefinition = {
  id: 'korol-dama-valet',
  packs: 1,
  names: { ru: 'Король, дама, валет', en: 'King Queen Jack' },
  revision: 1,
  rules: [
    { name: 'between-passes', values: ['shuffle', 'turn'] },
    { name: 'passes', values: ['3', '1', '2'] },
  ],
  plan: (rules) => ({
    stock: {
      draw: 1,
      passes: passesOf(rules['passes']),
      between: rules['between-passes'] === 'turn' ? 'turn' : 'shuffle',
    },
    piles: [
      { role: 'stock', faces: 'down' },
      { role: 'waste', leaves: 'top', goes: ['foundation'] },
      { role: 'foundation', count: 4, build: { ranks: 'K-5', lay: 'down', suit: 'same' } },
      { role: 'foundation', count: 4, build: { ranks: '6-J', lay: 'up', suit: 'same' } },
      { role: 'queen', count: 4 },
    ],
    deal: [
      { to: 'queen', pick: ['Q'] },
      { to: 'foundation', pick: ['5', '6'] },
    ],
    goal: { up: 48 },
  }),
  table: {
    wide: {
      rows: ['S Q1 Q2 Q3 Q4', 'W F1 F2 F3 F4', '. F5 F6 F7 F8'],
      gaps: [0.3, 0.16],
      fans: 'down',
      room: 0,
    },
    narrow: {
      rows: ['Q1 Q2 Q3 Q4', 'F1 F2 F3 F4', 'F5 F6 F7 F8', '.  .  S  W'],
      gaps: [0.2, 0.16],
      fans: 'down',
      room: 0,
    },
    narrowBelow: 420,
    longest: 0,
    families: ['F1 Q1 F5', 'F2 Q2 F6', 'F3 Q3 F7', 'F4 Q4 F8'],
  },
};
