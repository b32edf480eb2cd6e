/** Russian: all but the sentences from the first move on, which `ru-sentences.ts` adds. */
import type { Locale, UiTexts } from './locale.js';
import { RANK_WORDS, cards } from './ru-cards.js';
import { cardCount, passText, plural } from './ru-numbers.js';
import { piles } from './ru-piles.js';
import { typesetAll, typesetRussian } from './typography.js';

const moves = (count: number): string => `${count} ${plural(count, 'ход', 'хода', 'ходов')}`;

const ui: UiTexts = {
  newDeal: 'Новый расклад',
  restart: 'Начать сначала',
  undo: 'Отменить ход',
  redo: 'Вернуть ход',
  hint: 'Подсказка',
  finish: 'Доложить всё',
  rules: 'Правила',
  settings: 'Настройки',
  close: 'Закрыть',
  yes: 'Да',
  no: 'Нет',
  dealNumber: (deal) => `Расклад № ${deal}`,
  moveNumber: (move) => `Ход ${move}`,
  moveCount: moves,
  count: cardCount,
  pass: (pass, passes) => passText(pass, passes),
  passUnlimited: (pass) => passText(pass, Infinity),
  captivesFreed: (freed, captives) => `освобождено ${freed} из ${captives}`,
  base: (rank) => `базы начинают ${RANK_WORDS[rank].plural}`,
  won: (count) => `Пасьянс сошёлся за ${moves(count)}.`,
  lost: 'Ходов больше нет: пасьянс не сошёлся.',
  onlyTurns: 'Сейчас можно только открыть колоду.',
  onlyRedeal: (shuffled) => `Сейчас можно только ${shuffled ? 'перетасовать' : 'перевернуть'} сброс.`,
  chooseFill: 'Чем заполнить место?',
  boardLabel: (gameName) => `Пасьянс «${gameName}»`,
  toolbarLabel: 'Управление пасьянсом',
  recordBroken: (why) => `Эту запись не удалось прочитать${why === undefined ? '' : `: ${why}`}.`,
  confirmNewDeal: 'Оставить этот расклад неоконченным?',
  verdict: { winnable: 'ещё сходится', lost: 'уже не сойдётся', unknown: 'неизвестно' },
  hintNone: 'Подсказать нечего: ходов нет.',
  thinking: 'Ищу ход…',
  makeWish: 'Загадайте желание.',
  wishGranted: 'Пасьянс сошёлся: пусть сбудется и загаданное.',
  wishDenied: 'На этот раз пасьянс не сошёлся, но желанию это не помеха.',
  playOn: 'Играть дальше',
  repeats: 'Дальше открываются те же карты, и ходов среди них нет.',
  wishNote: 'Загадайте про себя, и карты ответят: сошёлся пасьянс — сбудется.',
  wishMade: 'Желание загадано',
  wishNearly: 'Пасьянс почти сошёлся: почти сбудется и желание.',
  nothingUp: 'Сейчас докладывать нечего.',
  pickCancelled: 'Карта осталась на месте.',
};

const texts = typesetAll({ ui, cards, piles }, typesetRussian);

export const ru: Locale = {
  lang: 'ru',
  indices: 'russian',
  games: {},
  ...texts,
  typeset: typesetRussian,
};
