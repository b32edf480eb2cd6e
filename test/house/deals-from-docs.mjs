// Deals made again from docs/deals.md alone: nothing of the package is imported here.

const MASK32 = 0xffffffffn;
const MASK64 = 0xffffffffffffffffn;
const rotl = (x, k) => ((x << k) | (x >> (32n - k))) & MASK32;

/** The generator: 32-bit outputs, draws, shuffles. */
export function generator(seed, stream) {
  let state = (BigInt(stream) << 32n) | BigInt(seed);
  const step = () => {
    state = (state + 0x9e3779b97f4a7c15n) & MASK64;
    let z = state;
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK64;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & MASK64;
    return z ^ (z >> 31n);
  };
  const first = step();
  const second = step();
  let [s0, s1, s2, s3] = [first & MASK32, first >> 32n, second & MASK32, second >> 32n];
  const next = () => {
    const result = (rotl((s1 * 5n) & MASK32, 7n) * 9n) & MASK32;
    const t = (s1 << 9n) & MASK32;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= t;
    s3 = rotl(s3, 11n);
    return Number(result);
  };
  const below = (n) => {
    const limit = Math.floor(2 ** 32 / n) * n;
    for (;;) {
      const output = next();
      if (output < limit) return output % n;
    }
  };
  const shuffle = (list) => {
    for (let i = list.length - 1; i >= 1; i--) {
      const j = below(i + 1);
      [list[i], list[j]] = [list[j], list[i]];
    }
    return list;
  };
  return { next, below, shuffle };
}

export function hash(text) {
  let value = 0x811c9dc5n;
  for (const character of text) value = ((value ^ BigInt(character.charCodeAt(0))) * 0x01000193n) & MASK32;
  return Number(value);
}

const onePack = () => [...'SHDC'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));

const numbered = (role, count) => Array.from({ length: count }, (_, index) => `${role}-${index + 1}`);
const tableau8 = numbered('tableau', 8);
const tableau7 = numbered('tableau', 7);

/** Each game as a function that deals from the front of a list, with `give(pile)` for one card. */
const games = {
  'stroptivye-damy': {
    packs: 2,
    deal({ list, give, insert }) {
      for (let n = 0; n < 32; n++) give('reserve');
      const aside = [];
      for (const pile of tableau8) {
        while (list[0][0] === 'Q') aside.push(list.shift());
        give(pile);
      }
      aside.forEach(insert);
    },
  },
  'tsarstvo-zhenshchin': { packs: 2, deal: withBaseCard },
  damskiy: { packs: 2, deal: withBaseCard },
  'otvazhnye-damy': {
    packs: 2,
    deal({ give }) {
      for (let n = 0; n < 33; n++) give('reserve');
      tableau7.forEach(give);
    },
  },
  kongress: { packs: 2, deal: ({ give }) => tableau8.forEach(give) },
  'damy-bliznetsy': { packs: 2, deal: ({ give }) => tableau8.forEach(give) },
  skorpion: {
    packs: 1,
    deal({ give }) {
      for (let round = 0; round < 7; round++) tableau7.forEach(give);
    },
  },
  'korol-dama-valet': {
    packs: 1,
    deal({ take }) {
      [...'SHDC'].forEach((suit, index) => take(`Q${suit}`, `queen-${index + 1}`));
      [...'SHDC'].forEach((suit, index) => take(`5${suit}`, `foundation-${index + 1}`));
      [...'SHDC'].forEach((suit, index) => take(`6${suit}`, `foundation-${index + 5}`));
    },
  },
  kenfild: {
    packs: 1,
    deal({ give }) {
      give('foundation-1');
      for (let n = 0; n < 13; n++) give('reserve');
      numbered('tableau', 4).forEach(give);
    },
  },
  'damy-kuvyrkom': {
    packs: 2,
    deal({ give }) {
      numbered('captive', 7).forEach(give);
      for (let round = 0; round < 4; round++) tableau8.forEach(give);
    },
  },
};

function withBaseCard({ list, give }) {
  for (let n = 0; n < 32; n++) give('reserve');
  while (list[0][0] === 'Q') list.push(list.shift());
  give('foundation-1');
  tableau7.forEach(give);
}

function layOut(id, list, insertAt) {
  const piles = {};
  const put = (card, pile) => (piles[pile] ??= []).push(card);
  games[id].deal({
    list,
    give: (pile) => put(list.shift(), pile),
    take: (card, pile) => put(list.splice(list.indexOf(card), 1)[0], pile),
    insert: (card) => list.splice(insertAt(list.length), 0, card),
  });
  return { ...piles, stock: list.reverse() };
}

/** The piles of a numbered deal that have cards, bottom to top, before anything goes up. */
export function dealNumber(id, number) {
  const random = generator(number, 0);
  const list = random.shuffle(Array.from({ length: games[id].packs }, onePack).flat());
  return layOut(id, list, (length) => random.below(length + 1));
}

/** The piles of a deal that is given as a list of cards. */
export const dealList = (id, cards) => layOut(id, [...cards], (length) => length);

/** The stock of Король, дама, валет, bottom to top, when the waste has been shuffled after a pass. */
export const shuffledWaste = (waste, seed, pass) => generator(seed, pass).shuffle([...waste]);

export const dailyNumber = (id, day) => 1 + generator(hash(`${id} ${day}`), 0).below(4294967295);
