/** A plan made ready for speed: every pile a number, every policy a cell in a typed array. One per game, rules and base. */
import { rankAt, rankIndex, rankOf, type Rank } from './cards.js';
import { rankOrder } from './build.js';
import {
  ROLES,
  type GameDefinition,
  type Payment,
  type PileGroup,
  type PileInfo,
  type Plan,
  type Role,
  type Rules,
} from './definition.js';
import { LEAVES, isPlain, sourcesOf } from './sources.js';
import { Table } from './table.js';
import { Takers } from './takers.js';

export { LEAVES } from './sources.js';

/** A move as one integer. */
export const packMove = (from: number, to: number, count: number): number => from | (to << 6) | (count << 12);
export const moveFrom = (move: number): number => move & 63;
export const moveTo = (move: number): number => (move >>> 6) & 63;
export const moveCount = (move: number): number => move >>> 12;

/** Pile numbers have six bits, and a letter each in records. */
const MOST_PILES = 26;

/** What many games share is not to be changed by one. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}

export class Law {
  /** Pile ids in their fixed order. */
  readonly ids: readonly string[];
  readonly roles: readonly Role[];
  /** The group that a pile belongs to. */
  readonly groups: readonly PileGroup[];
  /** First pile of a role, or -1; how many it has. */
  readonly stock: number;
  readonly waste: number;
  readonly reserve: number;
  readonly tableau: number;
  readonly tableaus: number;
  readonly foundation: number;
  readonly foundations: number;
  readonly captive: number;
  /** The piles from which cards may be moved by hand, the stock aside, as numbers of `sources.ts`. */
  readonly sources: Int32Array;
  readonly leaves: Uint8Array;
  readonly goesUp: Uint8Array;
  readonly goesDown: Uint8Array;
  /** Per pile: which card may be laid on which (`card << 6 | under`). */
  readonly fits: readonly Uint8Array[];
  /** Per pile: 1 for cards that may start it when empty. */
  readonly starts: readonly Uint8Array[];
  /** Both as sets of piles. */
  readonly takers: Takers;
  /** Sets of piles: the foundations; those of which every empty one is a place of its own; … */
  readonly foundationBits: number;
  readonly eachBits: number;
  /** … those refilled by rule, the same where some place may have two sources at once, and those that refill others. */
  readonly refillBits: number;
  readonly choiceBits: number;
  readonly fillerBits: number;
  /** `plainMoves` lists them all. */
  readonly plain: boolean;
  /** Every tableau pile is one open run at all times: single cards are dealt, and all others are laid as they fit. */
  readonly alwaysRuns: boolean;
  /** Per pile: 1 for piles that may send a card here when it is empty. */
  readonly spaceFrom: readonly Uint8Array[];
  /** Per pile: each empty one is a place of its own. */
  readonly spaceEach: Uint8Array;
  /** Per pile: lists of piles that refill it, or null. */
  readonly fills: readonly (readonly Uint8Array[] | null)[];
  /** Per pile: 1 for those that have any. */
  readonly refills: Uint8Array;
  /** Per pile: the pile that must be exhausted before this one is in play, or -1. */
  readonly shutBy: Int8Array;
  /** Per pile: how many cards complete it as a foundation. */
  readonly full: Uint8Array;
  /** The pile that moves into the exhausted reserve's place, or -1. */
  readonly heir: number;
  /** Rank index of cards that never leave their place on the table, nor go up; or -1. */
  readonly stays: number;
  readonly draw: number;
  /** The pile onto which the stock is turned; the first of several where it `spreads`. */
  readonly turnTo: number;
  readonly spreads: boolean;
  /** The pile that must be exhausted before a redeal, or -1. */
  readonly redealAfter: number;
  readonly passes: number;
  /** What queens pay; empty where they do not. */
  readonly payments: readonly Payment[];
  /** The rank index of each, and 1 for every card that pays at all. */
  readonly payRanks: Uint8Array;
  readonly pays: Uint8Array;
  /** Won with so many cards on the foundations and these piles empty; or, if not 0, with so many full suits. */
  readonly goalUp: number;
  readonly goalClear: Uint8Array;
  readonly goalSuits: number;
  /** What each pile is, for those outside the core. */
  readonly layout: readonly PileInfo[];
  /** 1 for cards that go up by themselves. */
  readonly risesTurned: Uint8Array;
  readonly risesFilled: Uint8Array;
  /** Nothing follows when cards are turned from the stock or go up. */
  readonly quiet: boolean;

  constructor(
    readonly definition: GameDefinition,
    readonly rules: Rules,
    readonly plan: Plan,
    /** Rank index of the dealt base card; 0 in games without one. */
    readonly base: number,
  ) {
    freeze(plan);
    freeze(definition);
    const layout: PileInfo[] = [];
    const numbered = new Map<Role, number>();
    for (const role of ROLES) {
      for (const group of plan.piles.filter((candidate) => candidate.role === role)) {
        for (let index = 0; index < (group.count ?? 1); index++) {
          const number = (numbered.get(role) ?? 0) + 1;
          numbered.set(role, number);
          const single = role === 'stock' || role === 'waste' || role === 'reserve';
          const ranks = group.build === undefined ? [] : rankOrder(group.build.ranks, base).map(rankAt);
          const takes = group.space?.takes ?? 'any';
          const starts = takes === 'any' ? null : takes === 'base' ? rankAt(base) : takes;
          layout.push(Object.freeze({ id: single ? role : `${role}-${number}`, role, number, group, ranks, starts }));
        }
      }
    }
    const groups = layout.map(({ group }) => group);
    const piles = groups.length;
    if (piles > MOST_PILES) throw new RangeError(`${definition.id} has more than ${MOST_PILES} piles`);
    const first = (role: Role): number => groups.findIndex((group) => group.role === role);
    const flags = (test: (group: PileGroup) => boolean): Uint8Array => Uint8Array.from(groups, (group) => +test(group));
    const among = (roles: readonly Role[]): Uint8Array =>
      Uint8Array.from({ length: piles }, (_, pile) => +roles.includes((groups[pile] as PileGroup).role));
    const perGroup = <T>(make: (group: PileGroup) => T): T[] => {
      const made = new Map<PileGroup, T>(plan.piles.map((group) => [group, make(group)]));
      return groups.map((group) => made.get(group) as T);
    };

    this.layout = Object.freeze(layout);
    this.ids = layout.map(({ id }) => id);
    this.groups = groups;
    this.roles = groups.map((group) => group.role);
    this.stock = first('stock');
    this.waste = first('waste');
    this.reserve = first('reserve');
    this.tableau = first('tableau');
    this.tableaus = numbered.get('tableau') ?? 0;
    this.foundation = first('foundation');
    this.foundations = numbered.get('foundation') ?? 0;
    this.captive = plan.captives === true ? first('captive') : -1;
    this.leaves = Uint8Array.from(groups, (group) => LEAVES[group.leaves ?? 'nothing']);
    this.goesUp = flags((group) => group.goes?.includes('foundation') ?? false);
    this.goesDown = flags((group) => group.goes?.includes('tableau') ?? false);
    const takers = (this.takers = new Takers(groups, base));
    this.fits = takers.fits;
    this.starts = takers.starts;
    this.alwaysRuns = onlyRuns(plan);
    this.spaceFrom = perGroup((group) => among(group.space === undefined ? [] : (group.space.from ?? ROLES)));
    this.spaceEach = flags((group) => group.role === 'tableau' || group.space?.each === true);
    this.sources = sourcesOf(groups, takers, this.spaceFrom, this.alwaysRuns);
    this.plain = isPlain(this.sources);
    this.fills = perGroup((group) => group.fill?.map((roles) => Uint8Array.from(roles, first)) ?? null);
    this.refills = flags((group) => group.fill !== undefined);
    const bits = (test: (pile: number) => boolean): number => takers.bits(piles, test);
    const fillers = new Set(plan.piles.flatMap(({ fill }) => fill?.flat() ?? []).map(first));
    const hasChoice = plan.piles.some((group) => group.fill?.some((roles) => roles.length > 1));
    this.foundationBits = bits((pile) => this.roles[pile] === 'foundation');
    this.eachBits = bits((pile) => this.spaceEach[pile] === 1);
    this.refillBits = bits((pile) => this.refills[pile] === 1);
    this.choiceBits = hasChoice ? this.refillBits : 0;
    this.fillerBits = bits((pile) => fillers.has(pile));
    this.shutBy = Int8Array.from(groups, (group) => (group.shutUntilGone ? first(group.shutUntilGone) : -1));
    this.full = Uint8Array.from(groups, (group) =>
      group.role === 'foundation' && group.build ? rankOrder(group.build.ranks, base).length : 255,
    );
    const heir = plan.piles.find((group) => group.role === 'reserve')?.heir;
    this.heir = heir === undefined ? -1 : first(heir);
    this.stays = plan.stays === undefined ? -1 : rankIndex(plan.stays);
    this.draw = plan.stock.draw;
    this.spreads = plan.stock.turn === 'spread';
    this.turnTo = this.spreads ? this.tableau : this.waste;
    this.payments = plan.payments ?? [];
    this.payRanks = Uint8Array.from(this.payments, ({ rank }) => rankIndex(rank));
    const { goal } = plan;
    this.goalUp = 'up' in goal ? goal.up : 0;
    this.goalClear = Uint8Array.from('up' in goal ? (goal.clear ?? []) : [], first);
    this.goalSuits = 'suits' in goal ? goal.suits : 0;
    this.redealAfter = plan.stock.onlyAfter === undefined ? -1 : first(plan.stock.onlyAfter);
    this.passes = plan.stock.passes;
    const ranks = (list: readonly Rank[] = []): Uint8Array =>
      Uint8Array.from({ length: 64 }, (_, card) => +list.some((rank) => rankIndex(rank) === rankOf(card)));
    this.pays = ranks(this.payments.map(({ rank }) => rank));
    this.risesTurned = ranks(plan.rises?.turned);
    this.risesFilled = ranks(plan.rises?.filled);
    this.quiet = this.payments.length === 0 && plan.rises === undefined && this.captive < 0;
  }

  /** The number of a pile, or -1. */
  pile(id: string): number {
    return this.ids.indexOf(id);
  }

  /** An empty table for this law. */
  table(): Table {
    const salts = new Int32Array(this.ids.length);
    const { groups } = this;
    for (let pile = 0; pile < salts.length; pile++) {
      // Piles of one group can change places, unless a captive lies under each or the stock is dealt to the first of them.
      const tableau = this.roles[pile] === 'tableau';
      const own = tableau ? this.spreads : this.captive >= 0;
      salts[pile] = Math.imul(0x3c6ef372, 1 + (own ? 64 + pile : groups.indexOf(groups[pile] as PileGroup)));
    }
    const bares = Uint8Array.from(groups, (group) => +(group.faces === 'top' || group.hidden !== undefined));
    // Where passes are unlimited it makes no difference which one this is.
    return new Table(salts, bares, this.takers, this.sources, this.passes === Infinity ? 0 : 1);
  }
}

/** True where no tableau pile can ever be anything but one open run. */
function onlyRuns(plan: Plan): boolean {
  const places = plan.piles.filter(({ role }) => role === 'tableau');
  const builds = new Set(places.map(({ build }) => `${build?.ranks} ${build?.lay} ${build?.suit}`));
  const dealt = plan.deal.reduce((sum, step) => sum + ('each' in step && step.to === 'tableau' ? step.each : 0), 0);
  const open = places.every(
    ({ leaves, faces, hidden }) => leaves !== 'tail' && faces === undefined && hidden === undefined,
  );
  return dealt <= 1 && builds.size === 1 && open && plan.stock.turn !== 'spread';
}
