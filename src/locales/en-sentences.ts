/** English: what is said from the first move on. */
import { facts, frames } from './en-facts.js';
import { refusals } from './en-refusals.js';
import type { Sentences } from './locale.js';

export const sentences: Sentences = { facts, frames, refusals };
