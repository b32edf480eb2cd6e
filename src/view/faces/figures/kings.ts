import { bearing, heartfelt, offering, resting } from './arms.js';
import type { Figure } from './figure.js';
import { curls, man, moustache, profile, straight, waves } from './heads.js';

const TORSO = 'robe M-14-62q-39 2-48 16c4 24 8 40 6 66L56-20q3-17 6-26-9-14-48-16z';
const CLOAK = 'trim M-30-62c-32 0-54 32-60 88l50-6v-70z';
const ERMINE = `white M-14-64c-30 0-52 8-58 28 22 2 48 6 72 28 24-22 50-28 72-30-6-18-28-26-58-26z
ink M-54-50q3 6 0 10-3-4 0-10m18-6q3 6 0 10-3-4 0-10m8 18q3 6 0 10-3-4 0-10m82-12q3 6 0 10-3-4 0-10m-18-6q3 6 0 10-3-4 0-10m-8 18q3 6 0 10-3-4 0-10m-38 8q3 6 0 10-3-4 0-10m20 0q3 6 0 10-3-4 0-10`;
const SWORD = `white M60-74v-72l4-12 4 12v72z
line M64-148v72
gold M50-80c0-6 28-6 28 0v4H50z
gold M61-54h6v12q-3 6-6 0z`;
const SCEPTRE = `rod M64-126v96
gold *64 -132 28
gold M58-118h12v5H58z`;
const AXE = `rod M66-146L62-34
white M69-142c17 2 23 20 17 38q-9-12-19-12z
line M72-138q12 8 12 26
gold M60-148h12v8H60z`;
const ORB = `gold M-67-101h6v6h5v5h-5v6h-6v-6h-5v-5h5z
gold M-79-72a15 15 0 1 1 30 0 15 15 0 1 1-30 0
line M-78-75q14 6 28 0m-14 5v12`;

export const kings: Figure = {
  /** The old warrior: sword, full beard, ermine. */
  S: {
    behind: `${SWORD}
${CLOAK}
${TORSO}
thread *-40 6 14*30 -22 14*8 -24 12
${ERMINE}`,
    hair: straight,
    head: `${man}
hair M-19-98c-5 32 3 58 19 62 16-4 24-30 19-62Q16-83 7-84H-7q-9 1-12-14
line M-8-66q0 14 5 24M8-66q0 14-5 24M0-70v24
lips M-5-76q5 2 10 0
${moustache}`,
    arms: [heartfelt, bearing],
    tilt: 0,
  },
  /** The kind one: a heart on his sceptre, his hand on his own. */
  H: {
    behind: `${SCEPTRE}
${TORSO}
trim m-14-64-26 6L-8 6 8 1l32-59-26-6L0-44z
beads M-36-54-6 2m42-56L9-1
thread *-48 -4 14*46 -26 14`,
    hair: curls,
    head: `${man}
hair M-19-98q-7 25 4 32c0 8 10 11 15 6 5 5 15 2 15-6q11-7 4-32-4 15-12 15H-7q-8 0-12-15
lips M-5-76q5 3 10 0
${moustache}`,
    arms: [heartfelt, bearing],
    tilt: -5,
  },
  /** The builder: orb, forked beard, a chain of office. */
  C: {
    behind: `${ORB}
${TORSO}
line M0-50V4m-30-62q-6 34-4 70m64-70q6 24 4 48
white m-14-64-20 6 10 18 16-12 8 8 8-8 16 12 10-18-20-6z
rod M-46-54q20 36 46 38 26-2 46-38
jewel *0 -12 22`,
    hair: waves,
    head: `${man}
hair M-19-98c-3 26-1 48 5 58q9-10 14-20 6 10 14 20c6-10 8-32 5-58Q16-83 7-84H-7q-9 1-12-14
line M-13-68q-2 12 0 20m26-20q2 12 0 20
lips M-5-76q5 2 10 0
${moustache}`,
    arms: [offering, resting],
    tilt: 3,
  },
  /** The merchant, in profile: axe, pointed beard, a broad embroidered collar. */
  D: {
    behind: `${AXE}
${CLOAK}
${TORSO}
gold M-16-64c-28 2-40 14-42 24q34 27 58 26 25 1 58-26c-2-10-14-22-42-24z
trim M-26-58c-12 2-20 10-22 16q26 19 48 20 23-1 48-20c-2-6-10-14-22-16Q0-40-26-58
beads M-48-38q28 20 48 20t48-20
gold *-26 -40 13*0 -32 13*26 -40 13`,
    hair: 'hair M20-116c16 10 4 24 14 36 8 14-4 20 2 30-16 4-30-4-30-20l-4-46z',
    head: `${profile}
hair M8-96C6-86 2-84-4-82h-14q-4 8 2 6l5-1 1 4h-5q-4 17-9 29c18-6 36-20 41-40v-32h-7z
line M4-76Q-2-60-14-52`,
    arms: [heartfelt, bearing],
    tilt: 0,
  },
};
