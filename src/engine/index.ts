/** What the other rooms may use of the engine. */
export {
  createEngine,
  type DailyOptions,
  type DealOptions,
  type Expectation,
  type GameInfo,
  type Verification,
} from './api.js';
export { RANKS, SUITS, type CardCode, type Rank, type Suit } from './cards.js';
export type { Arrangement, Arrangements, GameDefinition, PileInfo, Role, Rules } from './definition.js';
export { dailyNumber } from './daily.js';
export type { Difficulty, WinnableLists } from './winnable.js';
export { autoMove, finishLine, onlyRepeats } from './ahead.js';
export { PatienceError, type PatienceErrorCode } from './error.js';
export { Game } from './game.js';
export type { End, Move, Pile, PileCard, Status, Transfer } from './game-types.js';
export { REASONS, type RefusalReason } from './reasons.js';
export { dealNumber } from './deal-number.js';
export { isDealNumber, numberedGame, randomDeal } from './numbered.js';
export { resolveRules } from './rules.js';
