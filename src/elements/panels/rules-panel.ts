/** The rules of the game on the table. Its texts come for one game and language at a time. */
import { html, nothing } from 'lit';
import { languageFor, type Language } from '../../locales/index.js';
import { Part } from '../../view/part.js';
import type { RulesBook } from '../../view/rules/page.js';
import { rulesTemplate } from '../../view/rules/rules-template.js';
import { rulesStyles } from '../../view/rules/styles.js';
import { gameOf, type PanelBody, type PanelsAround } from './panels.js';
import { fetchBook } from './rules-books.js';

const books = new Map<string, Part<RulesBook>>();

/** The rules of a game in a language. */
function bookOf(game: string, language: Language): Part<RulesBook> {
  const key = `${language}-${game}`;
  const book = books.get(key) ?? new Part(`rules-${key}`, () => fetchBook(game, language));
  books.set(key, book);
  return book;
}

export const makePanel = (around: PanelsAround): PanelBody => ({
  styles: [rulesStyles],
  parts: (lang) => {
    const game = gameOf(around);
    return game === null ? [] : [bookOf(game.id, languageFor(lang))];
  },
  title: ({ ui }) => ui.rules,
  headed: true,
  render({ lang }) {
    const game = gameOf(around);
    if (game === null) return nothing;
    const { definition, rules } = game;
    const language = languageFor(lang);
    const page = bookOf(definition.id, language).now?.(definition, rules, around.topic.table.arrangement);
    return page === undefined
      ? nothing
      : html`<div class="body" lang=${language} dir="ltr">${rulesTemplate(page)}</div>`;
  },
});
