/** English: what is said from the first move on. */
import { facts, frames, hand } from './en-facts.js';
import { refusals } from './en-refusals.js';
import type { Sentences } from './locale.js';
import { typesetAll, typesetEnglish } from './typography.js';

export const sentences: Sentences = typesetAll({ facts, frames, hand, refusals }, typesetEnglish);
