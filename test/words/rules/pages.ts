/** Rules pages as plain text, as the tests read them. */
import type { GameDefinition, Rules } from '../../../src/engine/index.js';
import { resolveRules } from '../../../src/engine/index.js';
import type { Language } from '../../../src/locales/index.js';
import type { RulesFacts } from '../../../src/locales/rules/facts.js';
import { RULES_BOOKS } from '../../../src/locales/rules/index.js';
import { factsOf } from '../../../src/view/rules/facts.js';
import { inForce, kindsIn, sectionsOf, type RulesView } from '../../../src/view/rules/page.js';

export const LANGUAGES: readonly Language[] = ['ru', 'en'];

export async function viewOf(definition: GameDefinition, language: Language, given: Rules = {}): Promise<RulesView> {
  const book = RULES_BOOKS[language];
  const { text } = await book.texts[definition.id]!();
  const { words } = await book.words();
  return { definition, rules: resolveRules(definition, given), arrangement: definition.table!.wide, text, words };
}

/** All that is said, a line for each paragraph; `change` alters the facts first. */
export function pageText(view: RulesView, change: (facts: RulesFacts) => RulesFacts = (facts) => facts): string {
  const facts = change(factsOf(view.definition, view.rules, kindsIn(view)));
  const changes = inForce(view, facts).map((line) => `* ${line}`);
  const sections = sectionsOf(view, facts).flatMap(({ title, paragraphs }) => [`# ${title}`, ...paragraphs]);
  return [...changes, ...sections].join('\n');
}

/** Every choice of rules that differs from the book in one option, the book's own first. */
export const optionSets = ({ rules }: GameDefinition): readonly Rules[] => [
  {},
  ...rules.flatMap(({ name, values }) => values.slice(1).map((value) => ({ [name]: value }))),
];
