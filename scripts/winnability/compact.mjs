// What is kept of the outcomes: a few characters a deal (docs/difficulty.md).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

const folder = join(root, 'scripts/data/winnability');
const played = join(root, 'scripts/data/simulations');
const LOST = '-';
const UNKNOWN = '?';
const NOT_TRIED = '.';
/** Records of won games that are kept of each set of rules. */
const LINES = 3;

/** A file's name: the game, and the options that are not the book's. */
export const nameOf = (game, key) => [game, ...(key === '' ? [] : key.split(','))].join('.');

/** Half-octaves: how often 2 must be multiplied with its root to come to so many tables. */
const effortOf = (nodes) => Math.min(62, Math.round(2 * Math.log2(Math.max(1, nodes))));

/** Writes what is kept of the outcomes of one game under one set of rules. */
export function keep(game, rules, outcomes, digits) {
  const all = [...outcomes.values()];
  const won = all.filter(({ verdict }) => verdict === 'winnable');
  const plays = Math.max(0, ...won.map((outcome) => outcome.plays));
  if (won.some((outcome) => outcome.plays !== plays)) throw new Error('The plain player has not played equally often.');
  const first = all[0].deal;
  let deals = '';
  let next = first;
  for (const { deal, verdict, nodes, plain } of all) {
    deals += NOT_TRIED.repeat(deal - next);
    next = deal + 1;
    if (verdict === 'winnable') deals += digits[effortOf(nodes)] + (plays > 0 ? digits[plain] : '');
    else deals += verdict === 'lost' ? LOST : UNKNOWN;
  }
  const limits = (name) => [...new Set(all.map((outcome) => outcome[name]))].filter((limit) => limit !== null);
  const lines = Array.from({ length: Math.min(LINES, won.length) }, (_, index) => {
    return won[Math.floor((index * won.length) / LINES)].record;
  });
  const numeric = (one, other) => one - other;
  const kept = { game, rules, nodes: limits('budget').sort(numeric), seconds: limits('seconds').sort(numeric) };
  const text = JSON.stringify({ ...kept, plays, first, deals, lines }, null, 1);
  writeFileSync(join(folder, `${nameOf(game, rules)}.json`), `${text}\n`);
}

/** Writes down how many of its deals a plain player won. */
export function keepPlayed(game, rules, first, last, won) {
  writeFileSync(join(played, `${nameOf(game, rules)}.json`), `${JSON.stringify({ game, rules, first, last, won })}\n`);
}

/** What plain players won. */
export const readPlayed = () =>
  readdirSync(played)
    .map((file) => JSON.parse(readFileSync(join(played, file), 'utf8')))
    .sort((one, other) => (one.rules < other.rules ? -1 : 1));

/**
 * All that is kept, the games in their order, the book's rules first.
 * @param {string[]} ids
 */
export function readKept(ids) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const all = files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const order = ({ game, rules }) => `${ids.indexOf(game)} ${rules}`;
  return all.sort((one, other) => (order(one) < order(other) ? -1 : 1));
}

/** Unfolds what is kept: every deal that was tried. */
export function unfold({ plays, first, deals }, digits) {
  const unfolded = [];
  let deal = first;
  for (let at = 0; at < deals.length; at++, deal++) {
    const mark = deals[at];
    if (mark === NOT_TRIED) continue;
    if (mark === LOST || mark === UNKNOWN) unfolded.push({ deal, verdict: mark === LOST ? 'lost' : 'unknown' });
    else {
      const effort = digits.indexOf(mark);
      unfolded.push({ deal, verdict: 'winnable', effort, plain: plays > 0 ? digits.indexOf(deals[++at]) : 0 });
    }
  }
  return unfolded;
}
