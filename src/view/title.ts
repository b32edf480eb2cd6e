/** What a game is called. */
import type { Locale } from '../locales/locale.js';
import type { Spoken } from './speech/outline.js';

/** The name of the game in this language. */
export function gameName(locale: Locale, game: Pick<Spoken, 'id' | 'definition'>): string {
  const { en, ru } = game.definition.names;
  return locale.games[game.id] ?? (locale.lang === 'ru' || locale.lang.startsWith('ru-') ? ru : en.replace("'", '’'));
}
