import { heartfelt, offering } from './arms.mjs';
import { curls, man, moustache, profile, straight, waves } from './heads.mjs';

const ERMINE = `white M-14-64c-30 0-52 8-58 28 22 2 48 6 72 28 24-22 50-28 72-30-6-18-28-26-58-26z
ink= M54-49q2 5 0 8-2-3 0-8m-18-4q2 5 0 8-2-3 0-8m-8 16q2 5 0 8-2-3 0-8m-18 10q2 5 0 8-2-3 0-8`;
const SWORD = `white M60-68v-76l4-12 4 12v76z
line M64-144v74
gold M50-72c0-6 28-6 28 0v4h-28z`;
const SCEPTRE = `rod M64-126v96
gold *64 -132 28
gold M58-118h12v5h-12z`;
const AXE = `rod M66-146l-4 112
white M69-142c17 2 23 20 17 38q-9-12-19-12z
line M72-138q12 8 12 26
gold M60-148h12v8h-12z`;
const ORB = `gold M-67-101h6v6h5v5h-5v6h-6v-6h-5v-5h5z
gold @-64 -72 15
line M-78-75q14 6 28 0m-14 5v12`;

export const kings = {
  /** The old warrior: sword, full beard, ermine. */
  S: {
    dress: `${SWORD}
thread *-40 6 14*30 -22 14
${ERMINE}`,
    head: `${straight}
${man}
hair= M0-36c16-4 24-30 19-62q-3 15-12 14h-7
line= M8-66q0 14-5 24
line M0-70v24
${moustache}`,
    arms: heartfelt,
    tilt: 0,
  },
  /** The kind one: a heart on his sceptre, his hand on his own. */
  H: {
    dress: `${SCEPTRE}
trim M-14-64l-26 6 32 64 16-5 32-59-26-6-14 20z
beads M-36-54l30 56m42-56-27 53`,
    head: `${curls}
${man}
hair= M0-60c5 5 15 2 15-6q11-7 4-32-4 15-12 15h-7
${moustache}`,
    arms: heartfelt,
    tilt: -5,
  },
  /** The builder: orb, forked beard, a chain of office. */
  C: {
    dress: `${ORB}
line M0-50v54m-30-62q-6 34-4 70m64-70q6 24 4 48
white= M0-44l8-8 16 12 10-18-20-6h-14
rod= M0-16q26-2 46-38
jewel *0 -12 22`,
    head: `${waves}
${man}
hair= M0-60q6 10 14 20c6-10 8-32 5-58q-3 15-12 14h-7
line= M13-68q2 12 0 20
${moustache}`,
    arms: offering,
    tilt: 3,
  },
  /** The merchant, in profile: axe, pointed beard, a broad embroidered collar. */
  D: {
    dress: `${AXE}
gold= M0-14q25 1 58-26c-2-10-14-22-42-24h-16
trim= M0-22q23-1 48-20c-2-6-10-14-22-16q-13 9-26 9
beads= M0-18q20 0 48-20
gold *-26 -40 13*0 -32 13*26 -40 13`,
    head: `hair M20-116c16 10 4 24 14 36 8 14-4 20 2 30-16 4-30-4-30-20l-4-46z
${profile}
hair M8-96c-2 10-6 12-12 14h-14q-4 8 2 6l5-1 1 4h-5q-4 17-9 29c18-6 36-20 41-40v-32h-7z
line M4-76q-6 16-18 24`,
    arms: heartfelt,
    tilt: 0,
  },
};
