// A Vite plugin for builds as they are published: white space and comments in templates of markup and styles reach no reader.
import MagicString from 'magic-string';
import { minifyHTMLLiterals } from 'minify-literals';

/** In the values of custom properties the minifier leaves line breaks as they are. */
const tightened = (text) => text.replace(/(?<=\()\n *|\n *(?=\))/g, '').replace(/\n */g, ' ');

class Tight extends MagicString {
  overwrite(start, end, content) {
    return super.overwrite(start, end, tightened(content));
  }
}

/** A value with a hole, and no double quotes around it: scripts/lean-lit.mjs cuts out of Lit what would read it. */
const UNQUOTED = /<[^`<>]* [@?.]?[\w-]+=(?:\$\{|'[^'`]*\$\{)/;

export const literals = {
  name: 'literals',
  async transform(code, id) {
    if (!/\/src\/.*\.ts(\?|$)/.test(id) || !/\b(html|css|svg)`/.test(code)) return null;
    const result = await minifyHTMLLiterals(code, { fileName: id, MagicString: Tight });
    if (UNQUOTED.test(result?.code ?? code))
      throw new Error(`${id} has a template with a value that is not in quotes.`);
    return result ?? null;
  },
};
