import { type GameDefinition } from '../engine/definition.js';

/** Строптивые дамы / Headstrong Queens (rules 1). */
export const stroptivyeDamy: GameDefinition = {
  id: 'stroptivye-damy',
  packs: 2,
  names: { ru: 'Строптивые дамы', en: 'Headstrong Queens' },
  revision: 1,
  rules: [
    { name: 'second-run', values: ['after-packet', 'never', 'always'] },
    { name: 'packing', values: ['run', 'single', 'none'] },
    { name: 'payment', values: ['every-queen', 'unplayed-queen'] },
  ],
  plan: (rules) => ({
    stock: {
      draw: 1,
      passes: rules['second-run'] === 'never' ? 1 : 2,
      ...(rules['second-run'] === 'after-packet' ? { onlyAfter: 'reserve' } : {}),
    },
    piles: [
      { role: 'stock', faces: 'down' },
      { role: 'waste', leaves: 'top', goes: ['foundation', 'tableau'] },
      { role: 'reserve', faces: 'down' },
      {
        role: 'tableau',
        count: 8,
        build: { ranks: 'A-Q', lay: 'down', suit: 'same' },
        leaves: rules['packing'] === 'run' ? 'run' : 'top',
        goes: rules['packing'] === 'none' ? ['foundation'] : ['foundation', 'tableau'],
        fill: [['reserve'], ['waste'], ['stock']],
      },
      {
        role: 'foundation',
        count: 8,
        build: { ranks: 'K-Q', lay: 'up', suit: 'same' },
        space: { takes: 'K' },
      },
    ],
    deal: [
      { to: 'reserve', each: 32 },
      { to: 'tableau', each: 1, setAside: 'Q' },
    ],
    rises: { turned: ['K', 'Q'], filled: ['K'] },
    payments: [
      {
        rank: 'Q',
        on: rules['payment'] === 'unplayed-queen' ? 'turn-unplayed' : 'turn',
        count: 3,
        from: 'waste',
        end: 'bottom',
      },
      { rank: 'Q', on: 'reserve-fill', count: 5, from: 'reserve', end: 'top' },
    ],
    goal: { up: 104 },
  }),
  table: {
    wide: {
      rows: ['F1 F2 F3 F4 F5 F6 F7 F8', '.  .  T1 T2 T3 T4 .  .', 'X  .  T5 T6 T7 T8 S  W'],
      gaps: [0.3, 0.36],
      fans: 'down',
      room: 3,
      arc: [0.7, 0.32, 0.14, 0, 0, 0.14, 0.32, 0.7],
    },
    narrow: {
      rows: ['F1 F2 F3 F4', 'F5 F6 F7 F8', 'T1 T2 T3 T4', 'T5 T6 T7 T8', 'X  .  S  W'],
      gaps: [0.24, 0.14],
      fans: 'down',
      room: 3,
    },
    narrowBelow: 480,
    longest: 11,
  },
};
