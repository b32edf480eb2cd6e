/** Work in slices, between which everything else goes on. */

/** How long it goes on without a rest, in milliseconds: half a frame. */
export const SLICE = 8;

/** Every page, worker and server has it. */
declare function setTimeout(run: () => void, milliseconds: number): unknown;

/** Lets everything else go on. */
export const rest = (): Promise<void> => new Promise((go) => setTimeout(go, 0));
