/** Card faces, backs and marks, drawn as Lit templates that take their colours from custom properties. */
export { faceTemplate } from './face.js';
export { backTemplate, type BackOptions } from './back.js';
export { markTemplate, type MarkKind } from './mark.js';
export { faceStyles } from './styles.js';
export { sizeFor, type Court, type FaceOptions, type Indices, type Rank, type Size, type Suit } from './types.js';
