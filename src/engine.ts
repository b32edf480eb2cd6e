/** `patience-elements/engine`: the eight games without a page. Runs in Node, in workers, on servers. */
import { createEngine } from './engine/index.js';
import { allGames } from './games/index.js';

export const { games, deal, restore, verify, dailyDeal } = createEngine(allGames);

export { PatienceError } from './engine/index.js';
export type {
  CardCode,
  DealOptions,
  Expectation,
  Game,
  GameInfo,
  Move,
  PatienceErrorCode,
  Pile,
  PileCard,
  RefusalReason,
  Rules,
  Status,
  Transfer,
  Verification,
} from './engine/index.js';
