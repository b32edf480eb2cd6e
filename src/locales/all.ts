/** Every language with all its words, for whoever does not load them one by one. */
import { refusals as enRefusals } from './en-refusals.js';
import { en as enBase } from './en.js';
import { localeFor as find, provide } from './index.js';
import type { Locale } from './locale.js';
import { refusals as ruRefusals } from './ru-refusals.js';
import { ru as ruBase } from './ru.js';

export const en: Locale = { ...enBase, refusals: enRefusals };
export const ru: Locale = { ...ruBase, refusals: ruRefusals };
provide(en);
provide(ru);

/** The locale for a language tag; there always is one. */
export const localeFor = (lang: string | null | undefined): Locale => find(lang) ?? en;
