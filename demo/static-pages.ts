/** The pages that are written when the site is built, one for each game and language, and the galleries that lead to them. */
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import type { TemplateResult } from 'lit';
import { games, type GameInfo } from '../src/engine.js';
import { galleryPage } from './gallery-page.js';
import { gamePage } from './game-page.js';
import { nameOf, sentenceOf } from './game-texts.js';
import { galleryAddress, gameAddress, languages, rootFrom, siteHeader, type Heading, type Language } from './site.js';

const galleryHeadings: Readonly<Record<Language, Heading>> = {
  ru: { title: 'Пасьянсы', lead: 'Старые русские пасьянсы: разложите здесь, прочтите правила, возьмите на свой сайт.' },
  en: {
    title: 'Patience',
    lead: 'Old Russian patiences: lay them out here, read their rules, take them to your own page.',
  },
};
const kind = { ru: 'пасьянс', en: 'patience' } as const;

/** As plain HTML: without the marks by which Lit would find its places again. */
const plain = async (template: TemplateResult): Promise<string> =>
  (await collectResult(render(template))).replaceAll(/<!--(?:\/?lit-|\?lit)[^>]*-->/g, '').replaceAll('<?>', '');

interface Parts {
  readonly lang: Language;
  readonly pathIn: (lang: Language) => string;
  readonly heading: Heading;
  readonly title: string;
  /** The script of the page, and the styles that it has beside those of all pages. */
  readonly script: string;
  readonly styles: readonly string[];
  readonly below: boolean;
  readonly body: TemplateResult;
}

async function documentOf({ lang, pathIn, heading, title, script, styles, below, body }: Parts): Promise<string> {
  const root = rootFrom(lang);
  const twins = { ru: `${root}${pathIn('ru')}`, en: `${root}${pathIn('en')}` };
  const header = siteHeader({ lang, scheme: 'auto' }, { page: 'index', below, root, twins }, heading, () => undefined);
  const alternates = languages.map((each) => `<link rel="alternate" hreflang="${each}" href="${twins[each]}" />`);
  const description = `<meta name="description" content="${heading.lead}" />`;
  const more = [description, ...alternates];
  return written(
    lang,
    headOf({ root, title, more, styles, script }),
    `<div id="page">
      <div id="head" data-below="${String(below)}">${await plain(header)}</div>
      ${await plain(body)}
    </div>`,
  );
}

/** `more`: lines that other pages have not. */
interface Head extends Pick<Parts, 'title' | 'styles' | 'script'> {
  readonly root: string;
  readonly more: readonly string[];
}

const headOf = ({ root, title, more, styles, script }: Head): string =>
  [
    '<meta charset="utf-8" />',
    '<meta name="viewport" content="width=device-width, initial-scale=1" />',
    '<meta name="color-scheme" content="light dark" />',
    `<title>${title}</title>`,
    `<link rel="icon" href="${root}icon.svg" />`,
    ...more,
    ...['style', 'header', ...styles].map((name) => `<link rel="stylesheet" href="${root}${name}.css" />`),
    `<script type="module" src="${root}${script}.ts"></script>`,
  ].join('\n    ');

const written = (lang: Language, head: string, body: string): string => `<!doctype html>
<html lang="${lang}">
  <head>
    ${head}
  </head>
  <body>
    ${body}
  </body>
</html>
`;

/** A page that its script draws, in the language of the reader. */
const drawnPage = (script: string, title: string, styles: readonly string[]): string =>
  written(
    'en',
    headOf({ root: './', title, more: [], styles: ['layout', 'panels', ...styles], script }),
    `<div id="page"></div>
    <noscript><p>The games need JavaScript. Для игр нужен JavaScript.</p></noscript>`,
  );

const gallery = async (lang: Language): Promise<string> =>
  documentOf({
    lang,
    pathIn: galleryAddress,
    heading: galleryHeadings[lang],
    title: galleryHeadings[lang].title,
    script: 'gallery',
    styles: ['picture', 'gallery'],
    below: false,
    body: await galleryPage(lang),
  });

const pageOfGame = async (game: GameInfo, lang: Language): Promise<string> =>
  documentOf({
    lang,
    pathIn: (other) => gameAddress(game.id, other),
    heading: { title: nameOf(game, lang), lead: sentenceOf(game.id, lang) },
    title: `${nameOf(game, lang)} — ${kind[lang]}`,
    script: 'game',
    styles: ['panels', 'picture', 'game'],
    below: true,
    body: await gamePage(game, lang),
  });

/** Whole documents by their path from the root of the site, `ru/kenfild.html`; scripts and styles are those of the sources. */
export const staticPages: ReadonlyMap<string, string> = new Map([
  ['configure.html', drawnPage('configure', 'Patience on your page', ['events'])],
  ['puzzle.html', drawnPage('puzzle', 'Patience puzzles', ['events'])],
  ['checks.html', drawnPage('checks', 'Patience: checks', ['checks'])],
  ...(await Promise.all(
    languages.flatMap((lang) => [
      gallery(lang).then((html) => [galleryAddress(lang), html] as const),
      ...games.map(async (game) => [gameAddress(game.id, lang), await pageOfGame(game, lang)] as const),
    ]),
  )),
]);
