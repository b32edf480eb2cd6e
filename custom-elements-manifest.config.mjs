// `npm run analyze` writes custom-elements.json: what the doc blocks of the elements say, for Storybook, editors and docs.
import { readdirSync, readFileSync } from 'node:fs';

/** Modules that users import, and those of the classes they inherit from. */
const ids = readdirSync(new URL('src/games/', import.meta.url)).map((name) => name.replace('.ts', ''));
const shown = new Set(
  [
    ...ids,
    'patience-element',
    'advised-element',
    'kept-element',
    'gradual-element',
    'dressed-element',
    'look-element',
    'typed-element',
    'events',
    'advice-events',
    'save-events',
    'game-view',
  ].map((name) => `src/elements/${name}.ts`),
);
const isShown = (path) => shown.has(path) || (path.startsWith('src/define/') && !/\/(autoload|define)\.ts$/.test(path));
/** Public by language, but not for users. */
const hidden = new Set([
  'definition',
  'addEventListener',
  'removeEventListener',
  'connectedMoveCallback',
  'createWorker',
]);
const isPublic = ({ name, privacy }) => privacy !== 'private' && privacy !== 'protected' && !hidden.has(name);

/** The colours that something is painted with, as the table in the doc block of src/view/tokens.ts describes them. */
function colours() {
  const view = new URL('src/view/', import.meta.url);
  const read = (name) => readFileSync(new URL(name, view), 'utf8');
  const others = readdirSync(view, { recursive: true }).filter((name) => name.endsWith('.ts') && name !== 'tokens.ts');
  const styles = others.map(read).join();
  return [...read('tokens.ts').matchAll(/^ \* \| `--patience-([\w-]+)` +\| (.+?) +\|$/gm)]
    .filter(([, name]) => styles.includes(`var(--${name})`))
    .map(([, name, description]) => ({ name: `--patience-${name}`, description, syntax: '<color>' }));
}

const cssProperties = [
  ...colours(),
  { name: '--patience-radius', description: 'corners of the element', default: '14px', syntax: '<length>' },
  { name: '--patience-font', description: 'font of buttons and lines', default: 'system-ui, …' },
  { name: '--patience-font-serif', description: 'font of the title', default: 'ui-serif, …' },
  {
    name: '--patience-max-height',
    description: 'how high toolbar, board and status line together may grow before the cards shrink',
    default: '100svh',
    syntax: '<length>',
  },
];

const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** What `@attr` says goes before what the property says: it knows the allowed values. */
const attributeDocs = new Map();

function completeAttributes(declaration) {
  for (const attribute of declaration.attributes ?? []) {
    const owner = attribute.inheritedFrom?.name ?? declaration.name;
    Object.assign(attribute, attributeDocs.get(`${owner} ${attribute.name}`));
    const member = declaration.members?.find(({ name }) => name === camelCase(attribute.name));
    if (member === undefined) continue;
    attribute.fieldName = member.name;
    member.attribute = attribute.name;
    // The first of the allowed values is the default; `string` and `boolean` name types.
    attribute.default ??= /^'[^']+'/.exec(attribute.type.text)?.[0];
    if (attribute.default !== undefined) member.default ??= attribute.default;
  }
}

function completeElement(declaration) {
  if (declaration.members) declaration.members = declaration.members.filter(isPublic);
  // An event that is dispatched from a variable has no name.
  if (declaration.events) declaration.events = declaration.events.filter(({ name }) => name);
  completeAttributes(declaration);
  if (declaration.cssParts) declaration.cssProperties = cssProperties;
}

/** `define('patience-…', …)` is a definition, though not spelled `customElements.define`. */
function addDefinitions(modules) {
  for (const module of modules) {
    const id = /^\/?src\/define\/([\w-]+)\.ts$/.exec(module.path)?.[1];
    const owner = modules.find(({ declarations }) => declarations?.some(({ tagName }) => tagName === `patience-${id}`));
    const element = owner?.declarations.find(({ tagName }) => tagName === `patience-${id}`);
    if (element === undefined) continue;
    module.exports.push({
      kind: 'custom-element-definition',
      name: element.tagName,
      declaration: { name: element.name, module: owner.path },
    });
  }
}

/** The package holds dist/, not src/. */
const published = (path) => path.replace(/^\/?src\//, 'dist/').replace(/\.ts$/, '.js');

function publishPaths(value) {
  if (Array.isArray(value)) value.forEach(publishPaths);
  else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) {
      if ((key === 'path' || key === 'module') && typeof inner === 'string') value[key] = published(inner);
      else publishPaths(inner);
    }
}

export default {
  globs: ['src/elements/**/*.ts', 'src/define/**/*.ts'],
  outdir: '.',
  litelement: true,
  // It would write `customElements` into package.json, spelled its own way.
  packagejson: false,
  plugins: [
    {
      name: 'what-users-see',
      analyzePhase({ ts, node }) {
        if (!ts.isClassDeclaration(node)) return;
        for (const tag of ts.getJSDocTags(node).filter(({ tagName }) => tagName.text === 'attr')) {
          const [, type, name, description] = /^@attr \{(.+?)\} ([\w-]+) - (.+)/.exec(tag.getText());
          attributeDocs.set(`${node.name.text} ${name}`, { type: { text: type }, description });
        }
      },
      packageLinkPhase({ customElementsManifest }) {
        const modules = customElementsManifest.modules.filter(({ path }) => isShown(path));
        customElementsManifest.modules = modules;
        for (const { declarations } of modules) declarations?.forEach(completeElement);
        addDefinitions(modules);
        publishPaths(customElementsManifest);
      },
    },
  ],
};
