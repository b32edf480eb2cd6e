/** Russian: names of cards and piles, and what is said from the first move on. */
import { ru } from './ru.js';
import { facts, frames } from './ru-facts.js';
import { refusals } from './ru-refusals.js';
import { cards } from './ru-cards.js';
import { piles } from './ru-piles.js';
import { readings } from './ru-readings.js';
import type { DeskTexts, Sentences } from './locale.js';
import { typesetAll } from './shared.js';

const desk: DeskTexts = {
  repeats: 'Дальше открываются те же карты, и ходов среди них нет.',
  nothingUp: 'Сейчас докладывать нечего.',
  makeWish: 'Загадайте желание.',
  wishNote: 'Загадайте про себя, и карты ответят: сошёлся пасьянс — сбудется.',
  wishMade: 'Желание загадано',
  wishGranted: 'Пасьянс сошёлся: пусть сбудется и загаданное.',
  wishNearly: 'Не хватило совсем немного: почти сбудется и желание.',
  wishDenied: 'Но желанию это не помеха.',
};

export const sentences: Sentences = {
  cards,
  piles,
  desk: typesetAll(desk, ru.typeset),
  facts,
  frames,
  readings,
  refusals,
};
