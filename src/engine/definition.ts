/**
 * The closed vocabulary in which a game is described. A definition is data; what is not data is one of the few
 * named rules below (payments, the talon that becomes the store, captives). Nothing else knows a game by name.
 */
import type { Rank } from './cards.js';

/** What a pile is for; its id is the role, numbered where a game has several (`tableau-3`). */
export type Role = 'stock' | 'waste' | 'reserve' | 'tableau' | 'foundation' | 'captive' | 'queen';

/** Piles are listed in this order in every game. */
export const ROLES = ['stock', 'waste', 'reserve', 'tableau', 'foundation', 'captive', 'queen'] as const;

/** Ranks from low to high (`K-Q` is K A 2 … Q), thirteen from the dealt base on, or an endless ring. */
export type Ranks = `${Rank}-${Rank}` | 'base' | 'ring';

/** How a card is laid on another. */
export interface Build {
  readonly ranks: Ranks;
  /** `up`: the next higher rank is laid on a card; `down`: the next lower. */
  readonly lay: 'up' | 'down';
  readonly suit: 'same' | 'alternate' | 'any';
}

/** What the player may put into an empty pile. */
interface Space {
  /** The rank that starts it; `any`, or the dealt base. */
  readonly takes: Rank | 'base' | 'any';
  /** Piles it may come from; absent = from all that may be moved here. */
  readonly from?: readonly Role[];
  /** Each empty pile is a move of its own; absent = only the lowest-numbered empty one is. Tableau places always are. */
  readonly each?: boolean;
}

/** How many cards leave a pile at once by the player's hand. */
export type Leaves =
  | 'nothing'
  | 'top'
  /** Any top part of a run that is built right. */
  | 'run'
  | 'whole'
  | 'whole-or-top'
  /** Any face-up card with all that lies on it. */
  | 'tail';

/** A group of piles with one policy. */
export interface PileGroup {
  readonly role: Role;
  /** How many piles; default 1. */
  readonly count?: number;
  /** How cards are laid here by the player; absent = not at all. */
  readonly build?: Build;
  /** What the player may put here when it is empty; absent = nothing. */
  readonly space?: Space;
  /** Default `nothing`. */
  readonly leaves?: Leaves;
  /** Which piles its cards may be moved to; default none. */
  readonly goes?: readonly Role[];
  /**
   * What refills an empty pile by rule: the first list with a card in it serves. One pile with cards fills the place
   * within the move; several are the player's choice, and then nothing else is legal. With none the place waits.
   */
  readonly fill?: readonly (readonly Role[])[];
  /** Out of play until this pile is exhausted (V4). */
  readonly shutUntilGone?: Role;
  /** When exhausted, this pile moves into its place as it lies, all face up (B2). */
  readonly heir?: Role;
  /** `top`: only the top card is face up, and a card laid bare turns up. `down` stays down. Default `up`. */
  readonly faces?: 'up' | 'down' | 'top';
  /** How many of the dealt cards lie face down in each pile at first; the last of them turns up when laid bare. */
  readonly hidden?: readonly number[];
}

/** What one pile of a game is. */
export interface PileInfo {
  readonly id: string;
  readonly role: Role;
  /** Its number among the piles of its role, from 1. */
  readonly number: number;
  /** The policy that it shares with its group. */
  readonly group: PileGroup;
  /** The ranks in which its cards are built, from low to high; none where nothing is laid there by hand. */
  readonly ranks: readonly Rank[];
  /** The rank that starts it when it is empty; null for any, or none. */
  readonly starts: Rank | null;
}

/** A queen's payment: cards that go under the stock (0A edge 2). Fewer are taken where there are fewer. */
export interface Payment {
  /** `turn`: turned from the stock; `turn-unplayed`: and left on the waste; `…-fill`: fills a place; `raise`: goes up. */
  /** Which cards pay. */
  readonly rank: Rank;
  readonly on: 'turn' | 'turn-unplayed' | 'stock-fill' | 'reserve-fill' | 'raise';
  readonly count: number;
  readonly from: 'reserve' | 'waste';
  readonly end: 'top' | 'bottom';
}

