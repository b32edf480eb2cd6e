/** Tables composed by hand, and short ways to play on them and to look at them. */
import { deal, games, type Game, type Move, type RefusalReason, type Transfer } from '../../../src/engine.js';
import { codes, without } from './cards.js';

/** How a composed table differs from the book's rules, the first pass and "all other cards lie in the stock". */
export interface Setup {
  readonly rules?: Readonly<Record<string, string>>;
  readonly pass?: number;
  /** The pile under whose cards all unnamed cards lie. */
  readonly rest?: string;
  /** The whole store is face up: the ex-talon of Дамский. */
  readonly open?: boolean;
}

/** The packs of a game. */
export const packsOf = (id: string): number => games.find((game) => game.id === id)?.packs ?? 1;

/** The text of a composed table; piles bottom → top, cards that are not named lie lowest in the stock (or in `rest`). */
export function position(id: string, piles: Readonly<Record<string, string>>, setup: Setup = {}): string {
  const { rules = {}, pass = 1, rest = 'stock', open = false } = setup;
  const named = Object.values(piles).flatMap(codes);
  const others = without(packsOf(id), named);
  const all = { ...piles, [rest]: [...others, ...codes(piles[rest] ?? '')].join(' ') };
  const parts = Object.entries(all).flatMap(([pile, text]) => {
    const cards = codes(text);
    const down = hidden(id, pile, cards.length, codes(piles[pile.replace('captive', 'foundation')] ?? '').length, open);
    const written = cards.map((code, height) => (height < down ? code.toLowerCase() : code));
    return cards.length === 0 ? [] : [`${pile}~${written.join('')}`];
  });
  const options = Object.entries(rules).map(([name, value]) => `${name}~${value}`);
  return `t1_${id}_1_${options.join('.')}_${pass}_${parts.join('.')}`;
}

function hidden(id: string, pile: string, size: number, suitAbove: number, open: boolean): number {
  if (pile === 'stock') return size;
  if (pile === 'reserve') return id === 'stroptivye-damy' ? size : open ? 0 : size - 1;
  return pile.startsWith('captive') && suitAbove < 13 ? size : 0;
}

/** A game on a composed table. */
export const put = (id: string, piles: Readonly<Record<string, string>>, setup: Setup = {}): Game =>
  deal(id, { position: position(id, piles, setup) });

/** A move written `from to` or `from to count`. */
export function move(text: string): Move {
  const [from = '', to = '', count = '1'] = text.split(' ');
  return { from, to, count: Number(count) };
}

/** A move as such a text, its count only where it is not 1. */
export const written = ({ from, to, count }: Move): string => `${from} ${to}${count === 1 ? '' : ` ${count}`}`;

/** Plays moves one after another; gives the transfers of the last. */
export function play(game: Game, ...moves: readonly string[]): readonly Transfer[] {
  let transfers: readonly Transfer[] = [];
  for (const text of moves) transfers = game.play(move(text));
  return transfers;
}

/** Why a move is refused, or null. */
export const why = (game: Game, text: string): RefusalReason | null => game.refusal(move(text));

/** The legal moves, sorted; only those from one pile if asked. */
export const moves = (game: Game, from = ''): string[] =>
  game
    .moves()
    .map(written)
    .filter((text) => text.startsWith(from))
    .sort();

/** The cards of a pile, bottom → top. */
export const cards = (game: Game, pile: string): string =>
  game
    .pile(pile)
    .cards.map(({ card }) => card)
    .join(' ');

export const size = (game: Game, pile: string): number => game.pile(pile).cards.length;
export const top = (game: Game, pile: string): string => game.pile(pile).cards.at(-1)?.card ?? '';

/** The cards that will be turned next, the first one first. */
export const next = (game: Game, count: number): string =>
  game
    .pile('stock')
    .cards.map(({ card }) => card)
    .reverse()
    .slice(0, count)
    .join(' ');

/** The cards at the bottom of the stock, the lowest one last: the order in which they will be turned. */
export const last = (game: Game, count: number): string =>
  game
    .pile('stock')
    .cards.slice(0, count)
    .map(({ card }) => card)
    .reverse()
    .join(' ');

/** The tops of numbered piles, `-` where one is empty: `tops(game, 'tableau')`. */
export const tops = (game: Game, role: string): string =>
  game.piles
    .filter(({ id }) => id.startsWith(`${role}-`))
    .map(({ id }) => top(game, id) || '-')
    .join(' ');

/** Piles of one role by number: `row('tableau', ['9H', '8C'])` is `tableau-1` and `tableau-2`. */
export const row = (role: string, texts: readonly string[], first = 1): Record<string, string> =>
  Object.fromEntries(texts.map((text, at) => [`${role}-${first + at}`, text]));
