/** Russian: what the first drawing needs. `ru-sentences.ts` and `ru-help.ts` add to it. */
import { OF_WHOM, rankIn, passText, plural } from './ru-forms.js';
import type { Locale, UiTexts } from './locale.js';
import { typesetRussian } from './ru-spacing.js';
import { typesetAll } from './shared.js';

const ui: UiTexts = {
  newDeal: 'Новый расклад',
  restart: 'Начать сначала',
  undo: 'Отменить ход',
  redo: 'Вернуть ход',
  finish: 'Доложить всё',
  dealNumber: (deal, short) => `${short === true ? '' : 'Расклад '}№ ${deal}`,
  pass: passText,
  captivesFreed: (freed, captives) => `освобождено ${freed} из ${captives}`,
  base: (rank) => `базы с ${rankIn(rank, OF_WHOM)}`,
  won: (count) => `Пасьянс сошёлся за ${count} ${plural(count, 'ход', 'хода', 'ходов')}.`,
  lost: 'Ходов больше нет: пасьянс не сошёлся.',
  onlyTurns: 'Сейчас можно только открыть колоду.',
  onlyRedeal: (shuffled) => `Сейчас можно только ${shuffled ? 'перетасовать' : 'перевернуть'} сброс.`,
  caption: (role) => ({ stock: 'колода', waste: 'сброс', reserve: 'запас' })[role],
  boardLabel: (gameName) => `Пасьянс «${gameName}»`,
  toolbarLabel: 'Управление пасьянсом',
  recordBroken: 'Эту запись не удалось прочитать.',
  confirmNewDeal: 'Оставить этот расклад неоконченным?',
  playOn: 'Играть дальше',
};

export const ru: Locale = {
  lang: 'ru',
  indices: 'russian',
  games: {},
  ui: typesetAll(ui, typesetRussian),
  typeset: typesetRussian,
};
