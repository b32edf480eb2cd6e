import type { Court, Indices } from '../types.js';

type Hats = Readonly<Record<Court, readonly [string, string]>>;

/** A closed crown over a cap, with an ermine brim. */
const crown = `trim M-24-114L-28-138Q0-154 28-138L24-114z
gold M-25-112L-34-142-15-130 0-148 15-130 34-142 25-112Q0-120-25-112z
gold M-38-146a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-4-151a4 4 0 1 0 8 0a4 4 0 1 0-8 0M30-146a4 4 0 1 0 8 0a4 4 0 1 0-8 0
white M-26-110Q0-118 26-110V-118Q0-126-26-118z
jewel *0 -130 13`;

/** Arches over a velvet cap, a suit on top. */
const imperial = `trim M-26-116C-36-136-20-146 0-146S36-136 26-116z
gold M-26-116C-38-140-14-148 0-150L-1-144C-16-142-24-132-17-118zM26-116C38-140 14-148 0-150L1-144C16-142 24-132 17-118zM-5-120Q-4-138 0-150 4-138 5-120z
gold *0 -154 14
white M-28-108Q0-117 28-108V-118Q0-127-28-118z
ink M-16-119v5M0-121v5M16-119v5`;

/** An open crown with pearls on its points. */
const coronet = `gold M-23-112C-24-124-27-132-32-140L-15-130-9-146 0-131 9-146 15-130 32-140C27-132 24-124 23-112Q0-122-23-112z
white M-36-142a4 4 0 1 0 8 0a4 4 0 1 0-8 0M-13-148a4 4 0 1 0 8 0a4 4 0 1 0-8 0M5-148a4 4 0 1 0 8 0a4 4 0 1 0-8 0M28-142a4 4 0 1 0 8 0a4 4 0 1 0-8 0
jewel *0 -123 11`;

/** A diadem, highest in the middle. */
const diadem = `gold M-24-110C-26-122-24-130-30-136-16-134-12-142 0-156 12-142 16-134 30-136 24-130 26-122 24-110 10-122-10-122-24-110z
beads M-22-117Q0-131 22-117
jewel *0 -136 16`;

/** A cap with a feather. */
const beret = `white M-14-132C-20-154-36-162-48-150-38-150-34-138-29-120z
line M-22-128Q-30-148-42-151
robe M-30-110C-42-132-14-150 12-146 36-142 42-122 30-110 12-118-12-118-30-110z
line M-20-124Q0-140 26-130
gold M-31-108Q0-120 31-108V-116Q0-128-31-116z`;

/** A brimmed hat, turned up, with a plume behind. */
const brimmed = `white M18-132C26-152 44-158 50-142 44-146 44-128 30-118z
line M24-128Q34-146 46-144
robe M-24-118C-26-140-10-148 4-146 20-146 26-136 24-118z
trim M-40-114C-30-108-10-122 10-118 24-116 30-106 42-112 38-124 26-122 12-126-8-130-28-116-40-114z
gold *10 -132 14`;

/** The golden cap of the tsars: fur brim, cross on top. */
const monomakh = `gold M-2-150V-154H-6V-158H-2V-162H2V-158H6V-154H2V-150z
gold M-25-118C-27-138-14-148 0-152 14-148 27-138 25-118z
line M-11-120Q-13-140 0-151 13-140 11-120
fur M-30-106C-36-110-35-121-27-124Q0-132 27-124C35-121 36-110 30-106Q0-117-30-106z
jewel *0 -136 12`;

/** The same, flatter, of cloth with gold bands. */
const velvet = `gold M-7-150a7 7 0 1 1 14 0a7 7 0 1 1-14 0z
trim M-27-116C-31-138-18-146 0-147 18-146 31-138 27-116z
braid M-16-120Q-18-138-3-145M16-120Q18-138 3-145
fur M-31-106C-37-110-36-121-28-124Q0-132 28-124C36-121 37-110 31-106Q0-117-31-106z
gold *0 -134 16`;

const pearls =
  'white M-18-115a3 3 0 1 0 6 0a3 3 0 1 0-6 0M-8-117a3 3 0 1 0 6 0a3 3 0 1 0-6 0M2-117a3 3 0 1 0 6 0a3 3 0 1 0-6 0M12-115a3 3 0 1 0 6 0a3 3 0 1 0-6 0';

/** A tall embroidered head-dress, pearls along the brow. */
const kokoshnik = `trim M-40-88C-48-128-18-150 0-159 18-150 48-128 40-88 34-108 18-118 0-118-18-118-34-108-40-88z
braid M-37-94C-31-112-16-121 0-121 16-121 31-112 37-94
beads M-38-102C-40-128-16-145 0-152 16-145 40-128 38-102
thread *-22 -126 13*22 -126 13
gold *0 -135 17
${pearls}`;

/** The same, round like a sunrise. */
const sunrise = `trim M-38-92C-60-112-40-152 0-154 40-152 60-112 38-92 32-110 16-118 0-118-16-118-32-110-38-92z
braid M-36-97C-30-112-16-121 0-121 16-121 30-112 36-97
line M-20-117L-31-143M-30-110L-46-124M20-117L31-143M30-110L46-124M-8-121L-11-151M8-121L11-151
beads M-44-100C-56-120-36-147 0-149 36-147 56-120 44-100
gold *0 -135 15
${pearls}`;

/** A pointed cap with a fur brim. */
const pointed = `robe M-24-116C-24-138-4-146 10-160 13-146 28-136 25-116z
braid M-8-124Q-6-138 6-150
fur M-31-105C-37-110-36-123-28-126Q0-134 28-126C36-123 37-110 31-105Q0-116-31-105z
gold *0 -121 12`;

/** A tall hat that folds over, with a tassel. */
const folded = `robe M-24-116C-26-142 0-156 20-150 34-146 42-132 38-120 32-132 26-132 25-116z
line M10-146Q26-138 25-120
gold M34-120h8l2 12h-12z
fur M-31-105C-37-110-36-123-28-126Q0-134 28-126C36-123 37-110 31-105Q0-116-31-105z
gold *0 -121 12`;

/** The index letters decide the costume too. The first of two hats is that of spades and diamonds. */
export const hats: Readonly<Record<Indices, Hats>> = {
  latin: { J: [beret, brimmed], Q: [coronet, diadem], K: [crown, imperial] },
  russian: { J: [pointed, folded], Q: [kokoshnik, sunrise], K: [monomakh, velvet] },
};
