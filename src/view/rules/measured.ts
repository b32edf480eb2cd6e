/** How often each patience comes out; `npm run lists` writes this file from what scripts/data keeps. */
import type { Odds } from '../../locales/rules/facts.js';

/** By game, then by the options that are not the book’s. */
export const MEASURED: Readonly<Record<string, Readonly<Record<string, Odds>>>> = {
  'stroptivye-damy': {
    '': {
      how: 'can',
      deals: 2420,
      won: 2022,
      lost: 0,
    },
  },
  'tsarstvo-zhenshchin': {
    '': {
      how: 'can',
      deals: 1000,
      won: 1,
      lost: 0,
    },
    'passes=2': {
      how: 'can',
      deals: 2250,
      won: 2217,
      lost: 0,
    },
    'payment=talon': {
      how: 'can',
      deals: 4080,
      won: 2039,
      lost: 0,
    },
  },
  damskiy: {
    '': {
      how: 'can',
      deals: 2650,
      won: 2088,
      lost: 0,
    },
  },
  'otvazhnye-damy': {
    '': {
      how: 'can',
      deals: 2850,
      won: 2388,
      lost: 0,
    },
  },
  kongress: {
    '': {
      how: 'can',
      deals: 2850,
      won: 2270,
      lost: 0,
    },
    'passes=2': {
      how: 'can',
      deals: 2150,
      won: 2150,
      lost: 0,
    },
  },
  'korol-dama-valet': {
    '': {
      how: 'does',
      deals: 100000,
      won: 73497,
      lost: 26503,
    },
    'between-passes=turn': {
      how: 'does',
      deals: 100000,
      won: 97023,
      lost: 2977,
    },
    'between-passes=turn,passes=1': {
      how: 'does',
      deals: 100000,
      won: 0,
      lost: 100000,
    },
    'between-passes=turn,passes=2': {
      how: 'does',
      deals: 100000,
      won: 11376,
      lost: 88624,
    },
    'passes=1': {
      how: 'does',
      deals: 100000,
      won: 0,
      lost: 100000,
    },
    'passes=2': {
      how: 'does',
      deals: 100000,
      won: 4309,
      lost: 95691,
    },
  },
  kenfild: {
    '': {
      how: 'can',
      deals: 9600,
      won: 2054,
      lost: 4532,
    },
    'draw=1': {
      how: 'can',
      deals: 3400,
      won: 2535,
      lost: 12,
    },
    'passes=unlimited,packing=run,spaces=any,wrap=to-base': {
      how: 'can',
      deals: 3050,
      won: 2128,
      lost: 611,
    },
    'passes=unlimited,wrap=to-base': {
      how: 'can',
      deals: 3250,
      won: 2085,
      lost: 686,
    },
  },
  'damy-kuvyrkom': {
    '': {
      how: 'can',
      deals: 4850,
      won: 2015,
      lost: 0,
    },
  },
  'damy-bliznetsy': {
    '': {
      how: 'can',
      deals: 2080,
      won: 2080,
      lost: 0,
    },
  },
  skorpion: {
    '': {
      how: 'can',
      deals: 20000,
      won: 2445,
      lost: 10171,
    },
  },
};
