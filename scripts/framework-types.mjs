// Writes what frameworks and editors read, from custom-elements.json: types for JSX, Vue and Svelte (dist/jsx.d.ts, …), and
// data for VS Code (dist/vscode). Types only: beside each stands an empty module, so that it can be imported.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

const { modules } = JSON.parse(readFileSync(join(root, 'custom-elements.json'), 'utf8'));
const declarations = modules.flatMap((module) => module.declarations);
const base = declarations.find(({ name }) => name === 'PatienceElement');
const elements = declarations.filter(({ tagName }) => tagName);

/** Every element has `lang`, and every framework knows that. */
const own = (attributes) => attributes.filter(({ name }) => name !== 'lang');
const shared = own(base.attributes);
const rulesOf = (element) => element.attributes.filter(({ name }) => base.attributes.every((one) => one.name !== name));
const doc = ({ description }) => `  /** ${description.replaceAll('\n', ' ')} */\n`;

/** Properties of a class, as a framework sets them. */
const properties = (owner, attributes) =>
  attributes
    .map((attribute) => `${doc(attribute)}  ${attribute.fieldName}?: ${owner}['${attribute.fieldName}'] | undefined;\n`)
    .join('');

/** Attributes that are not called as their properties are; `flag` is what may stand for one that is there or not. */
const attributes = (owner, list, flag) =>
  list
    .filter(({ name, fieldName }) => name !== fieldName)
    .map((attribute) => {
      const type = attribute.type.text === 'boolean' ? flag : `${owner}['${attribute.fieldName}']`;
      return `${doc(attribute)}  '${attribute.name}'?: ${type} | undefined;\n`;
    })
    .join('');

/** Handlers; `names` are what a framework calls the one of an event. */
const handlers = (names) =>
  base.events
    .flatMap((event) =>
      names(event.name).map((name) => `${doc(event)}  ${name}?: Handler<${event.type.text}, Element>;\n`),
    )
    .join('');

const capital = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/** A file of types: an interface for what all elements take, one for each element, and how they reach the framework. */
function types({ imports, flag, names, handler, close }) {
  const [kebab, game] = flag === null ? [() => '', () => ''] : [attributes, attributes];
  const imported = [...elements, base].map(({ name }) => name);
  const events = base.events.map(({ type }) => type.text);
  return `${imports}
import type { ${[...imported, ...events].join(', ')} } from './index.js';

type Handler<Heard extends Event, Element> = ${handler};

interface Shared<Element> {
${properties('PatienceElement', shared)}${kebab('PatienceElement', shared, flag)}${handlers(names)}}

${elements
  .map(
    (element) => `interface ${element.name}Props extends Shared<${element.name}> {
${properties(element.name, rulesOf(element))}${game(element.name, rulesOf(element), flag)}}
`,
  )
  .join('\n')}
${close}
`;
}

/** One line for each tag. */
const tags = (line) => elements.map(({ name, tagName }) => `    '${tagName}': ${line(name)};`).join('\n');
const targeted = 'Heard & { readonly currentTarget: Element }';

const files = {
  jsx: types({
    imports: `/** \`import type {} from 'patience-elements/jsx'\`: the elements in JSX of React 19 and later. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';`,
    flag: "boolean | ''",
    // React listens to the very name that stands after `on`.
    names: (event) => [`on${event}`],
    handler: `((event: ${targeted}) => void) | null | undefined`,
    close: `declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${tags((name) => `DetailedHTMLProps<HTMLAttributes<${name}>, ${name}> & ${name}Props`)}
    }
  }
}`,
  }),
  vue: types({
    imports: `/** \`import type {} from 'patience-elements/vue'\`: the elements in templates of Vue 3. */
import type { HTMLAttributes, PublicProps } from 'vue';`,
    // Tools for Vue read \`no-undo\` as \`noUndo\`.
    flag: null,
    names: (event) => [`on${capital(event)}`],
    handler: `((event: ${targeted}) => void) | undefined`,
    close: `type Component<Element, Props> = new () => Element & { readonly $props: HTMLAttributes & PublicProps & Props };

declare module 'vue' {
  interface GlobalComponents {
${tags((name) => `Component<${name}, ${name}Props>`)}
  }
}`,
  }),
  svelte: types({
    imports: `/** \`import type {} from 'patience-elements/svelte'\`: the elements in markup of Svelte. */
import type { HTMLAttributes } from 'svelte/elements';`,
    // Svelte writes false as a text into an attribute, which is then there: \`noUndo={false}\` is meant.
    flag: "true | '' | null",
    names: (event) => [`on${event}`, `'on:${event}'`],
    handler: `((event: ${targeted}) => void) | null | undefined`,
    close: `declare module 'svelte/elements' {
  interface SvelteHTMLElements {
${tags((name) => `HTMLAttributes<${name}> & ${name}Props`)}
  }
}`,
  }),
};
for (const [name, text] of Object.entries(files)) {
  writeFileSync(join(root, `dist/${name}.d.ts`), text);
  writeFileSync(join(root, `dist/${name}.js`), 'export {};\n');
}

/** The values of a type that is a choice of texts. */
const valuesOf = ({ type }) => [...type.text.matchAll(/'([^']+)'/g)].map(([, name]) => ({ name }));
const markdown = (value) => ({ kind: 'markdown', value });

const html = {
  version: 1.1,
  tags: elements.map((element) => ({
    name: element.tagName,
    description: markdown(
      `${element.description}\n\nEvents: ${base.events.map(({ name }) => `\`${name}\``).join(', ')}. Slots: ${base.slots.map(({ name }) => `\`${name}\``).join(', ')}.`,
    ),
    attributes: element.attributes.map((attribute) => ({
      name: attribute.name,
      description: markdown(attribute.description),
      ...(attribute.type.text === 'boolean' ? { valueSet: 'v' } : { values: valuesOf(attribute) }),
    })),
  })),
};
const css = {
  version: 1.1,
  properties: base.cssProperties.map(({ name, description }) => ({ name, description: markdown(description) })),
  pseudoElements: base.cssParts.map(({ name, description }) => ({
    name: `::part(${name})`,
    description: markdown(description),
  })),
  pseudoClasses: base.cssStates.map(({ name, description }) => ({
    name: `:state(${name})`,
    description: markdown(description),
  })),
};
mkdirSync(join(root, 'dist/vscode'), { recursive: true });
writeFileSync(join(root, 'dist/vscode/html-data.json'), JSON.stringify(html));
writeFileSync(join(root, 'dist/vscode/css-data.json'), JSON.stringify(css));
