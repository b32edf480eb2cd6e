/** The lists of winnable deals of all games: for servers and scripts; an element takes the one of its game when it is asked for. */
import type { WinnableLists } from '../engine/index.js';
import { lists as damskiy } from './damskiy.js';
import { lists as damyBliznetsy } from './damy-bliznetsy.js';
import { lists as damyKuvyrkom } from './damy-kuvyrkom.js';
import { lists as kenfild } from './kenfild.js';
import { lists as kongress } from './kongress.js';
import { lists as korolDamaValet } from './korol-dama-valet.js';
import { lists as otvazhnyeDamy } from './otvazhnye-damy.js';
import { lists as skorpion } from './skorpion.js';
import { lists as stroptivyeDamy } from './stroptivye-damy.js';
import { lists as tsarstvoZhenshchin } from './tsarstvo-zhenshchin.js';

export const allLists: Readonly<Record<string, WinnableLists>> = {
  'stroptivye-damy': stroptivyeDamy,
  'tsarstvo-zhenshchin': tsarstvoZhenshchin,
  damskiy,
  'otvazhnye-damy': otvazhnyeDamy,
  kongress,
  'korol-dama-valet': korolDamaValet,
  kenfild,
  'damy-kuvyrkom': damyKuvyrkom,
  'damy-bliznetsy': damyBliznetsy,
  skorpion,
};
