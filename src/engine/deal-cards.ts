/** Deals from an explicit list of cards. */
import { KINDS, cardOf, codeOf } from './cards.js';
import { dealListed } from './dealing.js';
import type { GameDefinition, Rules } from './definition.js';
import { PatienceError, shown } from './error.js';
import { Game } from './game.js';
import { packFault } from './pack.js';
import { hashText } from './random.js';
import type { Source } from './record.js';
import { resolveRules, type GivenRules } from './rules.js';

/** The cards 0 … 51 as a record writes them. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The cards that letters of a record name; -1 for another letter. */
export const cardsOf = (letters: string): number[] => [...letters].map((letter) => LETTERS.indexOf(letter));

/** Cards in dealing order; they must be full packs. */
export const cardSource = (definition: GameDefinition, rules: Rules, cards: readonly number[]): Source => ({
  number: null,
  text: `c${cards.map((card) => LETTERS.charAt(card)).join('')}`,
  lay: () => dealListed(definition, rules, cards, hashText(cards.map(codeOf).join(' '))),
});

/** Deals 52 or 104 codes, as an array or as one text with spaces; throws `bad-cards` or `bad-rule`. */
export function dealCards(
  definition: GameDefinition,
  rules: GivenRules | undefined,
  given: string | readonly string[],
): Game {
  const resolved = resolveRules(definition, rules);
  const codes = typeof given === 'string' ? given.trim().split(/[\s,]+/) : given;
  const bad = (message: string): PatienceError => new PatienceError('bad-cards', message);
  const most = definition.packs * KINDS * 4;
  if (typeof given === 'string' && given.length > most * 4) throw bad('The text of the cards is far too long.');
  if (!Array.isArray(codes)) throw bad('Cards are a text of codes or an array of them.');
  if (codes.length > most) throw bad(`The list of cards is far too long: ${codes.length} of them.`);
  const cards = Array.from(codes, (code: unknown) => {
    const card = typeof code === 'string' ? cardOf(code) : -1;
    if (card < 0) throw bad(`There is no card "${shown(code)}".`);
    return card;
  });
  const fault = packFault(cards, definition.packs);
  if (fault !== null)
    throw bad(
      `The game ${definition.id} is dealt from ${definition.packs * KINDS} cards, not ${cards.length}: ${fault}.`,
    );
  return new Game(cardSource(definition, resolved, cards));
}
