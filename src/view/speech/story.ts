/** What a move did, read off its transfers: facts in their order. */
import type { CardCode, Move, Transfer } from '../../engine/index.js';
import type { Fact } from '../../locales/locale.js';
import { roleOf } from '../grip.js';
import {
  fillChoice,
  fullSize,
  infoOf,
  isSpread,
  isTurn,
  placeOf,
  seenAt,
  seenTop,
  sizeOf,
  type Spoken,
} from './outline.js';
import { isTwin } from './target.js';

/** A transfer with the sizes of its two piles just after it. */
interface Step extends Transfer {
  readonly left: number;
  readonly held: number;
}

/** The sizes after each transfer, reckoned back from the table as it is now. */
function steps(game: Spoken, transfers: readonly Transfer[]): readonly Step[] {
  const sizes = new Map(game.piles.map(({ id, cards }) => [id, cards.length]));
  const size = (id: string): number => sizes.get(id) ?? 0;
  return [...transfers]
    .reverse()
    .map((transfer): Step => {
      const { from, to, cards } = transfer;
      const step = { ...transfer, left: size(from), held: size(to) };
      sizes.set(from, size(from) + cards.length);
      sizes.set(to, size(to) - cards.length);
      return step;
    })
    .reverse();
}

const lowest = (cards: readonly CardCode[]): CardCode => cards[0] ?? 'AS';
const highest = (cards: readonly CardCode[]): CardCode => cards[cards.length - 1] ?? 'AS';

/** True where a card arrived at an empty place that the rules refill from there. */
function isFill(game: Spoken, step: Step, index: number): boolean {
  if (roleOf(step.to) !== 'tableau') return false;
  const fillers = infoOf(game, step.to)?.group.fill?.flat() ?? [];
  return index > 0 || (step.held === 1 && fillers.some((role) => role === roleOf(step.from)));
}

/** True where the next transfer takes the card that has just arrived up to a foundation. */
const risesNext = (step: Step, next: Step | undefined): boolean =>
  next !== undefined && next.from === step.to && roleOf(next.to) === 'foundation';

function moved(game: Spoken, step: Step): Fact {
  const { from, to, cards, held } = step;
  const onto = seenAt(game.pile(to), held - cards.length - 1);
  return {
    kind: 'moved',
    card: lowest(cards),
    more: cards.length - 1,
    from: placeOf(game, from),
    to: placeOf(game, to),
    onto,
    twin: isTwin(game, to, onto),
  };
}

/** What one transfer is; null for one that is part of the fact before it. */
function factOf(
  game: Spoken,
  step: Step,
  index: number,
  before: Step | undefined,
  next: Step | undefined,
): Fact | null {
  const { from, to, cards } = step;
  const count = cards.length;
  if (from === to) return { kind: 'freed', card: highest(cards), place: placeOf(game, to) };
  if (to === 'stock' && step.toEnd === 'top') {
    const shuffled = game.plan.stock.between === 'shuffle';
    return { kind: 'redealt', shuffled, pass: game.pass, passes: game.passes };
  }
  if (to === 'stock') {
    const herself = from === 'waste' && before?.from === 'stock' && before.to === 'waste' && step.left === 0;
    return { kind: 'paid', count, from: placeOf(game, from), end: step.fromEnd, left: step.left, herself };
  }
  if (from === 'stock' && to === 'waste') {
    return { kind: 'turned', card: highest(cards), count, rises: risesNext(step, next) };
  }
  if (to === 'reserve') return { kind: 'inherited', reserve: placeOf(game, to), card: highest(cards), count };
  if (isFill(game, step, index)) {
    const rises = risesNext(step, next);
    return { kind: 'filled', card: highest(cards), from: placeOf(game, from), to: placeOf(game, to), rises };
  }
  return before !== undefined && risesNext(before, step) ? null : moved(game, step);
}

/** What follows from one transfer besides: a complete foundation, an exhausted reserve. */
function followings(game: Spoken, { from, to, cards, held, left }: Step): Fact[] {
  const following: Fact[] = [];
  if (roleOf(to) === 'foundation' && held === fullSize(game, to)) {
    following.push({ kind: 'completed', card: highest(cards), whole: held >= 12 });
  }
  if (from === 'reserve' && left === 0) {
    const opens = game.layout.find(({ group }) => group.shutUntilGone === 'reserve');
    const place = opens === undefined ? null : placeOf(game, opens.id);
    following.push({ kind: 'reserve-gone', reserve: placeOf(game, from), opens: place });
  }
  return following;
}

