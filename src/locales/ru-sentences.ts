/** Russian: names of cards and piles, buttons and lines, and what is said from the first move on. */
import { ru } from './ru.js';
import { facts, frames } from './ru-facts.js';
import { refusals } from './ru-refusals.js';
import { cards } from './ru-cards.js';
import { piles } from './ru-piles.js';
import { readings } from './ru-readings.js';
import { OF_WHOM, passText, plural, rankIn } from './ru-forms.js';
import type { DeskTexts, Sentences, UiTexts } from './locale.js';
import { typesetRussian } from './ru-spacing.js';
import { typesetAll } from './typeset.js';

const ui: UiTexts = {
  ...ru.ui,
  newDeal: 'Новый расклад',
  restart: 'Начать сначала',
  undo: 'Отменить ход',
  redo: 'Вернуть ход',
  finish: 'Доложить всё',
  hint: 'Подсказка',
  rules: 'Правила',
  recordBroken: 'Эту запись не удалось прочитать.',
  linkBroken: 'Эту ссылку не удалось прочитать.',
  close: 'Закрыть',
  settings: 'Настройки',
  notLoaded: 'Загрузить не удалось. Когда появится связь, попробуйте ещё раз.',
  pass: passText,
  captivesFreed: (freed, captives) =>
    `${plural(freed, 'освобождён', 'освобождено', 'освобождено')} ${freed} из ${captives} пленников`,
  base: (rank) => `базы с ${rankIn(rank, OF_WHOM)}`,
  aim: (rows, suits) => {
    const [{ count } = { count: 0 }] = rows;
    const what = suits ? plural(count, 'масть', 'масти', 'мастей') : plural(count, 'базу', 'базы', 'баз');
    const parts = rows.map(
      (row, at) =>
        `${row.count}${at === 0 ? ` ${what}` : ''} от ${rankIn(row.first, OF_WHOM)} до ${rankIn(row.last, OF_WHOM)}`,
    );
    return `Соберите ${suits ? '' : 'по масти '}${parts.join(' и ')}.`;
  },
  won: (count) => `Пасьянс сошёлся за ${count.toLocaleString('ru')} ${plural(count, 'ход', 'хода', 'ходов')}.`,
  lost: 'Ходов больше нет: пасьянс не сошёлся.',
  onlyTurns: 'Остаётся только открывать карты из колоды.',
  onlyRedeal: (shuffled) => `Остаётся только ${shuffled ? 'перетасовать' : 'перевернуть'} сброс.`,
  toolbarLabel: 'Управление пасьянсом',
  confirmNewDeal: 'Оставить этот расклад неоконченным?',
  playOn: 'Играть дальше',
};

const desk: DeskTexts = {
  repeats: 'Дальше открываются те же карты, и ни одна из них не подходит.',
  nothingUp: 'Сейчас на базы положить нечего.',
  nothingToUndo: 'Отменять нечего.',
  nothingToRedo: 'Возвращать нечего: отменённых ходов нет.',
  keysNote: 'Список клавиш: вопросительный знак.',
  makeWish: 'Загадайте желание.',
  wishNote: 'Про себя, не вслух. Карты ответят: сойдётся пасьянс — сбудется.',
  wishMade: 'Желание загадано',
  wishGranted: 'Пусть сбудется и загаданное.',
  wishNearly: 'Не хватило самой малости: глядишь, и сбудется.',
  wishDenied: 'Но желанию это не помеха.',
};

export const sentences: Sentences = {
  ui: typesetAll(ui, typesetRussian),
  cards,
  piles,
  desk: typesetAll(desk, typesetRussian),
  facts,
  frames,
  readings,
  refusals,
  typeset: typesetRussian,
};
