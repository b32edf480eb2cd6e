import { bearing, heartfelt, offering, resting } from './arms.js';
import type { Figure } from './figure.js';
import { curls, man, moustache, profile, smile, straight, waves } from './heads.js';

const DOUBLET = 'robe M-14-62q-38 3-44 14c4 24 12 40 8 66L50-18c-2-12 4-22 8-30q-5-11-44-14z';
const COLLAR = 'white m-14-66-22 11 27 18 9-11 9 11 27-18-22-11Q0-50-14-66';

export const jacks: Figure = {
  /** The guard, in profile: halberd, a ruff, stripes. */
  S: {
    behind: `rod M66-140L62-34
white m62-146 6-14 4 14zm7 8c19 4 23 24 15 40q-9-12-17-12zm-8 4-11 10 11 10z
${DOUBLET}
trim M-36-58c-6 28-2 50-4 73l12-3c0-22-2-46 4-72zm72 0c6 18 4 30 4 43l-12 3c0-14 2-28-4-48zm-44 8H8V2L-8 6z
thread *-18 -14 12*18 -28 12
white M-28-60q-2-8 7-8 2-6 9-3 4-5 9-1 4-4 8 1 6-3 9 3 8 0 7 8 2 9-7 10-3 7-10 4-5 6-10 1-5 3-9-3-10 1-13-12
line m-20-60 12 6m0 4 6-8m8 10-1-9m15 0-9-1`,
    hair: 'hair M20-116c14 12 8 32 14 46-10 10-26 8-28-2l-2-44z',
    head: `${profile}
hair M17-116H4c0 12-2 20 2 30q5 8 11 12z`,
    arms: [heartfelt, bearing],
    tilt: 0,
  },
  /** The lover: a sealed letter, curls, gold laces on his coat. */
  H: {
    behind: `${DOUBLET}
trim m-12-60 4 66L8 2l4-62z
braid M-28-42H28M-24-28H24M-22-14H22
gold M-4-42a4 4 0 1 1 8 0 4 4 0 1 1-8 0m0 14a4 4 0 1 1 8 0 4 4 0 1 1-8 0m0 14a4 4 0 1 1 8 0 4 4 0 1 1-8 0
white m-14-64-18 4 6 14 26-6 26 6 6-14-18-4Q0-50-14-64
white m-90-96 38-8 8 34-38 8z
line m-90-96 26 12 12-20m-30 42 14-20m24 12-19-14
pip *-66 -84 14`,
    hair: curls,
    head: `${man}
${smile}
hair M-20-112q-5 15 1 19c5-2 3-7 8-8 2-6 8-2 11-6 3 4 9 0 11 6 5 1 3 6 8 8q6-4 1-19z`,
    arms: [offering, resting],
    tilt: -5,
  },
  /** The hunter: bow and arrow, moustache, a laced jerkin. */
  C: {
    behind: `rod M62-150q45 43 2 86c10 14 8 24 4 34
line m62-150 2 86
${DOUBLET}
trim m-58-48 10-8 98 32v10l-4 1z
white m-9-60 3 42q6 6 12 0l3-42z
line m-7-46 13 8m1-8-13 8m0 6 11 8m1-8-11 8
thread *-34 -8 14*30 -40 12
${COLLAR}`,
    hair: straight,
    head: `${man}
${smile}
${moustache}
hair M-20-114q-4 14 1 23c5-7 5-15 8-19h22c3 4 3 12 8 19q5-9 1-23z`,
    arms: [heartfelt, bearing],
    tilt: 4,
  },
  /** The falconer: the bird on his glove, long hair, a scarf. */
  D: {
    behind: `${DOUBLET}
line M-30-58q-4 34-2 68m62-68q4 22 2 46
thread *-18 -22 14*18 -30 14*16 -6 12*-18 -2 12
trim M-40-62C-52-50-30-32 0-32s52-18 40-30c-16 14-64 14-80 0
gold M-10-40a10 10 0 1 1 20 0 10 10 0 1 1-20 0
jewel *0 -40 12
hair M-60-70c10-8 14-26 6-36-4-8-16-8-20 0l-8 5 8 3c0 10-8 20-10 42q12-7 24-14
white M-72-96q8 6 12 0c6 10 0 20-10 24-6-6-4-16-2-24
line M-68-88q2 2 4 0m-6 7q3 2 6 0m10-17c2 14-10 28-24 36
eyes M-68-105h.1`,
    hair: waves,
    head: `${man}
${smile}
hair M2-120c-22 2-26 16-22 30q14-6 24-22 10 8 16 22c4-14-2-30-18-30`,
    arms: [offering, resting],
    tilt: 0,
  },
};
