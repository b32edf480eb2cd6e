/** Makes the head of a page that was written beforehand answer: colours are chosen there and kept in the address. */
import { render } from 'lit';
import { dressDocument, languages, readSite, rootFrom, siteHeader, type Language, type Site } from './site.js';

const isLanguage = (text: string): text is Language => languages.some((lang) => lang === text);

export function wakeHead(): void {
  const place = document.querySelector<HTMLElement>('#head');
  const { lang } = document.documentElement;
  if (place === null || !isLanguage(lang)) return;
  const twin = (other: Language): string =>
    document.querySelector(`link[rel=alternate][hreflang=${other}]`)?.getAttribute('href') ?? '';
  const twins = { ru: twin('ru'), en: twin('en') };
  const heading = {
    title: place.querySelector('h1')?.textContent ?? '',
    lead: place.querySelector('header > p')?.textContent ?? '',
  };
  const below = place.dataset['below'] === 'true';
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="./"]')];
  const draw = (site: Site): void => {
    dressDocument(site, document.title);
    const change = ({ scheme = site.scheme }: Partial<Site>): void => {
      history.replaceState(null, '', scheme === 'auto' ? '#' : `#scheme=${scheme}`);
      draw({ ...site, scheme });
    };
    render(siteHeader(site, { page: 'index', below, root: rootFrom(lang), twins }, heading, change), place);
    for (const link of links) link.hash = site.scheme === 'auto' ? '' : `scheme=${site.scheme}`;
  };
  place.replaceChildren();
  draw({ ...readSite(location.hash), lang });
}
