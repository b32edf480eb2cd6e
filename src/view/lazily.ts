let warned = false;

/**
 * What is fetched when it is first asked for: undefined until it is here, and for
 * ever if it cannot be had, with one warning for all. Everybody who asked in the
 * meantime is told once, by the function given.
 */
export function lazily<T>(fetch: () => Promise<T>): (told?: () => void) => T | undefined {
  let value: T | undefined;
  let asked = false;
  let waiting: Set<() => void> | undefined = new Set();
  const settled = (): void => {
    const told = waiting;
    waiting = undefined;
    told?.forEach((tell) => tell());
  };
  return (told) => {
    if (told !== undefined) waiting?.add(told);
    if (!asked) {
      asked = true;
      fetch().then(
        (found) => {
          value = found;
          settled();
        },
        (error: unknown) => {
          waiting = undefined;
          if (!warned) console.warn('patience-elements: a part could not be loaded.', error);
          warned = true;
        },
      );
    }
    return value;
  };
}
