/** Russian: what is said from the first move on. */
import { facts, frames } from './ru-facts.js';
import { refusals } from './ru-refusals.js';
import type { Sentences } from './locale.js';

export const sentences: Sentences = { facts, frames, refusals };
