/** How often each patience comes out; `npm run lists` writes this file from what scripts/data keeps. */
import type { Odds } from '../../locales/rules/facts.js';

/** By game, then by the options that are not the book’s. */
export const MEASURED: Readonly<Record<string, Readonly<Record<string, Odds>>>> = {
  'stroptivye-damy': {
    '': {
      how: 'can',
      deals: 120,
      won: 94,
      lost: 0,
    },
  },
  'tsarstvo-zhenshchin': {
    '': {
      how: 'can',
      deals: 120,
      won: 0,
      lost: 0,
    },
    'passes=2': {
      how: 'can',
      deals: 120,
      won: 105,
      lost: 0,
    },
    'payment=talon': {
      how: 'can',
      deals: 120,
      won: 28,
      lost: 0,
    },
  },
  damskiy: {
    '': {
      how: 'can',
      deals: 120,
      won: 96,
      lost: 0,
    },
  },
  'otvazhnye-damy': {
    '': {
      how: 'can',
      deals: 120,
      won: 63,
      lost: 0,
    },
  },
  kongress: {
    '': {
      how: 'can',
      deals: 120,
      won: 30,
      lost: 0,
    },
    'passes=2': {
      how: 'can',
      deals: 120,
      won: 71,
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
      deals: 120,
      won: 13,
      lost: 27,
    },
    'draw=1': {
      how: 'can',
      deals: 120,
      won: 67,
      lost: 0,
    },
    'passes=unlimited,packing=run,spaces=any,wrap=to-base': {
      how: 'can',
      deals: 120,
      won: 67,
      lost: 12,
    },
    'passes=unlimited,wrap=to-base': {
      how: 'can',
      deals: 120,
      won: 70,
      lost: 14,
    },
  },
  'damy-kuvyrkom': {
    '': {
      how: 'can',
      deals: 120,
      won: 8,
      lost: 0,
    },
  },
};
