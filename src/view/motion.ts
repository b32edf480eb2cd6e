/**
 * Motion. The table is already as it will be; cards are shown coming from where they were seen last, in flight or at
 * rest. Nothing waits for it, and nothing hangs on its end.
 */
import type { Transfer } from '../engine/index.js';
import { backTemplate, type Size } from './faces/index.js';
import { flyUnder, PAID } from './flight.js';
import { pileElement, scaleOf, type Box } from './geometry.js';
import { stillMotion } from './still-motion.js';
import { ownWay, turnOf } from './turn.js';

/** More transfers than this at once are shown by their outcome. */
const MOST = 16;
const EASE = 'cubic-bezier(.2, .75, .25, 1)';
/** One step of a change begins this long after the one that caused it, in ms. */
const STEP = 150;
/** Cards are dealt one after another, all of them within these times, in ms. */
const DEAL = { each: 28, all: 1280 };

/** On a small table cards fly out of sight in this part of their time. */
const SMALL = 0.6;

export type MotionMode = 'normal' | 'fast' | 'none';

/** A card as it was seen, and the step of the change that moves it; -1 for none. */
interface Seen {
  readonly box: Box;
  readonly open: boolean | null;
  readonly step: number;
}

/** Every pile and its cards, bottom → top, before a change. */
export type Snapshot = ReadonlyMap<string, { readonly box: Box; readonly cards: readonly Seen[] }>;

export interface Change {
  /** Null: the cards are dealt. */
  readonly before: Snapshot | null;
  readonly transfers: readonly Transfer[];
  readonly mode: MotionMode;
  /** It was taken back. */
  readonly back: boolean;
  /** How the faces are drawn now. */
  readonly size: Size;
}

export function snapshot(board: HTMLElement): Snapshot {
  return new Map(
    pilesOf(board).map((pile) => {
      const box = pile.getBoundingClientRect();
      const drawn = new Map(cardsOf(pile).map((card) => [Number(card.dataset['index']), card]));
      const cards = Array.from({ length: Number(pile.dataset['count']) }, (_, index) => {
        const card = drawn.get(index);
        return { box: card?.getBoundingClientRect() ?? box, open: card === undefined ? null : isOpen(card), step: -1 };
      });
      return [pile.dataset['pile'] ?? '', { box, cards }] as const;
    }),
  );
}

/** Shows a change: each card comes from where it was. */
export function playChange(board: HTMLElement, change: Change): void {
  const { before, transfers, mode, back, size } = change;
  const layer = layerOf(board);
  if (layer === null || typeof board.animate !== 'function' || document.hidden) return;
  // What is taken back, or dealt over, pays no more.
  if (back || before === null) stopMotion(board);
  else restCards(board);
  pilesOf(board).forEach(recount);
  const still = mode === 'none' || stillMotion() || transfers.length > MOST;
  const pace = (mode === 'fast' ? 0.5 : 1) * (back ? 0.7 : 1);
  const scale = scaleOf(board);
  const turn = turnOf(board);
  const from = before === null ? dealt(board) : followed(before, transfers);
  // All places are read before the first card moves.
  const flights = pilesOf(board).flatMap((pile) =>
    cardsOf(pile).flatMap((card) => {
      const seen = from.get(pile.dataset['pile'] ?? '')?.[Number(card.dataset['index'])];
      if (seen === undefined) return [];
      const end = card.getBoundingClientRect();
      const { x: dx, y: dy } = ownWay(turn, scale, seen.box.left - end.left, seen.box.top - end.top);
      const turned = seen.open !== null && seen.open !== isOpen(card);
      return Math.hypot(dx, dy) < 0.5 && !turned ? [] : [{ pile, card, step: seen.step, dx, dy, turned }];
    }),
  );
  const each = before === null ? Math.min(DEAL.each, DEAL.all / flights.length) : STEP;
  for (const { pile, card, step, dx, dy, turned } of flights) {
    if (step === 0 && before !== null && transfers.length <= MOST) mark(board, card);
    if (still) continue;
    const delay = Math.max(0, step) * each * pace;
    const duration = Math.min(320, 160 + 0.14 * Math.hypot(dx, dy)) * pace;
    const start = `translate(${dx}px, ${dy}px)${turned ? ' scaleX(0)' : ''}`;
    const flight = card.animate([{ transform: start }, { transform: 'none' }], {
      duration,
      delay,
      easing: EASE,
      fill: 'backwards',
    });
    keep(board, flight);
    if (step >= 0) raise(pile, flight);
  }
  if (still) return;
  transfers.forEach((transfer, step) => {
    const origin = before?.get(transfer.from)?.box;
    const target = pileElement(board, transfer.to);
    if (origin === undefined || target === null || !isUnder(transfer)) return;
    const source = pileElement(board, transfer.from);
    const payer = pileElement(board, transfers[0]?.to ?? '');
    const payment = flyUnder(layer, board, {
      from: origin,
      to: target.getBoundingClientRect(),
      count: transfer.cards.length,
      draw: backTemplate(size, { medallion: 'suits' }),
      delay: step * STEP * pace,
      pace: size === 'S' ? Math.min(pace, SMALL) : pace,
    });
    for (const flight of payment) {
      keep(board, flight);
      raise(target, flight, 'paid');
      if (source !== null) raise(source, flight, 'giving');
      // The queen stays lit until her cards have landed.
      if (payer !== null) raise(payer, flight, 'paying');
    }
  });
  if (transfers.some(isShuffle) && !back) riffle(board, pace);
  if (transfers.length > 0 && !back && board.classList.contains('won')) nod(board);
}

