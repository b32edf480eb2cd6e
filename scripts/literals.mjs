// A Vite plugin for builds as they are published: white space and comments in templates of markup and styles reach no reader.
import { minifyHTMLLiterals } from 'minify-literals';

export const literals = {
  name: 'literals',
  async transform(code, id) {
    if (!/\/src\/.*\.ts$/.test(id) || !/\b(html|css|svg)`/.test(code)) return null;
    return (await minifyHTMLLiterals(code, { fileName: id })) ?? null;
  },
};
