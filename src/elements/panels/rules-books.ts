/**
 * Where the rules of each game come from. In `dist/cdn` another module stands here: there every page is worked out when
 * it is built (`scripts/rules-pages.mjs`), and comes without what works it out.
 */
import type { Language } from '../../locales/index.js';
import { RULES_BOOKS } from '../../locales/rules/index.js';
import { pageOf, type RulesBook } from '../../view/rules/page.js';

export async function fetchBook(game: string, language: Language): Promise<RulesBook> {
  const { words, texts } = RULES_BOOKS[language];
  const [page, shared] = await Promise.all([texts[game]?.(), words()]);
  if (page === undefined) throw new Error(`There are no rules of ${game}.`);
  return (definition, rules, arrangement) =>
    pageOf({ definition, rules, arrangement, text: page.text, words: shared.words });
}
