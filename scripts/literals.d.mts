import type { Plugin } from 'vite';

/** Takes white space and comments out of templates of markup and styles. */
export const literals: Plugin;
