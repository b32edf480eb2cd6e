/** The rules of the game on the table. Its texts come for one game and language at a time. */
import { html, nothing } from 'lit';
import { languageFor, type Language } from '../../locales/index.js';
import type { RulesText, RulesWords } from '../../locales/rules/facts.js';
import { RULES_BOOKS } from '../../locales/rules/index.js';
import { Part } from '../../view/part.js';
import { rulesTemplate } from '../../view/rules/rules-template.js';
import { rulesStyles } from '../../view/rules/styles.js';
import type { PanelBody, PanelsAround } from './panels.js';

interface Book {
  readonly text: RulesText;
  readonly words: RulesWords;
}

const books = new Map<string, Part<Book>>();

/** The rules of a game in a language. */
function bookOf(game: string, language: Language): Part<Book> {
  const key = `${game} ${language}`;
  const known = books.get(key);
  if (known !== undefined) return known;
  const { words, texts } = RULES_BOOKS[language];
  const book = new Part(key, async () => {
    const [{ text }, shared] = await Promise.all([texts[game]?.() ?? Promise.reject(new Error(key)), words()]);
    return { text, words: shared.words };
  });
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
    const book = bookOf(definition.id, language).now;
    const { arrangement } = table;
    return book === null
      ? nothing
      : html`<div class="body" lang=${language}>${rulesTemplate({ definition, rules, arrangement, ...book })}</div>`;
  },
});
