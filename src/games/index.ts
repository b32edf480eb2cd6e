/** All games: those of the four books in their order, then those of others. */
import type { GameDefinition } from '../engine/definition.js';
import { damskiy } from './damskiy.js';
import { damyBliznetsy } from './damy-bliznetsy.js';
import { damyKuvyrkom } from './damy-kuvyrkom.js';
import { kenfild } from './kenfild.js';
import { kongress } from './kongress.js';
import { korolDamaValet } from './korol-dama-valet.js';
import { otvazhnyeDamy } from './otvazhnye-damy.js';
import { skorpion } from './skorpion.js';
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
  damyBliznetsy,
  skorpion,
];
