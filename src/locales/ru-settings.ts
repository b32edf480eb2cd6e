/** Russian words of the settings. */
import type { SettingsTexts } from './locale.js';

export const settings: SettingsTexts = {
  look: 'Вид',
  play: 'Игра',
  rows: {
    suits: 'Масти',
    faces: 'Фигуры',
    theme: 'Тема',
    mirror: 'Стол для левой руки',
    autoMove: 'Карты сами уходят на\u00a0базы',
    tap: 'Ходить одним касанием',
    motion: 'Движение карт',
    timer: 'Показывать время',
  },
  tapNote: 'если место для карты только одно',
  choices: {
    suits: { 'two-colour': 'два цвета', 'four-colour': 'четыре цвета' },
    faces: { plain: 'наши', english: 'английские' },
    theme: { auto: 'как у\u00a0страницы', light: 'светлая', dark: 'тёмная' },
    autoMove: { off: 'никакие', safe: 'безопасные', all: 'все' },
    motion: { normal: 'обычное', fast: 'быстрое', none: 'нет' },
  },
  asPage: 'Как задано на\u00a0странице',
};
