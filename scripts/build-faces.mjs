// Renews src/view/faces/figures.ts and shapes.ts: the drawings of scripts/faces, packed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { belt, body, heartfelt, offering, raised, skirt } from './faces/arms.mjs';
import { hats } from './faces/hats.mjs';
import { jacks } from './faces/jacks.mjs';
import { kings } from './faces/kings.mjs';
import { Packer } from './faces/packer.mjs';
import { queens } from './faces/queens.mjs';
import { glyphs, suits } from './faces/shapes.mjs';
import { root } from './run.mjs';

/** The paints of drawings, each a class of one letter in `court-styles.ts`. */
const PAINTS = {
  robe: 'r',
  sleeve: 's',
  trim: 't',
  gold: 'g',
  white: 'w',
  skin: 'k',
  hair: 'h',
  spring: 'y',
  fur: 'f',
  mirror: 'n',
  thread: 'd',
  jewel: 'j',
  paper: 'v',
  pip: 'u',
  ink: 'i',
  line: 'e',
  glint: 'G',
  eyes: 'E',
  blush: 'A',
  lips: 'C',
  stem: 'D',
  rod: 'a',
  braid: 'b',
  beads: 'B',
};

/** How many bits a displacement by one unit has to save: for garments, and for heads. */
const CARE = 0.7;
const CARE_OF_HEADS = 2;
const CARE_OF_GLYPHS = 8;
const CARE_OF_SUITS = 100;
/** The cheaper a number is the more it is used, and the more it is used the cheaper it is. */
const ROUNDS = 8;

function settled(write) {
  const packer = new Packer(PAINTS);
  let text = '';
  for (let round = 0; round < ROUNDS; round++) {
    text = write(packer);
    packer.learn();
  }
  return `// Made by scripts/build-faces.mjs.\n${text}`;
}

const rows = (record, row) =>
  Object.entries(record)
    .map(([name, value]) => `  ${name}: ${row(value)},\n`)
    .join('');

/** The text of the module of court figures. */
const figures = () =>
  settled((packer) => {
    const pack = (drawing, care = CARE) => `'${packer.drawing(drawing, care)}'`;
    const person = ({ dress, head, tilt, arms }) =>
      `[${pack(dress)}, ${pack(head, CARE_OF_HEADS)}, ${tilt}, ${arms === offering ? 1 : 0}]`;
    const group = (record, row) => `{\n${rows(record, row)}}`;
    const people = rows({ J: jacks, Q: queens, K: kings }, (figure) => group(figure, person));
    const costumes = rows(hats, (ranks) => group(ranks, (pair) => `[${pair.map((hat) => pack(hat)).join(', ')}]`));
    const shared = Object.entries({ body, belt, skirt, raised, heartfelt, offering }).map(
      ([name, drawing]) => `export const ${name} = ${pack(drawing, drawing === belt ? CARE_OF_HEADS : CARE)};\n`,
    );
    return `import type { Court, Indices, Suit } from './types.js';

/** What is held up and worn, the head without its hat, by how many degrees it leans, and whether the right hand is at the belt. */
type Person = readonly [dress: string, head: string, tilt: number, offers: 0 | 1];

export const figures: Readonly<Record<Court, Readonly<Record<Suit, Person>>>> = {
${people}};

/** The index letters decide the costume too. The first of two hats is that of spades and diamonds. */
export const hats: Readonly<Record<Indices, Readonly<Record<Court, readonly [string, string]>>>> = {
${costumes}};

${shared.join('')}`;
  });

/** The text of the module of suits and index letters. */
const shapes = () =>
  settled(
    (packer) => `import type { Suit } from './types.js';

/** The right half of each suit, 50 high, from its middle. */
export const suits: Readonly<Record<Suit, string>> = {
${rows(suits, (path) => `'${packer.path(path, CARE_OF_SUITS)}'`)}};

/** The index letters: the width, then strokes, 40 high. No font is needed, so none can be missing. */
export const glyphs: Readonly<Record<string, string>> = {
${rows(glyphs, (glyph) => `'${packer.glyph(glyph, CARE_OF_GLYPHS)}'`)}};
`,
  );

/** What is made, by its path. */
export const made = () => ({
  'src/view/faces/figures.ts': figures(),
  'src/view/faces/shapes.ts': shapes(),
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [path, text] of Object.entries(made())) writeFileSync(join(root, path), text);
}
