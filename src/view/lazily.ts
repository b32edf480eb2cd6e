import { isServer } from 'lit';
import { Part } from './part.js';

const onServer: boolean = isServer;

let warned = false;

/**
 * What is fetched when it is first asked for, never on a server: undefined until it is here. Everybody who asked in the
 * meantime is told once, by the function given. One warning is for all that cannot be had.
 */
export function lazily<T>(fetch: () => Promise<T>): (told?: () => void) => T | undefined {
  const part = new Part('', fetch);
  const waiting = new Set<() => void>();
  let asked: Promise<T> | null = null;
  return (told) => {
    if (part.now !== null) return part.now;
    if (onServer) return undefined;
    if (told !== undefined) waiting.add(told);
    const coming = part.load();
    if (coming === asked) return undefined;
    asked = coming;
    coming.then(
      () => {
        for (const tell of waiting) tell();
        waiting.clear();
      },
      (error: unknown) => {
        waiting.clear();
        if (!warned) console.warn('patience-elements: a part could not be loaded.', error);
        warned = true;
      },
    );
    return undefined;
  };
}
