// What chunks of dist/cdn give each other has short names inside and others outside, `export{ab as c}`. Here the outer names
// of one chunk become its inner ones, `export{ab}`: in a chunk that gives a hundred things this is a fifth of a kilobyte.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The first number of a source map's segment, and the rest of it. */
function readColumn(segment) {
  let bits = 0;
  let at = 0;
  for (let more = true; more; at++) {
    const digit = BASE64.indexOf(segment[at]);
    bits |= (digit & 31) << (5 * at);
    more = (digit & 32) > 0;
  }
  return [bits & 1 ? -(bits >> 1) : bits >> 1, segment.slice(at)];
}

function writeColumn(column) {
  let text = '';
  for (let bits = column < 0 ? (-column << 1) | 1 : column << 1, first = true; first || bits > 0; first = false) {
    const digit = bits & 31;
    bits >>= 5;
    text += BASE64[bits > 0 ? digit | 32 : digit];
  }
  return text;
}

/** Mappings of a file whose first line has grown by so many characters before this column. */
export function moved(mappings, column, growth) {
  const [first = '', ...lines] = mappings.split(';');
  let at = 0;
  let done = false;
  const segments = first.split(',').map((segment) => {
    if (done || segment === '') return segment;
    const [step, rest] = readColumn(segment);
    at += step;
    done = at >= column;
    return done ? writeColumn(step + growth) + rest : segment;
  });
  return [segments.join(','), ...lines].join(';');
}

/** `a as b` of an import or export, as `[a, b]`. */
const pairsOf = (list) => list.split(',').map((pair) => pair.split(' as ').map((name) => name.trim()));
const written = (inside, outside) => (inside === outside ? inside : `${inside} as ${outside}`);

/** Gives the chunk of this name its inner names outside, in all files of a folder and of `chunks/` in it that import it. */
export function exportPlainly(folder, name) {
  const chunks = join(folder, 'chunks');
  const isChunk = (file) => file.startsWith(`${name}-`) && file.endsWith('.js');
  const [chunk, ...others] = readdirSync(chunks).filter(isChunk);
  if (chunk === undefined || others.length > 0) throw new Error(`There is not one chunk ${name}.`);
  const inner = new Map();
  const code = readFileSync(join(chunks, chunk), 'utf8').replace(/export\{([^}]*)\}/, (_, list) => {
    for (const [own, outer = own] of pairsOf(list)) inner.set(outer, own);
    return `export{${[...new Set(inner.values())].join()}}`;
  });
  if (inner.size === 0) throw new Error(`${chunk} exports nothing.`);
  writeFileSync(join(chunks, chunk), code);

  const files = [folder, chunks].flatMap((path) => readdirSync(path).map((file) => join(path, file)));
  for (const file of files.filter((path) => path.endsWith('.js') && !path.endsWith(chunk))) {
    const before = readFileSync(file, 'utf8');
    if (!before.includes(chunk)) continue;
    let column = 0;
    let growth = 0;
    const after = before.replace(/import\{([^}]*)\}from(["'`])([^"'`]*)\2;/g, (whole, list, quote, from, start) => {
      if (!from.endsWith(`/${chunk}`)) return whole;
      const names = pairsOf(list).map(([outer, own = outer]) => written(inner.get(outer), own));
      const text = `import{${names.join()}}from${quote}${from}${quote};`;
      column = start + whole.length;
      growth = text.length - whole.length;
      return text;
    });
    // Whoever fetches it later would ask for names that are gone.
    if (after.split(chunk).length !== 2 || column === 0 || before.slice(0, column).includes('\n'))
      throw new Error(`${file} takes from ${chunk} otherwise than by one import.`);
    writeFileSync(file, after);
    if (!existsSync(`${file}.map`)) continue;
    const map = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
    writeFileSync(`${file}.map`, JSON.stringify({ ...map, mappings: moved(map.mappings, column, growth) }));
  }
}
