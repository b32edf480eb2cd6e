/** How cards travel in one transfer from pile to pile; none of these: from top to top, face up, as they lie. */

/** Cards leave from the bottom of `from`. */
export const FROM_BOTTOM = 1;
/** Cards arrive under `to`. */
export const TO_BOTTOM = 2;
/** Their order turns round. */
export const REVERSED = 4;
/** They arrive face down. */
export const FACE_DOWN = 8;
/** They arrive shuffled, by the table's seed and the pass that has ended; the next pass begins. */
export const SHUFFLED = 16;
/** The next pass begins. */
export const NEXT_PASS = 32;
/** The cards of one pile turn face up where they lie. */
export const TURN_UP = 64;

/** The flags of the transfer that takes another back. */
export const turnedRound = (flags: number): number =>
  (flags & REVERSED) | (flags & FROM_BOTTOM ? TO_BOTTOM : 0) | (flags & TO_BOTTOM ? FROM_BOTTOM : 0);
