/** What a search asks of a law over and over, made ready for speed: sets of piles as bits, policies as numbers. */
import type { PileGroup, Plan } from './definition.js';
import type { Law } from './law.js';
import { isPlain, sourcesOf } from './sources.js';
import { Takers } from './takers.js';

export class Ways {
  /** What each pile takes. */
  readonly takers: Takers;
  /** Every tableau pile is one open run at all times: single cards are dealt, and all others are laid as they fit. */
  readonly alwaysRuns: boolean;
  /**
   * One pack, nothing follows but what is moved, and every run leaves in parts and is built by colours, down to the rank
   * that starts the foundations: what lies on a card may lie on the other of its rank and colour as well.
   */
  readonly partsAlike: boolean;
  /** The piles from which cards may be moved by hand, the stock aside, as numbers of `sources.ts`. */
  readonly sources: Int32Array;
  /** `plainMoves` lists them all. */
  readonly plain: boolean;
  /** Sets of piles: the foundations; those of which every empty one is a place of its own; … */
  readonly foundationBits: number;
  readonly eachBits: number;
  /** … those refilled by rule where some place may have two sources at once; those that refill others. */
  readonly choiceBits: number;
  readonly fillerBits: number;
  /** One per pile; piles with the same salt are interchangeable in the hash. */
  readonly salts: Int32Array;

  constructor(law: Law) {
    const { groups, plan } = law;
    this.takers = new Takers(law);
    this.alwaysRuns = onlyRuns(plan);
    this.partsAlike = this.alwaysRuns && law.quiet && law.definition.packs === 1 && groups.every(isAlike);
    this.sources = sourcesOf(law, this.alwaysRuns);
    this.plain = isPlain(this.sources);
    this.foundationBits = law.bits(({ role }) => role === 'foundation');
    this.eachBits = law.bits(({ role, space }) => role === 'tableau' || space?.each === true);
    const hasChoice = groups.some(({ fill }) => fill?.some((roles) => roles.length > 1));
    this.choiceBits = hasChoice ? law.refillBits : 0;
    const fillers = new Set(law.fills.flat(2));
    this.fillerBits = law.bits((_, pile) => fillers.has(pile));
    this.salts = Int32Array.from(groups, (group, pile) => {
      // Piles of one group can change places, unless a captive lies under each or the stock is dealt to the first of them.
      const own = group.role === 'tableau' ? law.plan.stock.turn === 'spread' : law.captive >= 0;
      return Math.imul(0x3c6ef372, 1 + (own ? 64 + pile : groups.indexOf(group)));
    });
  }
}

const known = new WeakMap<Law, Ways>();

/** The ways of a law; made once. */
export function waysOf(law: Law): Ways {
  let ways = known.get(law);
  if (ways === undefined) known.set(law, (ways = new Ways(law)));
  return ways;
}

/** `Ways.partsAlike`, of one group. */
const isAlike = ({ role, leaves, build, space }: PileGroup): boolean =>
  role === 'tableau'
    ? leaves === 'run' && build?.suit === 'alternate' && build.ranks === 'base' && build.lay === 'down'
    : role !== 'foundation' || space?.takes === 'base';

/** True where no tableau pile can ever be anything but one open run. */
function onlyRuns(plan: Plan): boolean {
  const places = plan.piles.filter(({ role }) => role === 'tableau');
  const builds = new Set(places.map(({ build }) => `${build?.ranks} ${build?.lay} ${build?.suit}`));
  const dealt = plan.deal.reduce((sum, step) => sum + ('each' in step && step.to === 'tableau' ? step.each : 0), 0);
  const open = places.every(
    ({ leaves, faces, hidden }) => leaves !== 'tail' && faces === undefined && hidden === undefined,
  );
  return dealt <= 1 && builds.size === 1 && open && plan.stock.turn !== 'spread';
}
