import type { GameDefinition } from '../engine/definition.js';
import { familyTable, packing, queensFamily } from './queens-family.js';

/** Царство женщин / Kingdom of Women (rules 2.1). */
export const tsarstvoZhenshchin: GameDefinition = {
  id: 'tsarstvo-zhenshchin',
  packs: 2,
  names: { ru: 'Царство женщин', en: 'Kingdom of Women' },
  revision: 1,
  rules: [{ name: 'payment', values: ['packet', 'talon'] }, { name: 'passes', values: ['1', '2'] }, packing],
  plan: (rules) =>
    queensFamily(rules, {
      store: 32,
      threeFrom: rules['payment'] === 'talon' ? 'waste' : 'reserve',
      fill: [['reserve', 'stock'], ['waste']],
    }),
  table: familyTable('X'),
};
