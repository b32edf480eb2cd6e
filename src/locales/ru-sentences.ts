/** Russian: what is said from the first move on. */
import { facts, frames, hand } from './ru-facts.js';
import { refusals } from './ru-refusals.js';
import type { Sentences } from './locale.js';
import { typesetAll, typesetRussian } from './typography.js';

export const sentences: Sentences = typesetAll({ facts, frames, hand, refusals }, typesetRussian);
