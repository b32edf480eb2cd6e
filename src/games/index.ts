/** The eight games, in the order of their books. */
import type { GameDefinition } from '../engine/definition.js';
import { damskiy } from './damskiy.js';
import { damyKuvyrkom } from './damy-kuvyrkom.js';
import { kenfild } from './kenfild.js';
import { kongress } from './kongress.js';
import { korolDamaValet } from './korol-dama-valet.js';
import { otvazhnyeDamy } from './otvazhnye-damy.js';
import { stroptivyeDamy } from './stroptivye-damy.js';
import { tsarstvoZhenshchin } from './tsarstvo-zhenshchin.js';

export const allGames: readonly GameDefinition[] = [
  stroptivyeDamy,
  tsarstvoZhenshchin,
  damskiy,
  otvazhnyeDamy,
  kongress,
  korolDamaValet,
  kenfild,
  damyKuvyrkom,
];
