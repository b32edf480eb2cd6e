/** Why a move is refused, in Russian: each names the rule. Said after «Так нельзя: …». */
import { WHO, WHOM, rankIn, plural } from './ru-forms.js';
import type { Rank } from '../engine/index.js';
import type { RefusalContext, RefusalTexts } from './locale.js';
import { SUIT_NAMES } from './ru-cards.js';
import { feminine } from './ru-counts.js';
import { cardCount } from './ru-numbers.js';
import { anyOf, placeName } from './ru-piles.js';
import { hasKingsRow, into, outOf, whereIn } from './ru-ways.js';
import { splitCard } from './typeset.js';

const accusative = (rank: Rank): string => rankIn(rank, WHOM);

/** « (на десятку — девятку)», where both ranks are known. */
function example({ under, wanted }: RefusalContext): string {
  return under === null || wanted === null ? '' : ` (на ${accusative(splitCard(under)[0])} — ${accusative(wanted)})`;
}

const ORDER: Readonly<Record<RefusalContext['suit'], string>> = {
  same: 'по масти следующую младшую',
  alternate: 'следующую младшую, чередуя цвета',
  any: 'следующую младшую, масть любая',
};

/** «Из запаса, потом из сброса». */
const filledFrom = ({ fills }: RefusalContext): string => fills.map(anyOf).join(', потом ');

/** «На базе», «в ряду королей». */
const inRow = ({ to }: RefusalContext): string => (to === null ? 'здесь' : whereIn(to));

const onFoundation = ({ to }: RefusalContext): boolean => to?.role === 'foundation';

function notHere({ to }: RefusalContext): string {
  switch (to?.role) {
    case 'stock':
      return 'в колоду карты не кладут';
    case 'waste':
      return 'в сброс ложатся только карты из колоды';
    case 'reserve':
      return 'в запас карты не кладут';
    case 'captive':
      return 'к пленникам карты не кладут';
    case 'queen':
      return 'на дам карты не кладут';
    case 'foundation':
      return 'отсюда карты на базу не идут';
    case 'tableau':
      return 'отсюда карты на стол не идут';
    case undefined:
      return 'сюда карты не кладут';
  }
}

