/** Why a move is refused, in English: each names the rule. Said after “Not allowed: …”. */
import { inWords, rankName } from './en-forms.js';
import { SUIT_NAMES, cardCount } from './en-cards.js';
import { hasKingsRow } from './en-facts.js';
import { anyOf, placeName, thePlace } from './en-piles.js';
import type { Rank } from '../engine/index.js';
import type { RefusalContext, RefusalTexts } from './locale.js';
import { splitCard } from './typeset.js';

/** “An ace”, “an eight”, “a king”. */
const aRank = (rank: Rank): string => `${rank === 'A' || rank === '8' ? 'an' : 'a'} ${rankName(rank)}`;

/** “ (a nine on a ten)”, where both ranks are known. */
function example({ under, wanted }: RefusalContext): string {
  return under === null || wanted === null ? '' : ` (${aRank(wanted)} on ${aRank(splitCard(under)[0])})`;
}

const ORDER: Readonly<Record<RefusalContext['suit'], string>> = {
  same: 'one lower in suit',
  alternate: 'one lower in the other colour',
  any: 'one lower, in any suit',
};

/** “The packet, then the waste”. */
const filledFrom = ({ fills }: RefusalContext): string => fills.map(anyOf).join(', then ');

/** “On a foundation”, “in the kings’ row”. */
function inRow({ to }: RefusalContext): string {
  if (to === null) return 'here';
  if (hasKingsRow(to)) return 'in the kings’ row';
  return to.game === 'korol-dama-valet' ? 'in this row' : 'on a foundation';
}

const onFoundation = ({ to }: RefusalContext): boolean => to?.role === 'foundation';
const reserve = ({ reserve: pile }: RefusalContext): string => (pile === null ? 'the reserve' : thePlace(pile));
const turned = (shuffled: boolean): string => (shuffled ? 'shuffled' : 'turned over');

function notHere(context: RefusalContext): string {
  switch (context.to?.role) {
    case 'stock':
      return 'nothing is laid on the stock';
    case 'waste':
      return 'only cards from the stock go to the waste';
    case 'reserve':
      return `nothing is laid on ${reserve(context)}`;
    case 'captive':
      return 'nothing is laid on a captive';
    case 'queen':
      return 'nothing is laid on the queens';
    case 'foundation':
      return 'from here cards do not go to the foundations';
    case 'tableau':
      return 'from here cards do not go to the table';
    case undefined:
      return 'nothing is laid here';
  }
}

