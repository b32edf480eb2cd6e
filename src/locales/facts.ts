/**
 * What there is to say, free of any language. The view reads these facts off the game; a locale turns them into words.
 * A card is named here only where the player sees it.
 */
import type { CardCode, End, Rank, Role } from '../engine/index.js';

/** A pile as a person knows it. */
export interface Place {
  /** The game's id, for words that only this game has. */
  readonly game: string;
  readonly role: Role;
  /** From 1; null for a pile that is the only one of its kind. */
  readonly number: number | null;
}

/** One thing that happened on the table, in the order of the transfers. */
export type Fact =
  /** Cards were turned from the stock; `card` is the last of them. `rises`: it went up by itself. */
  | { readonly kind: 'turned'; readonly card: CardCode; readonly count: number; readonly rises: boolean }
  /** Cards were turned from the stock and spread over the table. */
  | { readonly kind: 'spread'; readonly cards: readonly { readonly card: CardCode; readonly to: Place }[] }
  /** `card` and `more` cards on it were laid on `onto`, or on an empty place. `twin`: `onto` lies open elsewhere too. */
  | {
      readonly kind: 'moved';
      readonly card: CardCode;
      readonly more: number;
      readonly from: Place;
      readonly to: Place;
      readonly onto: CardCode | null;
      readonly twin: boolean;
    }
  /** A card filled an empty place. `rises`: it went on to a foundation at once, and the place is empty again. */
  | {
      readonly kind: 'filled';
      readonly card: CardCode;
      readonly from: Place;
      readonly to: Place;
      readonly rises: boolean;
    }
  /** A queen's payment: cards went under the stock. `herself`: the queen just turned is among them. */
  | {
      readonly kind: 'paid';
      readonly count: number;
      readonly from: Place;
      readonly end: End;
      readonly left: number;
      readonly herself: boolean;
    }
  /** The waste moved into the place of the exhausted reserve; `card` is its top. */
  | { readonly kind: 'inherited'; readonly reserve: Place; readonly card: CardCode; readonly count: number }
  /** The waste became the stock again. */
  | { readonly kind: 'redealt'; readonly shuffled: boolean; readonly pass: number; readonly passes: number }
  /** A captive was turned up. */
  | { readonly kind: 'freed'; readonly card: CardCode; readonly place: Place }
  /** A foundation is complete with this card. `whole`: it holds its suit, not only a part. */
  | { readonly kind: 'completed'; readonly card: CardCode; readonly whole: boolean }
  /** A card came to lie open on top of a pile. */
  | { readonly kind: 'opened'; readonly card: CardCode; readonly place: Place }
  /** The last card has left a pile, and nothing fills it by itself. */
  | { readonly kind: 'emptied'; readonly place: Place }
  /** The reserve has no cards left; `opens` is the place that comes into play now. */
  | { readonly kind: 'reserve-gone'; readonly reserve: Place; readonly opens: Place | null }
  /** The stock has no cards left. */
  | { readonly kind: 'stock-gone' }
  /** Cards turned from the stock are back in it. */
  | { readonly kind: 'turned-back'; readonly count: number }
  /** A redeal was taken back; the pass is the one that goes on. */
  | { readonly kind: 'redealt-back'; readonly pass: number; readonly passes: number }
  /** Cards are back where they lay; `card` is null where it lies face down there. */
  | { readonly kind: 'moved-back'; readonly card: CardCode | null; readonly more: number; readonly to: Place }
  /** The player must say what fills this place. */
  | { readonly kind: 'choice'; readonly place: Place; readonly sources: readonly Place[] };

/** Where cards may be laid. `onto` null: an empty pile. `twin` as in `moved`. */
export interface Target {
  readonly to: Place;
  readonly onto: CardCode | null;
  readonly twin: boolean;
}

/** A move that is proposed. `card` null: it lies face down. */
export interface HintedMove extends Target {
  readonly card: CardCode | null;
  readonly more: number;
  readonly from: Place;
}

/** A pile as it lies. */
export interface PileState {
  readonly place: Place;
  readonly count: number;
  /** The top card, where it lies face up. */
  readonly top: CardCode | null;
  /** A foundation that takes no more cards. */
  readonly complete: boolean;
  /** An empty pile: how it gets its next card. */
  readonly empty:
    | null
    /** Not in play until the reserve is gone. */
    | { readonly how: 'shut'; readonly until: Place }
    /** Refilled by rule from one of these piles. */
    | { readonly how: 'refilled'; readonly sources: readonly Place[] }
    /** The player lays a card here: of this rank, or any (null). `onlyWaste`: only from the waste. */
    | { readonly how: 'takes'; readonly rank: Rank | null; readonly onlyWaste: boolean }
    /** A stock that the waste may become again. */
    | { readonly how: 'redeal'; readonly shuffled: boolean }
    /** A stock that has been gone through as often as the rules allow. */
    | { readonly how: 'spent' }
    /** Nothing comes here any more, or only by the course of the game. */
    | { readonly how: 'bare' };
}

/** What a refusal may need to name its rule. */
export interface RefusalContext {
  readonly from: Place | null;
  readonly to: Place | null;
  /** How many cards lie at `from`. */
  readonly size: number;
  /** The lowest of the cards asked for, where it lies face up. */
  readonly card: CardCode | null;
  /** The card it would lie on, where it lies face up. */
  readonly under: CardCode | null;
  /** How cards are laid at `to`. */
  readonly lay: 'up' | 'down';
  readonly suit: 'same' | 'alternate' | 'any';
  /** The rank that follows `under` there. */
  readonly wanted: Rank | null;
  /** The rank that starts `to`, or null. */
  readonly starts: Rank | null;
  /** True where an empty place of the table takes cards by hand. */
  readonly spaces: boolean;
  /** The place that comes first: the one to fill, or the first empty one of a row. */
  readonly first: Place | null;
  /** What fills `first`, or `to`: lists of piles, the first of them that has a card serves. */
  readonly fills: readonly (readonly Place[])[];
  /** The reserve, where the game has one. */
  readonly reserve: Place | null;
  readonly shuffled: boolean;
  readonly draw: number;
  readonly passes: number;
}
