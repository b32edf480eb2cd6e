import { Part } from './part.js';

/** The styles that a first drawing does without. */
export const LATER_STYLES = new Part('later-styles', () => import('./later-styles.js'));