/** Ends the flight of cards to where they lie; what flies under the stock goes on. */
export function restCards(board: HTMLElement): void {
  for (const motion of running.get(board) ?? []) if (motion.id !== PAID) motion.finish();
}

/** Ends all motion at once: every card is where it lies. */
export function stopMotion(board: HTMLElement): void {
  // A board that has left the page no longer knows its motions.
  for (const motion of running.get(board) ?? []) motion.cancel();
  running.delete(board);
  layerOf(board)?.replaceChildren();
}

/** Cards of a refused move say so by a short shake. */
export function shake(board: HTMLElement, piles: Iterable<string>, mode: MotionMode): void {
  if (typeof board.animate !== 'function' || mode === 'none' || stillMotion()) return;
  const frames = [0, -4.5, 4.5, -4.5, 4.5, 0].map((percent) => ({ transform: `translateX(${percent}%)` }));
  for (const id of piles) {
    const pile = pileElement(board, id);
    const card = pile === null ? undefined : cardsOf(pile).at(-1);
    if (card !== undefined) keep(board, card.animate(frames, { duration: 240, easing: 'ease-out' }));
  }
}

/** What goes out of sight: under a pile, or face down onto one. */
const isUnder = ({ toEnd, faceUp, from, to }: Transfer): boolean =>
  from !== to && (toEnd === 'bottom' || (!faceUp && to !== 'stock'));

/** What comes to the stock in an order of its own. */
const isShuffle = ({ to, toEnd, reversed, cards }: Transfer): boolean =>
  to === 'stock' && toEnd === 'top' && !reversed && cards.length > 1;

const layerOf = (board: HTMLElement): HTMLElement | null => board.querySelector<HTMLElement>('.flight');
const pilesOf = (board: HTMLElement): HTMLElement[] => [...board.querySelectorAll<HTMLElement>('[data-pile]')];
const cardsOf = (pile: HTMLElement): HTMLElement[] => [...pile.querySelectorAll<HTMLElement>('.card')];
const isOpen = (card: HTMLElement): boolean => card.dataset['card'] !== undefined;

/** Where each card was that lies on the table now: the transfers, played on places. */
function followed(before: Snapshot, transfers: readonly Transfer[]): ReadonlyMap<string, readonly Seen[]> {
  const places = new Map([...before].map(([id, { cards }]) => [id, [...cards]]));
  transfers.forEach(({ from, to, fromEnd, toEnd, reversed, cards }, step) => {
    const source = places.get(from);
    const target = places.get(to);
    if (source === undefined || target === undefined) return;
    const count = cards.length;
    const taken = fromEnd === 'top' ? source.splice(Math.max(0, source.length - count)) : source.splice(0, count);
    const moved = (reversed ? taken.reverse() : taken).map((seen) => ({ ...seen, step }));
    if (toEnd === 'top') target.push(...moved);
    else target.unshift(...moved);
  });
  return places;
}

