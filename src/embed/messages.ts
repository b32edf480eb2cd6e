/**
 * What a game in a frame and the page around it say to each other by `postMessage`; docs/iframe.md is the reference.
 * Whoever reads a message must look at `patience` first: another number is another format.
 */

/** The version of the format. A new field or type leaves it as it is; a changed one does not. */
export const FORMAT = 1;

/** From the frame to the page. */
export type FrameMessage =
  /** The game is there: it hears the page from now on. */
  | { readonly type: 'ready'; readonly gameId: string }
  /** How high it is, in CSS pixels. */
  | { readonly type: 'size'; readonly height: number }
  /** The first move of an attempt. */
  | { readonly type: 'start'; readonly gameId: string }
  /** What the page called could not be done. */
  | { readonly type: 'error'; readonly message: string }
  /** An event of the element, with its fields. */
  | { readonly type: (typeof FORWARDED)[number]; readonly gameId: string };

/** Events of the element that the page hears. */
export const FORWARDED = ['deal', 'move', 'hint', 'verdict', 'refuse', 'win', 'lose', 'saveerror'] as const;

/** From the page to the frame. */
export type PageMessage =
  /** How high the page's window is: the game takes the height it needs, up to this, and no longer fits the frame. */
  | { readonly type: 'viewport'; readonly height: number }
  /** Sets an attribute of the element, or with null takes it away. */
  | { readonly type: 'set'; readonly name: string; readonly value: string | null }
  /** Calls a method of the element; `argument` is the deal of `newDeal`. */
  | { readonly type: 'call'; readonly method: (typeof METHODS)[number]; readonly argument?: string | number };

/** Methods of the element that the page may call. */
export const METHODS = ['newDeal', 'restart', 'undo', 'redo', 'hint', 'finish', 'showRules', 'focus'] as const;
