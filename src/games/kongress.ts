import { passesOf, type GameDefinition } from '../engine/definition.js';
import { congressPlan, congressTable } from './congress-family.js';

/** Конгресс / Congress (rules 3). */
export const kongress: GameDefinition = {
  id: 'kongress',
  packs: 2,
  names: { ru: 'Конгресс', en: 'Congress' },
  revision: 1,
  rules: [{ name: 'passes', values: ['1', '2'] }],
  plan: ({ passes }) => congressPlan({ passes: passesOf(passes), packing: 'any', ranks: 'A-K', first: 'A' }),
  table: congressTable,
};
