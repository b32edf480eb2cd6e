import type { GameDefinition } from '../engine/definition.js';
import { familyTable, packing, queensFamily } from './queens-family.js';

/** Дамский / Ladies' Patience (rules 2.2): places are refilled from the store alone; the talon becomes the store. */
export const damskiy: GameDefinition = {
  id: 'damskiy',
  packs: 2,
  names: { ru: 'Дамский', en: "Ladies' Patience" },
  revision: 1,
  rules: [packing],
  plan: (rules) =>
    queensFamily(rules, {
      store: 32,
      threeFrom: 'reserve',
      fill: [['reserve']],
      reserve: { heir: 'waste' },
    }),
  table: familyTable('X'),
};
