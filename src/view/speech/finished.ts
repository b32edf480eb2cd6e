import type { Locale } from '../../locales/locale.js';
import { capital } from '../status-line.js';

/** Ends a clause with a full stop, unless it has an end of its own. */
export const stop = (text: string): string => (/[.?!…]$/.test(text) ? text : `${text}.`);

/** A clause as a sentence that is said. */
export const finished = (locale: Locale, text: string): string => locale.typeset(capital(locale, stop(text)));
