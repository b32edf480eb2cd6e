import { existsSync, readFileSync } from 'node:fs';

/** What is known of a deal after two looks: a proof before none, and more effort before less. */
const better = (one, other) => {
  if (one === undefined) return other;
  if ((one.verdict === 'unknown') !== (other.verdict === 'unknown')) return one.verdict === 'unknown' ? other : one;
  if (one.verdict !== other.verdict) throw new Error(`Deal ${one.deal} is both ${one.verdict} and ${other.verdict}.`);
  return (other.budget ?? 0) > (one.budget ?? 0) ? other : one;
};

/**
 * Reads JSON lines; a last line that was cut short is left out.
 * @param {string[]} files
 * @returns {Map<number, object>} by deal number, ascending
 */
export function readOutcomes(files) {
  const known = new Map();
  for (const file of files) {
    if (!existsSync(file)) continue;
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      if (!line.endsWith('}')) continue;
      const outcome = JSON.parse(line);
      known.set(outcome.deal, better(known.get(outcome.deal), outcome));
    }
  }
  return new Map([...known].sort(([one], [other]) => one - other));
}
