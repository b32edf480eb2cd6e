/** Hints as they are said. Empty where the locale has no words for them yet. */
import type { Move } from '../../engine/index.js';
import type { HelpTexts, FullLocale } from '../../locales/locale.js';
import { finished } from './finished.js';
import { placeOf, seenAt, type Spoken } from './outline.js';
import { targetOf } from './target.js';

/** A hint; null where no move is left. */
export function sayHint(locale: FullLocale, game: Spoken, move: Move | null): string {
  const { help } = locale;
  if (help === undefined) return '';
  return move === null ? help.none : finished(locale, hintOf(help, game, move));
}

function hintOf(help: HelpTexts, game: Spoken, { from, to, count }: Move): string {
  if (to === 'stock') return help.redeal(game.plan.stock.between === 'shuffle');
  if (from === 'stock' && to === 'waste') return help.turn(count);
  const source = game.pile(from);
  const card = seenAt(source, source.cards.length - count);
  return help.move({ card, more: count - 1, from: placeOf(game, from), ...targetOf(game, to) });
}