export const refusals: RefusalTexts = {
  'unknown-pile': () => 'there is no such place on the table',
  'bad-count': () => 'a move takes one card or more',
  'must-fill': (context) =>
    context.first === null
      ? 'an empty place must be filled first'
      : `${placeName(context.first)} must be filled first, from ${filledFrom(context)}`,
  'same-pile': () => 'the card lies here already',
  'empty-pile': ({ from }) => {
    if (from?.role === 'reserve') return `${thePlace(from)} is used up`;
    return from?.role === 'stock' || from?.role === 'waste' ? `${thePlace(from)} is empty` : 'there is no card here';
  },
  'not-enough-cards': ({ size }) => `there ${size === 1 ? 'is' : 'are'} only ${cardCount(size)} here`,
  'stock-only-turns': () => 'cards from the stock go to the waste first',
  'turn-count': ({ draw }) =>
    draw === 1
      ? 'the stock is turned one card at a time'
      : `the stock is turned ${inWords(draw)} cards at a time, and at the end what is left`,
  'stock-not-empty': ({ shuffled }) => `the waste is ${turned(shuffled)} only when the stock is empty`,
  'no-redeal': ({ passes }) =>
    passes === 1
      ? 'there is only one pass through the stock'
      : `there are only ${inWords(passes)} passes through the stock, and all are done`,
  'packet-not-empty': (context) => `the second pass begins only when ${reserve(context)} is used up`,
  'whole-waste': ({ shuffled }) => `the whole waste is ${turned(shuffled)}, or none of it`,
  'closed-pile': notHere,
  'foundation-keeps': ({ from }) => {
    if (from?.game === 'korol-dama-valet') return 'cards never leave their row';
    return from !== null && hasKingsRow(from)
      ? 'cards never leave the kings’ row'
      : 'cards never leave the foundations';
  },
  'packet-fills-only': (context) => `cards of ${reserve(context)} only fill empty places, and do so by themselves`,
  'queen-stays': ({ from, to }) => {
    if (from?.role === 'queen') return 'the queens stay in their row';
    return to?.role === 'foundation' ? 'queens do not go to the foundations' : 'a queen keeps her place to the end';
  },
  'hidden-card': () => 'this card is still face down',
  'captive-held': () => 'a captive is held until the suit above is complete',
  'captive-row-only': () => 'a captive goes only to the kings’ row',
  'one-at-a-time': (context) =>
    onFoundation(context) ? 'cards go up one at a time' : 'only the top card is taken from here, one at a time',
  'single-cards-only': () => 'on the table cards are moved one at a time',
  'whole-pile-only': () => 'on the table only a whole pile is moved',
  'whole-or-top-only': () => 'on the table either a whole pile is moved or its top card',
  'not-a-run': ({ suit }) => {
    if (suit === 'same') return 'only a run in suit, without gaps, is moved together';
    return suit === 'alternate'
      ? 'only a run of alternating colours, without gaps, is moved together'
      : 'only a run without gaps is moved together';
  },
  'no-packing': () => 'from the table cards go only to the foundations',
  'wrong-base': ({ to, starts }) => {
    if (starts === null) return 'this card does not go here';
    return to !== null && hasKingsRow(to)
      ? `an empty place of the row takes only ${aRank(starts)}`
      : `an empty foundation is started only by ${aRank(starts)}`;
  },
  'first-empty': ({ first }) =>
    `empty foundations are started in order${first === null ? '' : `, now ${placeName(first)}`}`,
  'row-order': ({ first }) =>
    `kings fill their row from left to right${first === null ? '' : `, now at place ${first.number ?? 1}`}`,
  'foundation-complete': ({ to }) =>
    to?.game === 'korol-dama-valet' ? 'this row is complete already' : 'this suit is complete already',
  'wrong-suit': (context) => {
    const suit = context.under === null ? null : SUIT_NAMES[splitCard(context.under)[1]];
    if (onFoundation(context)) return `${inRow(context)} cards are of one suit${suit === null ? '' : `, here ${suit}`}`;
    return `on the table cards go down in suit${suit === null ? '' : `, ${suit} on ${suit}`}`;
  },
  'wrong-colour': ({ under }) => {
    if (under === null) return 'on the table colours alternate';
    const red = ['H', 'D'].includes(splitCard(under)[1]);
    return `on the table colours alternate, ${red ? 'black on red' : 'red on black'}`;
  },
  'wrong-rank': (context) => {
    if (!onFoundation(context)) return `on the table cards go ${ORDER[context.suit]}${example(context)}`;
    return `${inRow(context)} cards go ${context.lay} in order${example(context)}`;
  },
  'takes-nothing': ({ under }) =>
    under === null ? 'no card is laid on this one' : `on the table nothing is laid on ${aRank(splitCard(under)[0])}`,
  'lies-on-nothing': ({ card, spaces }) => {
    const what = card === null ? 'this card' : aRank(splitCard(card)[0]);
    return spaces ? `on the table ${what} goes only to an empty place` : `no card on the table takes ${what}`;
  },
  'place-refills': (context) => `an empty place is filled only from ${filledFrom(context)}`,
  'waste-only': () => 'an empty place takes only the top card of the waste',
  'kings-only': ({ starts }) => `an empty place takes only ${starts === null ? 'a king' : aRank(starts)}`,
  'place-shut': (context) =>
    `${context.to === null ? 'this place' : placeName(context.to)} comes into play when ${reserve(context)} is used up`,
  'changes-nothing': () => 'moving a whole pile to an empty place changes nothing',
};
