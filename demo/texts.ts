/** What the page itself says. */
import type { Verification } from '../src/engine.js';
import type { Language } from './site.js';
import type { SnippetForm } from './snippets.js';

type FailedCode = Extract<Verification, { ok: false }>['code'];

export interface Texts {
  readonly title: string;
  readonly lead: string;
  readonly gamesLabel: string;
  readonly settings: string;
  readonly deal: string;
  readonly deals: Readonly<Record<'random' | 'daily' | 'number', string>>;
  readonly dealNumber: string;
  readonly dealNow: string;
  readonly badDeal: string;
  readonly table: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly rules: string;
  readonly rulesNote: string;
  readonly embed: string;
  readonly embedForm: string;
  readonly embedForms: Readonly<Record<SnippetForm, string>>;
  readonly embedNotes: Readonly<Record<SnippetForm, string>>;
  readonly embedAddress: string;
  readonly embedIntegrity: string;
  readonly embedNoHashes: string;
  readonly copy: string;
  readonly copied: string;
  readonly share: string;
  readonly log: string;
  readonly logNote: string;
  readonly clear: string;
  readonly record: string;
  readonly recordNote: string;
  readonly recordLabel: string;
  readonly takeRecord: string;
  readonly openRecord: string;
  readonly verify: string;
  readonly wonRecord: string;
  readonly verified: (game: string, deal: number, moves: number) => string;
  readonly notVerified: Readonly<Record<FailedCode, string>>;
}

const ru: Texts = {
  title: 'На ваш сайт',
  lead: 'Выберите пасьянс и настройки, скопируйте строки — и карты на столе.',
  gamesLabel: 'Пасьянсы',
  settings: 'Настройки',
  deal: 'Расклад',
  deals: { random: 'случайный', daily: 'расклад дня', number: 'по номеру' },
  dealNumber: 'Номер расклада',
  dealNow: 'Разложить',
  badDeal: 'Номер расклада — целое число от 1 до 4294967295.',
  table: 'Стол',
  choices: {
    winnable: 'Только сходящиеся расклады',
    difficulty: 'Трудность расклада',
    'difficulty any': 'любая',
    'difficulty easy': 'лёгкий',
    'difficulty medium': 'средний',
    'difficulty hard': 'трудный',
    toolbar: 'Кнопки',
    'toolbar top': 'сверху',
    'toolbar bottom': 'снизу',
    'toolbar none': 'нет',
    tap: 'Касание карты',
    'tap smart': 'делает ход',
    'tap select': 'выбирает её',
    'auto-move': 'Сами уходят на базы',
    'auto-move off': 'никакие',
    'auto-move safe': 'безопасные',
    'auto-move all': 'все',
    hints: 'Подсказки',
    'hints solver': 'знают все карты',
    'hints fair': 'видят то же, что игрок',
    'hints none': 'нет',
    theme: 'Тема',
    'theme auto': 'как у страницы',
    'theme light': 'светлая',
    'theme dark': 'тёмная',
    suits: 'Масти',
    'suits two-colour': 'два цвета',
    'suits four-colour': 'четыре цвета',
    faces: 'Фигуры',
    'faces plain': 'наши',
    'faces english': 'английские',
    motion: 'Движение карт',
    'motion normal': 'обычное',
    'motion fast': 'быстрое',
    'motion none': 'нет',
    'daily-zone': 'Новый день',
    'daily-zone UTC': 'в полночь по Гринвичу',
    'daily-zone local': 'в полночь игрока',
    'save-key': 'Хранить игру и статистику',
    'save-key ': 'нет',
    'save-key patience': 'под именем patience',
    mirror: 'Стол для левой руки',
    timer: 'Показывать время',
    link: 'Ссылки на расклады',
    wish: 'Загадать желание',
    'no-undo': 'Ходы нельзя отменять',
    'show-verdict': 'Показывать, сойдётся ли',
  },
  rules: 'Правила',
  rulesNote: 'С другими правилами игра начинается заново.',
  embed: 'На ваш сайт',
  embedForm: 'Чем вставить',
  embedForms: { script: 'скриптом', package: 'пакетом npm', frame: 'фреймом' },
  embedNotes: {
    script: 'Для любой страницы. Папку dist/cdn пакета положите на свой сайт; она есть и здесь.',
    package: 'Для страниц, которые собирают Vite, webpack и им подобные: сначала npm install patience-elements.',
    frame: 'Для мест, где чужие скрипты не разрешены. Папку dist/cdn пакета положите на свой сайт; она есть и здесь.',
  },
  embedAddress: 'Адрес файлов',
  embedIntegrity: 'С отпечатками файлов: изменённые браузер не примет',
  embedNoHashes: 'Отпечатки пишет npm run build; здесь его ещё не было.',
  copy: 'Копировать',
  copied: 'Скопировано',
  share: 'Ссылка на расклад',
  log: 'События',
  logNote: 'Что элемент сообщает странице. Новое сверху.',
  clear: 'Очистить',
  record: 'Запись игры',
  recordNote: 'В записи — расклад и все ходы. По ней можно проверить, что пасьянс сошёлся.',
  recordLabel: 'Запись',
  takeRecord: 'Взять со стола',
  openRecord: 'Открыть',
  verify: 'Проверить',
  wonRecord: 'Пасьянс сошёлся. Его запись можно проверить.',
  verified: (game, deal, moves) => `Верно: «${game}», расклад № ${deal}, сошёлся. Ходов: ${moves}.`,
  notVerified: {
    'bad-record': 'Это не запись, или она повреждена.',
    'bad-rule': 'Таких правил у этого пасьянса нет.',
    'unknown-game': 'Такого пасьянса нет.',
    'wrong-game': 'Это запись другого пасьянса.',
    'wrong-deal': 'Это запись другого расклада.',
    'wrong-rules': 'Эта игра шла по другим правилам.',
    'wrong-status': 'Запись верна, но пасьянс в ней ещё не сошёлся.',
  },
};

