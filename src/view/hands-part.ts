import { Part } from './part.js';

/** How pointers are followed, and what keys do. It comes after the first drawing; until then there are clicks. */
export const HANDS = new Part('hands', () => import('./hands.js'));
