/** The piles of a game as its picture shows them: kinds with a letter each, row by row. */
import type { Arrangement, Role } from '../../engine/index.js';
import type { PileKind } from '../../locales/rules/facts.js';
import { cellPiles, cellsOf } from '../grid.js';
import type { Plan } from './plan.js';

/** Where piles of a kind stand. */
export interface Kinds {
  /** Every kind, in the order in which they are seen. */
  readonly all: readonly PileKind[];
  /** The kinds of each row, with how many of their piles stand in it. */
  readonly rows: readonly (readonly PileKind[])[];
  /** The kind of a pile. */
  readonly of: (pile: string) => PileKind | undefined;
}

/** Reads an arrangement; `letters` are given out in the order of the rows, to captives after the rest. */
export function kindsOf(arrangement: Arrangement, plan: Plan, letters: string): Kinds {
  const all: PileKind[] = [];
  const firstRow = plan.piles.find(({ role }) => role === 'foundation')?.count ?? 0;
  const rowsApart = plan.piles.filter(({ role }) => role === 'foundation').length > 1;
  const totals = (role: Role): number =>
    plan.piles.reduce((sum, group) => (group.role === role ? sum + (group.count ?? 1) : sum), 0);

  const of = (pile: string): PileKind | undefined => {
    const [role, number = '1'] = pile.split('-');
    const second = role === 'foundation' && rowsApart && Number(number) > firstRow;
    return all.find((kind) => kind.role === role && kind.second === second);
  };
  const meet = (pile: string): PileKind | undefined => {
    const known = of(pile);
    if (known !== undefined) return known;
    const [name, number = '1'] = pile.split('-');
    const group = plan.piles.find(({ role }) => role === name);
    if (group === undefined) return undefined;
    const { role } = group;
    const second = role === 'foundation' && rowsApart && Number(number) > firstRow;
    const foundations = second ? totals(role) - firstRow : firstRow;
    const count = role === 'foundation' ? foundations : totals(role);
    const kind = { role, second, letter: letters.charAt(all.length), count };
    all.push(kind);
    return kind;
  };

  const rows = arrangement.rows.map((row) => {
    // Of two piles in one place the first is there when the cards are dealt.
    const kinds = cellsOf(row).flatMap((cell) => meet(cellPiles(cell)[0] ?? '') ?? []);
    return [...new Set(kinds)].map((kind) => ({ ...kind, count: kinds.filter((other) => other === kind).length }));
  });
  const captives = meet('captive-1');
  if (captives !== undefined) rows[0]?.push(captives);
  return { all, rows, of };
}
