/** The rules of the game on the table. Its texts come for one game and language at a time. */
import { html, type TemplateResult } from 'lit';
import { languageFor, type Language } from '../../locales/index.js';
import type { RulesText, RulesWords } from '../../locales/rules/facts.js';
import { RULES_BOOKS } from '../../locales/rules/index.js';
import { gameName } from '../../view/title.js';
import { Part } from '../../view/part.js';
import type { PanelTopic } from '../panel-door.js';
import type { PanelLocale } from './panel-words.js';
import type { PanelBody } from './panels.js';

/** What rules pages are drawn with. */
const PAGES = new Part('rules-template', () => import('../../view/rules/rules-template.js'));

interface Book {
  readonly language: Language;
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
    return { language, text, words: shared.words };
  });
  books.set(key, book);
  return book;
}

export class RulesPanel implements PanelBody {
  /** What was last read, until another language has come. */
  #book: Book | null = null;

  constructor(private readonly topic: PanelTopic) {}

  readonly parts = (lang: string): readonly Part<unknown>[] => {
    const { session } = this.topic;
    return session === null ? [] : [PAGES, bookOf(session.game.id, languageFor(lang))];
  };

  readonly title = (locale: PanelLocale): string => {
    const { session } = this.topic;
    return session === null ? '' : gameName(locale, session.game);
  };

  readonly render = ({ lang }: PanelLocale): TemplateResult => {
    const { session, table } = this.topic;
    if (session === null || PAGES.now === null) return html``;
    const { definition, rules } = session.game;
    this.#book = bookOf(definition.id, languageFor(lang)).now ?? this.#book;
    const { arrangement } = table;
    if (this.#book === null) return html``;
    return html`<div class="body" lang=${this.#book.language}>
      ${PAGES.now.rulesTemplate({ definition, rules, arrangement, ...this.#book })}
    </div>`;
  };
}
