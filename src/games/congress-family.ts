import type { Arrangements, Plan } from '../engine/definition.js';

/** What differs between Конгресс and Дамы-близнецы (rules 3 and 7.2). */
interface Own {
  readonly passes: number;
  /** Which suits are packed on each other on the table. */
  readonly packing: 'any' | 'same';
  /** What foundations are built of, and begin with. */
  readonly ranks: 'A-K' | 'K-Q';
  readonly first: 'A' | 'K';
}

/** Eight places of single cards, packed down, filled from the waste or else the stock. */
export const congressPlan = ({ passes, packing, ranks, first }: Own): Plan => ({
  stock: { draw: 1, passes },
  piles: [
    { role: 'stock', faces: 'down' },
    { role: 'waste', leaves: 'top', goes: ['foundation', 'tableau'] },
    {
      role: 'tableau',
      count: 8,
      build: { ranks: 'A-K', lay: 'down', suit: packing },
      leaves: 'top',
      goes: ['foundation', 'tableau'],
      fill: [['waste'], ['stock']],
    },
    { role: 'foundation', count: 8, build: { ranks, lay: 'up', suit: 'same' }, space: { takes: first } },
  ],
  deal: [{ to: 'tableau', each: 1 }],
  goal: { up: 104 },
});

/** Foundations between two columns of places. */
export const congressTable: Arrangements = {
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
};
