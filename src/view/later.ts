type Later = typeof import('./later-styles.js');

let coming: Promise<Later> | null = null;

/**
 * The styles that a first drawing does without. Whoever waits for them waits for one promise, in the order of asking:
 * tables have their paints before the figures come that are painted with them.
 */
export function fetchLaterStyles(): Promise<Later> {
  coming ??= import('./later-styles.js').catch((error: unknown) => {
    coming = null;
    throw error;
  });
  return coming;
}
