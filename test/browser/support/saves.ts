/** Elements with `save-key`, left and met again, and what lies in storage meanwhile. */
import { restore, type Move } from '../../../src/engine.js';
import type { PatienceElement, PatienceEventMap } from '../../../src/index.js';
import { lines } from './lines.js';
import { create, put } from './table.js';

/** The name under which tests keep. */
export const KEY = 'saves-test';

/** The storage without anything that tests have put there. */
export function emptyStorage(): void {
  for (const name of Object.keys(localStorage)) if (name.startsWith(KEY)) localStorage.removeItem(name);
}

/** An element that keeps; the one before has gone, as with its page. */
export const meet = (
  id: string,
  attributes: Readonly<Record<string, string | number>> = {},
): Promise<PatienceElement> => put(id, { 'save-key': KEY, lang: 'en', ...attributes });

/** The same with what is heard of it from the beginning. */
export async function meetListening(
  id: string,
  attributes: Readonly<Record<string, string | number>> = {},
): Promise<{ readonly element: PatienceElement; readonly heard: PatienceEventMap[keyof PatienceEventMap][] }> {
  // Whatever stood there has gone first.
  (await put(id)).remove();
  const element = create(id, { 'save-key': KEY, lang: 'en', ...attributes });
  const heard: PatienceEventMap[keyof PatienceEventMap][] = [];
  for (const type of ['deal', 'move', 'win', 'lose', 'saveerror'] as const)
    element.addEventListener(type, (event) => heard.push(event));
  document.body.append(element);
  await element.updateComplete;
  return { element, heard };
}

/** The moves of a patience that comes out, from the beginning. */
export const winOf = (id: string): { readonly deal: number; readonly moves: readonly Move[] } => {
  const line = lines[id];
  if (line === undefined) throw new Error(`No win of ${id} is known.`);
  return { deal: line.deal, moves: restore(line.record).history };
};

interface Stored {
  games: { id: string; asked: string; record: string; elapsed: number; at: number }[];
  settings: Record<string, { value: unknown }>;
  results: { rules: string; deal: number; won: boolean; day: string | null }[];
  statistics?: Record<string, Record<string, { played: number; won: number; streak: number; longest: number }>>;
  days: Record<string, [string, number][]>;
}

export const stored = (): Stored => JSON.parse(localStorage.getItem(KEY) ?? '{}') as Stored;

/** `played won streak longest` of a game under its rules. */
export function counted(rules: string): string {
  const [own] = Object.values(stored().statistics ?? {});
  const line = own?.[rules];
  return line === undefined ? 'nothing' : [line.played, line.won, line.streak, line.longest].join(' ');
}
