import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// What a user gets: the tarball, unpacked beside its declared dependencies and nothing else, in plain Node without a DOM.

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');

type Target = string | { types: string; default: string };
interface Manifest {
  name: string;
  version: string;
  exports: Record<string, Target>;
  dependencies: Record<string, string>;
}
interface Tarball {
  filename: string;
  size: number;
  files: { path: string }[];
}
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
const modules = Object.entries(manifest.exports).flatMap(([entry, target]) =>
  typeof target === 'string' ? [] : [{ entry, specifier: manifest.name + entry.slice(1), target }],
);

let scratch: string;
let tarball: Tarball;

beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'pack-'));
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', scratch], {
    cwd: root,
  });
  // npm 11 answers with a list, npm 12 with an object keyed by name.
  [tarball] = Object.values(JSON.parse(stdout) as Record<string, Tarball>) as [Tarball];
  const installed = join(scratch, 'node_modules', manifest.name);
  mkdirSync(installed, { recursive: true });
  await run('tar', ['-xzf', join(scratch, tarball.filename), '-C', installed, '--strip-components=1']);
  for (const name of Object.keys(manifest.dependencies))
    symlinkSync(join(root, 'node_modules', name), join(scratch, 'node_modules', name), 'junction');
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Runs a module in a Node of its own, beside the installed package; returns what it printed. */
async function node(text: string): Promise<string> {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', text], { cwd: scratch });
  return stdout.trim();
}

describe('the tarball', () => {
  it('holds what is meant to be published, and nothing else', () => {
    const paths = tarball.files.map((file) => file.path);
    const strange = paths.filter(
      (path) =>
        !/^dist\/(.+\.(js|js\.map|d\.ts)|cdn\/embed\.(html|css))$/.test(path) &&
        !['package.json', 'README.md', 'README.ru.md', 'LICENSE', 'CHANGELOG.md', 'custom-elements.json'].includes(
          path,
        ),
    );
    expect(strange).toEqual([]);
    expect(paths).toEqual(
      expect.arrayContaining([
        'package.json',
        'README.md',
        'README.ru.md',
        'LICENSE',
        'CHANGELOG.md',
        'custom-elements.json',
      ]),
    );
  });

  it('is smaller than 720 kB', () => {
    expect(tarball.size).toBeLessThan(720_000);
  });

  it('holds every file that exports names', () => {
    const paths = new Set(tarball.files.map((file) => `./${file.path}`));
    const named = Object.values(manifest.exports).flatMap((target) =>
      typeof target === 'string' ? [target] : [target.types, target.default],
    );
    expect(named.filter((path) => !paths.has(path))).toEqual([]);
  });

  it('has a file for a script tag for each game, one for all, two for frames, and the worker of the solver', () => {
    const files = tarball.files.map((file) => /^dist\/cdn\/([\w-]+)\.js$/.exec(file.path)?.[1]).filter(Boolean);
    const ids = Object.keys(manifest.exports).flatMap((entry) => /^\.\/define\/(.+)$/.exec(entry)?.[1] ?? []);
    expect(files.sort()).toEqual(['all', 'embed', 'embed-host', 'solver-worker', ...ids].sort());
  });

  it('has nothing that publint complains of', async () => {
    const { messages, pkg } = await publint({ pkgDir: join(scratch, 'node_modules', manifest.name), strict: true });
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
    if (!specifier.includes('/define')) expect(names).toBeGreaterThan(0);
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
    const file = join(scratch, `${resolution}.mts`);
    const imports = modules.map(({ specifier }, index) =>
      specifier.includes('/define') ? `import '${specifier}';` : `export * as entry${index} from '${specifier}';`,
    );
    writeFileSync(file, imports.join('\n'));
    const options = ['--noEmit', '--strict', '--skipLibCheck', 'false', '--noUncheckedSideEffectImports'];
    const kind = ['--moduleResolution', resolution, '--module', resolution === 'nodenext' ? resolution : 'esnext'];
    const environment = ['--target', 'es2022', '--lib', 'es2023,dom,dom.iterable'];
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    // What tsc complains of is printed, so it is what the test shows when it fails.
    const { stdout } = await run(process.execPath, [tsc, ...options, ...kind, ...environment, file], {
      cwd: scratch,
    }).catch((error: unknown) => error as { stdout: string });
    expect(stdout).toBe('');
  });
});
