/** The rules of the game on the table. Its texts come for one game and language at a time. */
import { html, nothing } from 'lit';
import { languageFor, type Language } from '../../locales/index.js';
import { Part } from '../../view/part.js';
import type { RulesBook } from '../../view/rules/page.js';
import { rulesTemplate } from '../../view/rules/rules-template.js';
import { rulesStyles } from '../../view/rules/styles.js';
import type { PanelBody, PanelsAround } from './panels.js';
import { fetchBook } from './rules-books.js';

const books = new Map<string, Part<RulesBook>>();

/** The rules of a game in a language. */
function bookOf(game: string, language: Language): Part<RulesBook> {
  const key = `${language}-${game}`;
  const book = books.get(key) ?? new Part(`rules-${key}`, () => fetchBook(game, language));
  books.set(key, book);
  return book;
}

export const makePanel = ({ topic }: PanelsAround): PanelBody => ({
  styles: [rulesStyles],
  parts: (lang) => (topic.session === null ? [] : [bookOf(topic.session.game.id, languageFor(lang))]),
  title: ({ ui }) => ui.rules,
  headed: true,
  render({ lang }) {
    const { session, table } = topic;
    if (session === null) return nothing;
    const { definition, rules } = session.game;
    const language = languageFor(lang);
    const page = bookOf(definition.id, language).now?.(definition, rules, table.arrangement);
    return page === undefined
      ? nothing
      : html`<div class="body" lang=${language} dir="ltr">${rulesTemplate(page)}</div>`;
  },
});