/** One step of dealing; cards leave the list from its front. */
type DealStep =
  /** `each` cards to every pile of a role, one round after another; only to the first `piles` of them if given. */
  | { readonly to: Role; readonly each: number; readonly piles?: number; readonly setAside?: Rank }
  /** One card that fixes the base rank, to foundation 1; a card of rank `never` goes to the end of the list. */
  | { readonly base: true; readonly never?: Rank }
  /** Cards of these ranks are taken out wherever they are: rank after rank, suits in the order S H D C. */
  | { readonly to: Role; readonly pick: readonly Rank[] };

/** All that is true of a game under one choice of its rules. */
export interface Plan {
  /** 26 piles at most: each has a letter in records. */
  readonly piles: readonly PileGroup[];
  readonly deal: readonly DealStep[];
  readonly stock: {
    /** Cards turned at a time. */
    readonly draw: number;
    /** `waste`: onto the waste; `spread`: one card each to the first tableau piles. */
    readonly turn?: 'waste' | 'spread';
    /** Runs through the stock; Infinity = unlimited. */
    readonly passes: number;
    /** How the waste becomes the stock again; default `turn`. */
    readonly between?: 'turn' | 'shuffle';
    /** A redeal is legal only when this pile is exhausted (R15). */
    readonly onlyAfter?: Role;
  };
  /** What queens, or other cards, pay. */
  readonly payments?: readonly Payment[];
  /** Ranks that go up by themselves when turned, and when they fill a place or are dealt to one (R7, R12). */
  readonly rises?: { readonly turned: readonly Rank[]; readonly filled: readonly Rank[] };
  /** Cards of this rank never leave their place on the table, nor go up (V3). */
  readonly stays?: Rank;
  /** A completed foundation frees the captive of its number (T5). */
  readonly captives?: boolean;
  /** Won when so many cards lie on the foundations and these piles are empty, or when so many piles are full suits. */
  readonly goal: { readonly up: number; readonly clear?: readonly Role[] } | { readonly suits: number };
}

/** A rule option: an attribute of the element, a key of `rules`. */
export interface RuleOption {
  readonly name: string;
  /** Allowed values, the book's first. */
  readonly values: readonly [string, ...string[]];
}

/** The chosen value of every option of a game. */
export type Rules = Readonly<Record<string, string>>;

/** Where the piles lie, as they are seen. */
export interface Arrangement {
  /**
   * Rows of cells: `S` stock, `W` waste, `X` reserve, `T3` tableau-3, `F` foundation, `Q` queen, `.` nothing; `X/T8` share
   * a place. Captives lie under the foundations of their number.
   */
  readonly rows: readonly string[];
  /** Room between columns and between rows, in card widths. */
  readonly gaps: readonly [column: number, row: number];
  /** Fans run `down`, or `out`: to the right, those in the left half ending where the next column begins. */
  readonly fans: 'down' | 'out';
  /** How many covered cards a fan has room for before it tightens. */
  readonly room: number;
  /** How far the columns of the first row are lowered, in card heights: a half circle. */
  readonly arc?: readonly number[];
}

/** The two arrangements of a game. */
export interface Arrangements {
  readonly wide: Arrangement;
  readonly narrow: Arrangement;
  /** The inline size in px below which the narrow one is used. */
  readonly narrowBelow: number;
  /** The most cards that can lie covered in a fan. */
  readonly longest: number;
  /** Piles that stand together when the patience has come out, each family as cells of a row. */
  readonly families?: readonly string[];
}

export interface GameDefinition {
  /** Also the file name and the tag's suffix. */
  readonly id: string;
  readonly packs: 1 | 2;
  readonly names: { readonly ru: string; readonly en: string };
  /** Raised when the meaning of a record of this game changes. */
  readonly revision: number;
  readonly rules: readonly RuleOption[];
  plan(rules: Rules): Plan;
  /** Where the piles lie; a game without them is not shown. */
  readonly table?: Arrangements;
}

/** Reads the value of a `passes` option; 1 where a game has none. */
export const passesOf = (value: string | undefined): number => (value === 'unlimited' ? Infinity : Number(value ?? 1));
