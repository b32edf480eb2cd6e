import { unsafeCSS, type CSSResult } from 'lit';

/** A style sheet as it is written. Lit's own tag is for sheets with holes, and brings what checks the values in them. */
export const css = ([text = '']: TemplateStringsArray): CSSResult => unsafeCSS(text);
