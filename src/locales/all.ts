/** Every language with all its words, for whoever does not load them one by one. */
import { help as enHelp } from './en-help.js';
import { keys as enKeys } from './en-keys.js';
import { panels as enPanels } from './en-panels.js';
import { sentences as enSentences } from './en-sentences.js';
import { en as enBase } from './en.js';
import type { FullLocale } from './locale.js';
import { help as ruHelp } from './ru-help.js';
import { keys as ruKeys } from './ru-keys.js';
import { panels as ruPanels } from './ru-panels.js';
import { sentences as ruSentences } from './ru-sentences.js';
import { ru as ruBase } from './ru.js';

export const en: FullLocale = { ...enBase, ...enSentences, help: enHelp, keys: enKeys, panels: enPanels };
export const ru: FullLocale = { ...ruBase, ...ruSentences, help: ruHelp, keys: ruKeys, panels: ruPanels };
