/** What a player hears who picks cards up, or asks what lies there, in Russian. */
import { agree, nominative } from './ru-cards.js';
import { feminine, someCards } from './ru-counts.js';
import { target, withMore } from './ru-facts.js';
import { plural } from './ru-forms.js';
import { cardsAfter } from './ru-numbers.js';
import { anyOfThese, placeOnTable } from './ru-piles.js';
import type { PileState, ReadingTexts } from './locale.js';
import { alternativePlaces, inRuns } from './lists.js';

/** By role, or by role and game. */
const HEADINGS: Readonly<Record<string, string>> = {
  tableau: 'на столе',
  foundation: 'базы',
  'foundation damy-kuvyrkom': 'ряд королей',
  'foundation korol-dama-valet': 'ряды',
};

const heading = ({ role, game }: PileState['place']): string => HEADINGS[`${role} ${game}`] ?? HEADINGS[role] ?? '';

/** «Двойка червей», «свободное место», «два свободных места». */
function group(piles: readonly PileState[]): string {
  const [pile] = piles;
  const count = piles.length;
  if (pile?.top) return nominative(pile.top);
  if (count === 1) return 'свободное место';
  return `${count === 2 ? 'два' : feminine(count)} свободных ${plural(count, 'места', 'места', 'мест')}`;
}

/** «Закрытая карта», «две закрытые карты». */
const closedCards = (count: number): string =>
  `${count === 1 ? '' : `${feminine(count)} `}${plural(count, 'закрытая', 'закрытые', 'закрытых')} ${cardsAfter(count)}`;

export const readings: ReadingTexts = {
  picked: (card, more, targets) => {
    const places = targets.map(({ to, onto, twin }) => target(to, onto, twin));
    const goes =
      places.length === 0 ? 'Положить пока некуда' : `Можно положить ${alternativePlaces(anyOfThese, 'или', places)}`;
    return `${more > 0 ? 'взяты' : agree(card, 'взят', 'взята')} ${withMore(card, more)}. ${goes}`;
  },
  putBack: 'Положено обратно.',
  row: (piles) => `${piles[0] ? heading(piles[0].place) : ''}: ${inRuns(piles).map(group).join(', ')}`,
  pile: ({ place, count }, cards, hidden) => {
    const under = cards.length > 1 ? 'ними' : agree(cards[0] ?? null, 'ним', 'ней');
    const down = hidden === 0 ? '' : `; под ${under} ${closedCards(hidden)}`;
    return `${placeOnTable(place)}, ${someCards(count)}, сверху вниз: ${cards.map(nominative).join(', ')}${down}`;
  },
};
