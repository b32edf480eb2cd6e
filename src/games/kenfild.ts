import { passesOf, type GameDefinition, type Leaves } from '../engine/definition.js';

const leaves: Record<string, Leaves> = { pile: 'whole', 'pile-or-top': 'whole-or-top', run: 'run' };

/** Кэнфилд / Canfield (rules 5). */
export const kenfild: GameDefinition = {
  id: 'kenfild',
  packs: 1,
  names: { ru: 'Кэнфилд', en: 'Canfield' },
  revision: 1,
  rules: [
    { name: 'draw', values: ['3', '1'] },
    { name: 'passes', values: ['4', '1', '2', '3', 'unlimited'] },
    { name: 'packing', values: ['pile', 'pile-or-top', 'run'] },
    { name: 'spaces', values: ['waste', 'any'] },
    { name: 'wrap', values: ['full', 'to-base'] },
  ],
  plan: (rules) => ({
    stock: { draw: Number(rules['draw']), passes: passesOf(rules['passes']) },
    piles: [
      { role: 'stock', faces: 'down' },
      { role: 'waste', leaves: 'top', goes: ['foundation', 'tableau'] },
      { role: 'reserve', faces: 'top', leaves: 'top', goes: ['foundation', 'tableau'] },
      {
        role: 'tableau',
        count: 4,
        build: { ranks: rules['wrap'] === 'to-base' ? 'base' : 'ring', lay: 'down', suit: 'alternate' },
        space: { takes: 'any', from: rules['spaces'] === 'any' ? ['waste', 'tableau'] : ['waste'] },
        leaves: leaves[rules['packing'] ?? 'pile'] ?? 'whole',
        goes: ['foundation', 'tableau'],
        fill: [['reserve']],
      },
      { role: 'foundation', count: 4, build: { ranks: 'base', lay: 'up', suit: 'same' }, space: { takes: 'base' } },
    ],
    deal: [{ base: true }, { to: 'reserve', each: 13 }, { to: 'tableau', each: 1 }],
    goal: { up: 52 },
  }),
  table: {
    wide: {
      rows: ['S X F1 F2 F3 F4', 'W . T1 T2 T3 T4'],
      gaps: [0.24, 0.26],
      fans: 'down',
      room: 8,
    },
    narrow: {
      rows: ['F1 F2 F3 F4', 'T1 T2 T3 T4', 'X  .  S  W'],
      gaps: [0.2, 0.2],
      fans: 'down',
      room: 6,
    },
    narrowBelow: 480,
    longest: 25,
  },
};
