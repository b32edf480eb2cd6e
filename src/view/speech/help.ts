/** Hints and cards that are picked up, as they are said. Empty where the locale has no words for them yet. */
import type { Move } from '../../engine/index.js';
import type { HelpTexts, Locale } from '../../locales/locale.js';
import { finished } from './finished.js';
import { placeOf, seenAt, seenTop, type Spoken } from './outline.js';
import { isTwin } from './story.js';

/** A hint; null where no move is left. */
export function sayHint(locale: Locale, game: Spoken, move: Move | null): string {
  const { help } = locale;
  if (help === undefined) return '';
  return move === null ? help.none : finished(locale, hintOf(help, game, move));
}

function hintOf(help: HelpTexts, game: Spoken, { from, to, count }: Move): string {
  if (to === 'stock') return help.redeal(game.plan.stock.between === 'shuffle');
  if (from === 'stock' && to === 'waste') return help.turn(count);
  const source = game.pile(from);
  const onto = seenTop(game.pile(to));
  return help.move({
    card: seenAt(source, source.cards.length - count),
    more: count - 1,
    from: placeOf(game, from),
    to: placeOf(game, to),
    onto,
    twin: isTwin(game, to, onto),
  });
}

/** Cards that the player has picked up; empty text where they are not seen. */
export function sayPick(locale: Locale, game: Spoken, pileId: string, count: number): string {
  const pile = game.pile(pileId);
  const card = seenAt(pile, pile.cards.length - count);
  return card === null || locale.help === undefined ? '' : finished(locale, locale.help.picked(card, count - 1));
}
