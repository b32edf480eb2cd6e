/** Faces that look out of the card; what is drawn later lies above. */

const EYES = `line M-13-95q5-5 10 0m6 0q5-5 10 0
eyes M-8-94h.1M8-94h.1`;

export const man = `skin M-9-74v20q9 8 18 0v-20z
skin M-18-118h36v28c0 13-9 24-18 24s-18-11-18-24z
blush M-12-84h.1M12-84h.1
${EYES}
line M-14-102q5-4 10-1m8 0q5-3 10 1m-15 8-3 9q1 2 5 2`;

export const woman = `skin M-8-74v22q8 8 16 0v-22z
skin M-17-118h34q4 20-2 34Q8-67 0-66c-8 1-11-8-15-18q-6-14-2-34
blush M-11-84h.1M11-84h.1
${EYES}
line m-14-95-3-2m31 2 3-2m-30-5q5-4 9-2m8 0q5-2 9 2m-14 9-2 7q1 2 4 1
lips M-5-77q3-2 5 0 2-2 5 0-5 5-10 0`;

/** Looks to the left. */
export const profile = `skin M-6-76v22q10 10 18 0v-24z
skin M17-118h-30v14l-2 3-8 13q0 3 6 3l-1 4 2 2-1 3 2 2c0 7 7 8 11 7q20-2 21-23z
blush M-6-83h.1
line M-14-97q6-4 9 0m-10-7q6-4 10-1
eyes M-11-95h.1
lips M-16-78.500h6`;

export const smile = 'lips M-5-76q5 3 10 0';

export const moustache = `hair M0-83q-9-5-15 6 8-2 15-2t15 2Q9-88 0-83`;

/** Hair behind the head. */
export const straight = 'hair M-20-116c-8 12-6 28-13 46 9 9 19 6 22-2h22c3 8 13 11 22 2-7-18-5-34-13-46z';
export const curls =
  'hair M-18-114c-12 1-15 10-9 15-10 4-9 14-3 17-7 7 0 17 8 14 6 7 13 2 13-6H9c0 8 7 13 13 6 8 3 15-7 8-14 6-3 7-13-3-17 6-5 3-14-9-15z';
export const waves =
  'hair M-20-116c-14 14-1 24-11 38-7 11 2 20-9 26 12 6 27 0 29-18h22c2 18 17 24 29 18-11-6-2-15-9-26-10-14 3-24-11-38z';
/** A loose mane, to the shoulders and beyond. */
export const loose =
  'hair M-20-118c-22 12-10 36-24 56-8 12-2 28 10 32 4-10 16-18 20-32h28c4 14 16 22 20 32 12-4 18-20 10-32-14-20-2-44-24-56z';
