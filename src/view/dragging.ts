import { Part } from './part.js';

/** How cards are carried (drag.ts). It comes after the first drawing; until then a press is a tap. */
export const DRAGGING = new Part(() => import('./drag.js'));
