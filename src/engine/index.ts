/** What the other rooms may use of the engine. */
export {
  createEngine,
  randomDeal,
  type DealOptions,
  type Engine,
  type Expectation,
  type GameInfo,
  type Verification,
} from './api.js';
export { RANKS, SUITS, type CardCode, type Rank, type Suit } from './cards.js';
export type { Arrangement, Arrangements, GameDefinition, PileGroup, PileInfo, Role, Rules } from './definition.js';
export { PatienceError, type PatienceErrorCode } from './error.js';
export { Game, type End, type Move, type Pile, type PileCard, type Status, type Transfer } from './game.js';
export { REASONS, type RefusalReason } from './reasons.js';
export { isDealNumber } from './record.js';
export { resolveRules } from './rules.js';
