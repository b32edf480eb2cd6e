// Compares the stories that have the tag `picture` with their pictures in test/pictures/, in Chromium.
// `npm run storybook:build && npm run pictures -- --update` takes the pictures anew, or those whose ids hold a word given.
//
// A picture shows the table alone, without motion, its texts in fonts that are the same everywhere. Edges may be smoothed
// in another way, and a few pixels may differ; more is a fault, and what is seen now, and where it differs, is put in
// pictures-differ/. Browsers draw a little otherwise from one version to the next: in another version than the one that
// took the pictures, without the fonts, or before any pictures are taken, differences are told and not counted, and a
// line says so.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { tellHow } from './bench/help.mjs';
import { palettePng } from './palette-png.mjs';
import { root } from './run.mjs';
import { builtStories, openStories, serveStories, showStory, windows } from './stories.mjs';

const folder = join(root, 'test/pictures');
const differing = join(root, 'pictures-differ');
const notes = join(folder, 'taken-with.json');

/** How far colours may lie apart, from 0 to 1, and the part of a picture's pixels that may be farther. */
const TOLERANCE = 0.05;
const MOST_PIXELS = 0.0002;
/** All pictures together weigh on everybody who clones the repository. */
const MOST_PICTURES = 44;
const MOST_BYTES = 2_000_000;

const fonts = { '--patience-font': "'DejaVu Sans'", '--patience-font-serif': "'DejaVu Serif'" };

/* global document, requestAnimationFrame */

/** Runs in the page: false where a font is missing and another one stands in for it. */
function hasFonts(names) {
  const text = document.createElement('canvas').getContext('2d');
  const width = (font) => {
    text.font = `40px ${font}`;
    return text.measureText('Проход 1 из 3, Queen').width;
  };
  return names.every((name) => width(`${name}, monospace`) !== width('monospace'));
}

/** Runs in the page: two frames with the fonts on the table, then its box. */
async function boxOf(properties) {
  const table = document.querySelector('#storybook-root > *');
  for (const [name, value] of Object.entries(properties)) table.style.setProperty(name, value);
  await table.updateComplete;
  for (let left = 4; left > 0; left--) await new Promise(requestAnimationFrame);
  document.activeElement?.blur();
  const { left, top, width, height } = table.getBoundingClientRect();
  return { x: Math.floor(left), y: Math.floor(top), width: Math.ceil(width), height: Math.ceil(height) };
}

const fileOf = (id) => join(folder, `${id}.png`);
const write = (file, image) =>
  writeFileSync(file, palettePng(image) ?? PNG.sync.write(image, { colorType: 2, deflateLevel: 9 }));

function known(id) {
  try {
    return PNG.sync.read(readFileSync(fileOf(id)));
  } catch {
    return undefined;
  }
}

/** What differs from the known picture, in words; undefined where nothing does. */
function difference(id, image) {
  const before = known(id);
  if (before === undefined) return 'has no picture yet';
  const { width, height } = before;
  if (width !== image.width || height !== image.height)
    return `is ${image.width} × ${image.height} px, was ${width} × ${height} px`;
  const shown = new PNG({ width, height });
  const count = pixelmatch(before.data, image.data, shown.data, width, height, { threshold: TOLERANCE });
  if (process.env.VERBOSE) console.log(`${id} ${count}`);
  if (count <= width * height * MOST_PIXELS) return undefined;
  write(join(differing, `${id}-where.png`), shown);
  return `differs in ${count} pixels, ${((count / (width * height)) * 100).toFixed(2)} %`;
}

const { values: options, positionals: wanted } = parseArgs({
  options: { update: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (options.help) tellHow(import.meta.url);
const pictured = (await builtStories()).filter(({ tags }) => tags.includes('picture'));
const stories = pictured.filter(({ id }) => wanted.length === 0 || wanted.some((part) => id.includes(part)));
if (pictured.length > MOST_PICTURES) throw new Error(`${pictured.length} pictures are more than ${MOST_PICTURES}.`);
rmSync(differing, { recursive: true, force: true });
mkdirSync(differing);
mkdirSync(folder, { recursive: true });

const server = await serveStories();
const view = await windows.chromium(['--font-render-hinting=none', '--disable-lcd-text']);
const faults = [];
let here;
try {
  const { page } = view;
  await view.setViewport({ width: 800, height: 760 });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);
  await openStories(view, server.url, stories.at(-1).id, 'a11y.manual:!true');
  const [browser] = /^\w+\/\d+/.exec(view.version);
  here = { browser, fonts: await page.evaluate(hasFonts, Object.values(fonts)) };
  for (const { id } of stories) {
    await showStory(view, id);
    // Court figures come by themselves.
    await page.waitForNetworkIdle({ idleTime: 100, timeout: 60_000 });
    const clip = await page.evaluate(boxOf, fonts);
    const image = PNG.sync.read(Buffer.from(await page.screenshot({ clip, captureBeyondViewport: true })));
    if (options.update) {
      write(fileOf(id), image);
      continue;
    }
    const problem = difference(id, image);
    if (problem === undefined) continue;
    write(join(differing, `${id}.png`), image);
    faults.push(`${id} ${problem}`);
  }
} finally {
  await view.stop();
  server.close();
}

const ids = new Set(pictured.map(({ id }) => `${id}.png`));
const stray = readdirSync(folder).filter((name) => name.endsWith('.png') && !ids.has(name));
if (options.update) {
  stray.forEach((name) => rmSync(join(folder, name)));
  writeFileSync(notes, `${JSON.stringify(here, null, 2)}\n`);
}
const sizes = readdirSync(folder).map((name) => readFileSync(join(folder, name)).length);
const bytes = sizes.reduce((sum, size) => sum + size, 0);
if (bytes > MOST_BYTES) faults.push(`all pictures together have ${bytes} bytes, more than ${MOST_BYTES}`);
if (!options.update) faults.push(...stray.map((name) => `test/pictures/${name} belongs to no story`));

/** Why differences are not counted; undefined where they are. */
function whyNot() {
  if (!existsSync(notes)) return 'no pictures have been taken yet';
  if (!here.fonts) return `the fonts ${Object.values(fonts).join(' and ')} are missing`;
  const taken = JSON.parse(readFileSync(notes, 'utf8'));
  return taken.browser === here.browser ? undefined : `the pictures were taken in ${taken.browser}`;
}

const reason = whyNot();
const failed = reason === undefined ? faults.length : 0;
if (existsSync(notes)) for (const fault of faults) console.log(fault);
if (faults.length === 0) rmSync(differing, { recursive: true });
const done = options.update ? 'taken' : 'compared';
console.log(`${stories.length} pictures ${done}, ${(bytes / 1000).toFixed(0)} kB, ${here.browser}.`);
if (reason !== undefined) console.log(`NOT COUNTED: ${reason}; ${faults.length} differ.`);
console.log(`pictures: ${stories.length - faults.length} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
