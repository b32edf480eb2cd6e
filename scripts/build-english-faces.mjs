// Renews src/view/faces/english: the court figures of Adrian Kennard (CC0), one module for each card.
// From every card of the devDependency only the figure is taken; frame and indices are ours.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { optimize } from 'svgo';
import { root } from './run.mjs';

const from = join(root, 'node_modules/@heruka_urgyen/react-playing-cards/src/images/2color');
const to = join(root, 'src/view/faces/english');
const LAYERS = 6;

/** Colours of the original as paints of `faceStyles`. */
const paints = { black: 'ink', '#FC4': 'gold', red: 'red', '#44F': 'blue', white: 'white' };

const innerOf = (svg, id) => {
  const found = new RegExp(`<symbol id="${id}"[^>]*>(.*?)</symbol>`, 's').exec(svg);
  if (found === null) throw new Error(`No symbol ${id}`);
  return found[1];
};

/** The suits on robes are references to a symbol of 1200 units: the symbol itself is put there. */
const inlineSuits = (markup, svg, id) =>
  markup.replaceAll(
    /<use xlink:href="#(\w+)" height="([\d.]+)"(?: transform="([^"]*)")?[^>]*>(?:<\/use>)?/g,
    (all, name, height, transform = '') => {
      if (name !== `S${id}`) throw new Error(`A reference to ${name} in ${id}: ${all}`);
      return `<g transform="${transform} scale(${Number(height) / 1200}) translate(600 600)">${innerOf(svg, name)}</g>`;
    },
  );

function slim(markup) {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1300 2000">${markup}</svg>`, {
    multipass: true,
    floatPrecision: 0,
    plugins: [{ name: 'preset-default', params: { overrides: { convertColors: false } } }],
  });
  return data
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll(/ (fill|stroke)="([^"]*)"/g, (all, role, colour) => {
      if (colour === 'none') return '';
      const paint = paints[colour];
      if (paint === undefined) throw new Error(`A new colour: ${colour}`);
      return ` data-${role}="${paint}"`;
    })
    .replaceAll(/<(g|path)([^>]*?)(\/?)>/g, (_all, element, attributes, end) => {
      const classes = [];
      const rest = attributes.replaceAll(/ data-(fill|stroke)="(\w+)"/g, (_, role, paint) => {
        classes.push(role === 'fill' ? paint : `${paint}-line`);
        return '';
      });
      return `<${element}${classes.length > 0 ? ` class="${classes.join(' ')}"` : ''}${rest}${end}>`;
    });
}

mkdirSync(to, { recursive: true });
for (const suit of 'SHCD') {
  for (const rank of 'JQK') {
    const svg = readFileSync(join(from, `${rank}${suit}.svg`), 'utf8');
    const id = suit + rank;
    const layers = [];
    for (let n = 1; n <= LAYERS; n++) {
      if (svg.includes(`<symbol id="${id}${n}"`)) layers.push(slim(inlineSuits(innerOf(svg, id + n), svg, id)));
    }
    if (layers.length < 3) throw new Error(`Only ${layers.length} layers in ${rank}${suit}`);
    if (/ (id|style|href|fill|stroke)=|url\(|'/.test(layers.join('')))
      throw new Error(`Something foreign in ${rank}${suit}`);
    writeFileSync(
      join(to, `${rank}${suit}.ts`),
      `// Adrian Kennard, CC0. Made by scripts/build-english-faces.mjs.\nexport default [${layers.map((layer) => `'${layer}'`).join(', ')}];\n`,
    );
  }
}
