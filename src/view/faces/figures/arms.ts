/** Arms in the order of painting; `{sleeve}` is the paint of the sleeve. */

const FIST = `skin M5-10c-6-2-14-1-14 3q-3 1-1 4-2 2 0 5-2 2 0 5-1 3 5 4l11-1c5-5 5-15-1-20z
line M-9-3h8m-9 5h9m-8 5h8m6-17q-7 1-7 5 5 2 8-1`;

/** The left hand on the heart. */
export const heartfelt = `{sleeve} M-40-58c-20-2-34 14-42 40-6 20-2 34 10 34 14 0 22-18 32-36z
{sleeve} M-86-4c-4 16 8 24 20 20q24-10 37-27l-9-17q-18 17-30 18c-8-1-16-4-18 6z
line M-66-10q-6-4-8-14m14 18q-6 5-6 12
skin M-33-31q12-15 22-13 4 2 0 5 6-1 4 4 5 1 1 5 2 4-3 5-3 5-12 8z
line M-19-37l8-2m-6 7 10-3m-8 9 9-4
cuff M-29-7l-13-21 8-5 13 20z`;

/** The left hand raised: it holds what stands at (−64, −58). */
export const offering = `{sleeve} M-40-58c-18-2-34 14-44 38q-10 31 6 32c12 0 24-20 36-36z
{sleeve} M-88-4c-3 16 10 20 18 11 8-11 13-29 15-45l-17-5c-4 13-13 25-16 39z
line M-79-2q3-9 1-16
cuff M-54-34l-20-6 2-9 19 5z
<g transform="translate(-63-57)scale(-1 1)">
${FIST}
</g>`;

/** The right hand raised: it holds what stands at (64, −64). */
export const bearing = `{sleeve} M40-58c18-3 36 6 46 20 7 11 5 24-4 24-14 0-28-8-40-16z
{sleeve} M90-32c4 16-6 25-16 19q-13-14-18-33l17-5c4 7 13 9 17 19z
line M79-24q-3-7-1-12
cuff M54-42l21-6-2-9-20 6z
<g transform="translate(64-65)">
${FIST}
</g>`;

/** The right hand at the belt. */
export const resting = `{sleeve} M40-58c18-3 36 6 44 20 8 16 2 26-10 26-14 0-28-8-36-16z
{sleeve} M88-30c4 16-8 22-20 21q-18-1-28-6l2-18q18 2 26 3c10 0 18-10 20 0z
line M66-30q6-3 8-9
skin M38-34q-15-2-19 5-3 3 1 4-3 3 1 5-1 4 4 4 1 3 12 1z
line M20-25l10-2m-9 7h10
cuff M46-11l-11-3 2-23 11 1z`;
