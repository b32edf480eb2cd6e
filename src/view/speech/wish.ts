/** How the end of a game answers the wish that was made before it. */
import type { DeskTexts } from '../../locales/locale.js';
import { roleOf } from '../grip.js';
import type { Spoken } from './outline.js';

/** At least this part of the cards has gone up when a patience nearly came out. */
const NEARLY = 0.75;

export function wishAnswer(
  words: DeskTexts,
  { status, piles }: Pick<Spoken, 'piles'> & { readonly status: string },
): string {
  if (status === 'won') return words.wishGranted;
  const sizeOf = (those: typeof piles): number => those.reduce((sum, { cards }) => sum + cards.length, 0);
  const up = sizeOf(piles.filter(({ id }) => ['foundation', 'queen'].includes(roleOf(id))));
  return up >= NEARLY * sizeOf(piles) ? words.wishNearly : words.wishDenied;
}