const en: Texts = {
  title: 'On your page',
  lead: 'Choose a patience and its settings, copy the lines, and the cards are on the table.',
  gamesLabel: 'Games',
  settings: 'Settings',
  deal: 'Deal',
  deals: { random: 'random', daily: 'of the day', number: 'by number' },
  dealNumber: 'Deal number',
  dealNow: 'Deal',
  badDeal: 'A deal number is a whole number from 1 to 4294967295.',
  table: 'Table',
  choices: {
    winnable: 'Only deals that can be won',
    difficulty: 'Difficulty of the deal',
    'difficulty any': 'any',
    'difficulty easy': 'easy',
    'difficulty medium': 'medium',
    'difficulty hard': 'hard',
    toolbar: 'Buttons',
    'toolbar top': 'above',
    'toolbar bottom': 'below',
    'toolbar none': 'none',
    tap: 'A tap on a card',
    'tap smart': 'moves it',
    'tap select': 'selects it',
    'auto-move': 'Go up by themselves',
    'auto-move off': 'none',
    'auto-move safe': 'safe ones',
    'auto-move all': 'all',
    hints: 'Hints',
    'hints solver': 'know all cards',
    'hints fair': 'see what you see',
    'hints none': 'none',
    theme: 'Theme',
    'theme auto': 'as the page',
    'theme light': 'light',
    'theme dark': 'dark',
    suits: 'Suits',
    'suits two-colour': 'two colours',
    'suits four-colour': 'four colours',
    faces: 'Court cards',
    'faces plain': 'our own',
    'faces english': 'English',
    motion: 'Movement of cards',
    'motion normal': 'normal',
    'motion fast': 'fast',
    'motion none': 'none',
    'daily-zone': 'A day begins',
    'daily-zone UTC': 'at midnight UTC',
    'daily-zone local': 'at the player’s midnight',
    'save-key': 'Keep game and statistics',
    'save-key ': 'no',
    'save-key patience': 'under the name patience',
    mirror: 'Left-handed table',
    timer: 'Show the time',
    link: 'Links to deals',
    wish: 'Make a wish',
    'no-undo': 'Moves cannot be taken back',
    'show-verdict': 'Show whether it can still be won',
  },
  rules: 'Rules',
  rulesNote: 'With other rules the game starts anew.',
  embed: 'On your page',
  embedForm: 'By way of',
  embedForms: { script: 'a script', package: 'the npm package', frame: 'a frame' },
  embedNotes: {
    script: 'For any page. Put the folder dist/cdn of the package on your site; this site has it, too.',
    package: 'For pages that Vite, webpack and the like build: npm install patience-elements comes first.',
    frame: 'Where scripts of others are not allowed. Put the folder dist/cdn on your site; this site has it, too.',
  },
  embedAddress: 'Address of the files',
  embedIntegrity: 'With hashes: the browser refuses files that were changed',
  embedNoHashes: 'npm run build writes the hashes; it has not been run here.',
  copy: 'Copy',
  copied: 'Copied',
  share: 'Link to this deal',
  log: 'Events',
  logNote: 'What the element tells the page. Newest first.',
  clear: 'Clear',
  record: 'Record of a game',
  recordNote: 'A record holds the deal and every move. It can be checked that the patience came out.',
  recordLabel: 'Record',
  takeRecord: 'Take from table',
  openRecord: 'Open',
  verify: 'Verify',
  wonRecord: 'The patience came out. Its record can be verified.',
  verified: (game, deal, moves) => `Verified: ${game}, deal ${deal}, came out in ${moves} moves.`,
  notVerified: {
    'bad-record': 'This is not a record, or it is damaged.',
    'bad-rule': 'This patience has no such rules.',
    'unknown-game': 'There is no such patience.',
    'wrong-game': 'This is the record of another patience.',
    'wrong-deal': 'This is the record of another deal.',
    'wrong-rules': 'This game was played by other rules.',
    'wrong-status': 'The record is sound, but the patience has not come out in it yet.',
  },
};

export const texts: Readonly<Record<Language, Texts>> = { ru, en };
