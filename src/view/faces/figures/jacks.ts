import { bearing, heartfelt, offering, resting } from './arms.js';
import type { Figure } from './figure.js';
import { curls, man, moustache, profile, smile, straight, waves } from './heads.js';

const DOUBLET = 'robe M-14-62C-40-60-54-56-58-48-54-24-46-8-50 18L50-18C48-30 54-40 58-48 54-56 40-60 14-62z';
const COLLAR = 'white M-14-66L-36-55-9-37 0-48 9-37 36-55 14-66Q0-50-14-66z';

export const jacks: Figure = {
  /** The guard, in profile: halberd, a ruff, stripes. */
  S: {
    behind: `rod M66-140L62-34
white M62-146L68-160 72-146zM69-138C88-134 92-114 84-98 78-106 72-110 67-110zM61-134L50-124 61-114z
${DOUBLET}
trim M-36-58C-42-30-38-8-40 15L-28 12C-28-10-30-34-24-60zM36-58C42-40 40-28 40-15L28-12C28-26 30-40 24-60zM-8-50H8V2L-8 6z
thread *-18 -14 12*18 -28 12
white M-28-60q-2-8 7-8 2-6 9-3 4-5 9-1 4-4 8 1 6-3 9 3 8 0 7 8 2 9-7 10-3 7-10 4-5 6-10 1-5 3-9-3-10 1-13-12z
line M-20-60l12 6M-8-50L-2-58M6-48L5-57M20-57L11-58`,
    hair: 'hair M20-116C34-104 28-84 34-70 24-60 8-62 6-72L4-116z',
    head: `${profile}
hair M17-116H4C4-104 2-96 6-86 8-80 14-78 17-74z`,
    arms: [heartfelt, bearing],
    tilt: 0,
  },
  /** The lover: a sealed letter, curls, gold laces on his coat. */
  H: {
    behind: `${DOUBLET}
trim M-12-60L-8 6 8 2 12-60z
braid M-28-42H28M-24-28H24M-22-14H22
gold M-4-42a4 4 0 1 1 8 0a4 4 0 1 1-8 0M-4-28a4 4 0 1 1 8 0a4 4 0 1 1-8 0M-4-14a4 4 0 1 1 8 0a4 4 0 1 1-8 0
white M-14-64L-32-60-26-46 0-52 26-46 32-60 14-64Q0-50-14-64z
white M-90-96L-52-104-44-70-82-62z
line M-90-96L-64-84-52-104M-82-62L-68-82M-44-70L-63-84
pip *-66 -84 14`,
    hair: curls,
    head: `${man}
${smile}
hair M-20-112C-24-102-22-96-19-93-14-95-16-100-11-101-9-107-3-103 0-107 3-103 9-107 11-101 16-100 14-95 19-93 22-96 24-102 20-112z`,
    arms: [offering, resting],
    tilt: -5,
  },
  /** The hunter: bow and arrow, moustache, a laced jerkin. */
  C: {
    behind: `rod M62-150C92-122 92-92 64-64 74-50 72-40 68-30
line M62-150L64-64
${DOUBLET}
trim M-58-48L-48-56 50-24 50-14 46-13z
white M-9-60L-6-18Q0-12 6-18L9-60z
line M-7-46L6-38M7-46L-6-38M-6-32L5-24M6-32L-5-24
thread *-34 -8 14*30 -40 12
${COLLAR}`,
    hair: straight,
    head: `${man}
${smile}
${moustache}
hair M-20-114C-23-104-22-98-19-91-14-98-14-106-11-110H11C14-106 14-98 19-91 22-98 23-104 20-114z`,
    arms: [heartfelt, bearing],
    tilt: 4,
  },
  /** The falconer: the bird on his glove, long hair, a scarf. */
  D: {
    behind: `${DOUBLET}
line M-30-58Q-34-24-32 10M30-58Q34-36 32-12
thread *-18 -22 14*18 -30 14*16 -6 12*-18 -2 12
trim M-40-62C-52-50-30-32 0-32 30-32 52-50 40-62 24-48-24-48-40-62z
gold M-10-40a10 10 0 1 1 20 0a10 10 0 1 1-20 0z
jewel *0 -40 12
hair M-60-70C-50-78-46-96-54-106-58-114-70-114-74-106L-82-101-74-98C-74-88-82-78-84-56-76-60-68-66-60-70z
white M-72-96C-68-92-62-92-60-96-54-86-60-76-70-72-76-78-74-88-72-96z
line M-68-88q2 2 4 0M-70-81q3 2 6 0M-54-98C-52-84-64-70-78-62
eyes M-68-105h.1`,
    hair: waves,
    head: `${man}
${smile}
hair M2-120C-20-118-24-104-20-90-12-94-2-102 4-112 10-106 16-100 20-90 24-104 18-120 2-120z`,
    arms: [offering, resting],
    tilt: 0,
  },
};
