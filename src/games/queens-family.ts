import type { Arrangements, PileGroup, Plan, Rules } from '../engine/definition.js';
import { passesOf } from '../engine/definition.js';

/** What the three games of one book share; each gives its own values (rules 2). */
interface Family {
  readonly store: number;
  /** Where the three cards for a turned queen come from. */
  readonly threeFrom: 'reserve' | 'waste';
  readonly fill: NonNullable<PileGroup['fill']>;
  /** Replaces the shared values, key by key. */
  readonly own?: (shared: Plan) => Partial<Plan>;
  readonly reserve?: Partial<PileGroup>;
}

/** The packing option of the family. */
export const packing = { name: 'packing', values: ['run', 'single'] } as const;

/** Everything of the family is built in suit. */
export const inSuit = <R extends string, L extends 'up' | 'down'>(ranks: R, lay: L) =>
  ({ ranks, lay, suit: 'same' }) as const;

/** The family's table; `store` is what stands in the packet's place. */
export const familyTable = (store: string): Arrangements => ({
  wide: {
    rows: ['F1 F2 F3 F4 F5 F6 F7 F8', `${store} T1 T2 T3 T4 T5 T6 T7`, 'S W . . . . . .'],
    gaps: [0.14, 0.24],
    fans: 'down',
    room: 5,
  },
  narrow: {
    rows: ['F1 F2 F3 F4', 'F5 F6 F7 F8', `${store} T1 T2 T3`, 'T4 T5 T6 T7', '. . S W'],
    gaps: [0.24, 0.14],
    fans: 'down',
    room: 3,
  },
  narrowBelow: 480,
  longest: 12,
});

/** The plan that Царство женщин, Дамский and Отважные дамы share. */
export function queensFamily(rules: Rules, family: Family): Plan {
  const shared: Plan = {
    stock: { draw: 1, passes: passesOf(rules['passes']) },
    piles: [
      { role: 'stock', faces: 'down' },
      { role: 'waste', leaves: 'top', goes: ['foundation', 'tableau'] },
      { role: 'reserve', faces: 'top', leaves: 'top', goes: ['foundation', 'tableau'], ...family.reserve },
      {
        role: 'tableau',
        count: 7,
        build: inSuit('base', 'down'),
        leaves: rules['packing'] === 'single' ? 'top' : 'run',
        goes: ['foundation', 'tableau'],
        fill: family.fill,
      },
      { role: 'foundation', count: 8, build: inSuit('base', 'up'), space: { takes: 'base' } },
    ],
    deal: [
      { to: 'reserve', each: family.store },
      { base: true, never: 'Q' },
      { to: 'tableau', each: 1 },
    ],
    payments: [
      { rank: 'Q', on: 'turn', count: 3, from: family.threeFrom, end: 'bottom' },
      { rank: 'Q', on: 'stock-fill', count: 3, from: family.threeFrom, end: 'bottom' },
      { rank: 'Q', on: 'raise', count: 5, from: 'reserve', end: 'bottom' },
      { rank: 'Q', on: 'reserve-fill', count: 5, from: 'reserve', end: 'bottom' },
    ],
    goal: { up: 104 },
  };
  return { ...shared, ...family.own?.(shared) };
}
