/** Every language with all its words, for whoever does not load them one by one. */
import { help as enHelp } from './en-help.js';
import { deals as enDeals } from './en-deals.js';
import { keys as enKeys } from './en-keys.js';
import { sentences as enSentences } from './en-sentences.js';
import { settings as enSettings } from './en-settings.js';
import { statistics as enStatistics } from './en-statistics.js';
import { en as enBase } from './en.js';
import type { FullLocale } from './locale.js';
import { help as ruHelp } from './ru-help.js';
import { deals as ruDeals } from './ru-deals.js';
import { keys as ruKeys } from './ru-keys.js';
import { sentences as ruSentences } from './ru-sentences.js';
import { settings as ruSettings } from './ru-settings.js';
import { statistics as ruStatistics } from './ru-statistics.js';
import { ru as ruBase } from './ru.js';

export const en: FullLocale = {
  ...enBase,
  ...enSentences,
  help: enHelp,
  keys: enKeys,
  settings: enSettings,
  statistics: enStatistics,
  deals: enDeals,
};
export const ru: FullLocale = {
  ...ruBase,
  ...ruSentences,
  help: ruHelp,
  keys: ruKeys,
  settings: ruSettings,
  statistics: ruStatistics,
  deals: ruDeals,
};
