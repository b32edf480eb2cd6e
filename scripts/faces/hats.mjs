/** A closed crown over a cap, with an ermine brim. */
const crown = `trim= M0-146q14 0 28 8l-4 24h-24
gold= M0-148l15 18 19-12-9 30q-12-4-25-4
gold= @34 -146 4
gold @0 -151 4
white M-26-110q26-8 52 0v-8q-26-8-52 0z
jewel *0 -130 13`;

/** Arches over a velvet cap, a suit on top. */
const imperial = `trim= M0-146c20 0 36 10 26 30h-26
gold= M26-116c12-24-12-32-26-34l1 6c15 2 23 12 16 26zM0-150q4 12 5 30h-5
gold *0 -154 14
white M-28-108q28-9 56 0v-10q-28-9-56 0z
ink M-16-117v3m16-5v3m16-1v3`;

/** An open crown with pearls on its points. */
const coronet = `gold= M0-131l9-15 6 16 17-10q-7 11-9 28-11-5-23-5
white= @32 -142 4@9 -148 4
jewel *0 -123 11`;

/** A diadem, highest in the middle. */
const diadem = `gold= M0-156c12 14 16 22 30 20-6 6-4 14-6 26-7-6-15-9-24-9
beads M-22-117q22-14 44 0
jewel *0 -136 16`;

/** A cap with a feather. */
const beret = `white M-14-132c-6-22-22-30-34-18q13 2 19 30z
line M-22-128q-8-20-20-23
robe M-30-110c-12-22 16-40 42-36 24 4 30 24 18 36-18-8-42-8-60 0z
line M-20-124q20-16 46-6
gold= M0-114q16 0 31 6v-8q-15-6-31-6`;

/** A brimmed hat, turned up, with a plume behind. */
const brimmed = `white M18-132c8-20 26-26 32-10-6-4-6 14-20 24z
line M24-128q10-18 22-16
robe M-24-118c-2-22 14-30 28-28q24 1 20 28z
trim M-40-114c10 6 30-8 50-4 14 2 20 12 32 6-4-12-16-10-30-14-20-4-40 10-52 12z
gold *10 -132 14`;

/** A fur brim. */
const FUR = 'fur= M0-129q14 0 28 4c8 3 9 15 3 20q-15-5-31-5';

/** The golden cap of the tsars: fur brim, cross on top. */
const monomakh = `gold= M0-162h2v4h4v4h-4v4h-2
gold= M0-152c14 4 27 14 25 34h-25
line= M0-151q13 11 11 31
${FUR}
jewel *0 -136 12`;

/** The same, flatter, of cloth with gold bands. */
const velvet = `gold @0 -150 7
trim= M0-147c18 1 31 9 27 31h-27
braid= M16-120q2-18-13-25
${FUR}
gold *0 -134 16`;

const pearls = 'white= @15 -115 3@5 -117 3';

/** A tall embroidered head-dress, pearls along the brow. */
const kokoshnik = `trim= M0-159c18 9 48 31 40 71-6-20-22-30-40-30
braid= M0-121c16 0 31 9 37 27
beads= M0-152c16 7 40 24 38 50
thread *-22 -126 13*22 -126 13
gold *0 -135 17
${pearls}`;

/** The same, round like a sunrise. */
const sunrise = `trim M-36-90c-16-26-2-62 36-64s52 38 36 64q-12-28-36-28-24 0-36 28z
braid= M0-121q25 0 34 25
line= M18-120l8-22m8 28 6-8m-32 0 4-27
beads M-39-102c-7-20 7-44 39-46s46 26 39 46
gold *0 -135 15
${pearls}`;

/** A pointed cap with a fur brim. */
const pointed = `robe M-24-116c0-22 20-30 34-44 3 14 18 24 15 44z
braid M-8-124q2-14 14-26
${FUR}
gold *0 -121 12`;

/** A tall hat that folds over, with a tassel. */
const folded = `robe M-24-116c-2-26 24-40 44-34 14 4 22 18 18 30q-10-19-13 4z
line M10-146q16 8 15 26
gold M34-120h8l2 12h-12z
${FUR}
gold *0 -121 12`;

/** The index letters decide the costume too. The first of two hats is that of spades and diamonds. */
export const hats = {
  latin: { J: [beret, brimmed], Q: [coronet, diadem], K: [crown, imperial] },
  russian: { J: [pointed, folded], Q: [kokoshnik, sunrise], K: [monomakh, velvet] },
};
