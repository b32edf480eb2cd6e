import { bearing, heartfelt, offering, resting } from './arms.js';
import type { Figure } from './figure.js';
import { curls, man, moustache, profile, straight, waves } from './heads.js';

const TORSO = 'robe M-14-62C-40-60-56-56-62-46-58-22-54-6-56 20L56-20C58-32 60-40 62-46 56-56 40-60 14-62z';
const CLOAK = 'trim M-30-62C-62-62-84-30-90 26L-40 20V-50z';
const ERMINE = `white M-14-64C-44-64-66-56-72-36-50-34-24-30 0-8 24-30 50-36 72-38 66-56 44-64 14-64z
ink M-54-50q3 6 0 10-3-4 0-10M-36-56q3 6 0 10-3-4 0-10M-28-38q3 6 0 10-3-4 0-10M54-50q3 6 0 10-3-4 0-10M36-56q3 6 0 10-3-4 0-10M28-38q3 6 0 10-3-4 0-10M-10-30q3 6 0 10-3-4 0-10M10-30q3 6 0 10-3-4 0-10`;
const SWORD = `white M60-74V-146L64-158 68-146V-74z
line M64-148V-76
gold M50-80C50-86 78-86 78-80V-76H50z
gold M61-54H67V-42Q64-36 61-42z`;
const SCEPTRE = `rod M64-126V-30
gold *64 -132 28
gold M58-118H70V-113H58z`;
const AXE = `rod M66-146L62-34
white M69-142C86-140 92-122 86-104 80-112 74-116 67-116z
line M72-138Q84-130 84-112
gold M60-148H72V-140H60z`;
const ORB = `gold M-67-101H-61V-95H-56V-90H-61V-84H-67V-90H-72V-95H-67z
gold M-79-72a15 15 0 1 1 30 0a15 15 0 1 1-30 0z
line M-78-75Q-64-69-50-75M-64-70V-58`;

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
hair M-19-98C-24-66-16-40 0-36 16-40 24-66 19-98 17-88 13-84 7-84H-7C-13-84-17-88-19-98z
line M-8-66Q-8-52-3-42M8-66Q8-52 3-42M0-70V-46
lips M-5-76q5 2 10 0
${moustache}`,
    arms: [heartfelt, bearing],
    tilt: 0,
  },
  /** The kind one: a heart on his sceptre, his hand on his own. */
  H: {
    behind: `${SCEPTRE}
${TORSO}
trim M-14-64L-40-58-8 6 8 1 40-58 14-64 0-44z
beads M-36-54L-6 2M36-54L9-1
thread *-48 -4 14*46 -26 14`,
    hair: curls,
    head: `${man}
hair M-19-98C-24-82-22-70-15-66-15-58-5-55 0-60 5-55 15-58 15-66 22-70 24-82 19-98 16-88 13-83 7-83H-7C-13-83-16-88-19-98z
lips M-5-76q5 3 10 0
${moustache}`,
    arms: [heartfelt, bearing],
    tilt: -5,
  },
  /** The builder: orb, forked beard, a chain of office. */
  C: {
    behind: `${ORB}
${TORSO}
line M0-50V4M-30-58Q-36-24-34 12M30-58Q36-34 34-10
white M-14-64L-34-58-24-40-8-52 0-44 8-52 24-40 34-58 14-64z
rod M-46-54Q-26-18 0-16 26-18 46-54
jewel *0 -12 22`,
    hair: waves,
    head: `${man}
hair M-19-98C-22-72-20-50-14-40-8-46-4-54 0-60 4-54 8-46 14-40 20-50 22-72 19-98 17-88 13-84 7-84H-7C-13-84-17-88-19-98z
line M-13-68Q-15-56-13-48M13-68Q15-56 13-48
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
gold M-16-64C-44-62-56-50-58-40-36-22-16-14 0-14 16-14 36-22 58-40 56-50 44-62 16-64z
trim M-26-58C-38-56-46-48-48-42-32-30-14-22 0-22 14-22 32-30 48-42 46-48 38-56 26-58Q0-40-26-58z
beads M-48-38Q-20-18 0-18 20-18 48-38
gold *-26 -40 13*0 -32 13*26 -40 13`,
    hair: 'hair M20-116C36-106 24-92 34-80 42-66 30-60 36-50 20-46 6-54 6-70L2-116z',
    head: `${profile}
hair M8-96C6-86 2-84-4-82L-18-82Q-22-74-16-76L-11-77-10-73-15-73C-18-62-20-52-24-44-6-50 12-64 17-84V-116H10z
line M4-76Q-2-60-14-52`,
    arms: [heartfelt, bearing],
    tilt: 0,
  },
};
