/** The rules of a game as a page: what is in force, the picture of the layout, and a section for each thing to know. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Arrangement, GameDefinition, Rules } from '../../engine/index.js';
import type { RulesFacts, RulesText, RulesWords } from '../../locales/rules/facts.js';
import { factsOf } from './facts.js';
import { kindsOf, type Kinds } from './kinds.js';
import { pictureTemplate } from './picture.js';

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

export interface Section {
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

/** Headings begin at the third level: the page stands in something that has a heading of its own. */
export function rulesTemplate(view: RulesView): TemplateResult {
  const { definition, rules, arrangement, words } = view;
  const kinds = kindsIn(view);
  const facts = factsOf(definition, rules, kinds);
  const changes = inForce(view, facts);
  const label = words.typeset(words.picture(kinds.rows, definition.id));
  const legend = html`<figure>
    ${pictureTemplate(arrangement, definition.plan(rules), kinds, label)}
    <figcaption>
      ${kinds.all.map(
        (kind) => html`<span><b>${kind.letter}</b> ${words.typeset(words.kind(kind, definition.id))}</span>`,
      )}
    </figcaption>
  </figure>`;
  return html`<div class="rules">
    ${
      changes.length === 0
        ? nothing
        : html`<p class="force">${words.inForce}</p>
            <ul>
              ${changes.map((change) => html`<li>${change}</li>`)}
            </ul>`
    }
    ${sectionsOf(view, facts).map(
      ({ name, title, paragraphs }) =>
        html`<section>
          <h3>${title}</h3>
          ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)} ${name === 'layout' ? legend : nothing}
        </section>`,
    )}
  </div>`;
}
