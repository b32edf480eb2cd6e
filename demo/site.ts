/** What all pages of the demo have: their language and colours, kept in the address, and the way to the others. */
import { html, type TemplateResult } from 'lit';

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

const texts = {
  ru: {
    language: 'Язык',
    colours: 'Цвета',
    schemes: { auto: 'авто', light: 'светлые', dark: 'тёмные' },
    pages: 'Страницы',
    names: { index: 'Пасьянсы', puzzle: 'Задачи', checks: 'Проверки' },
  },
  en: {
    language: 'Language',
    colours: 'Colours',
    schemes: { auto: 'auto', light: 'light', dark: 'dark' },
    pages: 'Pages',
    names: { index: 'Games', puzzle: 'Puzzles', checks: 'Checks' },
  },
} as const;

const pages = ['index', 'puzzle', 'checks'] as const;
export type PageName = (typeof pages)[number];

/** The head of a page: what it is, where the others are, and the choice of language and colours. */
export function siteHeader(
  site: Site,
  page: PageName,
  { title, lead }: { readonly title: string; readonly lead: string },
  change: (site: Partial<Site>) => void,
): TemplateResult {
  const text = texts[site.lang];
  const names = { ru: 'Русский', en: 'English' };
  const address = new URLSearchParams(siteFields(site)).toString();
  return html`<header>
    <div>
      <h1>${title}</h1>
      <p>${lead}</p>
    </div>
    <div class="switches">
      <nav class="pages" aria-label=${text.pages}>
        ${pages.map(
          (name) =>
            html`<a href="./${name}.html#${address}" aria-current=${name === page ? 'page' : 'false'}
              >${text.names[name]}</a
            >`,
        )}
      </nav>
      <div class="segments" role="group" aria-label=${text.language}>
        ${languages.map(
          (lang) =>
            html`<button
              type="button"
              lang=${lang}
              aria-pressed=${lang === site.lang ? 'true' : 'false'}
              @click=${() => change({ lang })}
            >
              ${names[lang]}
            </button>`,
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
  </header>`;
}

/** Gives the document its language, colours and title. */
export function dressDocument({ lang, scheme }: Site, title: string): void {
  document.documentElement.lang = lang;
  document.documentElement.style.colorScheme = scheme === 'auto' ? '' : scheme;
  document.title = title;
}
