/** `patience-elements/engine`: all games without a page. Runs in Node, in workers, on servers. */
import { createEngine } from './engine/index.js';
import { allGames } from './games/index.js';
import { allLists } from './lists/index.js';

export const { games, deal, restore, verify, dailyDeal } = createEngine(allGames, allLists);

export { PatienceError } from './engine/index.js';
export type {
  CardCode,
  DailyOptions,
  DealOptions,
  Difficulty,
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
