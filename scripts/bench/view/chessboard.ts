/** The page of the chessboard beside ours. */
import 'chessboard-element';
import { middle, place, show } from './probe.js';

export * from './probe.js';

function create(): HTMLElement {
  const element = document.createElement('chess-board');
  element.setAttribute('position', 'start');
  element.setAttribute('draggable-pieces', '');
  return element;
}

export const first = (): Promise<number> => show(place(), create());

export async function layMany(count: number): Promise<void> {
  for (let at = 0; at < count; at++) place().append(create());
  await new Promise((resolve) => setTimeout(resolve, 200));
}

/** A knight, and where it goes. */
export function runAndTarget(): [number, number][] {
  const root = place().querySelector('chess-board')?.shadowRoot;
  const square = (name: string): [number, number] => {
    const found = root?.querySelector(`[data-square="${name}"]`);
    if (found === null || found === undefined) throw new Error(`There is no square ${name}.`);
    return middle(found);
  };
  return [square('g1'), square('f3')];
}
