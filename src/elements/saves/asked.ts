/** What games are kept by. */
import type { Game, GameDefinition, Rules } from '../../engine/index.js';
import { changedRules } from '../../engine/changed-rules.js';
import type { Opening, OpeningHost } from '../opening.js';
import { readRules } from '../options.js';
import { readDeal } from '../requests.js';

/** A beginning, then the rules that are not as in the book: `kenfild&draw=1`. */
const withRules = (begin: string, definition: GameDefinition, rules: Rules): string =>
  [begin, ...changedRules(definition, rules).map((rule) => rule.join('='))].join('&');

/** What the page asks for, the link in its address first: `kenfild=daily&draw=1`. */
export const askedOf = (host: OpeningHost, { link, definition }: Opening): string =>
  link ?? withRules(`${definition.id}=${readDeal(host.deal) ?? 'random'}`, definition, readRules(host, definition));

/** What statistics are kept by: `kenfild&draw=1`. */
export const rulesKey = ({ id, definition, rules }: Game): string => withRules(id, definition, rules);
