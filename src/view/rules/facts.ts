/** Reads from a game's definition all that its rules pages say in numbers, ranks and options. */
import { RANKS, type GameDefinition, type Rank, type Role, type Rules } from '../../engine/index.js';
import type { FoundationFacts, Order, PaymentFacts, RulesFacts, TableFacts } from '../../locales/rules/facts.js';
import type { Kinds } from './kinds.js';
import { oddsFor } from './odds.js';
import type { Plan } from './plan.js';

const PACK = RANKS.length * 4;

type Group = Plan['piles'][number];
type Ranks = NonNullable<Group['build']>['ranks'];

/** The facts of a game under these rules; `kinds` of the arrangement that is drawn. */
export function factsOf(definition: GameDefinition, rules: Rules, kinds: Kinds): RulesFacts {
  const plan = definition.plan(rules);
  const { packs } = definition;
  const { stock } = plan;
  const [first = suitFacts(plan), ...others] = groupsOf(plan, 'foundation').map(foundationFacts);
  const book = Object.fromEntries(definition.rules.map(({ name, values }) => [name, values[0]]));
  return {
    packs,
    packCards: PACK,
    cards: packs * PACK,
    rules,
    book,
    changed: Object.keys(book).filter((name) => rules[name] !== book[name]),
    stock: {
      cards: packs * PACK - dealtIn(plan),
      draw: stock.draw,
      passes: stock.passes,
      shuffled: stock.between === 'shuffle',
      afterReserve: stock.onlyAfter === 'reserve',
    },
    reserve: dealtTo(plan, 'reserve'),
    table: tableFacts(plan),
    foundations: [first, ...others],
    captives: countOf(plan, 'captive'),
    queens: countOf(plan, 'queen'),
    payments: Object.fromEntries(
      (plan.payments ?? [])
        .filter((payment) => canHappen(plan, payment))
        .map(({ on, count, from, end }): [string, PaymentFacts] => [on, { count, from, end }]),
    ),
    up: 'up' in plan.goal ? plan.goal.up : PACK * packs,
    odds: oddsFor(definition, rules),
    oddsWith: (others) => oddsFor(definition, { ...book, ...others }),
    mark: (role, second = false) => {
      const kind = kinds.all.find((other) => other.role === role && other.second === second);
      return kind === undefined ? '' : `\u00a0(${kind.letter})`;
    },
  };
}

/** Plans of a family share their payments, though not every occasion comes in every game. */
function canHappen(plan: Plan, { rank, on }: NonNullable<Plan['payments']>[number]): boolean {
  if (on === 'raise') return plan.stays !== rank;
  return on !== 'stock-fill' || groupsOf(plan, 'tableau').some(({ fill = [] }) => fill.flat().includes('stock'));
}

const groupsOf = ({ piles }: Plan, role: Role): readonly Group[] => piles.filter((group) => group.role === role);

const countOf = (plan: Plan, role: Role): number => groupsOf(plan, role).reduce((sum, { count = 1 }) => sum + count, 0);

/** How many cards one step of the deal lays out. */
function laid(plan: Plan, step: Plan['deal'][number]): number {
  if ('base' in step) return 1;
  // A pack has four cards of a rank, and games that pick ranks out have one pack.
  if ('pick' in step) return step.pick.length * 4;
  return step.each * (step.piles ?? countOf(plan, step.to));
}

const dealtIn = (plan: Plan): number => plan.deal.reduce((sum, step) => sum + laid(plan, step), 0);

const dealtTo = (plan: Plan, role: Role): number =>
  plan.deal.reduce((sum, step) => ('to' in step && step.to === role ? sum + laid(plan, step) : sum), 0);

/** Ranks from low to high. */
function orderOf(ranks: Ranks | undefined): Order {
  if (ranks === undefined || ranks === 'base' || ranks === 'ring') return null;
  const [low, high] = ranks.split('-').map((rank) => RANKS.indexOf(rank as Rank));
  const from = low ?? 0;
  const steps = ((high ?? 0) - from + RANKS.length) % RANKS.length;
  return Array.from({ length: steps + 1 }, (_, step) => RANKS[(from + step) % RANKS.length] ?? 'A');
}

function foundationFacts({ count = 1, build }: Group): FoundationFacts {
  const order = orderOf(build?.ranks);
  const cards = order?.length ?? RANKS.length;
  return { count, cards, order: build?.lay === 'down' && order !== null ? order.toReversed() : order };
}

/** Where a game has no foundations, whole suits on the table are what they are elsewhere. */
function suitFacts({ piles, goal }: Plan): FoundationFacts {
  const build = piles.find(({ role }) => role === 'tableau')?.build;
  return foundationFacts({ role: 'tableau', count: 'suits' in goal ? goal.suits : 0, ...(build && { build }) });
}

function tableFacts(plan: Plan): TableFacts {
  const [group] = groupsOf(plan, 'tableau');
  const step = plan.deal.find((candidate) => 'each' in candidate && candidate.to === 'tableau');
  const places = countOf(plan, 'tableau');
  const [each, dealt = places] = step !== undefined && 'each' in step ? [step.each, step.piles] : [0, 0];
  return {
    places,
    dealt,
    each,
    order: orderOf(group?.build?.ranks),
    ring: group?.build?.ranks === 'ring',
    leaves: group?.leaves ?? 'nothing',
    packs: group?.goes?.includes('tableau') === true,
    fills: group?.fill ?? [],
    free: group?.space?.from?.includes('tableau') === true,
    hidden: { places: group?.hidden?.length ?? 0, each: [...new Set(group?.hidden)] },
  };
}
