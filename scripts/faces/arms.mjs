/** Two ways to hold the arms, in the order of painting; what is seen of every figure. */

/** The left hand raised: it holds what stands at (−64, −57). */
export const raised = `sleeve M-40-58c-18-2-32 14-41 37q-9 29 4 31c12 0 24-20 36-36z
sleeve M-85-6c-3 15 8 20 16 12 8-11 12-28 14-44l-17-5c-4 13-10 24-13 37z
line M-79-2q3-9 1-16
white M-54-34l-20-6 2-9 19 5z
skin M-68-67c6-2 14-1 14 3q3 1 1 4 2 2 0 5 2 2 0 5 1 3-5 4l-11-1c-5-5-5-15 1-20z
line M-54-60h-8m9 5h-9m8 5h-8m-6-17q7 1 7 5-5 2-8-1`;

/** The left hand on the heart, the right one raised. */
export const heartfelt = `sleeve M-40-58c-20-2-34 14-42 40-6 20-2 34 10 34 14 0 22-18 32-36z
sleeve M-86-4c-4 16 8 24 20 20q24-10 37-27l-9-17q-18 17-30 18c-8-1-16-4-18 6z
line M-66-10q-6-4-8-14m14 18q-6 5-6 12
skin M-33-31q12-15 22-13 4 2 0 5 6-1 4 4 5 1 1 5 2 4-3 5-3 5-12 8z
line M-19-37l8-2m-6 7 10-3m-8 9 9-4
white M-29-7l-13-21 8-5 13 20z`;

/** The left hand raised, the right one at the belt. */
export const offering = `sleeve M40-58c18-3 36 6 44 20 8 16 2 26-10 26-14 0-28-8-36-16z
sleeve M88-30c4 16-8 22-20 21q-18-1-28-6l2-18q18 2 26 3c10 0 18-10 20 0z
line M66-30q6-3 8-9
skin M38-34q-15-2-19 5-3 3 1 4-3 3 1 5-1 4 4 4 1 3 12 1z
line M20-25l10-2m-9 7h10
white M46-11l-11-3 2-23 11 1z`;

/** Head upwards, around the middle of the card. */
export const body = 'sleeve M-14-62q-38 3-44 14c4 24 12 40 8 66l100-36c-2-12 4-22 8-30q-5-11-44-14z';

/** The belt where robe and skirt, or both halves, meet, and the suit on its clasp. */
export const belt = `gold M-56 8l112-32v16l-112 32z
trim M-56 12l112-32v8l-112 32z
gold @0 0 17
paper @0 0 13
pip *0 0 17`;

/** Below the belt, where no second half follows. */
export const skirt = `robe M-56 14c-6 14-20 22-34 36h180c-6-26-22-46-34-64z
line M-34 12q-4 22-12 34M34-6q8 26 18 52M0 12v34`;
