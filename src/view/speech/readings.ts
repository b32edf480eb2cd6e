/** What is said when cards are picked up, and when a player asks what lies there. */
import type { Role } from '../../engine/index.js';
import type { FullLocale, PileState } from '../../locales/locale.js';
import { movesOf, roleOf, type Grip } from '../grip.js';
import { statusLine } from '../status-line.js';
import { finished } from './finished.js';
import { seenAt, type Spoken } from './outline.js';
import { pileState } from './pile-state.js';
import { targetOf } from './target.js';

/** What a reading asks besides. */
type Asked = Spoken & Parameters<typeof movesOf>[0];

/** Cards that the player has picked up, and where they may go; null: they were put back. */
export function sayPick(locale: FullLocale, game: Asked, grip: Grip | null): string {
  if (grip === null) return locale.readings.putBack;
  const pile = game.pile(grip.pile);
  const card = seenAt(pile, pile.cards.length - grip.count);
  if (card === null) return '';
  const targets = movesOf(game, grip).map(({ to }) => targetOf(game, to));
  return finished(locale, locale.readings.picked(card, grip.count - 1, targets));
}

const ROWS: readonly Role[] = ['tableau', 'foundation'];
const SINGLE: readonly Role[] = ['captive', 'reserve', 'waste', 'stock'];

/** Of captives only those that have been freed, and wait, can be played. */
const isQuiet = ({ place, top }: PileState): boolean => place.role === 'captive' && top === null;

/** A place that is not in play yet is no place to put a card on. */
const isOpen = ({ empty }: PileState): boolean => empty?.how !== 'shut';

/** The table in short: what lies on top everywhere, and how the game stands; the verdict, where it is shown. */
export function sayTable(
  locale: FullLocale,
  game: Spoken,
  verdict: 'winnable' | 'lost' | 'unknown' | 'checking' | null = null,
): string {
  const of = (role: Role): ReturnType<typeof pileState>[] =>
    game.piles.flatMap(({ id }) => (roleOf(id) === role ? [pileState(game, id)] : []));
  const { text, meta } = statusLine(locale, game);
  const clauses = [
    ...ROWS.map((role) => of(role).filter(isOpen)).flatMap((piles) =>
      piles.length === 0 ? [] : [locale.readings.row(piles)],
    ),
    ...SINGLE.flatMap(of).flatMap((pile) => (isQuiet(pile) ? [] : [locale.piles.label(pile)])),
    ...meta,
    ...(verdict !== null && locale.help !== undefined && game.status === 'playing' ? [locale.help[verdict]] : []),
    ...(text === '' ? [] : [text]),
  ];
  return clauses.map((clause) => finished(locale, clause)).join(' ');
}

/** A pile in full, from its top down. What lies face down is only counted; a foundation is known by its top. */
export function sayPile(locale: FullLocale, game: Spoken, id: string): string {
  const { cards } = game.pile(id);
  const seen = cards.flatMap(({ card, faceUp }) => (faceUp ? [card] : [])).reverse();
  const state = pileState(game, id);
  const told = roleOf(id) === 'foundation' || seen.length === 0 || cards.length === 1;
  return finished(
    locale,
    told ? locale.piles.label(state) : locale.readings.pile(state, seen, cards.length - seen.length),
  );
}
