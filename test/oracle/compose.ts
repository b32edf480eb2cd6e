import { isKing, isQueen, isRed, order, pack, rank, suit } from './cards.js';
import { below, pick, shuffled, type Random } from './random-play.js';
import { numbered } from './table.js';

/** A table as it may stand late in a game: piles bottom → top, which run through the stock it is, whether the whole store lies open. */
export interface Composed {
  piles: Record<string, string[]>;
  pass: number;
  open: boolean;
}

type Fits = (card: string, target: string) => boolean;
type Test = (card: string) => boolean;

const anyCard: Test = () => true;
const inSuit =
  (first: string): Fits =>
  (card, target) =>
    suit(card) === suit(target) && order(card, first) + 1 === order(target, first);

/** Cards not yet placed, and the piles so far. */
class Composer {
  readonly piles: Record<string, string[]> = {};
  private rest: string[];
  private readonly random: Random;

  constructor(packs: number, random: Random) {
    this.random = random;
    this.rest = shuffled(pack(packs), random);
  }

  get left(): number {
    return this.rest.length;
  }

  chance(probability: number): boolean {
    return this.random() < probability;
  }

  take(wanted: Test): string | undefined {
    const index = this.rest.findIndex(wanted);
    return index < 0 ? undefined : this.rest.splice(index, 1)[0];
  }

  /** All that is left and passes the test, or so many of it. */
  pour(pile: string, howMany = Infinity, wanted: Test = anyCard): void {
    const poured = this.rest.filter(wanted).slice(0, howMany);
    for (const card of poured) this.take((other) => other === card);
    this.piles[pile] = poured;
  }

  /** Series in suit from the rank of `first`, all about equally far on; `gaps` leaves empty places between them. */
  foundations(first: string, howMany: number, longest: number, gaps: boolean): void {
    const level = pick([0, 3, 7, 10, 12, longest], this.random);
    const spread = pick([0, 1, 3, 6], this.random);
    const suits = shuffled([...'SHDCSHDC'].slice(0, howMany), this.random);
    const height = () => (this.chance(0.08) ? 0 : level + below(2 * spread + 1, this.random) - spread);
    const heights = suits.map(() => Math.max(0, Math.min(longest, height())));
    if (!gaps) heights.sort((a, b) => Math.sign(b) - Math.sign(a));
    heights[0] = Math.max(1, heights[0] ?? 0);
    suits.forEach((s, index) => {
      const series: string[] = [];
      while (series.length < (heights[index] ?? 0)) {
        const card = this.take((c) => suit(c) === s && order(c, first) === series.length);
        if (card === undefined) break;
        series.push(card);
      }
      this.piles[`foundation-${index + 1}`] = series;
    });
  }

  /** Each place gets a card that may lie there, and sometimes more that fit. */
  tableau(places: string[], starts: Test, fits: Fits): void {
    for (const place of places) {
      const card = this.take(starts);
      this.piles[place] = card === undefined ? [] : [card];
    }
    this.grow(places, fits);
  }

  /** Sometimes adds cards that fit. */
  grow(places: string[], fits: Fits): void {
    for (const place of places) {
      const pile = this.piles[place] ?? [];
      let top = pile.at(-1);
      while (top !== undefined && this.chance(0.6)) {
        const under = top;
        top = this.take((card) => fits(card, under));
        if (top !== undefined) pile.push(top);
      }
    }
  }

  /** What is left goes to these piles; each of them is often left out. */
  divide(piles: string[]): void {
    const open = piles.filter(() => this.chance(0.6));
    const used = open.length > 0 ? open : [pick(piles, this.random)];
    used.forEach((pile, index) => {
      this.pour(pile, index === used.length - 1 ? Infinity : below(this.left + 1, this.random));
    });
  }

  size(pile: string): number {
    return this.piles[pile]?.length ?? 0;
  }

  /** Empties one of the places onto a pile. */
  vacate(places: string[], pile: string): void {
    const place = pick(places, this.random);
    this.piles[pile] = [...(this.piles[pile] ?? []), ...(this.piles[place] ?? [])];
    this.piles[place] = [];
  }
}

type Recipe = (make: Composer, rules: Record<string, string>, random: Random) => boolean;

/** Every place is taken, or there is nothing to fill it from. */
const settled = (make: Composer, places: string[], sources: string[]) =>
  places.every((place) => make.size(place) > 0) || sources.every((source) => make.size(source) === 0);

const stroptivye: Recipe = (make, rules) => {
  const places = numbered('tableau', 8);
  make.foundations('KS', 8, 13, false);
  make.tableau(places, (card) => !isKing(card), inSuit('AS'));
  if (make.chance(0.5)) make.pour('waste', 12, (card) => !isKing(card));
  make.divide(rules['second-run'] === 'always' || make.chance(0.5) ? ['stock', 'reserve'] : ['stock']);
  return settled(make, places, ['stock', 'waste', 'reserve']);
};

const store =
  (sources: string[]): Recipe =>
  (make, _rules, random) => {
    const places = numbered('tableau', 7);
    const first = pick(
      pack(1).filter((card) => !isQueen(card)),
      random,
    );
    make.foundations(first, 8, 13, false);
    make.tableau(places, anyCard, inSuit(first));
    make.divide(['reserve', 'stock', 'waste']);
    const choice = sources.includes('stock') && make.size('reserve') > 0 && make.size('stock') > 0;
    if (choice && make.chance(0.3)) {
      make.vacate(places, 'waste');
      return true;
    }
    return (
      settled(make, places, sources) &&
      (sources.includes('stock') || make.size('reserve') > 0 || make.size('waste') === 0)
    );
  };

