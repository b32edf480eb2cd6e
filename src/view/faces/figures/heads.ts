/** Faces that look out of the card; what is drawn later lies above. */

const EYES = `line M-13-95q5-5 10 0M3-95q5-5 10 0
eyes M-8-94h.1M8-94h.1`;

export const man = `skin M-9-74V-54Q0-46 9-54V-74z
skin M-18-118H18V-90C18-77 9-66 0-66S-18-77-18-90z
blush M-12-84h.1M12-84h.1
${EYES}
line M-14-102q5-4 10-1M4-103q5-3 10 1M-1-94L-4-85q1 2 5 2`;

export const woman = `skin M-8-74V-52Q0-44 8-52V-74z
skin M-17-118H17C20-104 19-94 15-84 11-74 5-66 0-66S-11-74-15-84C-19-94-20-104-17-118z
blush M-11-84h.1M11-84h.1
${EYES}
line M-14-95l-3-2M14-95l3-2M-13-102q5-4 9-2M4-104q5-2 9 2M-1-93L-3-86q1 2 4 1
lips M-5-77q3-2 5 0 2-2 5 0-5 5-10 0z`;

/** Looks to the left. */
export const profile = `skin M-6-76V-54Q4-44 12-54V-78z
skin M17-118H-13V-104L-15-101-23-88Q-23-85-17-85L-18-81-16-79-17-76-15-74C-15-67-8-66-4-67C8-69 17-76 17-90z
blush M-6-83h.1
line M-14-97q6-4 9 0M-15-104q6-4 10-1
eyes M-11-95h.1
lips M-16-78.500h6`;

export const smile = 'lips M-5-76q5 3 10 0';

export const moustache = `hair M0-83C-5-86-12-85-15-77-9-79-5-78 0-79 5-78 9-79 15-77 12-85 5-86 0-83z`;

/** Hair behind the head. */
export const straight = 'hair M-20-116C-28-104-26-88-33-70-24-61-14-64-11-72H11C14-64 24-61 33-70 26-88 28-104 20-116z';
export const curls =
  'hair M-18-114C-30-113-33-104-27-99-37-95-36-85-30-82-37-75-30-65-22-68-16-61-9-66-9-74H9C9-66 16-61 22-68 30-65 37-75 30-82 36-85 37-95 27-99 33-104 30-113 18-114z';
export const waves =
  'hair M-20-116C-34-102-21-92-31-78-38-67-29-58-40-52-28-46-13-52-11-70H11C13-52 28-46 40-52 29-58 38-67 31-78 21-92 34-102 20-116z';
/** A loose mane, to the shoulders and beyond. */
export const loose =
  'hair M-20-118C-42-106-30-82-44-62-52-50-46-34-34-30-30-40-18-48-14-62H14C18-48 30-40 34-30 46-34 52-50 44-62 30-82 42-106 20-118z';
