/** What a player hears who picks cards up, or asks what lies there, in English. */
import { cardName, cardsOf } from './en-cards.js';
import { someCards, target, withMore } from './en-facts.js';
import { inWords } from './en-forms.js';
import { anyOfThese, placeOnTable } from './en-piles.js';
import type { PileState, ReadingTexts } from './locale.js';
import { alternativePlaces, inRuns } from './lists.js';

/** By role, or by role and game. */
const HEADINGS: Readonly<Record<string, string>> = {
  tableau: 'on the table',
  foundation: 'foundations',
  'foundation damy-kuvyrkom': 'kings’ row',
  'foundation korol-dama-valet': 'rows',
};

const heading = ({ role, game }: PileState['place']): string => HEADINGS[`${role} ${game}`] ?? HEADINGS[role] ?? '';

/** “Two of hearts”, “empty place”, “three empty places”. */
function group(piles: readonly PileState[]): string {
  const [pile] = piles;
  if (pile?.top) return cardName(pile.top);
  return piles.length === 1 ? 'empty place' : `${inWords(piles.length)} empty places`;
}

export const readings: ReadingTexts = {
  picked: (card, more, targets) => {
    const places = targets.map(({ to, onto, twin }) => target(card, to, onto, twin));
    return `picked up: ${withMore(card, more)}. ${places.length === 0 ? 'Nowhere to go now' : `Can go to ${alternativePlaces(anyOfThese, 'or', places)}`}`;
  },
  putBack: 'Put back.',
  row: (piles) => `${piles[0] ? heading(piles[0].place) : ''}: ${inRuns(piles).map(group).join(', ')}`,
  pile: ({ place, count }, cards, hidden) => {
    const down =
      hidden === 0
        ? ''
        : `; ${cardsOf(`${inWords(hidden)} face-down`, hidden)} under ${cards.length > 1 ? 'them' : 'it'}`;
    return `${placeOnTable(place)}, ${someCards(count)}, from the top: ${cards.map(cardName).join(', ')}${down}`;
  },
};