/** All cards come from the stock, one after another. */
function dealt(board: HTMLElement): ReadonlyMap<string, readonly Seen[]> {
  const box = (pileElement(board, 'stock') ?? board).getBoundingClientRect();
  let step = 0;
  return new Map(
    pilesOf(board).map((pile) => {
      const id = pile.dataset['pile'] ?? '';
      const drawn = new Set(cardsOf(pile).map((card) => Number(card.dataset['index'])));
      const cards = Array.from({ length: Number(pile.dataset['count']) }, (_, index) => ({
        box,
        open: null,
        step: id !== 'stock' && drawn.has(index) ? step++ : step,
      }));
      return [id, id === 'stock' ? [] : cards] as const;
    }),
  );
}

/** What moves on a board, to be ended with it. */
const running = new WeakMap<HTMLElement, Set<Animation>>();

function keep(board: HTMLElement, motion: Animation): void {
  const all = running.get(board) ?? new Set();
  running.set(board, all.add(motion));
  const gone = (): boolean => all.delete(motion);
  motion.finished.then(gone, gone);
}

/**
 * What goes on with a pile, as its data says it: cards come to it, fly under it, leave it from below, or are paid for
 * its queen; and with a card: it has moved.
 */
type Doing = 'arriving' | 'paid' | 'giving' | 'paying' | 'moved';

const doing = new WeakMap<HTMLElement, Map<Doing, number>>();

/** A pile or card says what goes on with it while a motion lasts. */
function raise(pile: HTMLElement, flight: Animation, what: Doing = 'arriving'): void {
  const counts = doing.get(pile) ?? new Map<Doing, number>();
  doing.set(pile, counts.set(what, (counts.get(what) ?? 0) + 1));
  pile.toggleAttribute(`data-${what}`, true);
  recount(pile);
  const settle = (): void => {
    const left = (counts.get(what) ?? 1) - 1;
    counts.set(what, left);
    if (left === 0) pile.removeAttribute(`data-${what}`);
    recount(pile);
  };
  flight.finished.then(settle, settle);
}

/** As long as cards fly under a pile, it shows the count of those that have landed; the pile they come from, of the others. */
function recount(pile: HTMLElement): void {
  const { count } = pile.dataset;
  if (count === undefined) return;
  const counts = doing.get(pile);
  const flying = (counts?.get('giving') ?? 0) - (counts?.get('paid') ?? 0);
  const number = pile.querySelector('.number, data');
  if (flying === 0) number?.removeAttribute('data-shown');
  else number?.setAttribute('data-shown', String(Math.max(0, Number(count) + flying)));
}

/** The stock is shuffled: once its cards have come, its halves part and fall together, twice. */
function riffle(board: HTMLElement, pace: number): void {
  const stock = pileElement(board, 'stock');
  stock?.querySelectorAll('.card').forEach((card, index) => {
    const apart = { transform: `translateX(${index === 0 ? -24 : 24}%) rotate(${index === 0 ? -4 : 4}deg)` };
    const together = { transform: 'none' };
    const times = { duration: 520 * pace, delay: 300 * pace, easing: 'ease-in-out' };
    const motion = card.animate([together, apart, together, apart, together], { ...times, composite: 'add' });
    keep(board, motion);
    raise(stock, motion);
  });
}

/** The last move can be seen for a second, or until the next. */
function mark(board: HTMLElement, card: HTMLElement): void {
  const frames = [{ opacity: 1 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }];
  const shown = card.animate(frames, { duration: 1100, pseudoElement: '::before' });
  keep(board, shown);
  raise(card, shown, 'moved');
}

/** The patience came out: the piles nod, one after another. */
function nod(board: HTMLElement): void {
  board.querySelectorAll('.foundation .card:last-of-type, .queen .card:last-of-type').forEach((card, index) => {
    const frames = [{ transform: 'none' }, { transform: 'translateY(-8%)' }, { transform: 'none' }];
    const delay = 320 + index * 60;
    keep(board, card.animate(frames, { duration: 520, delay, easing: 'ease-in-out', composite: 'add' }));
  });
}
