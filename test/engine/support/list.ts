/** Lists of cards in dealing order, composed from what matters; all other cards fill the gaps. */
import { deal, type CardCode, type Game } from '../../../src/engine.js';
import { codeOf, freshPack } from '../../../src/engine/cards.js';
import { Random } from '../../../src/engine/random.js';
import { codes, without } from './cards.js';
import { packsOf } from './table.js';

/** What matters in a list. */
export interface Wanted {
  /** The packet or reserve, bottom → top; unnamed cards lie under them. */
  readonly reserve?: string;
  /** The cards from which the base card comes (the base card last). */
  readonly base?: string;
  /** The captives, first place first. */
  readonly captives?: string;
  /** The cards that are dealt to the table, in dealing order. */
  readonly tableau?: string;
  /** The stock, the card that is turned first comes first; unnamed cards lie under them. */
  readonly stock?: string;
}

const RESERVE: Readonly<Record<string, number>> = {
  'stroptivye-damy': 32,
  'tsarstvo-zhenshchin': 32,
  damskiy: 32,
  'otvazhnye-damy': 33,
  kenfild: 13,
};

/** A list that deals the cards wanted to where they are wanted. */
function list(id: string, wanted: Wanted): string[] {
  const parts = [wanted.reserve, wanted.base, wanted.captives, wanted.tableau, wanted.stock].map((part) =>
    codes(part ?? ''),
  );
  const [reserve = [], base = [], captives = [], tableau = [], stock = []] = parts;
  const rest = without(packsOf(id), parts.flat());
  const packet = [...rest.splice(0, (RESERVE[id] ?? 0) - reserve.length), ...reserve];
  // Кэнфилд deals its base card before the reserve.
  const first = id === 'kenfild' ? [...base, ...packet] : [...packet, ...base];
  return [...first, ...captives, ...tableau, ...stock, ...rest];
}

/** A game dealt from such a list. */
export const dealt = (id: string, wanted: Wanted, rules: Readonly<Record<string, string>> = {}): Game =>
  deal(id, { cards: list(id, wanted), rules });

/** The shuffled list of a numbered deal. */
export function shuffled(id: string, number: number): CardCode[] {
  const cards = freshPack(packsOf(id));
  new Random(number).shuffle(cards);
  return Array.from(cards, codeOf);
}
