// An ESLint rule for the doors between the rooms of src/: engine ← games ← solver, view ← elements ← define, engine ← lists ← elements,
// and elements ← embed by types alone.
// It resolves relative imports itself, so it needs no resolver for `.js` paths that are `.ts` files.
import { dirname, relative, resolve, sep } from 'node:path';

/** The rooms each room may import from, beside itself. A room followed by `type` gives its types only. */
const doors = {
  engine: [],
  games: ['engine'],
  lists: ['engine type'],
  solver: ['engine', 'games'],
  locales: ['engine type', 'games type', 'solver type', 'view type', 'elements type'],
  view: ['engine', 'games', 'locales type'],
  elements: ['engine', 'games', 'solver', 'lists', 'view', 'locales'],
  define: ['elements'],
  // Frames load games by the address of their files.
  embed: ['elements type'],
  // The public entries, files directly in src/. Nobody imports them back.
  'engine.ts': ['engine', 'games', 'lists'],
  'solver.ts': ['engine', 'games', 'solver'],
  'index.ts': ['engine', 'games', 'view', 'elements', 'locales'],
};

/** The packages each room may import; `#whole` is the elements' own, see package.json. */
const packages = { view: /^lit(\/|$)/, elements: /^(lit(\/|$)|#whole$)/ };

/** The room of a file or of an import target inside src/, undefined outside. */
function roomOf(path, src) {
  const inside = relative(src, path);
  if (inside === '' || inside.startsWith('..')) return undefined;
  const [first, ...rest] = inside.split(sep);
  return rest.length > 0 ? first : first.replace(/\.js$/, '.ts');
}

/** @type {import('eslint').Rule.RuleModule} */
const importDirection = {
  meta: {
    type: 'problem',
    schema: [{ type: 'object', properties: { src: { type: 'string' } }, required: ['src'] }],
    messages: {
      room: '{{from}} must not import {{to}}.',
      value: '{{from}} may import only types from {{to}}.',
      package: '{{from}} must not import the package "{{to}}".',
      outside: '{{from}} must not import anything outside src.',
      unknown: '{{from}} is no room of src: say in scripts/eslint-doors.mjs what it may import.',
    },
  },
  create(context) {
    const [{ src }] = context.options;
    const from = roomOf(context.filename, src);
    if (from === undefined) return {};
    if (!Object.hasOwn(doors, from))
      return { Program: (node) => context.report({ node, messageId: 'unknown', data: { from } }) };

    function check(node, source, typeOnly) {
      if (typeof source?.value !== 'string') return;
      const report = (messageId, to) => context.report({ node: source, messageId, data: { from, to } });
      const name = source.value;
      if (!name.startsWith('.')) {
        if (!packages[from]?.test(name)) report('package', name);
        return;
      }
      const to = roomOf(resolve(dirname(context.filename), name), src);
      if (to === undefined) report('outside');
      else if (to !== from && !doors[from].includes(to)) {
        if (!doors[from].includes(`${to} type`)) report('room', to);
        else if (!typeOnly) report('value', to);
      }
    }

    const isTypeOnly = (node) =>
      node.importKind === 'type' ||
      node.exportKind === 'type' ||
      (node.specifiers?.length > 0 &&
        node.specifiers.every(
          (specifier) => (node.type === 'ImportDeclaration' ? specifier.importKind : specifier.exportKind) === 'type',
        ));
    return {
      ImportDeclaration: (node) => check(node, node.source, isTypeOnly(node)),
      ExportNamedDeclaration: (node) => check(node, node.source, isTypeOnly(node)),
      ExportAllDeclaration: (node) => check(node, node.source, isTypeOnly(node)),
      ImportExpression: (node) => check(node, node.source, false),
      TSImportType: (node) => check(node, node.source ?? node.argument?.literal, true),
    };
  },
};

export default { rules: { 'import-direction': importDirection } };
