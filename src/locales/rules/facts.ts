/** What the rules pages know of a game: every number, every order of ranks and every option comes from its definition. */
import type { Rank, Role, Rules } from '../../engine/index.js';

/** Ranks in order, from the one that comes first; null where they hang on the dealt base card. */
export type Order = readonly Rank[] | null;

/** Where cards are built on the table. */
export interface TableFacts {
  readonly places: number;
  /** How many of the places are dealt to, and how many cards each gets. */
  readonly dealt: number;
  readonly each: number;
  /** From low to high. */
  readonly order: Order;
  /** Any rank is laid on the one above it, the highest on the lowest too. */
  readonly ring: boolean;
  /** How many cards leave a pile at once. */
  readonly leaves: 'nothing' | 'top' | 'run' | 'whole' | 'whole-or-top' | 'tail';
  /** Cards of the table may be laid on one another. */
  readonly packs: boolean;
  /** What refills an empty place: the first list with cards in it serves; several piles are the player's choice. */
  readonly fills: readonly (readonly Role[])[];
  /** Cards of the table may be laid on an empty place, beside those of the waste. */
  readonly free: boolean;
  /** The first places where dealt cards lie face down, and how many of them: a number for all, or several. */
  readonly hidden: { readonly places: number; readonly each: readonly number[] };
}

/** A row of foundations that are built alike; where a game has none, the suits that are completed on the table. */
export interface FoundationFacts {
  readonly count: number;
  /** In the order in which cards are laid. */
  readonly order: Order;
  readonly cards: number;
}

/** What a queen pays: cards that go under the stock. */
export interface PaymentFacts {
  readonly count: number;
  readonly from: 'reserve' | 'waste';
  readonly end: 'top' | 'bottom';
}

type Occasion = 'turn' | 'turn-unplayed' | 'stock-fill' | 'reserve-fill' | 'raise';

/** How often the patience comes out under exactly these rules, as it was measured. */
export interface Odds {
  /** `can`: a search that knows every card looked for a way; `does`: there is nothing to decide, and it was played. */
  readonly how: 'can' | 'does';
  readonly deals: number;
  readonly won: number;
  /** The rest of the deals is not known. */
  readonly lost: number;
}

export interface RulesFacts {
  readonly packs: number;
  /** Of all packs; of one pack. */
  readonly cards: number;
  readonly packCards: number;
  readonly rules: Rules;
  /** The names of the options that are not as in the book. */
  readonly changed: readonly string[];
  /** The book's value of each option. */
  readonly book: Rules;
  readonly stock: {
    /** Cards left when all is dealt. */
    readonly cards: number;
    readonly draw: number;
    /** Infinity = unlimited. */
    readonly passes: number;
    readonly shuffled: boolean;
    /** The waste becomes the stock again only when the reserve is exhausted. */
    readonly afterReserve: boolean;
  };
  /** Cards dealt to the reserve; 0 where there is none. */
  readonly reserve: number;
  readonly table: TableFacts;
  readonly foundations: readonly [FoundationFacts, ...FoundationFacts[]];
  readonly captives: number;
  /** Places of the queens' row. */
  readonly queens: number;
  readonly payments: Readonly<Partial<Record<Occasion, PaymentFacts>>>;
  /** Cards that lie on foundations when it is won. */
  readonly up: number;
  readonly odds: Odds | null;
  /** The same by the book’s rules, save for these. */
  readonly oddsWith: (rules: Rules) => Odds | null;
  /** The letter of a kind of piles in the picture, as it stands in the text: “ (B)”. `second` is the second row of foundations. */
  readonly mark: (role: Role, second?: boolean) => string;
}

/** A section's name; pages have them in the order of `SECTIONS`. */
type SectionName =
  | 'aim'
  | 'layout'
  | 'table'
  | 'foundations'
  | 'spaces'
  | 'queens'
  | 'captives'
  | 'stock'
  | 'won'
  | 'odds'
  | 'advice'
  | 'history';

/** The texts of a game: what each section says, empty ones left out; paragraphs are divided by line breaks. */
type Pages = Readonly<
  Record<Exclude<SectionName, 'spaces' | 'queens' | 'captives' | 'odds' | 'table'>, string> &
    Partial<Record<SectionName, string>>
>;

/** The rules of a game in one language. */
export interface RulesText {
  readonly pages: (facts: RulesFacts) => Pages;
  /** What is in force where an option is not as in the book: by option, then by value. `passes` is the language's own. */
  readonly options: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Where a section has another name than in other games. */
  readonly titles?: Readonly<Partial<Record<SectionName, string>>>;
}

/** A kind of piles as the picture shows it. */
export interface PileKind {
  readonly role: Role;
  /** The second row of foundations that is built in its own way. */
  readonly second: boolean;
  readonly letter: string;
  readonly count: number;
}

/** What all rules pages of a language share. */
export interface RulesWords {
  readonly titles: Readonly<Record<SectionName, string>>;
  /** Letters of the kinds of piles, in the order in which they are seen. */
  readonly letters: string;
  /** “In force here:”, before what differs from the book. */
  readonly inForce: string;
  readonly passes: (passes: number, book: number) => string;
  readonly odds: (odds: Odds) => string;
  /** “Eight foundations”, “the stock”. */
  readonly kind: (kind: PileKind, game: string) => string;
  /** The picture in words: kinds of piles, row by row. */
  readonly picture: (rows: readonly (readonly PileKind[])[], game: string) => string;
  readonly typeset: (text: string) => string;
}
