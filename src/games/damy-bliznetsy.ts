import type { GameDefinition } from '../engine/definition.js';
import { congressPlan, congressTable } from './congress-family.js';

/** Дамы-близнецы / Twin Queens (rules 7.2): the table of Конгресс, in suit, and foundations from king to queen. */
export const damyBliznetsy: GameDefinition = {
  id: 'damy-bliznetsy',
  packs: 2,
  names: { ru: 'Дамы-близнецы', en: 'Twin Queens' },
  revision: 1,
  rules: [],
  plan: () => congressPlan({ passes: 2, packing: 'same', ranks: 'K-Q', first: 'K' }),
  table: congressTable,
};
