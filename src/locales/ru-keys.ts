/** The list of keys in Russian. */
import type { KeyTexts } from './locale.js';
import { typesetRussian } from './ru-spacing.js';
import { typesetAll } from './typeset.js';

const NAMES: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ' ': 'Пробел',
  Escape: 'Esc',
};

/** What a Russian keyboard types with a key. */
const RUSSIAN: Readonly<Record<string, string>> = { a: 'Ф', d: 'В', h: 'Р', r: 'К', t: 'Е', u: 'Г', y: 'Н', z: 'Я' };

/** «Z (Я)»: both stand on the key, and either layout serves. */
const letters = (key: string): string => {
  const latin = key.length === 1 ? key.toUpperCase() : key;
  const russian = RUSSIAN[key];
  return russian === undefined ? latin : `${latin}\u00a0(${russian})`;
};

export const keys: KeyTexts = {
  title: 'Клавиши',
  note: typesetRussian(
    'Они действуют, пока фокус на столе; к нему ведёт клавиша Tab. Раскладка не важна: считается место клавиши.',
  ),
  name: (key) => NAMES[key] ?? letters(key),
  does: typesetAll(
    {
      walk: 'От стопки к стопке, в веере — от карты к карте',
      press: 'Взять карту, положить карту; открыть карту из колоды',
      escape: 'Вернуть взятое на место',
      turn: 'Открыть карту из колоды',
      undo: 'Отменить ход',
      redo: 'Вернуть ход',
      up: 'Доложить на базы всё, что можно',
      hint: 'Подсказка',
      table: 'Прочитать стол коротко',
      pile: 'Прочитать эту стопку целиком',
      keys: 'Показать клавиши',
    },
    typesetRussian,
  ),
};
