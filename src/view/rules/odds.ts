/**
 * How often a patience comes out, where it was measured under exactly these rules. A game or a choice of rules that is not
 * here is not spoken of.
 */
import type { Rules } from '../../engine/index.js';
import type { Odds } from '../../locales/rules/facts.js';

type Row = readonly [rules: Rules, odds: Odds];

const shuffled = { 'between-passes': 'shuffle' };
const turned = { 'between-passes': 'turn' };
const played = (percent: number): Odds => ({ percent, deals: 1_000_000, how: 'does' });
const canfield = { draw: '3', packing: 'pile', spaces: 'waste', wrap: 'full' };

const MEASURED: Readonly<Record<string, readonly Row[]>> = {
  'korol-dama-valet': [
    [{ ...shuffled, passes: '2' }, played(4.3)],
    [{ ...shuffled, passes: '3' }, played(73.5)],
    [{ ...turned, passes: '2' }, played(11.5)],
    [{ ...turned, passes: '3' }, played(97)],
  ],
  kenfild: [
    [
      { ...canfield, passes: '4' },
      { percent: 28, deals: 1000, how: 'can' },
    ],
  ],
};

export const oddsFor = (game: string, rules: Rules): Odds | null =>
  MEASURED[game]?.find(([known]) => Object.keys(known).every((name) => known[name] === rules[name]))?.[1] ?? null;
