import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/engine.js';
import { allGames } from '../../src/games/index.js';

// custom-elements.json is what editors, Storybook and documentation know of the elements.

const root = resolve(import.meta.dirname, '../..');

interface Named {
  name: string;
  description?: string;
}
interface Attribute extends Named {
  type: { text: string };
  default?: string;
  fieldName?: string;
}
interface Declaration extends Named {
  tagName?: string;
  members?: Named[];
  attributes?: Attribute[];
  events?: (Named & { type: { text: string } })[];
  cssParts?: Named[];
  cssStates?: Named[];
  cssProperties?: Named[];
}
interface Module {
  path: string;
  declarations: Declaration[];
  exports: { kind: string; name: string; declaration: { name: string; module: string } }[];
}

const { modules } = JSON.parse(readFileSync(resolve(root, 'custom-elements.json'), 'utf8')) as { modules: Module[] };
const declarations = modules.flatMap((module) => module.declarations);
const find = (name: string): Declaration => {
  const found = declarations.find((declaration) => declaration.name === name);
  if (found === undefined) throw new Error(`The manifest has no ${name}.`);
  return found;
};
const names = (list: readonly Named[] | undefined): string[] => (list ?? []).map(({ name }) => name).sort();
const elements = declarations.filter((declaration) => declaration.tagName !== undefined);
const base = find('PatienceElement');
const source = (path: string): string => readFileSync(resolve(root, 'src', path), 'utf8');

it('lists the tags of all games, and no other', () => {
  expect(elements.map(({ tagName }) => tagName).sort()).toEqual(games.map(({ id }) => `patience-${id}`).sort());
});

it('says where each tag is defined', () => {
  const definitions = modules.flatMap(({ path, exports }) =>
    exports.filter(({ kind }) => kind === 'custom-element-definition').map((entry) => ({ path, ...entry })),
  );
  expect(definitions.map(({ path, name }) => `${path} ${name}`).sort()).toEqual(
    games.map(({ id }) => `dist/define/${id}.js patience-${id}`).sort(),
  );
});

it('gives every class to the main entry, and every tag a story', () => {
  for (const { name, tagName = '' } of elements) {
    const id = tagName.replace('patience-', '');
    expect(source('index.ts')).toContain(`export { ${name} } from './elements/${id}.js';`);
    expect(readFileSync(resolve(root, `stories/${id}.stories.ts`), 'utf8')).toContain(`component: '${tagName}'`);
  }
});

it('names files that the package holds', () => {
  const packed = execFileSync('npm', ['pack', '--json', '--dry-run', '--ignore-scripts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const [tarball] = Object.values(JSON.parse(packed) as Record<string, { files: { path: string }[] }>);
  const paths = new Set(tarball?.files.map(({ path }) => path));
  const text = JSON.stringify(modules);
  const named = [...text.matchAll(/"(?:path|module)":"(dist\/[^"]+)"/g)].map(([, path]) => path);
  expect(named.length).toBeGreaterThan(modules.length);
  expect(named.filter((path) => path === undefined || !paths.has(path))).toEqual([]);
  expect(text).not.toMatch(/"(?:path|module)":"\/?src\//);
});

describe.each(games)('<patience-$id>', (game) => {
  const element = elements.find(({ tagName }) => tagName === `patience-${game.id}`);
  const attribute = (name: string): Attribute | undefined =>
    element?.attributes?.find((candidate) => candidate.name === name);

  it('has the attributes of the base and one for each rule option', () => {
    const rules = game.rules.map(({ name }) => name);
    expect(names(element?.attributes)).toEqual([...names(base.attributes), ...rules].sort());
  });

  it.each(game.rules)('gives the values of $name, the default first', ({ name, values, default: first }) => {
    const found = attribute(name);
    expect(found?.type.text).toBe(values.map((value) => `'${value}'`).join(' | '));
    expect(found?.default).toBe(`'${first}'`);
    expect(found?.fieldName).toBe(name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
    expect(found?.description).toBeTruthy();
    expect(names(element?.members)).toContain(found?.fieldName);
  });

  it('has the events, parts, states and custom properties of the base', () => {
    for (const list of ['events', 'cssParts', 'cssStates', 'cssProperties'] as const) {
      expect(names(element?.[list]), list).toEqual(names(base[list]));
    }
  });
});

describe('the base', () => {
  it('observes the attributes that the manifest lists', () => {
    const properties = ['look-element', 'advised-element', 'kept-element', 'patience-element'].map(
      (name) => /static override properties[^{]+\{([\s\S]+?)\n {2}\};/.exec(source(`elements/${name}.ts`))?.[1] ?? '',
    );
    const written = [...properties.join('\n').matchAll(/^ {4}(\w+): (\{.*\}),$/gm)].map(
      ([, name = '', options = '']) => /attribute: '([\w-]+)'/.exec(options)?.[1] ?? name,
    );
    expect(names(base.attributes)).toEqual([...written, 'lang'].sort());
  });

  it('fires every event of PatienceEventMap, and no other', () => {
    const map = /interface PatienceEventMap \{([\s\S]+?)\n\}/.exec(source('elements/events.ts'))?.[1] ?? '';
    const written = [...map.matchAll(/^ {2}(\w+): (\w+);$/gm)].map(([, name, type]) => `${name} ${type}`);
    expect(written).toHaveLength(8);
    expect(base.events?.map(({ name, type }) => `${name} ${type.text}`).sort()).toEqual(written.sort());
    for (const type of base.events ?? []) find(type.type.text);
  });

  it('has the parts that are drawn', () => {
    const files = ['view', 'elements'].flatMap((room) =>
      readdirSync(resolve(root, 'src', room), { recursive: true, encoding: 'utf8' }).map((name) => `${room}/${name}`),
    );
    const text = files
      .filter((name) => name.endsWith('.ts'))
      .map(source)
      .join('\n');
    const drawn = [...text.matchAll(/\bpart="([\w-]+)/g)].map(([, name]) => name);
    expect(names(base.cssParts)).toEqual([...new Set(drawn)].sort());
  });

  it('names every role that a pile may have as a part', () => {
    const roles = new Set(allGames.flatMap((game) => game.plan(defaults(game.rules)).piles.map(({ role }) => role)));
    const description = base.cssParts?.find(({ name }) => name === 'pile')?.description ?? '';
    const named = [...description.matchAll(/`([\w-]+)`/g)].map(([, role]) => role);
    expect(named.sort()).toEqual([...roles].sort());
  });

  it('has the states that are set', () => {
    const text = ['patience-element', 'course', 'advice'].map((name) => source(`elements/${name}.ts`)).join('');
    const set = [...text.matchAll(/\.showState\('(\w+)'/g)].map(([, name]) => name);
    expect(names(base.cssStates)).toEqual(set.sort());
  });

  it('describes all that it lists', () => {
    for (const list of ['members', 'attributes', 'events', 'cssParts', 'cssStates', 'cssProperties'] as const) {
      for (const { name, description } of base[list] ?? []) expect(description, `${list} ${name}`).toBeTruthy();
    }
  });
});

const defaults = (rules: readonly { name: string; values: readonly string[] }[]): Record<string, string> =>
  Object.fromEntries(rules.map(({ name, values }) => [name, values[0] ?? '']));
