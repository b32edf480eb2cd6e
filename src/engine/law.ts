/** A plan made ready to play by: every pile a number. One per game, rules and base. */
import { KINDS, rankAt, type Rank } from './cards.js';
import { fitTable, rankOrder } from './build.js';
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
import { Table } from './table.js';

/** A move as one integer. */
export const packMove = (from: number, to: number, count: number): number => from | (to << 6) | (count << 12);
export const moveFrom = (move: number): number => move & 63;
export const moveTo = (move: number): number => (move >>> 6) & 63;
export const moveCount = (move: number): number => move >>> 12;

/** What many games share is not to be changed by one. */
function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}

export class Law {
  /** What each pile is, in the fixed order of the piles. */
  readonly layout: readonly PileInfo[];
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
  /** Per pile: which card may be laid on which (`card << 6 | under`). */
  readonly fits: readonly Uint8Array[];
  /** Per pile: 1 for cards that may start it when empty. */
  readonly starts: readonly Uint8Array[];
  /** Per pile: 1 where the last face-down card turns up when it is laid bare. */
  readonly bares: Uint8Array;
  /** Per pile: lists of piles that refill it; none where it is not refilled. */
  readonly fills: readonly (readonly (readonly number[])[])[];
  /** Per pile: the pile that must be exhausted before this one is in play, or -1. */
  readonly shutBy: readonly number[];
  /** The pile that moves into the exhausted reserve's place, or -1. */
  readonly heir: number;
  /** The pile onto which the stock is turned; the first of several where it is spread. */
  readonly turnTo: number;
  readonly passes: number;
  /** The pile that must be exhausted before a redeal, or -1. */
  readonly redealAfter: number;
  /** What queens pay; empty where they do not. */
  readonly payments: readonly Payment[];
  /** 1 for every card that pays at all; for cards that go up by themselves. */
  readonly pays: Uint8Array;
  readonly risesTurned: Uint8Array;
  readonly risesFilled: Uint8Array;
  /** Nothing follows when cards are turned from the stock or go up. */
  readonly quiet: boolean;
  /** The piles that are refilled by rule, as bits. */
  readonly refillBits: number;

  constructor(
    readonly definition: GameDefinition,
    readonly rules: Rules,
    readonly plan: Plan,
    /** Rank index of the dealt base card; 0 in games without one. */
    readonly base: number,
  ) {
    freeze(plan);
    freeze(definition);
    const { stock, payments = [], rises } = plan;
    const layout: PileInfo[] = [];
    const fits: Uint8Array[] = [];
    const starts: Uint8Array[] = [];
    for (const role of ROLES) {
      let number = 0;
      for (const group of plan.piles.filter((candidate) => candidate.role === role)) {
        const { build, space, count = 1 } = group;
        const ranks = build === undefined ? [] : rankOrder(build.ranks, base).map(rankAt);
        const starting = space?.takes === 'base' ? rankAt(base) : (space?.takes ?? 'any');
        const fit = fitTable(build, base);
        const start = cardSet((rank) => space !== undefined && (starting === 'any' || starting === rank));
        for (let last = number + count; number < last;) {
          number++;
          const id = role === 'stock' || role === 'waste' || role === 'reserve' ? role : `${role}-${number}`;
          layout.push(Object.freeze({ id, role, number, group, ranks, starts: starting === 'any' ? null : starting }));
          fits.push(fit);
          starts.push(start);
        }
      }
    }
    this.layout = Object.freeze(layout);
    this.ids = layout.map(({ id }) => id);
    this.groups = layout.map(({ group }) => group);
    this.roles = layout.map(({ role }) => role);
    this.fits = fits;
    this.starts = starts;
    const first = (role: Role | undefined): number => this.roles.findIndex((own) => own === role);
    const many = (role: Role): number => this.roles.filter((own) => own === role).length;
    this.stock = first('stock');
    this.waste = first('waste');
    this.reserve = first('reserve');
    this.tableau = first('tableau');
    this.tableaus = many('tableau');
    this.foundation = first('foundation');
    this.foundations = many('foundation');
    this.captive = plan.captives === true ? first('captive') : -1;
    this.bares = Uint8Array.from(this.groups, ({ faces, hidden }) => +(faces === 'top' || hidden !== undefined));
    this.fills = this.groups.map(({ fill = [] }) => fill.map((roles) => roles.map(first)));
    this.shutBy = this.groups.map(({ shutUntilGone }) => first(shutUntilGone));
    this.heir = first(this.groups[this.reserve]?.heir);
    this.turnTo = stock.turn === 'spread' ? this.tableau : this.waste;
    this.passes = stock.passes;
    this.redealAfter = first(stock.onlyAfter);
    this.payments = payments;
    this.pays = cardSet((rank) => payments.some((payment) => payment.rank === rank));
    this.risesTurned = cardSet((rank) => rises?.turned.includes(rank));
    this.risesFilled = cardSet((rank) => rises?.filled.includes(rank));
    this.refillBits = this.bits(({ fill }) => fill !== undefined);
    this.quiet = payments.length === 0 && rises === undefined && this.captive < 0;
  }

  /** How many cards complete a pile as a foundation. */
  full(pile: number): number {
    return (this.layout[pile] as PileInfo).ranks.length;
  }

  /** The number of a pile, or -1. */
  pile(id: string): number {
    return this.ids.indexOf(id);
  }

  /**
   * A set of piles, one bit each. The first foundation has the lowest; the piles before it have the highest, so that moves
   * to the foundations are listed before moves to the table, though these have the lower numbers.
   */
  bits(test: (group: PileGroup, pile: number) => boolean): number {
    return this.groups.reduce((bits, group, pile) => bits | (+test(group, pile) << (pile - this.foundation)), 0);
  }

  /** An empty table for this law. */
  table(): Table {
    return new Table(this.bares);
  }
}

/** 1 for the cards of all ranks that pass a test. */
const cardSet = (test: (rank: Rank) => boolean | undefined): Uint8Array =>
  Uint8Array.from({ length: 64 }, (_, card) => +(card < KINDS && test(rankAt(card % 13)) === true));
