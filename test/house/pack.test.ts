import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deadLinks } from '../support/markdown.js';
import { install, manifest, root, type Installed } from '../support/packed.js';

// What a user gets: the tarball, unpacked beside its declared dependencies and nothing else, in plain Node without a DOM.

const run = promisify(execFile);

const modules = Object.entries(manifest.exports).flatMap(([entry, target]) =>
  typeof target === 'string' ? [] : [{ entry, specifier: manifest.name + entry.slice(1), target }],
);
/** Entries that are types and nothing else. */
const TYPES = ['jsx', 'vue', 'svelte'].map((name) => `${manifest.name}/${name}`);
const AT_THE_TOP = [
  'package.json',
  'README.md',
  'README.ru.md',
  'LICENSE',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'custom-elements.json',
];
/** Entries that are imported for what they do. */
const isDoing = (specifier: string): boolean => /\/(define|autoload)/.test(specifier);

let installed: Installed;

beforeAll(async () => {
  // The types for frameworks are for those who have these.
  installed = await install('@types/react', 'csstype', 'vue', 'svelte');
});
afterAll(() => installed.remove());

/** Runs a module in a Node of its own, beside the installed package; returns what it printed. */
async function node(text: string): Promise<string> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', text], { cwd: installed.folder });
  return stdout.trim();
}

