/** Card faces, backs and marks, drawn as Lit templates that take their colours from custom properties. */
export { faceTemplate } from './face.js';
export { backTemplate } from './back.js';
export { markTemplate, type MarkKind } from './mark.js';
export { markStyles } from './mark-styles.js';
export { faceStyles } from './styles.js';
export { sizeFor, type Deck, type Indices, type Size } from './types.js';
