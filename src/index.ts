/** `patience-elements`: classes, events and types. Nothing is registered by importing it. */
export { PatienceStroptivyeDamy } from './elements/stroptivye-damy.js';
export { PatienceTsarstvoZhenshchin } from './elements/tsarstvo-zhenshchin.js';
export { PatienceDamskiy } from './elements/damskiy.js';
export { PatienceOtvazhnyeDamy } from './elements/otvazhnye-damy.js';
export { PatienceKongress } from './elements/kongress.js';
export { PatienceKorolDamaValet } from './elements/korol-dama-valet.js';
export { PatienceKenfild } from './elements/kenfild.js';
export { PatienceDamyKuvyrkom } from './elements/damy-kuvyrkom.js';
export { PatienceDamyBliznetsy } from './elements/damy-bliznetsy.js';
export { PatienceSkorpion } from './elements/skorpion.js';
export { PatienceElement } from './elements/patience-element.js';
export {
  PatienceDealEvent,
  PatienceLoseEvent,
  PatienceMoveEvent,
  PatienceRefuseEvent,
  PatienceWinEvent,
  type EventGame,
  type MoveCause,
  type PatienceEventMap,
  type Result,
} from './elements/events.js';
export {
  PatienceHintEvent,
  PatienceVerdictEvent,
  type HintDetail,
  type HintReason,
  type Verdict,
} from './elements/advice-events.js';
export { PatienceSaveErrorEvent, SaveError, type SaveErrorCode } from './elements/save-events.js';
export type { GameView } from './elements/game-view.js';
export { registerLocale, type GivenLocale, type Locale } from './locales/index.js';
export { PatienceError } from './engine/index.js';
export type {
  CardCode,
  GameInfo,
  Move,
  PatienceErrorCode,
  Pile,
  PileCard,
  RefusalReason,
  Rules,
  Status,
  Transfer,
} from './engine/index.js';
