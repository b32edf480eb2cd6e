/**
 * Why a move is refused. The names are public and stable.
 * Every reason is a rule that a player can be told in one sentence.
 */
export const REASONS = [
  /** The move names a pile that the game does not have. */
  'unknown-pile',
  /** The count is not a whole number of at least one. */
  'bad-count',
  /** A vacated place waits to be refilled, and only its fills are legal (0A). */
  'must-fill',
  /** From and to are one pile. */
  'same-pile',
  /** There is no card to take. */
  'empty-pile',
  /** The pile has fewer cards than the move takes. */
  'not-enough-cards',
  /** The stock is only turned; its cards go nowhere else by hand (0A edge 7). */
  'stock-only-turns',
  /** A turn takes exactly so many cards as the game turns at a time, or what is left (0A edge 6). */
  'turn-count',
  /** A redeal waits until the stock is empty (0A edge 6). */
  'stock-not-empty',
  /** All passes through the stock are used. */
  'no-redeal',
  /** The second run of Строптивые дамы needs an exhausted packet (R15). */
  'packet-not-empty',
  /** A redeal turns the whole waste. */
  'whole-waste',
  /** Nothing is laid on this pile by hand. */
  'closed-pile',
  /** Cards never leave a foundation. */
  'foundation-keeps',
  /** The packet only refills places (R10). */
  'packet-fills-only',
  /** A queen of the queens' row, or of a place in Отважные дамы, stays where she is (K2, V3). */
  'queen-stays',
  /** The card is face down. */
  'hidden-card',
  /** The captive is freed only by the completed suit above it (T5). */
  'captive-held',
  /** A freed captive goes only to the kings' row (T5). */
  'captive-row-only',
  /** From this pile, or to this one, cards go one at a time. */
  'one-at-a-time',
  /** Only single cards are moved on the table. */
  'single-cards-only',
  /** Only the whole pile is moved (N5). */
  'whole-pile-only',
  /** Only the whole pile or its top card is moved (M3). */
  'whole-or-top-only',
  /** The cards do not form one run. */
  'not-a-run',
  /** Cards of the table are not packed on each other under these rules (C2). */
  'no-packing',
  /** An empty foundation is started by another rank. */
  'wrong-base',
  /** The first empty foundation is filled first. */
  'first-empty',
  /** Kings fill their row from left to right (T3). */
  'row-order',
  /** The foundation is complete. */
  'foundation-complete',
  /** The suit does not fit. */
  'wrong-suit',
  /** The colours must alternate (N4). */
  'wrong-colour',
  /** The rank does not follow. */
  'wrong-rank',
  /** Nothing is laid on this card. */
  'takes-nothing',
  /** This card is laid on nothing on the table. */
  'lies-on-nothing',
  /** Empty places are refilled by rule, not by hand. */
  'place-refills',
  /** An empty place takes only the top card of the waste (N7). */
  'waste-only',
  /** An empty place takes only a king. */
  'kings-only',
  /** The place is not in play until the packet is exhausted (V4). */
  'place-shut',
  /** Moving a whole pile to an empty place changes nothing. */
  'changes-nothing',
] as const;

/** A refusal as the public surface names it. */
export type RefusalReason = (typeof REASONS)[number];
