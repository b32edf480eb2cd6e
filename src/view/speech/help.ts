/** Hints as they are said. Empty where the locale has no words for them yet. */
import type { Move } from '../../engine/index.js';
import type { HelpTexts, FullLocale } from '../../locales/locale.js';
import { finished } from './finished.js';
import { isTurn, placeOf, seenAt, type Spoken } from './outline.js';
import { targetOf } from './target.js';

/** A hint. One of which it is not known whether it leads to a win (`guess`) is told as such. */
export function sayHint(locale: FullLocale, game: Spoken, move: Move, source: 'line' | 'guess' | 'fair'): string {
  const { help } = locale;
  if (help === undefined) return '';
  const told = finished(locale, hintOf(help, game, move));
  return source === 'guess' ? `${told} ${help.unsure}` : told;
}

/** Why there is no hint; nothing where the game is won. */
export function sayNoHint({ help }: FullLocale, reason: 'won' | 'stuck' | 'lost' | 'circles'): string {
  if (help === undefined || reason === 'won') return '';
  return { stuck: help.none, lost: help.lostHere, circles: help.circles }[reason];
}

/** Whether the game can still be won. */
export const sayVerdict = (locale: FullLocale, verdict: 'winnable' | 'lost' | 'unknown'): string =>
  locale.help === undefined ? '' : finished(locale, locale.help[verdict]);

function hintOf(help: HelpTexts, game: Spoken, { from, to, count }: Move): string {
  if (to === 'stock') return help.redeal(game.plan.stock.between === 'shuffle');
  if (isTurn(game, { from, to })) return help.turn(count);
  const source = game.pile(from);
  const card = seenAt(source, source.cards.length - count);
  return help.move({ card, more: count - 1, from: placeOf(game, from), ...targetOf(game, to) });
}
