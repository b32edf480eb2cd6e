/** What a language must give. English is complete and stands in for whatever another language lacks. */
import type { CardCode, Rank, RefusalReason } from '../engine/index.js';
import type { Fact, HintedMove, PileState, Place, RefusalContext, Target } from './facts.js';

export type { Fact, PileState, Place, RefusalContext, Target } from './facts.js';

/** What the first drawing shows. It is written with spaces that do not break where they must not. */
export interface FirstTexts {
  /** “Deal 7”; `short`: among other facts, where room is scarce. */
  readonly dealNumber: (deal: number, short?: boolean) => string;
  /** The name under a pile that is counted, small first letter. */
  readonly caption: (pile: 'stock' | 'waste' | 'reserve', game: string) => string;
  readonly boardLabel: (gameName: string) => string;
}

/** Buttons, lines and dialogs. Texts stand alone: capital first, full stop where they are sentences. */
export interface UiTexts extends FirstTexts {
  readonly newDeal: string;
  readonly restart: string;
  readonly undo: string;
  readonly redo: string;
  readonly finish: string;
  readonly hint: string;
  readonly rules: string;
  readonly settings: string;
  /** Closes what lies over the board. */
  readonly close: string;
  /** What the page, or its address, asks for. */
  readonly recordBroken: string;
  readonly linkBroken: string;
  /** Something that was asked for could not be fetched. */
  readonly notLoaded: string;
  /** Which run through the stock this is, of how many; Infinity = unlimited. */
  readonly pass: (pass: number, passes: number) => string;
  readonly captivesFreed: (freed: number, captives: number) => string;
  /** Which rank starts the foundations. */
  readonly base: (rank: Rank) => string;
  /** What a fresh table asks for; `suits` where they are built on the table, else foundations. */
  readonly aim: (rows: readonly { count: number; first: Rank; last: Rank }[], suits: boolean) => string;
  readonly won: (moves: number) => string;
  readonly lost: string;
  /** Nothing is left but to turn the stock. */
  readonly onlyTurns: string;
  /** Nothing is left but to turn the waste over, or to shuffle it. */
  readonly onlyRedeal: (shuffled: boolean) => string;
  readonly toolbarLabel: string;
  readonly confirmNewDeal: string;
  /** Back to the game that was nearly left. */
  readonly playOn: string;
}

/** Names of cards. */
export interface CardWords {
  /** “queen of spades”. */
  readonly name: (card: CardCode) => string;
  /** A card in a fan, `fromTop` 1 for the top of `of` cards; null for one that lies face down. */
  readonly inFan: (card: CardCode | null, fromTop: number, of: number) => string;
}

/** Names of piles. */
export interface PileWords {
  readonly name: (place: Place) => string;
  /** The accessible name of a pile: what it is, its top card, how many. */
  readonly label: (pile: PileState) => string;
}

/**
 * A clause for every kind of fact: small first letter, no full stop at the end. A clause may hold more sentences;
 * the first letter and the last stop are added when it is said.
 */
export type FactTexts = { readonly [Kind in Fact['kind']]: (fact: Extract<Fact, { readonly kind: Kind }>) => string };

/** A clause naming the rule, for every reason of the engine. */
export type RefusalTexts = { readonly [Reason in RefusalReason]: (context: RefusalContext) => string };

/** Frames around what is said. What is framed begins with a small letter, save for `redone`; the frame is capital. */
export interface Frames {
  /** Around a refusal's clause: “Not allowed: …”. */
  readonly refused: (clause: string) => string;
  /** A card that went up by itself. */
  readonly auto: (clauses: string) => string;
  /** `more`: the move had consequences, taken back with it. */
  readonly undone: (clauses: string, more: boolean) => string;
  readonly redone: (sentences: string) => string;
}

/** What a player hears who picks cards up, or asks what lies there. Clauses as of facts, save for `putBack`. */
export interface ReadingTexts {
  /** Cards that were picked up, and all the piles that take them now; `onto` null: an empty one. */
  readonly picked: (card: CardCode, more: number, targets: readonly Target[]) => string;
  /** They stay where they were. A sentence. */
  readonly putBack: string;
  /** All places of one kind in their order, in short: what lies on top of each. */
  readonly row: (piles: readonly PileState[]) => string;
  /** A pile in full: its open cards from the top down, and how many lie under them face down. */
  readonly pile: (pile: PileState, cards: readonly CardCode[], hidden: number) => string;
}

/** What helps a player. Sentences, save for the clauses of hints. */
export interface HelpTexts {
  /** Verdicts. */
  readonly winnable: string;
  readonly lost: string;
  readonly unknown: string;
  /** A verdict is being sought. */
  readonly checking: string;
  /** It is proved that nothing wins from here, or on this deal at all. Sentences, and so are those below. */
  readonly lostHere: string;
  readonly lostDeal: string;
  /** Takes moves back to where the game could still be won, or (`goBackUnsure`) to where that is not known. */
  readonly goBack: string;
  readonly goBackUnsure: string;
  /** So many moves were taken back, and it can be won from there, or nobody knows. Sentences. */
  readonly wentBack: (count: number, wins: boolean) => string;
  /** A hint is being sought; no move is left; each leads to where the game has been. */
  readonly thinking: string;
  readonly none: string;
  readonly circles: string;
  /** A deal is sought that can be won, so many have been tried; another is taken without that; none was found. */
  readonly seeking: (tried: number) => string;
  readonly anyDeal: string;
  readonly noneFound: string;
  /** The solver could not be had. */
  readonly failed: string;
  /** After a hint of which it is not known whether it leads to a win. */
  readonly unsure: string;
  /** Hints. */
  readonly turn: (count: number) => string;
  readonly redeal: (shuffled: boolean) => string;
  readonly move: (hint: HintedMove) => string;
}

