/** Faces that look out of the card; what is drawn later lies above. */

const EYES = `line= M4-96q5-4 9 1
eyes= M8-94h0`;

export const man = `skin M-10-74v20q10 8 20 0v-20z
skin= M0-118h18v28c0 13-9 24-18 24
blush= M12-84h0
${EYES}
line= M4-104q5-3 10 1
line M0-94l-4 9q1 2 5 2`;

export const woman = `skin M-8-74v22q8 8 16 0v-22z
skin= M0-118h17q4 20-2 34-7 17-15 18
blush= M11-84h0
${EYES}
line= M14-96l3-2m-13-6q5-2 9 2
line M0-94l-3 8q1 2 4 1
lips= M0-78q2-1 5 1-2 3-5 3`;

/** Looks to the left. */
export const profile = `skin M-6-76v22q10 10 18 0v-24z
skin M18-118h-31v14l-2 3-8 13q0 3 6 3l-1 4 2 2-1 3 2 2c0 7 7 8 11 7q20-2 21-23z
blush M-6-82h0
line M-14-96q6-4 9 0m-10-7q6-4 10-1
eyes M-10-94h0
lips M-16-78h6`;

export const smile = 'lips= M0-74q3 0 5-2';

export const moustache = `${smile}
hair= M0-82q9-6 15 5-8-2-15-2`;

/** Hair behind the head. */
export const straight = 'hair= M0-72h11c3 8 13 11 22 2-7-18-5-34-13-46h-20';
export const curls = 'hair= M0-74h9c0 8 7 13 13 6 8 3 15-7 8-14 6-3 7-13-3-17 6-5 3-14-9-15h-18';
export const waves = 'hair= M0-70h11c2 18 17 24 29 18-11-6-2-15-9-26-10-14 3-24-11-38h-20';
/** A loose mane, to the shoulders and beyond. */
export const loose = 'hair= M0-62h14c4 14 16 22 20 32 12-4 18-20 10-32-14-20-2-44-24-56h-20';
