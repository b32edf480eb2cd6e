/** Russian: all that is needed for the first drawing. `ru-sentences.ts` and `ru-help.ts` add to it. */
import type { Locale, UiTexts } from './locale.js';
import { ALL, cards, rankIn } from './ru-cards.js';
import { passText, plural } from './ru-numbers.js';
import { piles } from './ru-piles.js';
import { typesetRussian } from './ru-spacing.js';
import { typesetAll } from './shared.js';

const ui: UiTexts = {
  newDeal: 'Новый расклад',
  restart: 'Начать сначала',
  undo: 'Отменить ход',
  redo: 'Вернуть ход',
  finish: 'Доложить всё',
  dealNumber: (deal) => `Расклад № ${deal}`,
  pass: passText,
  captivesFreed: (freed, captives) => `освобождено ${freed} из ${captives}`,
  base: (rank) => `базы начинают ${rankIn(rank, ALL)}`,
  won: (count) => `Пасьянс сошёлся за ${count} ${plural(count, 'ход', 'хода', 'ходов')}.`,
  lost: 'Ходов больше нет: пасьянс не сошёлся.',
  onlyTurns: 'Сейчас можно только открыть колоду.',
  onlyRedeal: (shuffled) => `Сейчас можно только ${shuffled ? 'перетасовать' : 'перевернуть'} сброс.`,
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
  cards,
  piles,
  typeset: typesetRussian,
};