describe('the tarball', () => {
  it('holds what is meant to be published, and nothing else', () => {
    const paths = installed.files;
    const strange = paths.filter(
      (path) =>
        !/^dist\/(.+\.(js|js\.map|d\.ts)|cdn\/(embed\.(html|css)|integrity\.json))$/.test(path) &&
        !/^dist\/vscode\/(html|css)-data\.json$/.test(path) &&
        !/^docs\/((transcripts\/)?[\w-]+\.md|images\/\w+\.webp)$/.test(path) &&
        !AT_THE_TOP.includes(path),
    );
    expect(strange).toEqual([]);
    expect(paths).toEqual(expect.arrayContaining(AT_THE_TOP));
  });

  it('has no page with a link or picture that leads nowhere', () => {
    const pages = installed.files.filter((path) => path.endsWith('.md'));
    expect(pages).toEqual(expect.arrayContaining(['README.md', 'README.ru.md', 'docs/embedding.md']));
    const dead = pages.flatMap((path) => deadLinks(join(installed.path, path)).map((target) => `${path}: ${target}`));
    expect(dead).toEqual([]);
  });

  it('is smaller than 1250 kB', () => {
    expect(installed.size).toBeLessThan(1_250_000);
  });

  it('holds every file that exports names', () => {
    const paths = new Set(installed.files.map((path) => `./${path}`));
    const named = Object.values(manifest.exports).flatMap((target) =>
      typeof target === 'string' ? [target] : [target.types, target.default],
    );
    expect(named.filter((path) => !paths.has(path))).toEqual([]);
  });

  it('has a file for a script tag for each game, one for all, one for those that are used, two for frames, and the worker of the solver', () => {
    const files = installed.files.map((path) => /^dist\/cdn\/([\w-]+)\.js$/.exec(path)?.[1]).filter(Boolean);
    const ids = Object.keys(manifest.exports).flatMap((entry) => /^\.\/define\/(.+)$/.exec(entry)?.[1] ?? []);
    expect(files.sort()).toEqual(['all', 'autoload', 'embed', 'embed-host', 'solver-worker', ...ids].sort());
  });

  it('has types that every way of resolving finds', async () => {
    const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    const words = [installed.tarball, '--profile', 'esm-only', '--format', 'ascii', '--no-emoji', '--no-color'];
    // It ends with an error, which shows what it printed, where there is a problem.
    const { stdout } = await run(process.execPath, [attw, ...words]);
    for (const { specifier } of modules) expect(stdout).toContain(`"${specifier}"`);
  });

  it('has nothing that publint complains of', async () => {
    const { messages, pkg } = await publint({ pkgDir: installed.path, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });
});

describe('every entry in plain Node', () => {
  it.each(modules)('$specifier', async ({ specifier }) => {
    const text = `
      for (const name of ['window', 'document', 'HTMLElement']) if (name in globalThis) throw new Error(name);
      const entry = await import('${specifier}');
      for (const name of ['window', 'document']) if (name in globalThis) throw new Error('made a ' + name);
      console.log(Object.keys(entry).length);`;
    const names = Number(await node(text));
    if (TYPES.includes(specifier)) expect(names).toBe(0);
    else if (!isDoing(specifier)) expect(names).toBeGreaterThan(0);
  });

  it('has a define entry and a class entry for every game of the engine, and for no other', async () => {
    const ids = JSON.parse(
      await node(
        `import { games } from '${manifest.name}/engine'; console.log(JSON.stringify(games.map(({ id }) => id)));`,
      ),
    ) as string[];
    const entries = Object.keys(manifest.exports).filter((entry) => entry.startsWith('./define/'));
    expect(entries.sort()).toEqual(ids.map((id) => `./define/${id}`).sort());
    expect(Object.keys(manifest.exports)).toEqual(expect.arrayContaining(ids.map((id) => `./${id}`)));
  });

  it('defines a tag only by its define entry', async () => {
    const tags = Object.keys(manifest.exports).flatMap((entry) => /^\.\/define\/(.+)$/.exec(entry)?.[1] ?? []);
    const plain = modules.filter(({ specifier }) => !specifier.includes('/define'));
    const defined = (specifiers: string[]) =>
      node(`
        for (const specifier of ${JSON.stringify(specifiers)}) await import(specifier);
        const defined = ${JSON.stringify(tags)}.filter((id) => globalThis.customElements?.get('patience-' + id));
        console.log(defined.join());`);
    expect(await defined(plain.map(({ specifier }) => specifier))).toBe('');
    expect(await defined([`${manifest.name}/define/kenfild`])).toBe('kenfild');
    expect(await defined([`${manifest.name}/define`])).toBe(tags.join());
  });

  it('gives editors what they know of every tag', () => {
    const read = (name: string): unknown => JSON.parse(readFileSync(join(installed.path, 'dist/vscode', name), 'utf8'));
    const { tags } = read('html-data.json') as { tags: { name: string; attributes: { name: string }[] }[] };
    const ids = Object.keys(manifest.exports).flatMap((entry) => /^\.\/define\/(.+)$/.exec(entry)?.[1] ?? []);
    expect(tags.map(({ name }) => name).sort()).toEqual(ids.map((id) => `patience-${id}`).sort());
    const kenfild = tags.find(({ name }) => name === 'patience-kenfild');
    expect(kenfild?.attributes).toContainEqual(
      expect.objectContaining({ name: 'draw', values: [{ name: '3' }, { name: '1' }] }),
    );
    const css = read('css-data.json') as Record<string, { name: string }[]>;
    expect(css['properties']).toContainEqual(expect.objectContaining({ name: '--patience-radius' }));
    expect(css['pseudoElements']).toContainEqual(expect.objectContaining({ name: '::part(card)' }));
  });

  it('gives its data files too', async () => {
    const text = `
      import { createRequire } from 'node:module';
      const require = createRequire(import.meta.url);
      const { version } = require('${manifest.name}/package.json');
      const { modules } = require('${manifest.name}/custom-elements.json');
      console.log(version, modules.length > 0);`;
    expect(await node(text)).toBe(`${manifest.version} true`);
  });
});

describe('every entry in TypeScript', () => {
  it.each(['nodenext', 'bundler'])('has types, with module resolution %s', async (resolution) => {
    const file = join(installed.folder, `${resolution}.mts`);
    const imports = modules.map(({ specifier }, index) =>
      isDoing(specifier) || TYPES.includes(specifier)
        ? `import '${specifier}';`
        : `export * as entry${index} from '${specifier}';`,
    );
    writeFileSync(file, imports.join('\n'));
    const options = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--noUncheckedSideEffectImports'];
    const kind = ['--moduleResolution', resolution, '--module', resolution === 'nodenext' ? resolution : 'esnext'];
    const environment = ['--target', 'es2022', '--lib', 'es2023,dom,dom.iterable'];
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    // What tsc complains of is printed, so it is what the test shows when it fails.
    const { stdout } = await run(process.execPath, [tsc, ...options, ...kind, ...environment, file], {
      cwd: installed.folder,
    }).catch((error: unknown) => error as { stdout: string });
    expect(stdout).toBe('');
  });
});
