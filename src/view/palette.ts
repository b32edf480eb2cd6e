import { unsafeCSS, type CSSResult } from 'lit';

/**
 * Declares private colours: a line for each with its name, and how it is by light and by dark where that differs.
 */
export const palette = (selector: string, colours: string): CSSResult =>
  unsafeCSS(
    `${selector}{${colours
      .trim()
      .replace(
        / *([\w-]+) (\S+)(?: (\S+))?/g,
        (_line, name: string, light: string, dark = light) =>
          `--${name}:var(--patience-${name},light-dark(${light},${dark}));`,
      )}}`,
  );