/** Where suits are completed on the table: those that these moves have made whole, each in a pile of its own. */
function fullSuits(game: Spoken, transfers: readonly Transfer[]): readonly Fact[] {
  if (!('suits' in game.plan.goal)) return [];
  const touched = new Set(transfers.flatMap(({ from, to }) => [from, to]));
  return [...touched].flatMap((id) => {
    const ranks = infoOf(game, id)?.ranks ?? [];
    const { cards } = game.pile(id);
    const first = cards[0]?.card ?? '';
    const isFull = cards.every(
      ({ card, faceUp }, at) => faceUp && card.startsWith(ranks[cards.length - 1 - at] ?? ' ') && card[1] === first[1],
    );
    return cards.length === 13 && isFull
      ? [{ kind: 'completed', card: highest(cards.map(({ card }) => card)), whole: true } as const]
      : [];
  });
}

/** The card that lies open on a pile now because what lay on it has gone; or that nothing lies there any more. */
function openedAt(game: Spoken, id: string): readonly Fact[] {
  const role = roleOf(id);
  if (role !== 'tableau' && role !== 'waste' && role !== 'reserve') return [];
  const pile = game.pile(id);
  const card = seenTop(pile);
  const place = placeOf(game, id);
  if (card !== null) return [{ kind: 'opened', card, place }];
  // Of a reserve it is told otherwise; of a place to be filled it is asked what shall come there.
  const bare = pile.cards.length === 0 && role !== 'reserve' && game.status === 'playing';
  return bare && game.placeToFill !== id ? [{ kind: 'emptied', place }] : [];
}

/** The last card has left the stock. */
const stockGone = (game: Spoken, transfers: readonly Transfer[]): readonly Fact[] =>
  sizeOf(game, 'stock') === 0 && transfers.some(({ from }) => from === 'stock') ? [{ kind: 'stock-gone' }] : [];

/** Of a waste that becomes the stock or the reserve nothing more is to be said. */
const isLaid = (to: string): boolean => to !== 'stock' && to !== 'reserve';

/** All that there is to say of a move; the game is as it is after it. */
export function storyOf(game: Spoken, transfers: readonly Transfer[]): readonly Fact[] {
  const all = steps(game, transfers);
  const [first] = all;
  if (first !== undefined && isSpread(game, first)) {
    const cards = transfers.map(({ cards, to }) => ({ card: highest(cards), to: placeOf(game, to) }));
    return [{ kind: 'spread', cards }, ...fullSuits(game, transfers), ...stockGone(game, transfers)];
  }
  const arrivals = new Set(transfers.map(({ to }) => to));
  const lastTaken = new Map(
    transfers.flatMap(({ from, fromEnd, to }, index) =>
      fromEnd === 'top' && isLaid(to) ? [[from, index] as const] : [],
    ),
  );
  // What the player's own card laid bare is said at once (after a captive that it freed), the rest at the end.
  const opened = (when: (index: number) => boolean): readonly Fact[] =>
    [...lastTaken].flatMap(([id, index]) => (when(index) && !arrivals.has(id) ? openedAt(game, id) : []));
  const early = all[1] !== undefined && all[1].from === all[1].to ? 1 : 0;
  const facts = all.flatMap((step, index) => {
    const fact = factOf(game, step, index, all[index - 1], all[index + 1]);
    const bared = index === early ? opened((taken) => taken === 0) : [];
    return [...(fact === null ? [] : [fact]), ...followings(game, step), ...bared];
  });
  facts.push(...opened((taken) => taken > 0), ...fullSuits(game, transfers));
  if (game.status !== 'playing') return facts;
  facts.push(...stockGone(game, transfers));
  const choice = fillChoice(game);
  return choice === null ? facts : [...facts, { kind: 'choice', ...choice }];
}

/** What taking a move back did; the game is as it is after that. */
export function storyBack(game: Spoken, move: Move): Fact {
  const { from, to, count } = move;
  if (to === 'stock') return { kind: 'redealt-back', pass: game.pass, passes: game.passes };
  if (isTurn(game, move)) return { kind: 'turned-back', count };
  const pile = game.pile(from);
  const card = seenAt(pile, pile.cards.length - count);
  return { kind: 'moved-back', card, more: count - 1, to: placeOf(game, from) };
}
