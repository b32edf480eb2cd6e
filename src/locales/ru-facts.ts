/** What happened on the table, in Russian. */
import { OF_WHOM, WHOM, passText } from './ru-forms.js';
import type { CardCode } from '../engine/index.js';
import type { FactTexts, Frames, Place } from './locale.js';
import { SUIT_NAMES, agree, cardIn, nominative } from './ru-cards.js';
import { someCards } from './ru-counts.js';
import { cardCount } from './ru-numbers.js';
import { anyOf, emptyName, placeName } from './ru-piles.js';
import { hasKingsRow, into, outOf, whereIn } from './ru-ways.js';
import { splitCard } from './typeset.js';

/** «Девятка червей и карта на ней». */
export const withMore = (card: CardCode, more: number): string =>
  more === 0 ? nominative(card) : `${nominative(card)} и ${someCards(more)} на ${agree(card, 'нём', 'ней')}`;

/** Куда: «на десятку червей», «на базу», «на базу 3» из двух похожих, «на свободное место 3». */
export function target(to: Place, onto: CardCode | null, twin: boolean): string {
  if (to.role === 'foundation') {
    if (onto === null && !hasKingsRow(to)) return 'на свободную базу';
    if (onto !== null && !twin) return into(to);
    return `${into(to)}${hasKingsRow(to) ? ' на место' : ''} ${to.number ?? 1}`;
  }
  if (onto === null) return `на свободное ${placeName(to)}`;
  return `на ${cardIn(onto, WHOM)}${twin ? ` (${placeName(to)})` : ''}`;
}

export const facts: FactTexts = {
  turned: ({ card, count, rises }) => {
    const turned =
      count === 1 ? `из колоды: ${nominative(card)}` : `из колоды ${someCards(count)}, сверху ${nominative(card)}`;
    return rises ? `${turned}. ${agree(card, 'Ушёл', 'Ушла')} на базу` : turned;
  },
  spread: ({ cards }) => `из колоды: ${cards.map(({ card, to }) => `${nominative(card)} — ${into(to)}`).join(', ')}`,
  moved: ({ card, more, from, to, onto, twin }) => {
    const freed = from.role === 'captive' ? 'из плена ' : '';
    return `${withMore(card, more)} — ${freed}${target(to, onto, twin)}`;
  },
  filled: ({ card, from, to, rises }) =>
    rises
      ? `${outOf(from)}: ${nominative(card)}, сразу на базу`
      : `${placeName(to)} заполнено ${outOf(from)}: ${nominative(card)}`,
  paid: ({ count, from, end, left, herself }) => {
    const gone = `${count === 1 ? 'ушла' : 'ушли'} под колоду`;
    if (herself) return count === 1 ? `дама сама ${gone}` : `дама и ${someCards(count - 1)} под ней ${gone}`;
    const cards = someCards(count, end === 'bottom' ? 'нижн' : 'верхн');
    if (from.role === 'waste') return `${cards} сброса ${gone}`;
    return `${cards} запаса ${gone}${left > 0 ? `; в запасе ${left}` : ''}`;
  },
  inherited: ({ card, count }) =>
    count === 1
      ? `карта сброса стала запасом: ${nominative(card)}`
      : `сброс занял место запаса: ${cardCount(count)}, сверху ${nominative(card)}`,
  redealt: ({ shuffled, pass, passes }) =>
    `проход окончен. Сброс ${shuffled ? 'перетасован' : 'перевёрнут'}: ${passText(pass, passes)}`,
  freed: ({ card }) => `пленник открыт: ${nominative(card)}`,
  completed: ({ card, whole }) =>
    whole ? `масть собрана: ${SUIT_NAMES[splitCard(card)[1]]}` : `ряд собран до ${cardIn(card, OF_WHOM)}`,
  opened: ({ card, place }) =>
    place.role === 'tableau'
      ? `${agree(card, 'открылся', 'открылась')}: ${nominative(card)}`
      : `сверху ${whereIn(place)}: ${nominative(card)}`,
  emptied: ({ place }) => emptyName(place),
  'reserve-gone': ({ opens }) =>
    opens === null ? 'запас исчерпан' : `запас исчерпан, ${placeName(opens)} вступило в игру`,
  'stock-gone': () => 'колода кончилась',
  'turned-back': ({ count }) => `${someCards(count)} ${count === 1 ? 'вернулась' : 'вернулись'} в колоду`,
  'redealt-back': ({ pass, passes }) => `сброс снова открыт, ${passText(pass, passes)}`,
  'moved-back': ({ card, more, to }) =>
    card === null ? `карта вернулась ${into(to)}` : `${withMore(card, more)} снова ${whereIn(to)}`,
  choice: ({ place, sources }) => `чем заполнить ${placeName(place)}: картой ${anyOf(sources)}?`,
};

export const frames: Frames = {
  refused: (clause) => `Так нельзя: ${clause}`,
  auto: (clauses) => `Доложено: ${clauses}`,
  undone: (clauses, more) => `Ход отменён${more ? ' со всем, что за ним последовало' : ''}: ${clauses}`,
  redone: (sentences) => `Ход возвращён. ${sentences}`,
};
