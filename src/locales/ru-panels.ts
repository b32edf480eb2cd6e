/** Russian words of the panels over the board. */
import type { DealTexts, PanelTexts } from './locale.js';
import { typesetRussian } from './ru-spacing.js';
import { typesetAll } from './typeset.js';

export { keys } from './ru-keys.js';

const deal: DealTexts = {
  title: 'Выбор расклада',
  onTable: (number) => `На столе расклад № ${number}.`,
  copyNumber: 'Скопировать номер',
  copyLink: 'Скопировать ссылку',
  numberCopied: 'Номер скопирован.',
  linkCopied: 'Ссылка скопирована.',
  copyByHand: 'Скопируйте отсюда:',
  number: 'Номер расклада',
  deal: 'Разложить',
  wrongNumber: 'Номер расклада — целое число от 1 до 4 294 967 295.',
  random: 'Случайный расклад',
  daily: 'Расклад дня',
};

export const panels: PanelTexts = {
  close: 'Закрыть',
  settings: {
    look: 'Вид',
    play: 'Игра',
    rows: {
      suits: 'Масти',
      faces: 'Фигуры',
      theme: 'Тема',
      mirror: 'Стол для левой руки',
      autoMove: typesetRussian('Карты сами уходят на базы'),
      tap: 'Ходить одним касанием',
      motion: 'Движение карт',
      timer: 'Показывать время',
    },
    tapNote: typesetRussian('если место для карты только одно'),
    choices: {
      suits: { 'two-colour': 'два цвета', 'four-colour': 'четыре цвета' },
      faces: { plain: 'наши', english: 'английские' },
      theme: { auto: typesetRussian('как у страницы'), light: 'светлая', dark: 'тёмная' },
      autoMove: { off: 'нет', safe: 'безопасные', all: 'все' },
      motion: { normal: 'обычное', fast: 'быстрое', none: 'нет' },
    },
    asPage: typesetRussian('Как задано на странице'),
  },
  deal: typesetAll(deal, typesetRussian),
  keysTitle: 'Клавиши',
  keysNote: typesetRussian(
    'Они действуют, пока фокус на столе; к нему ведёт клавиша Tab. Раскладка не важна: считается место буквы на клавиатуре.',
  ),
};
