/** Russian words of what helps a player: hints, verdicts, a card that is picked up. */
import { plural, WHOM } from './ru-forms.js';
import type { CardCode } from '../engine/index.js';
import type { HelpTexts } from './locale.js';
import { agree, cardIn } from './ru-cards.js';
import { target } from './ru-facts.js';
import { someCards } from './ru-counts.js';
import { outOf } from './ru-ways.js';
import { typesetRussian } from './ru-spacing.js';
import { typesetAll } from './typeset.js';

/** «Карту», «две карты». */
const takeSome = (count: number): string => (count === 1 ? 'карту' : someCards(count));

/** «Девятку червей и карту на ней». */
const takeWithMore = (card: CardCode, more: number): string =>
  `${cardIn(card, WHOM)}${more === 0 ? '' : ` и ${takeSome(more)} на ${agree(card, 'нём', 'ней')}`}`;

const texts: HelpTexts = {
  winnable: 'ещё сходится',
  lost: 'уже не сойдётся',
  unknown: 'исход неизвестен',
  checking: 'проверяю…',
  lostHere: 'Отсюда пасьянс уже не сойдётся.',
  lostDeal: 'Этот расклад не сходится.',
  goBack: 'Вернуться туда, где ещё сходится',
  goBackUnsure: 'Вернуться туда, где ещё не всё потеряно',
  wentBack: (count, wins) =>
    `${plural(count, 'Отменён', 'Отменены', 'Отменено')} ${count} ${plural(count, 'ход', 'хода', 'ходов')}. ${wins ? 'Отсюда пасьянс ещё сходится.' : 'Сойдётся ли он отсюда, неизвестно.'}`,
  thinking: 'Ищу ход…',
  none: 'Подсказать нечего: ходов нет.',
  circles: 'Любой ход ведёт к тому, что на столе уже было.',
  seeking: (tried) => `Ищу расклад, который сходится…${tried === 0 ? '' : ` Просмотрено: ${tried}.`}`,
  anyDeal: 'Взять любой',
  noneFound: 'Сходящийся расклад не нашёлся. Сойдётся ли этот, неизвестно.',
  failed: 'Подсказку не удалось загрузить.',
  unsure: 'Сойдётся ли пасьянс, неизвестно.',
  turn: (count) => `подсказка: открыть ${takeSome(count)} из колоды`,
  redeal: (shuffled) => `подсказка: ${shuffled ? 'перетасовать' : 'перевернуть'} сброс`,
  move: ({ card, more, from, to, onto, twin }) =>
    `подсказка: ${card === null ? `карту ${outOf(from)}` : takeWithMore(card, more)} — ${target(to, onto, twin)}`,
};

export const help = typesetAll(texts, typesetRussian);
