import type { GameDefinition, PileGroup } from '../engine/definition.js';
import { familyTable, inSuit, packing, queensFamily } from './queens-family.js';

const own = (group: PileGroup): readonly PileGroup[] => {
  if (group.role === 'foundation') {
    return [{ ...group, build: inSuit('K-J', 'up'), space: { takes: 'K' } }];
  }
  if (group.role !== 'tableau') return [group];
  // On the table kings take no part: a king lies on nothing, nothing lies on a king (0A edge 5).
  const places = { ...group, build: inSuit('A-Q', 'down') };
  return [places, { ...places, count: 1, fill: [['stock', 'waste']], shutUntilGone: 'reserve' }];
};

/** Отважные дамы / Brave Queens (rules 2.3): kings are the bases, queens stay on the table. */
export const otvazhnyeDamy: GameDefinition = {
  id: 'otvazhnye-damy',
  packs: 2,
  names: { ru: 'Отважные дамы', en: 'Brave Queens' },
  revision: 1,
  rules: [{ name: 'passes', values: ['2', '1', '3'] }, packing],
  plan: (rules) =>
    queensFamily(rules, {
      store: 33,
      threeFrom: 'reserve',
      fill: [['reserve', 'stock'], ['waste']],
      own: (shared) => ({
        piles: shared.piles.flatMap(own),
        deal: [
          { to: 'reserve', each: 33 },
          { to: 'tableau', each: 1, piles: 7 },
        ],
        stays: 'Q',
        goal: { up: 96, clear: ['stock', 'waste'] },
      }),
    }),
  table: familyTable('X/T8'),
};
