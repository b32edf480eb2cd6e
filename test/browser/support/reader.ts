/**
 * A player who knows of the page only what assistive technology is told: roles, names, states and what is announced. A
 * card is found by its spoken name, a place by its own, and both are pressed as they would be from a list of controls.
 */
import { expect } from '@open-wc/testing';
import { deal, restore, type CardCode, type Game, type Move } from '../../../src/engine.js';
import { listen, type Heard } from '../../support/commands.js';
import { lines } from './lines.js';
import { mount } from './table.js';

/** What the player knows of a language: how cards and places are called. The words are not taken from the sources. */
interface Words {
  readonly ranks: readonly string[];
  readonly suits: readonly string[];
  /** The suits as they stand by themselves. */
  readonly bare: readonly string[];
  readonly of: string;
  readonly place: Readonly<Record<string, string>>;
  readonly sixes: string;
  readonly redealt: RegExp;
  readonly picked: RegExp;
  readonly won: (moves: number) => RegExp;
}

const KNOWN: Readonly<Record<string, Words>> = {
  en: {
    ranks: 'ace two three four five six seven eight nine ten jack queen king'.split(' '),
    suits: ['spades', 'hearts', 'diamonds', 'clubs'],
    bare: ['spades', 'hearts', 'diamonds', 'clubs'],
    of: ' of ',
    place: {
      stock: 'stock',
      waste: 'waste',
      reserve: 'packet',
      'reserve kenfild': 'reserve',
      tableau: 'table, place #',
      foundation: 'foundation #',
      'foundation damy-kuvyrkom': 'kings’ row, place #',
      'foundation korol-dama-valet': 'row of fives, #',
      captive: 'captive #',
    },
    sixes: 'row of sixes, #',
    redealt: /^The pass is over\. Waste (shuffled|turned over): pass \d/,
    picked: /^Picked up/,
    won: (moves) => new RegExp(`The patience came out in ${moves} moves\\.`),
  },
  ru: {
    ranks: 'туз двойка тройка четвёрка пятёрка шестёрка семёрка восьмёрка девятка десятка валет дама король'.split(' '),
    suits: ['пик', 'червей', 'бубен', 'треф'],
    bare: ['пики', 'черви', 'бубны', 'трефы'],
    of: ' ',
    place: {
      stock: 'колода',
      waste: 'сброс',
      reserve: 'запас',
      tableau: 'стол, место #',
      foundation: 'база #',
      'foundation damy-kuvyrkom': 'ряд королей, место #',
      'foundation korol-dama-valet': 'ряд пятёрок, #',
      captive: 'пленник #',
    },
    sixes: 'ряд шестёрок, #',
    redealt: /^Проход окончен\. Сброс (перетасован|перевёрнут): проход \d/,
    picked: /^Взят/,
    won: (moves) => new RegExp(`Пасьянс сошёлся за ${moves} ход(а|ов)?\\.`),
  },
};

const RANKS = 'A23456789TJQK';
const SUITS = 'SHDC';

function cardIn({ ranks, suits, of }: Words, card: CardCode): string {
  return `${ranks[RANKS.indexOf(card.charAt(0))]!}${of}${suits[SUITS.indexOf(card.charAt(1))]!}`;
}

function placeIn(words: Words, game: string, pile: string): string {
  const [role = '', at = ''] = pile.split('-');
  const name = words.place[`${role} ${game}`] ?? words.place[role]!;
  if (game !== 'korol-dama-valet' || role !== 'foundation') return name.replace('#', at);
  return (Number(at) > 4 ? words.sixes : name).replace('#', words.bare[(Number(at) - 1) % 4]!);
}

/** A space that does not break is heard as any other. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

const buttons = (heard: readonly Heard[]): readonly Heard[] =>
  heard.flatMap((control) =>
    control.role === 'button' ? [{ ...control, name: plain(control.name), within: control.within.map(plain) }] : [],
  );

/** The controls of a place: one, or the open cards of a fan from the lowest to the top. */
function controlsOf(heard: readonly Heard[], place: string): readonly Heard[] {
  const inside = buttons(heard).filter(({ within }) => within.includes(place));
  if (inside.length > 0) return inside;
  return buttons(heard).filter(({ name }) => name.startsWith(place) && !/^\d/.test(name.slice(place.length)));
}

function only(controls: readonly Heard[], place: string): Heard {
  expect(controls.length, `controls of ${place}`).to.equal(1);
  return controls[0]!;
}

/** The controls to be pressed for a move, one after another. */
function pressesOf(heard: readonly Heard[], words: Words, game: Game, { from, to, count }: Move): readonly Heard[] {
  const control = (pile: string): readonly Heard[] => controlsOf(heard, placeIn(words, game.id, pile));
  if (from === 'stock' || to === 'stock') return [only(control('stock'), 'stock')];
  const card = cardIn(words, game.pile(from).cards.at(-count)!.card);
  const source = from.startsWith('tableau') ? control(from).at(-count)! : only(control(from), from);
  expect(source.name, `${from}, card ${count} from the top`).to.contain(card);
  return [source, to.startsWith('tableau') ? control(to).at(-1)! : only(control(to), to)];
}

/** The card that a move is about: the last of those that are turned, the lowest of those that are laid somewhere. */
const namedBy = (game: Game, { from, count }: Move): CardCode => game.pile(from).cards.at(-count)!.card;

const spoken = (heard: readonly Heard[]): string => heard.find(({ role }) => role === 'status')?.name ?? '';

/** Wins the recorded game by what is heard; every move must be announced, and the focus must never be lost. */
export async function winByEar(id: string, lang: string): Promise<void> {
  const words = KNOWN[lang]!;
  const { deal: number, rules, record } = lines[id]!;
  const game = deal(id, { deal: number, rules });
  // Two presses for every card: what is pressed is what is meant.
  await mount(id, { deal: number, ...rules, lang, tap: 'select', motion: 'none' });
  let heard = await listen();
  for (const move of restore(record).history) {
    const told = `move ${game.moveCount + 1}, ${JSON.stringify(move)}`;
    const before = spoken(heard);
    const named = namedBy(game, move);
    heard = await listen(...pressesOf(heard, words, game, move));
    game.play(move);
    // The move is announced when it is drawn.
    while (spoken(heard) === before || words.picked.test(spoken(heard))) heard = await listen();
    const sentence = plain(spoken(heard));
    if (move.to === 'stock') expect(sentence, told).to.match(words.redealt);
    else expect(sentence.toLowerCase(), told).to.contain(cardIn(words, named));
    expect(heard.filter(({ focused }) => focused).length, `focus after ${told}`).to.equal(1);
  }
  expect(plain(spoken(heard))).to.match(words.won(game.moveCount));
}