/** Beside the cards: what cannot be done, a wish and its answers. */
export interface DeskTexts {
  /** Only the stock is left, and it shows the same cards for ever. */
  readonly repeats: string;
  /** No card can go to a foundation. */
  readonly nothingUp: string;
  readonly nothingToUndo: string;
  readonly nothingToRedo: string;
  /** Told of the board to who comes there: how the list of keys opens. Signs are named, as they are not read out. */
  readonly keysNote: string;
  readonly makeWish: string;
  readonly wishNote: string;
  /** The answer to `makeWish`. */
  readonly wishMade: string;
  readonly wishGranted: string;
  /** These two go on from the sentence that tells of the end. */
  readonly wishNearly: string;
  readonly wishDenied: string;
}

/** What the keys of the board are for. */
export type KeyUse = 'walk' | 'press' | 'escape' | 'turn' | 'undo' | 'redo' | 'up' | 'hint' | 'table' | 'pile' | 'keys';

/** The list of keys. */
export interface KeyTexts {
  readonly title: string;
  /** When keys count. */
  readonly note: string;
  /** What stands on a key, given as `KeyboardEvent.key`, letters small. */
  readonly name: (key: string) => string;
  /** What each does: capital first, no full stop. */
  readonly does: Readonly<Record<KeyUse, string>>;
}

/** The settings: headings, rows, and what may be chosen. Choices begin with a small letter. */
export interface SettingsTexts {
  readonly look: string;
  readonly play: string;
  readonly rows: Readonly<
    Record<'suits' | 'faces' | 'theme' | 'mirror' | 'autoMove' | 'tap' | 'motion' | 'timer', string>
  >;
  /** When one tap is enough. */
  readonly tapNote: string;
  readonly choices: {
    readonly suits: Readonly<Record<'two-colour' | 'four-colour', string>>;
    readonly faces: Readonly<Record<'plain' | 'english', string>>;
    readonly theme: Readonly<Record<'auto' | 'light' | 'dark', string>>;
    readonly autoMove: Readonly<Record<'off' | 'safe' | 'all', string>>;
    readonly motion: Readonly<Record<'normal' | 'fast' | 'none', string>>;
  };
  /** Gives up all that the reader has chosen. */
  readonly asPage: string;
}

/** How what has been counted is handed on as text. */
export interface ExchangeTexts {
  readonly copy: string;
  readonly copied: string;
  /** Before a text that could not be copied. */
  readonly copyByHand: string;
  /** Shows the field for a text that was copied elsewhere. */
  readonly take: string;
  /** What is to be put there. */
  readonly text: string;
  readonly submit: string;
  readonly taken: string;
  /** It is another text. */
  readonly wrong: string;
  /** The browser does not keep it. */
  readonly refused: string;
}

/** What has been counted of a game by its rules, a row for each number. */
export interface StatisticsTexts {
  readonly title: string;
  readonly exchange: ExchangeTexts;
  readonly rows: Readonly<
    Record<'played' | 'won' | 'streak' | 'longest' | 'moves' | 'elapsed' | 'days' | 'longestDays', string>
  >;
}

/** Which deal is wanted. */
export interface DealTexts {
  readonly title: string;
  /** The number of the deal on the table. */
  readonly onTable: (deal: number) => string;
  readonly copyNumber: string;
  readonly copyLink: string;
  readonly numberCopied: string;
  readonly linkCopied: string;
  /** Before a text that could not be copied. */
  readonly copyByHand: string;
  readonly number: string;
  /** Deals the number that was written. */
  readonly deal: string;
  readonly wrongNumber: string;
  readonly random: string;
  readonly daily: string;
  /** Among which deals one is drawn. A row and its choices, as of the settings. */
  readonly draws: string;
  readonly drawn: Readonly<Record<'any' | 'winnable' | 'easy' | 'medium' | 'hard', string>>;
  /** No deal is known by these rules that can be won. */
  readonly noneWinnable: string;
}

/** What is heard, names of cards and piles, sentences about moves, and all buttons and lines. It comes after the first drawing. */
export interface Sentences {
  readonly ui: UiTexts;
  readonly cards: CardWords;
  readonly piles: PileWords;
  readonly desk: DeskTexts;
  readonly facts: FactTexts;
  readonly refusals: RefusalTexts;
  readonly frames: Frames;
  readonly readings: ReadingTexts;
  /** The language's fine spacing, put over every text that is said or shown. */
  readonly typeset: (text: string) => string;
}

export interface Locale extends Partial<Omit<Sentences, 'ui'>> {
  /** A language tag: `en`, `ru`, `pt-BR`. */
  readonly lang: string;
  /** Which letters stand on aces and courts: A K Q J, or Т К Д В. */
  readonly indices: 'latin' | 'russian';
  /** Names of games by id; absent ones are called by their own English (or Russian) name. */
  readonly games: Readonly<Record<string, string>>;
  readonly ui: FirstTexts & Partial<UiTexts>;
  /** Comes with what it speaks of. */
  readonly help?: HelpTexts;
  /** These come each with its panel over the board. */
  readonly keys?: KeyTexts;
  readonly settings?: SettingsTexts;
  readonly statistics?: StatisticsTexts;
  readonly deals?: DealTexts;
}

/** With the sentences that come later. */
export type FullLocale = Locale & Sentences;

/** A locale as one may register it. Texts that are absent are taken from English. */
export type GivenLocale = { readonly lang: string } & {
  readonly [Key in keyof Locale]?: Required<Locale>[Key] extends string | ((text: string) => string)
    ? Locale[Key]
    : Partial<Locale[Key]>;
};
