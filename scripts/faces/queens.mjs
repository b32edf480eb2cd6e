import { heartfelt, offering } from './arms.mjs';
import { curls, loose, woman } from './heads.mjs';

const NECKLINE = `skin= M0-26c12-1 28-8 40-28q-15-4-31-6h-9`;

export const queens = {
  /** Proud: a fan, a standing lace collar, hair drawn tight under a veil. */
  S: {
    dress: `white= M0-80h18q10-19 40-24c-2 20-18 44-48 46h-10
line= M52-98l-36 30m32-16-32 20
line M-24-36q8 24 4 46m44-46q-8 16-4 26
${NECKLINE}
braid= M0-26c12-1 28-8 40-28
thread *-34 -20 13
beads= M0-48q8 0 15-8
jewel *0 -38 13
trim M-66-58l-22-34c10-16 34-20 46-8l-20 44z
line M-66-60l-14-39m16 39-3-46m4 46 10-45
beads M-86-95q18-17 42-8`,
    head: `hair= M0-74h18c10-12 12-32 0-44h-18
${woman}
hair= M0-120c20 0 25 18 20 36q-7-21-20-28`,
    arms: offering,
    tilt: 3,
  },
  /** Tender: a rose, loose hair. */
  H: {
    dress: `stem M66-108q-4 48-2 78m0-58q10-8 16 0-8 6-16 2
trim M66-134c18-2 22 18 12 28-8 8-22 6-28-4-4-14 4-24 16-24z
line M66-126q8 2 4 9-7 5-11-2-1-9 8-14 12-2 15 9-1 12-14 14
trim M-20-36l6 45 28-8 6-37q-20 14-40 0z
${NECKLINE}
white M-44-60q-20 8-10 18c10-2 18 6 28 12 12 8 26 8 40 8q18-11 30-22 16 2 14-12c-14-4-18-2-30 16q-23 10-40 7
beads= M0-49q7 0 14-7
jewel *0 -42 12`,
    head: `${loose}
${woman}
hair M4-120c-22-2-28 16-26 40 6-16 20-22 28-34 4 10 12 16 16 34 3-24-2-40-18-40z`,
    arms: heartfelt,
    tilt: 3,
  },
  /** Merry: a sprig of clover, two plaits, white sleeves. */
  C: {
    dress: `stem M-58-30l-10-54m2 10q-12-2-14-10 12-2 14 8
stem M-64-64q10-2 14-10
spring *-70 -98 32*-48 -80 18
robe M-34-56l4 22q30 8 60 0l4-22 12 2q-5 26 4 36l-100 36q10-40 4-72z
braid M-31-34q31 8 62 0M0-28v32
thread *-28 -14 13
line= M0-41q9 0 18-5
beads= M0-49q7 0 14-7M0-42q8 0 16-8`,
    head: `hair= M0-76h20c6-12 8-28-2-40h-18
${woman}
hair= M0-120c20 0 25 16 21 34-7-8-17-18-21-28
hair= M18-84c10 2 10 12 6 15 10 3 10 13 5 16 9 4 7 15 2 16q5 12-3 19-9-10-4-20-10-8-3-17c-7-3-9-13-4-16q-6-9 1-13z
line= M24-69l-6-3m11 19-8-3m10 19-7-2
trim= M24-36h12v5h-12z`,
    arms: offering,
    tilt: 2,
  },
  /** Vain: a mirror, short curls, ermine on her shoulders. */
  D: {
    dress: `rod M64-96v56
gold M44-118c0-13 9-24 20-24s20 11 20 24-9 24-20 24-20-11-20-24z
mirror M48-118c0-11 7-20 16-20s16 9 16 20-7 20-16 20-16-9-16-20z
glint M54-112l16-18m-12 24 17-18
${NECKLINE}
thread *34 -24 13
white M-40-62c-20 2-28 16-28 26 22 5 44 12 62 20l6-10c-16-4-32-16-40-36zm80 0c20 2 28 14 28 24-22 5-44 14-62 22l-6-10c16-4 32-16 40-36z
ink= M52-49q2 5 0 8-2-3 0-8m-16 10q2 5 0 8-2-3 0-8m-18 11q2 5 0 8-2-3 0-8
rod= M0-52q8 0 15-5
jewel *0 -38 15`,
    head: `${curls}
${woman}
hair M-4-120c-18 0-23 20-16 32 4-6 2-10 7-10s2-7 7-7 3-6 8-7c4 8 13 14 18 26 6-16-2-36-24-34z`,
    arms: heartfelt,
    tilt: 5,
  },
};
