/** Russian: all that is needed for the first drawing. `ru-sentences.ts` and `ru-help.ts` add to it. */
import type { Locale, UiTexts } from './locale.js';
import { ALL, cards, rankIn } from './ru-cards.js';
import { passText, plural } from './ru-numbers.js';
import { piles } from './ru-piles.js';
import { typesetAll, typesetRussian } from './typography.js';

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
  repeats: 'Дальше открываются те же карты, и ходов среди них нет.',
  nothingUp: 'Сейчас докладывать нечего.',
  makeWish: 'Загадайте желание.',
  wishNote: 'Загадайте про себя, и карты ответят: сошёлся пасьянс — сбудется.',
  wishMade: 'Желание загадано',
  wishGranted: 'Пасьянс сошёлся: пусть сбудется и загаданное.',
  wishNearly: 'Пасьянс почти сошёлся: почти сбудется и желание.',
  wishDenied: 'На этот раз пасьянс не сошёлся, но желанию это не помеха.',
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
