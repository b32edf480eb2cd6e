/** What the page says of the games and of their rule options. */
import type { GameInfo } from '../src/engine.js';
import type { Language } from './site.js';

type Pair = readonly [ru: string, en: string];

/** One sentence for each game. */
const sentences: Readonly<Record<string, Pair>> = {
  'stroptivye-damy': [
    'Масти начинают короли, а завершают дамы; дама, показавшись, возвращает карты под колоду.',
    'Kings begin the suits and queens complete them; a queen who shows herself sends cards back under the stock.',
  ],
  'tsarstvo-zhenshchin': [
    'С чего начинать базы, решает раздача; за каждое появление дамы запас платит картами.',
    'A dealt card decides what begins the foundations; the packet pays cards for every appearance of a queen.',
  ],
  damskiy: [
    'Свободные места заполняет только запас, а когда он исчерпан, запасом становится сброс.',
    'Places are refilled from the packet alone, and when it is used up the waste becomes the packet.',
  ],
  'otvazhnye-damy': [
    'Базы начинают короли, а завершают валеты; дамы остаются на столе там, где легли.',
    'Kings begin the foundations and jacks complete them, while queens stay on the table where they fell.',
  ],
  kongress: [
    'Восемь карт на столе, восемь баз от туза до короля; на столе кладут по убыванию, масть любая.',
    'Eight cards on the table, eight foundations from ace to king; packing goes down in any suit.',
  ],
  'korol-dama-valet': [
    'Дамы стоят в стороне; пятёрки ведут вниз до королей, шестёрки — вверх до валетов.',
    'Queens stand aside; fives lead down to the kings, sixes up to the jacks.',
  ],
  kenfild: [
    'Тринадцать карт в запасе, четыре стопки с чередованием цветов; с чего начинать базы, решает первая карта.',
    'Thirteen cards in reserve, four piles of alternating colours; the first card dealt begins the foundations.',
  ],
  'damy-kuvyrkom': [
    'Под рядом королей семь пленников: масть, собранная от короля до дамы, освобождает своего.',
    'Seven captives lie under the row of kings: a suit completed from king to queen frees its own.',
  ],
  'damy-bliznetsy': [
    'Стол «Конгресса», но кладут по масти; базы начинают короли, а завершают дамы.',
    'The table of Congress, packed in suit; kings begin the foundations and queens complete them.',
  ],
  skorpion: [
    'Семь столбцов, где карту переносят со всем, что на ней лежит; четыре масти собирают прямо на столе.',
    'Seven columns, where a card moves with all that lies on it; four suits are completed on the table.',
  ],
};

/** Rule options by name, and their values by `name value`; numbers say themselves. */
const options: Readonly<Record<string, Pair>> = {
  'second-run': ['Второй проход', 'Second run'],
  'second-run after-packet': ['после запаса', 'after the packet'],
  'second-run never': ['никогда', 'never'],
  'second-run always': ['всегда', 'always'],
  packing: ['На столе перекладывают', 'What moves on the table'],
  'packing run': ['карту или ряд', 'cards and runs'],
  'packing single': ['по одной карте', 'single cards'],
  'packing none': ['ничего', 'nothing'],
  'packing pile': ['стопку целиком', 'whole piles'],
  'packing pile-or-top': ['стопку или карту', 'piles, top cards'],
  payment: ['Дань дамы', 'A queen’s payment'],
  'payment every-queen': ['за каждую даму', 'for every queen'],
  'payment unplayed-queen': ['за даму в сбросе', 'if not played'],
  'payment packet': ['из запаса', 'from the packet'],
  'payment talon': ['из-под сброса', 'from the waste'],
  passes: ['Проходов колоды', 'Passes'],
  'passes unlimited': ['сколько угодно', 'unlimited'],
  'between-passes': ['Сброс между проходами', 'The waste between passes'],
  'between-passes shuffle': ['тасуют', 'is shuffled'],
  'between-passes turn': ['переворачивают', 'is turned over'],
  draw: ['Открывают карт', 'Cards turned'],
  spaces: ['На свободное место', 'An empty place takes'],
  'spaces waste': ['карту из сброса', 'the waste'],
  'spaces any': ['и со стола', 'the table too'],
  wrap: ['Укладка', 'Packing'],
  'wrap full': ['по кругу', 'goes round'],
  'wrap to-base': ['до карты базы', 'to the base card'],
  'wrap none': ['до туза', 'to the ace'],
  'wrap king-on-ace': ['король на туза', 'king on ace'],
  kings: ['Короли занимают', 'Kings take'],
  'kings left-to-right': ['первое место', 'the first place'],
  'kings any-place': ['любое место', 'any place'],
};

const pick = (pair: Pair | undefined, lang: Language): string | undefined => pair?.[lang === 'ru' ? 0 : 1];

/** The name of a game, with the apostrophe of books. */
export const nameOf = (game: GameInfo, lang: Language): string => game.names[lang].replace("'", '’');

export const sentenceOf = (game: string, lang: Language): string => pick(sentences[game], lang) ?? '';

/** The name of a rule option. */
export const optionName = (name: string, lang: Language): string => pick(options[name], lang) ?? name;

/** The value of a rule option in words. */
export const optionValue = (name: string, value: string, lang: Language): string =>
  pick(options[`${name} ${value}`], lang) ?? value;
