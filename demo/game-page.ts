/** The page of a game as it stands in the site's files: the table, its rules, its history, the lines to copy, the next game. */
import { html, nothing, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { games, type GameInfo } from '../src/engine.js';
import { allGames } from '../src/games/index.js';
import { RULES_BOOKS } from '../src/locales/rules/index.js';
import { pageOf, type RulesPage } from '../src/view/rules/page.js';
import { rulesTemplate } from '../src/view/rules/rules-template.js';
import { nameOf, sentenceOf } from './game-texts.js';
import { factsAbout, type Fact } from './histories.js';
import { rootFrom, type Language } from './site.js';
import { snippetOf } from './snippets.js';

const texts = {
  ru: {
    rules: 'Правила',
    history: 'История',
    source: 'Источник',
    names: 'Названия',
    russian: 'по-русски',
    english: 'по-английски',
    tag: 'элемент страницы',
    embed: 'На ваш сайт',
    more: 'Другие настройки и другие способы',
    next: 'Следующий пасьянс',
    quiet: 'Игре нужен JavaScript; правила можно прочесть и так.',
  },
  en: {
    rules: 'Rules',
    history: 'History',
    source: 'Source',
    names: 'Names',
    russian: 'in Russian',
    english: 'in English',
    tag: 'element of the page',
    embed: 'On your page',
    more: 'Other settings and other ways',
    next: 'The next patience',
    quiet: 'The game needs JavaScript; the rules can be read without.',
  },
} as const;

/** What the rules panel says by the rules of the book, and the picture of the wide table. */
export async function rulesOf(id: string, lang: Language): Promise<RulesPage> {
  const { words, texts: all } = RULES_BOOKS[lang];
  const definition = allGames.find((game) => game.id === id);
  const [text, shared] = await Promise.all([all[id]?.(), words()]);
  if (definition?.table === undefined || text === undefined) throw new Error(`There are no rules of ${id}.`);
  const rules = Object.fromEntries(definition.rules.map(({ name, values }) => [name, values[0]]));
  return pageOf({ definition, rules, arrangement: definition.table.wide, text: text.text, words: shared.words });
}

const facts = (known: readonly Fact[], lang: Language): TemplateResult[] =>
  known.map(
    ({ text, source }) =>
      html`<p>
        ${text[lang]}
        <cite>${texts[lang].source}: <a href=${source.address}>${source.title}</a></cite>
      </p>`,
  );

function nameList(game: GameInfo, lang: Language): TemplateResult {
  const text = texts[lang];
  return html`<dl class="names">
    <dt>${text.russian}</dt>
    <dd lang="ru">${nameOf(game, 'ru')}</dd>
    <dt>${text.english}</dt>
    <dd lang="en">${nameOf(game, 'en')}</dd>
    <dt>${text.tag}</dt>
    <dd><code>&lt;patience-${game.id}&gt;</code></dd>
  </dl>`;
}

function nextGame(game: GameInfo, lang: Language): TemplateResult | typeof nothing {
  const next = games[(games.indexOf(game) + 1) % games.length];
  if (next === undefined) return nothing;
  return html`<a class="next panel" href="./${next.id}.html"
    ><small>${texts[lang].next}</small><span>${nameOf(next, lang)}</span>
    <p>${sentenceOf(next.id, lang)}</p></a
  >`;
}

/** All that stands below the head of the page. */
export async function gamePage(game: GameInfo, lang: Language): Promise<TemplateResult> {
  const text = texts[lang];
  const page = await rulesOf(game.id, lang);
  // The last section is the history, which stands by itself here.
  const [, ...told] = page.sections.at(-1)?.split('\n') ?? [];
  const tag = `patience-${game.id}`;
  const table = `<${tag} id="table" lang="${lang}" save-key="patience-site" link></${tag}>`;
  const settings = { game, lang, scheme: 'auto', attributes: {} } as const;
  const lines = snippetOf(settings, { form: 'script', address: '/patience/', hashes: null }, []);
  const configure = `${rootFrom(lang)}configure.html#${new URLSearchParams({ game: game.id, lang }).toString()}`;
  return html`<main class="game">
    <section class="play" aria-label=${nameOf(game, lang)}>
      ${unsafeHTML(`${table}<noscript><p>${text.quiet}</p></noscript>`)}
    </section>
    <section class="panel reading" aria-labelledby="rules-title">
      <h2 id="rules-title">${text.rules}</h2>
      ${rulesTemplate({ ...page, sections: page.sections.slice(0, -1) })}
    </section>
    <div class="beside">
      <section class="panel reading" aria-labelledby="history-title">
        <h2 id="history-title">${text.history}</h2>
        ${told.map((paragraph) => html`<p>${paragraph}</p>`)} ${facts(factsAbout(game.id), lang)}
      </section>
      <section class="panel" aria-labelledby="names-title">
        <h2 id="names-title">${text.names}</h2>
        ${nameList(game, lang)}
      </section>
      <section class="panel" aria-labelledby="embed-title">
        <h2 id="embed-title">${text.embed}</h2>
        <pre class="snippet" tabindex="0" aria-labelledby="embed-title"><code>${lines}</code></pre>
        <p><a href=${configure}>${text.more}</a></p>
      </section>
      ${nextGame(game, lang)}
    </div>
  </main>`;
}
