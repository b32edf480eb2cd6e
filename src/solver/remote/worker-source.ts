/** The worker as one classic script. Empty in the sources: the build writes it (`scripts/worker-script.mjs`). */
export const source: string = '';
