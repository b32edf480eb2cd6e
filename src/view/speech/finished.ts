import type { FullLocale } from '../../locales/locale.js';

export const capital = (locale: FullLocale, text: string): string => {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(locale.lang) + rest.join('');
};

/** Ends a clause with a full stop, unless it has an end of its own. */
export const stop = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`);

/** A clause as a sentence that is said. */
export const finished = (locale: FullLocale, text: string): string => locale.typeset(capital(locale, stop(text)));
