/** Russian words of the settings. */
import type { SettingsTexts } from './locale.js';
import { typesetRussian } from './ru-spacing.js';

export const settings: SettingsTexts = {
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
    autoMove: { off: 'никакие', safe: 'безопасные', all: 'все' },
    motion: { normal: 'обычное', fast: 'быстрое', none: 'нет' },
  },
  asPage: typesetRussian('Как задано на странице'),
};
