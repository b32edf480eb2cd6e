import { Part } from './part.js';

/** How cards are carried, and what keys do. It comes after the first drawing; until then there are taps. */
export const HANDS = new Part(() => import('./hands.js'));
