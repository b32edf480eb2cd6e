/** What is said from the first move on, and who says it. */
export * from '../view/sentences.js';
export { Narrator } from './narrator.js';
