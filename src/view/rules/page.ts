/** What a rules page says under one choice of the rules, worked out from the game's own data. */
import type { Arrangement, GameDefinition, Rules } from '../../engine/index.js';
import type { RulesFacts, RulesText, RulesWords } from '../../locales/rules/facts.js';
import { factsOf } from './facts.js';
import { kindsOf, type Kinds } from './kinds.js';
import { pictureOf } from './picture.js';

/** A page as plain texts, each a line or more. */
export interface RulesPage {
  /** “In force here:”. */
  readonly inForce: string;
  /** A clause for each option, empty where it is as in the book. */
  readonly changes: readonly string[];
  /** The title, then a line for each paragraph; empty where the game has none. The second section tells of the layout. */
  readonly sections: readonly string[];
  /** The picture of the layout (`pictureOf`), in words, and a line for each letter in it: the letter, then what it is. */
  readonly picture: string;
  readonly label: string;
  readonly legend: string;
}

/** The page of a game under any choice of its rules, for the arrangement that is seen. */
export type RulesBook = (definition: GameDefinition, rules: Rules, arrangement: Arrangement) => RulesPage;

/** The sections in their order. */
const SECTIONS = [
  'aim',
  'layout',
  'table',
  'foundations',
  'spaces',
  'queens',
  'captives',
  'stock',
  'won',
  'odds',
  'advice',
  'history',
] as const;

export interface RulesView {
  readonly definition: GameDefinition;
  readonly rules: Rules;
  /** How the table lies just now, so that the picture is of it. */
  readonly arrangement: Arrangement;
  readonly text: RulesText;
  readonly words: RulesWords;
}

interface Section {
  readonly name: (typeof SECTIONS)[number];
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** What the page says, section by section. */
export function sectionsOf({ text, words }: RulesView, facts: RulesFacts): readonly Section[] {
  const pages = text.pages(facts);
  return SECTIONS.flatMap((name) => {
    const measured = name === 'odds' && facts.odds !== null ? words.odds(facts.odds) : '';
    const said = [pages[name] ?? '', measured].join('\n').split('\n').filter(Boolean).map(words.typeset);
    return said.length === 0
      ? []
      : [{ name, title: words.typeset(text.titles?.[name] ?? words.titles[name]), paragraphs: said }];
  });
}

/** The options that are not as in the book, each in a clause. */
export const inForce = ({ text, words }: RulesView, { changed, rules, book, stock }: RulesFacts): readonly string[] =>
  changed.map((name) =>
    words.typeset(
      name === 'passes'
        ? words.passes(stock.passes, Number(book[name]))
        : (text.options[name]?.[rules[name] ?? ''] ?? name),
    ),
  );

/** The kinds of piles that are seen. */
export const kindsIn = ({ definition, rules, arrangement, words }: RulesView): Kinds =>
  kindsOf(arrangement, definition.plan(rules), words.letters);

/** The whole page. */
export function pageOf(view: RulesView): RulesPage {
  const { definition, rules, arrangement, words } = view;
  const kinds = kindsIn(view);
  const facts = factsOf(definition, rules, kinds);
  const clauses = inForce(view, facts);
  const said = sectionsOf(view, facts);
  return {
    inForce: words.inForce,
    changes: definition.rules.map(({ name }) => clauses[facts.changed.indexOf(name)] ?? ''),
    sections: SECTIONS.map((name) => {
      const section = said.find((one) => one.name === name);
      return section === undefined ? '' : [section.title, ...section.paragraphs].join('\n');
    }),
    picture: pictureOf(arrangement, definition.plan(rules), kinds),
    label: words.typeset(words.picture(kinds.rows, definition.id)),
    legend: kinds.all.map((kind) => `${kind.letter} ${words.typeset(words.kind(kind, definition.id))}`).join('\n'),
  };
}
