/** What the page says of the games and of their rule options. */
import type { GameInfo } from '../src/engine.js';
import type { Language } from './settings.js';

type Pair = readonly [ru: string, en: string];

/** One sentence for each game. */
const sentences: Readonly<Record<string, Pair>> = {
  'stroptivye-damy': [
    'Ряды по масти начинают короли и завершают дамы; каждая дама, показавшись, возвращает карты под колоду.',
    'Kings begin the suits and queens complete them; a queen who shows herself sends cards back under the stock.',
  ],
  'tsarstvo-zhenshchin': [
    'Открытая карта решает, с чего начинаются базы; за каждое появление дамы запас платит картами.',
    'A dealt card decides what begins the foundations; the packet pays cards for every appearance of a queen.',
  ],
  damskiy: [
    'Места на столе заполняет только запас, а когда он исчерпан, запасом становится сброс.',
    'Places are refilled from the store alone, and when it is exhausted the waste becomes the store.',
  ],
  'otvazhnye-damy': [
    'Базы начинают короли и завершают валеты, а дамы остаются на столе там, где легли.',
    'Kings begin the foundations and jacks complete them, while queens stay on the table where they fell.',
  ],
  kongress: [
    'Восемь карт на столе и восемь баз от туза до короля; на столе кладут на единицу младше в любой масти.',
    'Eight cards on the table, eight foundations from ace to king; packing goes down in any suit.',
  ],
  'korol-dama-valet': [
    'Дамы стоят в стороне; пятёрки ведут вниз до королей, шестёрки — вверх до валетов.',
    'Queens stand aside; fives lead down to the kings, sixes up to the jacks.',
  ],
  kenfild: [
    'Тринадцать карт в запасе, четыре места с чередованием цветов; базы начинает первая открытая карта.',
    'Thirteen cards in reserve, four piles of alternating colours; the first card dealt begins the foundations.',
  ],
  'damy-kuvyrkom': [
    'Под рядом королей лежат семь пленников: масть, собранная от короля до дамы, освобождает своего.',
    'Seven captives lie under the row of kings: a suit completed from king to queen frees its own.',
  ],
};

/** Rule options by name, and their values by `name value`; numbers say themselves. */
const options: Readonly<Record<string, Pair>> = {
  'second-run': ['Второй проход', 'Second run'],
  'second-run after-packet': ['после запаса', 'after the packet'],
  'second-run never': ['никогда', 'never'],
  'second-run always': ['всегда', 'always'],
  packing: ['На столе переносят', 'What moves on the table'],
  'packing run': ['карту или ряд', 'cards and runs'],
  'packing single': ['по одной карте', 'single cards'],
  'packing none': ['ничего', 'nothing'],
  'packing pile': ['весь ряд', 'whole piles'],
  'packing pile-or-top': ['весь ряд или карту', 'piles or top cards'],
  payment: ['Дань дамы', 'A queen’s payment'],
  'payment every-queen': ['за каждую даму', 'for every queen'],
  'payment unplayed-queen': ['за даму в сбросе', 'if left on the waste'],
  'payment packet': ['из запаса', 'from the packet'],
  'payment talon': ['из-под сброса', 'from under the waste'],
  passes: ['Проходов колоды', 'Runs through the stock'],
  'passes unlimited': ['без ограничений', 'unlimited'],
  'between-passes': ['Сброс между проходами', 'The waste between passes'],
  'between-passes shuffle': ['тасуют', 'is shuffled'],
  'between-passes turn': ['переворачивают', 'is turned over'],
  draw: ['Открывать карт', 'Cards turned at a time'],
  spaces: ['На место кладут', 'An empty place takes'],
  'spaces waste': ['карту сброса', 'the waste'],
  'spaces any': ['и часть ряда', 'a part of a pile too'],
  wrap: ['Укладка', 'Packing'],
  'wrap full': ['по кругу', 'goes round'],
  'wrap to-base': ['до базовой карты', 'to the base card'],
  'wrap none': ['до туза', 'ends with the ace'],
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
