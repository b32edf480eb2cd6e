/** What all pages of the site have: their language and colours, kept in the address, and the way to the others. */
import { html, nothing, type TemplateResult } from 'lit';

export const languages = ['ru', 'en'] as const;
export type Language = (typeof languages)[number];

export const schemes = ['auto', 'light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

export interface Site {
  readonly lang: Language;
  /** Colours of the page; `auto` follows the system. */
  readonly scheme: Scheme;
}

const isOneOf = <T extends string>(values: readonly T[], text: string | null): text is T =>
  values.some((value) => value === text);

/** Reads an address; whatever is wrong in it is left out. */
export function readSite(hash: string): Site {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const lang = fields.get('lang');
  const scheme = fields.get('scheme');
  return {
    lang: isOneOf(languages, lang) ? lang : navigator.language.startsWith('ru') ? 'ru' : 'en',
    scheme: isOneOf(schemes, scheme) ? scheme : 'auto',
  };
}

/** What of an address says language and colours. */
export const siteFields = ({ lang, scheme }: Site): Record<string, string> =>
  scheme === 'auto' ? { lang } : { lang, scheme };

/** Pages of one language stand in a folder of their own; those of English at the root of the site. */
const folders: Readonly<Record<Language, string>> = { en: '', ru: 'ru/' };

/** The page that leads to the games, from the root of the site. */
export const galleryAddress = (lang: Language): string => `${folders[lang]}index.html`;

/** The page of a game, from the root of the site. */
export const gameAddress = (game: string, lang: Language): string => `${folders[lang]}${game}.html`;

/** The way from the pages of a language back to the root. */
export const rootFrom = (lang: Language): string => (folders[lang] === '' ? './' : '../');

const texts = {
  ru: {
    language: 'Язык',
    colours: 'Цвета',
    schemes: { auto: 'авто', light: 'светлые', dark: 'тёмные' },
    pages: 'Страницы',
    names: { index: 'Пасьянсы', configure: 'На ваш сайт', puzzle: 'Задачи', checks: 'Проверки' },
  },
  en: {
    language: 'Language',
    colours: 'Colours',
    schemes: { auto: 'auto', light: 'light', dark: 'dark' },
    pages: 'Pages',
    names: { index: 'Games', configure: 'On your page', puzzle: 'Puzzles', checks: 'Checks' },
  },
} as const;

const pages = ['index', 'configure', 'puzzle', 'checks'] as const;
export type PageName = (typeof pages)[number];
const languageNames = { ru: 'Русский', en: 'English' };

export interface Heading {
  readonly title: string;
  readonly lead: string;
  /** Where the lead is in another language than the page. */
  readonly leadLang?: Language;
}

export interface Place {
  /** The page, or the one that leads to it. */
  readonly page: PageName;
  /** The page that leads to it is another: the heading is that of a game. */
  readonly below?: boolean;
  /** The root of the site from here. */
  readonly root: string;
  /** The same page in each language, where each has a page of its own. */
  readonly twins?: Readonly<Record<Language, string>>;
}

/** The part of an address that says language and colours; a page of one language needs to be told the colours alone. */
const saidTo = ({ lang, scheme }: Site, ownLanguage: boolean): string => {
  const fields = new URLSearchParams(siteFields({ lang, scheme }));
  if (ownLanguage) fields.delete('lang');
  return fields.size === 0 ? '' : `#${fields.toString()}`;
};

const addressOf = (page: PageName, site: Site, root: string): string =>
  page === 'index'
    ? `${root}${galleryAddress(site.lang)}${saidTo(site, true)}`
    : `${root}${page}.html${saidTo(site, false)}`;

/** The head of a page: what it is, where the others are, and the choice of language and colours. */
export function siteHeader(
  site: Site,
  { page, below = false, root, twins }: Place,
  { title, lead, leadLang }: Heading,
  change: (site: Partial<Site>) => void,
): TemplateResult {
  const text = texts[site.lang];
  const current = below ? 'true' : 'page';
  return html`<header>
    <div class="bar">
      <nav class="pages" aria-label=${text.pages}>
        ${pages.map(
          (name) =>
            html`<a href=${addressOf(name, site, root)} aria-current=${name === page ? current : 'false'}
              >${text.names[name]}</a
            >`,
        )}
      </nav>
      <div class="switches">
        <div class="segments" role="group" aria-label=${text.language}>
          ${languages.map((lang) =>
            twins === undefined
              ? html`<button
                  type="button"
                  lang=${lang}
                  aria-pressed=${lang === site.lang ? 'true' : 'false'}
                  @click=${() => change({ lang })}
                >
                  ${languageNames[lang]}
                </button>`
              : html`<a
                  href=${`${twins[lang]}${saidTo(site, true)}`}
                  lang=${lang}
                  hreflang=${lang}
                  aria-current=${lang === site.lang ? 'true' : 'false'}
                  >${languageNames[lang]}</a
                >`,
          )}
        </div>
        <div class="segments" role="group" aria-label=${text.colours}>
          ${schemes.map(
            (scheme) =>
              html`<button
                type="button"
                aria-pressed=${scheme === site.scheme ? 'true' : 'false'}
                @click=${() => change({ scheme })}
              >
                ${text.schemes[scheme]}
              </button>`,
          )}
        </div>
      </div>
    </div>
    <h1>${title}</h1>
    <p lang=${leadLang ?? nothing}>${lead}</p>
  </header>`;
}

/** Gives the document its language, colours and title. */
export function dressDocument({ lang, scheme }: Site, title: string): void {
  document.documentElement.lang = lang;
  document.documentElement.style.colorScheme = scheme === 'auto' ? '' : scheme;
  document.title = title;
}
