/** Whether a table can stand in a game: what play could never bring about is not a position. */
import { codeOf, rankIndex, rankOf } from './cards.js';
import { rankOrder } from './build.js';
import type { Law } from './law.js';
import { isShut } from './moves.js';
import { settle } from './play.js';
import type { Table } from './table.js';

/** The rank index of the base card of these piles; 0 in games without one. */
export function baseOf(layout: Law, piles: readonly (readonly number[])[]): number {
  const dealt = layout.plan.deal.some((step) => 'base' in step);
  return dealt ? rankOf(piles[layout.foundation]?.[0] ?? 0) : 0;
}

/** Why this table cannot stand, as a clause; null where it can. The cards must be full packs. */
export function faultOf(law: Law, table: Table): string | null {
  for (let pile = 0; pile < law.ids.length; pile++) {
    const fault = faceFault(law, table, pile) ?? pileFault(law, table, pile);
    if (fault !== null) return `${law.ids[pile]} ${fault}`;
  }
  return starterFault(law, table) ?? rowFault(law, table) ?? restFault(law, table);
}

function faceFault(law: Law, table: Table, pile: number): string | null {
  const group = law.groups[pile];
  const size = table.sizes[pile] as number;
  const down = table.downs[pile] as number;
  if (group?.role === 'captive') {
    const held = table.sizes[law.foundation + pile - law.captive] !== law.full(law.foundation + pile - law.captive);
    if (size > 1) return 'holds one card at most';
    if (held && down === 0) return 'has its captive until the suit above is complete, face down';
    return held || down === 0 ? null : 'has a captive that has been freed, face up';
  }
  if (group?.faces === 'down') return down === size ? null : 'lies face down';
  if (group?.faces === 'top') {
    if (down === Math.max(0, size - 1)) return null;
    return group.heir !== undefined && down === 0 ? null : 'shows its top card and no other';
  }
  if (group?.hidden !== undefined) return down < size || size === 0 ? null : 'shows its top card';
  return down === 0 ? null : 'lies face up';
}

function pileFault(law: Law, table: Table, pile: number): string | null {
  const size = table.sizes[pile] as number;
  const role = law.roles[pile];
  const fits = law.fits[pile] as Uint8Array;
  if (role === 'foundation') return foundationFault(law, table, pile);
  for (let height = 0; height < size; height++) {
    const rises = law.risesFilled[table.at(pile, height)] === 1;
    if (rises && (role === 'tableau' || role === 'waste')) return `cannot hold ${codeOf(table.at(pile, height))}`;
  }
  if (role !== 'tableau') return null;
  if (size > 0 && isShut(law, table, pile)) return 'is not in play yet';
  if (law.groups[pile]?.leaves === 'tail') return null;
  const step = law.plan.deal.find((candidate) => 'each' in candidate && candidate.to === 'tableau');
  const dealt = step !== undefined && 'each' in step ? step.each : 1;
  for (let height = dealt; height < size; height++) {
    const card = table.at(pile, height);
    const under = table.at(pile, height - 1);
    if (fits[(card << 6) | under] !== 1) return `cannot have ${codeOf(card)} on ${codeOf(under)}`;
  }
  return null;
}

function foundationFault(law: Law, table: Table, pile: number): string | null {
  const build = law.groups[pile]?.build;
  const size = table.sizes[pile] as number;
  if (size === 0 || build === undefined) return null;
  const order = rankOrder(build.ranks, law.base);
  const first = build.lay === 'up' ? order[0] : order[order.length - 1];
  const bottom = table.at(pile, 0);
  if (rankOf(bottom) !== first) return `cannot begin with ${codeOf(bottom)}`;
  for (let height = 1; height < size; height++) {
    const card = table.at(pile, height);
    const under = table.at(pile, height - 1);
    if ((law.fits[pile] as Uint8Array)[(card << 6) | under] !== 1) {
      return `cannot have ${codeOf(card)} on ${codeOf(under)}`;
    }
  }
  return null;
}

/** Cards that are laid out before the deal, and the base card, lie where they were laid. */
function starterFault(law: Law, table: Table): string | null {
  for (const step of law.plan.deal) {
    if ('base' in step) {
      if (table.sizes[law.foundation] === 0) return 'foundation-1 begins with the base card';
      if (step.never !== undefined && law.base === rankIndex(step.never))
        return `the base card is never a ${step.never}`;
    } else if ('pick' in step) {
      const first = law.roles.indexOf(step.to);
      for (let index = 0; index < step.pick.length * 4; index++) {
        const rank = rankIndex(step.pick[index >> 2] ?? 'A');
        const pile = first + index;
        const bottom = table.sizes[pile] === 0 ? -1 : table.at(pile, 0);
        const wanted = (index & 3) * 13 + rank;
        if (bottom !== wanted) return `${law.ids[pile]} begins with ${codeOf(wanted)}`;
        if (law.roles[pile] === 'queen' && table.sizes[pile] !== 1) return `${law.ids[pile]} holds one card`;
      }
    }
  }
  return null;
}

/** Foundations are started from the lowest number on. */
function rowFault(law: Law, table: Table): string | null {
  let gap = -1;
  for (let pile = law.foundation; pile < law.foundation + law.foundations; pile++) {
    if (table.sizes[pile] === 0) gap = gap < 0 && law.groups[pile]?.space?.each !== true ? pile : gap;
    else if (gap >= 0) return `${law.ids[pile]} is started before ${law.ids[gap]}`;
  }
  return null;
}

/** Nothing must be left that follows by rule. */
function restFault(law: Law, table: Table): string | null {
  const mark = table.mark;
  settle(law, table);
  const rests = table.mark === mark;
  table.undo(mark);
  return rests ? null : 'a place or the store stands empty that is filled by rule';
}
