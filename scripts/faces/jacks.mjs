import { heartfelt, offering } from './arms.mjs';
import { curls, man, moustache, profile, smile, straight, waves } from './heads.mjs';

const COLLAR = 'white= M0-48l9 11 27-18-22-11q-7 8-14 8';

export const jacks = {
  /** The guard, in profile: halberd, a ruff, stripes. */
  S: {
    dress: `rod M66-140l-4 106
white M62-146l6-14 4 14zm7 8c19 4 23 24 15 40q-9-12-17-12zm-8 4-11 10 11 10z
trim M-36-58c-6 28-2 50-4 73l12-3c0-22-2-46 4-72zm72 0c6 18 4 30 4 43l-12 3c0-14 2-28-4-48zm-44 8h16v52l-16 4z
thread *-18 -14 12*18 -28 12
white M-28-60q-2-8 7-8 2-6 9-3 4-5 9-1 4-4 8 1 6-3 9 3 8 0 7 8 2 9-7 10-3 7-10 4-5 6-10 1-5 3-9-3-10 1-13-12z
line M-20-60l12 6m0 4 6-8m8 10-1-9m15 0-9-1`,
    head: `hair M20-116c14 12 8 32 14 46-10 10-26 8-28-2l-2-44z
${profile}
hair M17-116h-13c0 12-2 20 2 30q5 8 11 12z`,
    arms: heartfelt,
    tilt: 0,
  },
  /** The lover: a sealed letter, curls, gold laces on his coat. */
  H: {
    dress: `trim M-12-60l4 66 16-4 4-62z
braid= M0-42h28M0-28h24M0-14h22
gold @0 -42 4@0 -28 4
white= M0-52l26 6 6-14-18-4q-7 7-14 7
white M-90-96l38-8 8 34-38 8z
line M-90-96l26 12 12-20m-30 42 14-20m24 12-19-14
pip *-66 -84 14`,
    head: `${curls}
${man}
${smile}
hair= M0-107c3 4 9 0 11 6 5 1 3 6 8 8q6-4 1-19h-20`,
    arms: offering,
    tilt: -5,
  },
  /** The hunter: bow and arrow, moustache, a laced jerkin. */
  C: {
    dress: `rod M62-150q45 43 2 86c10 14 8 24 4 34
line M62-150l2 86
trim M-58-48l10-8 98 32v10l-4 1z
white= M0-15q3 0 6-3l3-42h-9
line= M7-46l-13 8m12 6-11 8
thread *-34 -8 14*30 -40 12
${COLLAR}`,
    head: `${straight}
${man}
${moustache}
hair= M0-110h11c3 4 3 12 8 19q5-9 1-23h-20`,
    arms: heartfelt,
    tilt: 4,
  },
  /** The falconer: the bird on his glove, long hair, a scarf. */
  D: {
    dress: `line M-30-58q-4 34-2 68m62-68q4 22 2 46
thread *-18 -22 14*18 -30 14
trim= M0-32c30 0 52-18 40-30-8 7-24 11-40 11
gold @0 -40 10
jewel *0 -40 12
hair M-60-70c10-8 14-26 6-36-4-8-16-8-20 0l-8 5 8 3c0 10-8 20-10 42q12-7 24-14z
white M-72-96q8 6 12 0c6 10 0 20-10 24-6-6-4-16-2-24z
line M-68-88q2 2 4 0m-6 7q3 2 6 0m10-17c2 14-10 28-24 36
eyes M-68-105h0`,
    head: `${waves}
${man}
${smile}
hair M2-120c-22 2-26 16-22 30q14-6 24-22 10 8 16 22c4-14-2-30-18-30z`,
    arms: offering,
    tilt: 0,
  },
};
