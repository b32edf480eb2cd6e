/** Phrases with numbers that Russian rules pages share. */
import type { Rank, Role } from '../../../engine/index.js';
import { someCards } from '../../ru-counts.js';
import { alternatives } from '../../lists.js';
import { OF_WHOM, WHO, plural, rankIn } from '../../ru-forms.js';
import { cardCount } from '../../ru-numbers.js';
import type { FoundationFacts, Odds, PaymentFacts, RulesFacts, TableFacts } from '../facts.js';

const SMALL = '   три четыре пять шесть семь восемь девять десять'.split(' ');
const FIRST = { m: ['', 'один', 'два'], f: ['', 'одна', 'две'], n: ['', 'одно', 'два'] } as const;

/** «Два прохода», «две базы», «восемь мест»: words to ten, then digits. */
export function some(count: number, gender: 'm' | 'f' | 'n', one: string, few: string, many: string): string {
  return `${(FIRST[gender][count] ?? SMALL[count]) || count} ${plural(count, one, few, many)}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** «Восемь баз». */
export const bases = (count: number): string => some(count, 'f', 'база', 'базы', 'баз');
/** «Восемь мест». */
export const places = (count: number): string => some(count, 'n', 'место', 'места', 'мест');
/** «Два раза», «сколько угодно раз». */
export const times = (count: number): string =>
  count === Infinity ? 'сколько угодно раз' : some(count, 'm', 'раз', 'раза', 'раз');
/** «По одной карте», «по три карты». */
export const byCards = (count: number): string => `по ${count === 1 ? 'одной карте' : someCards(count)}`;
/** «100 000». */
export const number = (count: number): string => count.toLocaleString('ru');
/** How many of the deals are known to come out: «78 %»; of very many «73,5 %», of few «0,1 %». */
export const share = ({ won, deals }: Odds): string =>
  (won / deals).toLocaleString('ru', {
    style: 'percent',
    maximumFractionDigits: deals < 10_000 && won >= deals / 100 ? 0 : 1,
  });
/** «Все 104 карты». */
export const allCards = (count: number): string => `все ${cardCount(count)}`;

/** «Одна колода, 52 карты», «две колоды по 52 карты, всего 104». */
export const packs = ({ packs: count, packCards, cards }: RulesFacts): string =>
  count === 1
    ? `Одна колода, ${cardCount(packCards)}`
    : `${capital(some(count, 'f', 'колода', 'колоды', 'колод'))} по ${cardCount(packCards)}, всего ${cards}`;

/** «От короля до дамы». */
export const fromTo = ({ order }: FoundationFacts): string =>
  order === null ? '' : `от ${rankIn(first(order), OF_WHOM)} до ${rankIn(last(order), OF_WHOM)}`;

/** «Король, туз, двойка и так по порядку до дамы». */
export const ladder = ({ order }: FoundationFacts): string =>
  order === null
    ? ''
    : `${order
        .slice(0, 3)
        .map((rank) => rankIn(rank, WHO))
        .join(', ')} и так по порядку до ${rankIn(last(order), OF_WHOM)}`;

const first = (order: readonly Rank[]): Rank => order[0] ?? 'A';
export const last = (order: readonly Rank[]): Rank => order.at(-1) ?? 'A';

const FILLERS: Partial<Record<Role, string>> = {
  reserve: 'верхняя карта запаса',
  waste: 'верхняя карта сброса',
  stock: 'карта из колоды',
};

/** With what follows it a sentence. */
export const UNKNOWN_BOOK = 'Правила взяты из русского сборника, заглавие которого нам неизвестно;';
export const CADOGAN =
  'старший родственник, The Queens, описан в книге леди Кадоган «Illustrated Games of Solitaire or Patience» (издание 1914 года).';
/** With what follows it a sentence. */
export const PYSOL = 'Правила взяты из свободного компьютерного сборника PySolFC;';
export const STAY = 'Карты идут на базу по одной и обратно не возвращаются.';
export const OFF_TABLE = 'Карты со стола туда не кладут.';
export const SINGLE = 'на столе переносят по одной карте, а не рядами';

/** Before what fills a place where what stood before it is not to be had. */
const failing = (at: number, before: readonly Role[] = []): string => {
  if (at === 0) return '';
  if (before.length > 1) return ', а если нет ни той, ни другой — ';
  return at === 1 ? ', а если её нет — ' : ', а если нет и этой — ';
};

/** «Верхняя карта запаса или карта из колоды». */
export const anyFiller = (roles: readonly Role[] = []): string => either(roles.map((role) => FILLERS[role] ?? ''));
const either = alternatives('ru');

/** «Верхняя карта запаса, а если её нет — верхняя карта сброса, а если нет и этой — карта из колоды». */
export const fillers = ({ fills }: TableFacts): string =>
  fills.map((roles, at) => `${failing(at, fills[at - 1])}${anyFiller(roles)}`).join('');

/** «Под колоду уходят три нижние карты сброса». */
export const goes = ({ count, from, end }: PaymentFacts): string =>
  `под колоду ${count === 1 ? 'уходит' : 'уходят'} ${someCards(count, end === 'bottom' ? 'нижн' : 'верхн')} ${from === 'waste' ? 'сброса' : 'запаса'}`;

export const IN_SUIT = 'Карту кладут на карту той же масти на единицу старше: девятку червей — на десятку червей.';

/** What moves on the table by suit. */
export function moved({ leaves, packs: packed }: TableFacts): string {
  if (!packed) return 'Со стола на стол карты не перекладывают, они уходят только на базы.';
  return leaves === 'run'
    ? 'Переносят верхнюю карту, одну или вместе с рядом по масти, что лежит под ней, — со всем или с его частью.'
    : 'Переносят по одной карте, верхней.';
}

/** «Остальные 64 карты — колода (А), рядом сброс (Б).» */
export const rest = ({ stock, mark }: RulesFacts): string =>
  `Остальные ${cardCount(stock.cards)} — колода${mark('stock')}; возле неё будет сброс${mark('waste')}.`;

/** How the stock is turned, and how many times. */
export function turning({ stock: { draw, passes, shuffled } }: RulesFacts): string {
  const turn = `Из колоды в любой момент открывают в сброс ${byCards(draw)}${draw > 1 ? ', под конец — сколько осталось' : ''}; верхняя карта сброса всегда в игре.`;
  if (passes === 1) return `${turn} Проход только один: сброс не переворачивают.`;
  const again = shuffled ? 'тасуют и открывают снова' : 'переворачивают, не тасуя, и открывают снова';
  const many =
    passes === Infinity ? 'сколько угодно раз' : `всего ${some(passes, 'm', 'проход', 'прохода', 'проходов')}`;
  return `${turn} Когда колода кончится, сброс ${again}: ${many}.`;
}

export const FAILED = 'Если ходы кончились раньше, он не сошёлся.';
/** «Пасьянс сошёлся, когда все 104 карты лежат на базах.» */
export const wonWith = (count: number): string => `Пасьянс сошёлся, когда ${allCards(count)} лежат на базах. ${FAILED}`;
