/** The parts that come later, each when it is first needed. */
import { whole } from '#whole';
import { fetchLaterStyles } from '../view/later.js';
import { Part } from '../view/part.js';

/** What stands beside the cards, and cards that go up by themselves. */
export const BESIDE = new Part(() => import('./beside.js'), whole?.beside);

/** Records and positions as text are read. */
export const READING = new Part(() => import('../engine/reading.js'), whole?.reading);

/** Moves, refusals and hints are put into sentences. */
export const SENTENCES = new Part(() => import('../view/sentences.js'), whole?.sentences);

/** Styles that a first drawing does without. */
export const LATER_STYLES = new Part(fetchLaterStyles, whole?.laterStyles);
