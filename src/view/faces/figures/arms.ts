/** Arms in the order of painting; `{sleeve}` is the paint of the sleeve. */

const FIST = `skin M5-10C-1-12-9-11-9-7q-3 1-1 4-2 2 0 5-2 2 0 5-1 3 5 4L6 10C11 5 11-5 5-10z
line M-9-3H-1M-10 2H-1M-9 7H-1M5-10q-7 1-7 5 5 2 8-1`;

/** The left hand on the heart. */
export const heartfelt = `{sleeve} M-40-58C-60-60-74-44-82-18-88 2-84 16-72 16-58 16-50-2-40-20z
{sleeve} M-86-4C-90 12-78 20-66 16-50 10-38-1-29-11L-38-28C-50-18-60-10-68-10-76-11-84-14-86-4z
line M-66-10q-6-4-8-14M-60-6q-6 5-6 12
skin M-33-31C-26-40-17-46-11-44q4 2 0 5 6-1 4 4 5 1 1 5 2 4-3 5-3 5-12 8z
line M-19-37l8-2M-17-32l10-3M-15-26l9-4
cuff M-29-7L-42-28-34-33-21-13z`;

/** The left hand raised: it holds what stands at (−64, −58). */
export const offering = `{sleeve} M-40-58C-58-60-74-44-84-20-92 0-88 12-78 12-66 12-54-8-42-24z
{sleeve} M-88-4C-91 12-78 16-70 7-62-4-57-22-55-38L-72-43C-76-30-85-18-88-4z
line M-79-2q3-9 1-16
cuff M-54-34L-74-40-72-49-53-44z
<g transform="translate(-63-57)scale(-1 1)">
${FIST}
</g>`;

/** The right hand raised: it holds what stands at (64, −64). */
export const bearing = `{sleeve} M40-58C58-61 76-52 86-38 93-27 91-14 82-14 68-14 54-22 42-30z
{sleeve} M90-32C94-16 84-7 74-13 65-22 59-34 56-46L73-51C77-44 86-42 90-32z
line M79-24q-3-7-1-12
cuff M54-42L75-48 73-57 53-51z
<g transform="translate(64-65)">
${FIST}
</g>`;

/** The right hand at the belt. */
export const resting = `{sleeve} M40-58C58-61 76-52 84-38 92-22 86-12 74-12 60-12 46-20 38-28z
{sleeve} M88-30C92-14 80-8 68-9 56-10 46-12 40-15L42-33C54-32 62-30 68-30 78-30 86-40 88-30z
line M66-30q6-3 8-9
skin M38-34C28-36 22-33 19-29q-3 3 1 4-3 3 1 5-1 4 4 4 1 3 12 1z
line M20-25l10-2M21-20l10 0
cuff M46-11L35-14 37-37 48-36z`;