const otvazhnye: Recipe = (make) => {
  const seven = numbered('tableau', 7);
  make.foundations('KS', 8, 12, false);
  // Often most places hold a queen already.
  const queens = make.chance(0.6) ? seven.slice(make.chance(0.5) ? 0 : 2) : [];
  const fits: Fits = (card, target) => inSuit('AS')(card, target) && !isQueen(card) && !isKing(target);
  make.tableau(queens, isQueen, fits);
  make.tableau(
    seven.filter((place) => make.size(place) === 0),
    anyCard,
    fits,
  );
  if (queens.length === 7 && make.chance(0.4)) {
    make.pour('reserve', 1, isQueen);
    make.divide(['stock', 'waste']);
  } else if (make.chance(0.5)) {
    make.divide(['reserve', 'stock', 'waste']);
  } else {
    make.tableau(['tableau-8'], anyCard, fits);
    make.divide(['stock', 'waste']);
  }
  const choice = make.size('reserve') > 0 ? make.size('stock') > 0 : false;
  if (choice && make.chance(0.3)) {
    make.vacate(seven, 'waste');
    return true;
  }
  const eighth =
    make.size('reserve') > 0 || make.size('tableau-8') > 0 || make.size('stock') > 0 === make.size('waste') > 0;
  return eighth && settled(make, seven, ['reserve', 'stock', 'waste']);
};

const congress =
  (first: string, fits: Fits): Recipe =>
  (make) => {
    const places = numbered('tableau', 8);
    make.foundations(first, 8, 13, false);
    make.tableau(places, anyCard, fits);
    make.divide(['stock', 'waste']);
    return settled(make, places, ['stock', 'waste']);
  };

const korol: Recipe = (make, _rules, random) => {
  const rows = [
    ['5', '4', '3', '2', 'A', 'K'],
    ['6', '7', '8', '9', 'T', 'J'],
  ];
  [...'SHDC'].forEach((s, index) => {
    make.piles[`queen-${index + 1}`] = [make.take((card) => card === `Q${s}`) ?? ''];
    rows.forEach((row, lower) => {
      const wanted = row.slice(0, 1 + below(6, random));
      make.piles[`foundation-${index + 1 + 4 * lower}`] = wanted.map((r) => make.take((card) => card === r + s) ?? '');
    });
  });
  make.divide(['stock', 'waste']);
  return true;
};

const kenfild: Recipe = (make, rules, random) => {
  const places = numbered('tableau', 4);
  const first = pick(pack(1), random);
  make.foundations(first, 4, 13, false);
  const baseBelow = (target: string) => rules['wrap'] === 'to-base' && rank(target) === rank(first);
  const fits: Fits = (card, target) => isRed(card) !== isRed(target) && order(target, card) === 1 && !baseBelow(target);
  const used = make.chance(0.5) ? places : places.filter(() => make.chance(0.6));
  make.tableau(used, anyCard, fits);
  if (make.chance(0.4)) make.pour('reserve', 1 + below(4, random));
  make.divide(['stock', 'waste']);
  return settled(make, places, ['reserve']);
};

const kuvyrkom: Recipe = (make, rules, random) => {
  make.foundations('KS', 8, 13, rules['kings'] === 'any-place');
  const full = (captive: string) => make.size(captive.replace('captive', 'foundation')) === 13;
  for (const captive of numbered('captive', 7)) make.pour(captive, full(captive) && make.chance(0.5) ? 0 : 1);
  const places = numbered('tableau', 8);
  const fits: Fits =
    rules['wrap'] === 'king-on-ace'
      ? (card, target) => suit(card) === suit(target) && order(target, card) === 1
      : inSuit('AS');
  // Up to four cards of a pile may be those it was dealt.
  for (const place of places) make.pour(place, below(5, random));
  make.grow(places, fits);
  make.divide(['stock', 'waste']);
  return numbered('captive', 7).every((captive) => make.size(captive) === 1 || full(captive));
};

/** Four whole suits, then some tails laid elsewhere. */
const skorpion: Recipe = (make, _rules, random) => {
  const columns = numbered('tableau', 7).map((): string[] => []);
  [...'SHDC'].forEach((s, index) => {
    for (const r of [...'KQJT98765432A']) columns[index]?.push(make.take((card) => card === r + s) ?? '');
  });
  for (let n = below(5, random); n >= 0; n -= 1) {
    const [from = [], to = []] = shuffled(columns, random);
    to.push(...from.splice(below(from.length + 1, random)));
  }
  shuffled(columns, random).forEach((column, index) => (make.piles[`tableau-${index + 1}`] = column));
  return true;
};

const recipes: Record<string, Recipe> = {
  'stroptivye-damy': stroptivye,
  'tsarstvo-zhenshchin': store(['reserve', 'stock', 'waste']),
  damskiy: store(['reserve']),
  'otvazhnye-damy': otvazhnye,
  kongress: congress('AS', (card, target) => order(card, 'AS') + 1 === order(target, 'AS')),
  'damy-bliznetsy': congress('KS', inSuit('AS')),
  'korol-dama-valet': korol,
  kenfild,
  'damy-kuvyrkom': kuvyrkom,
  skorpion,
};

/** A random table for a game, settled: nothing that happens by rule is due. */
export function compose(
  game: string,
  rules: Record<string, string>,
  packs: number,
  passes: number,
  random: Random,
): Composed {
  const recipe = recipes[game];
  if (!recipe) throw new Error(`no recipe for ${game}`);
  for (;;) {
    const make = new Composer(packs, random);
    const pass = 1 + below(Math.min(passes, 5), random);
    const open = game === 'damskiy' && random() < 0.5;
    if (recipe(make, rules, random) && make.left === 0) return { piles: make.piles, pass, open };
  }
}
