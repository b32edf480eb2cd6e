/** . */
import type { WinnableLists } from '../engine/index.js';

export const lists: WinnableLists = {
  rated: true,
  byRules: {},
};
