import type { Court, Indices } from '../types.js';

type Hats = Readonly<Record<Court, readonly [string, string]>>;

/** A closed crown over a cap, with an ermine brim. */
const crown = `trim m-24-114-4-24q28-16 56 0l-4 24z
gold m-25-112-9-30 19 12 15-18 15 18 19-12-9 30q-25-8-50 0
gold M-38-146a4 4 0 1 0 8 0 4 4 0 1 0-8 0m34-5a4 4 0 1 0 8 0 4 4 0 1 0-8 0m34 5a4 4 0 1 0 8 0 4 4 0 1 0-8 0
white M-26-110q26-8 52 0v-8q-26-8-52 0z
jewel *0 -130 13`;

/** Arches over a velvet cap, a suit on top. */
const imperial = `trim M-26-116c-10-20 6-30 26-30s36 10 26 30z
gold M-26-116c-12-24 12-32 26-34l-1 6c-15 2-23 12-16 26zm52 0c12-24-12-32-26-34l1 6c15 2 23 12 16 26zm-31-4q1-18 5-30 4 12 5 30z
gold *0 -154 14
white M-28-108q28-9 56 0v-10q-28-9-56 0z
ink M-16-119v5m16-7v5m16-3v5`;

/** An open crown with pearls on its points. */
const coronet = `gold M-23-112q-1-17-9-28l17 10 6-16 9 15 9-15 6 16 17-10q-7 11-9 28-23-10-46 0
white M-36-142a4 4 0 1 0 8 0 4 4 0 1 0-8 0m23-6a4 4 0 1 0 8 0 4 4 0 1 0-8 0m18 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0m23 6a4 4 0 1 0 8 0 4 4 0 1 0-8 0
jewel *0 -123 11`;

/** A diadem, highest in the middle. */
const diadem = `gold M-24-110c-2-12 0-20-6-26 14 2 18-6 30-20 12 14 16 22 30 20-6 6-4 14-6 26-14-12-34-12-48 0
beads M-22-117q22-14 44 0
jewel *0 -136 16`;

/** A cap with a feather. */
const beret = `white M-14-132c-6-22-22-30-34-18q13 2 19 30z
line M-22-128q-8-20-20-23
robe M-30-110c-12-22 16-40 42-36 24 4 30 24 18 36-18-8-42-8-60 0
line M-20-124q20-16 46-6
gold M-31-108q31-12 62 0v-8q-31-12-62 0z`;

/** A brimmed hat, turned up, with a plume behind. */
const brimmed = `white M18-132c8-20 26-26 32-10-6-4-6 14-20 24z
line M24-128q10-18 22-16
robe M-24-118c-2-22 14-30 28-28q24 1 20 28z
trim M-40-114c10 6 30-8 50-4 14 2 20 12 32 6-4-12-16-10-30-14-20-4-40 10-52 12
gold *10 -132 14`;

/** The golden cap of the tsars: fur brim, cross on top. */
const monomakh = `gold M-2-150v-4h-4v-4h4v-4h4v4h4v4H2v4z
gold M-25-118c-2-20 11-30 25-34 14 4 27 14 25 34z
line M-11-120q-2-20 11-31 13 11 11 31
fur M-30-106c-6-4-5-15 3-18q27-8 54 0c8 3 9 14 3 18q-30-11-60 0
jewel *0 -136 12`;

/** The same, flatter, of cloth with gold bands. */
const velvet = `gold M-7-150a7 7 0 1 1 14 0 7 7 0 1 1-14 0
trim M-27-116c-4-22 9-30 27-31 18 1 31 9 27 31z
braid M-16-120q-2-18 13-25m19 25q2-18-13-25
fur M-31-106c-6-4-5-15 3-18q28-8 56 0c8 3 9 14 3 18q-31-11-62 0
gold *0 -134 16`;

const pearls =
  'white M-18-115a3 3 0 1 0 6 0 3 3 0 1 0-6 0m10-2a3 3 0 1 0 6 0 3 3 0 1 0-6 0m10 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0m10 2a3 3 0 1 0 6 0 3 3 0 1 0-6 0';

/** A tall embroidered head-dress, pearls along the brow. */
const kokoshnik = `trim M-40-88c-8-40 22-62 40-71 18 9 48 31 40 71-6-20-22-30-40-30s-34 10-40 30
braid M-37-94c6-18 21-27 37-27s31 9 37 27
beads M-38-102c-2-26 22-43 38-50 16 7 40 24 38 50
thread *-22 -126 13*22 -126 13
gold *0 -135 17
${pearls}`;

/** The same, round like a sunrise. */
const sunrise = `trim M-36-90C-52-116-38-152 0-154s52 38 36 64q-12-28-36-28t-36 28
braid M-34-96q9-25 34-25t34 25
line M-18-118l-9-28m-5 33-11-13m61 8 9-28m5 33 11-13m-51 4-3-32m19 32 3-32
beads M-39-102C-46-122-32-146 0-148s46 26 39 46
gold *0 -135 15
${pearls}`;

/** A pointed cap with a fur brim. */
const pointed = `robe M-24-116c0-22 20-30 34-44 3 14 18 24 15 44z
braid M-8-124q2-14 14-26
fur M-31-105c-6-5-5-18 3-21q28-8 56 0c8 3 9 16 3 21q-31-11-62 0
gold *0 -121 12`;

/** A tall hat that folds over, with a tassel. */
const folded = `robe M-24-116c-2-26 24-40 44-34 14 4 22 18 18 30q-10-19-13 4z
line M10-146q16 8 15 26
gold M34-120h8l2 12H32z
fur M-31-105c-6-5-5-18 3-21q28-8 56 0c8 3 9 16 3 21q-31-11-62 0
gold *0 -121 12`;

/** The index letters decide the costume too. The first of two hats is that of spades and diamonds. */
export const hats: Readonly<Record<Indices, Hats>> = {
  latin: { J: [beret, brimmed], Q: [coronet, diadem], K: [crown, imperial] },
  russian: { J: [pointed, folded], Q: [kokoshnik, sunrise], K: [monomakh, velvet] },
};