export const refusals: RefusalTexts = {
  'unknown-pile': () => 'такого места на столе нет',
  'bad-count': () => 'ходят одной картой или несколькими',
  'must-fill': (context) =>
    context.first === null
      ? 'сначала надо заполнить свободное место'
      : `сначала надо заполнить ${placeName(context.first)} — ${filledFrom(context)}`,
  'same-pile': () => 'карта уже лежит здесь',
  'empty-pile': ({ from }) => {
    if (from?.role === 'stock') return 'колода пуста';
    if (from?.role === 'waste') return 'сброс пуст';
    return from?.role === 'reserve' ? 'запас исчерпан' : 'здесь нет карт';
  },
  'not-enough-cards': ({ size }) => `здесь всего ${cardCount(size)}`,
  'stock-only-turns': () => 'карта из колоды сначала ложится в сброс',
  'turn-count': ({ draw }) =>
    draw === 1
      ? 'карты из колоды открывают по одной'
      : `карты из колоды открывают по ${feminine(draw)}, под конец — сколько осталось`,
  'stock-not-empty': ({ shuffled }) => `сброс ${shuffled ? 'тасуют' : 'переворачивают'}, только когда колода пуста`,
  'no-redeal': ({ passes }) =>
    passes === 1
      ? 'колоду проходят только один раз'
      : `колоду проходят только ${passes === 2 ? 'два' : feminine(passes)} ${plural(passes, 'раз', 'раза', 'раз')}, и все проходы сделаны`,
  'packet-not-empty': () => 'второй проход начинают, только когда исчерпан запас',
  'whole-waste': ({ shuffled }) => `сброс ${shuffled ? 'тасуют' : 'переворачивают'} целиком`,
  'closed-pile': notHere,
  'foundation-keeps': ({ from }) => `${from === null ? 'с базы' : outOf(from)} карты не возвращаются`,
  'packet-fills-only': () => 'карты запаса только заполняют свободные места, и делают это сами',
  'queen-stays': ({ from, to }) => {
    if (from?.role === 'queen') return 'дамы остаются в своём ряду';
    return to?.role === 'foundation' ? 'дам на базы не кладут' : 'дама остаётся на своём месте до конца';
  },
  'hidden-card': () => 'эта карта ещё закрыта',
  'captive-held': () => 'пленник закрыт, пока не собрана масть над ним',
  'captive-row-only': () => 'пленник идёт только в ряд королей',
  'one-at-a-time': (context) =>
    onFoundation(context)
      ? `${context.to === null ? 'сюда' : into(context.to)} кладут по одной карте`
      : 'отсюда берут только верхнюю карту',
  'single-cards-only': () => 'на столе перекладывают по одной карте',
  'whole-pile-only': () => 'на столе перекладывают только стопку целиком',
  'whole-or-top-only': () => 'на столе перекладывают или стопку целиком, или одну верхнюю карту',
  'not-a-run': ({ suit }) => {
    if (suit === 'same') return 'вместе перекладывают только ряд по масти, без пропусков';
    return suit === 'alternate'
      ? 'вместе перекладывают только ряд, где цвета чередуются, без пропусков'
      : 'вместе перекладывают только последовательность без пропусков';
  },
  'no-packing': () => 'со стола карты идут только на базы',
  'wrong-base': ({ to, starts }) => {
    if (starts === null) return 'сюда эту карту не кладут';
    const card = rankIn(starts, WHO);
    return to !== null && hasKingsRow(to)
      ? `свободное место ряда занимает только ${card}`
      : `свободную базу начинает только ${card}`;
  },
  'first-empty': ({ first }) =>
    `сначала занимают первую свободную базу${first === null ? '' : `, сейчас это ${placeName(first)}`}`,
  'row-order': ({ first }) =>
    `королей кладут слева направо${first === null ? '' : `, сейчас — на место ${first.number ?? 1}`}`,
  'foundation-complete': ({ to }) => (to === null ? 'эта масть уже собрана' : `здесь ${completeOf(to)}`),
  'wrong-suit': (context) => {
    const suit = context.under === null ? null : SUIT_NAMES[splitCard(context.under)[1]];
    if (onFoundation(context))
      return `${inRow(context)} собирают одну масть${suit === null ? '' : `, здесь — ${suit}`}`;
    return `на столе кладут по масти${suit === null ? '' : `, на ${suit} — только ${suit}`}`;
  },
  'wrong-colour': ({ under }) => {
    if (under === null) return 'на столе цвета чередуются';
    const red = ['H', 'D'].includes(splitCard(under)[1]);
    return `на столе цвета чередуются, на ${red ? 'красную — чёрную' : 'чёрную — красную'}`;
  },
  'wrong-rank': (context) => {
    if (!onFoundation(context)) return `на столе кладут ${ORDER[context.suit]}${example(context)}`;
    const down = context.lay === 'down' ? ' вниз' : '';
    return `${inRow(context)} карты идут по порядку${down}${example(context)}`;
  },
  'takes-nothing': ({ under }) =>
    under === null
      ? 'на эту карту ничего не кладут'
      : `на столе на ${accusative(splitCard(under)[0])} ничего не кладут`,
  'lies-on-nothing': ({ card, spaces }) => {
    const what = card === null ? 'эту карту' : accusative(splitCard(card)[0]);
    return `на столе ${what} ${spaces ? 'кладут только на свободное место' : 'ни на что не кладут'}`;
  },
  'place-refills': (context) => `свободное место заполняется только ${filledFrom(context)}`,
  'waste-only': () => 'на свободное место кладут только верхнюю карту сброса',
  'kings-only': ({ starts }) => `на свободное место кладут только ${starts === null ? 'короля' : accusative(starts)}`,
  'place-shut': ({ to }) => `${to === null ? 'это место' : placeName(to)} вступит в игру, когда кончится запас`,
  'changes-nothing': () => 'стопка и так занимает отдельное место, на другом ничего не изменится',
};

const completeOf = (to: NonNullable<RefusalContext['to']>): string =>
  to.game === 'korol-dama-valet' ? 'ряд уже собран' : 'масть уже собрана';
