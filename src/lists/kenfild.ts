/** Deals that can be won, with their difficulty; `npm run lists` writes this file (docs/difficulty.md). */
import type { WinnableLists } from '../engine/index.js';

export const lists: WinnableLists = {
  rated: true,
  byRules: {
    '': 'JuRDJV9tLZKX1',
    'draw=1': 'ACFFJBADBABAAACANGFCCDCAGBAADLFBAAJCCADBEEOEEBEFBCBCCBABBECFQHFRBID',
    'passes=unlimited,packing=run,spaces=any,wrap=to-base':
      'FCARABDDABFACDAADHBLACDAAFELCBAAHCACACFOKCFAJBFBAEKDBCECHHBBFBBGEIB',
    'passes=unlimited,wrap=to-base': 'FBARACEDABEABDAADIBMBDAADFKCABAGDBABFIFKCEBJBFAACAFICBCFCFCCEBBEBBGCCK',
  },
};
