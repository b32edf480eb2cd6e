import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blocksOf } from '../support/markdown.js';
import { install, root, type Installed } from '../support/packed.js';

// The types for React, Vue and Svelte, checked by the tools of each, beside the package as it is published.

const run = promisify(execFile);
const options = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  // Whoever checks the types of all packages finds nothing wrong with these.
  skipLibCheck: false,
  verbatimModuleSyntax: true,
  types: [],
};

let installed: Installed;

beforeAll(async () => {
  installed = await install('@types/react', 'csstype', 'vue', 'svelte');
});
afterAll(() => installed.remove());

/** A folder with these files and settings beside the package. */
function project(name: string, files: Readonly<Record<string, string | null>>, settings: object): string {
  const folder = join(installed.folder, name);
  mkdirSync(folder);
  for (const [file, text] of Object.entries(files)) {
    if (text === null) copyFileSync(resolve(import.meta.dirname, 'frameworks', file), join(folder, file));
    else writeFileSync(join(folder, file), text);
  }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...options, ...settings }, include: ['*'] }),
  );
  return folder;
}

/** Runs a tool in a folder; what it printed, also where it complains. */
async function tool(path: string, words: readonly string[], cwd: string): Promise<string> {
  const { stdout } = await run(process.execPath, [join(root, 'node_modules', path), ...words], { cwd }).catch(
    (error: unknown) => error as { stdout: string },
  );
  return stdout;
}

describe('React', () => {
  it('knows attributes, properties and events', async () => {
    const folder = project('react', { 'React.tsx': null }, { jsx: 'react-jsx' });
    expect(await tool('typescript/bin/tsc', ['-p', '.'], folder)).toBe('');
  });

  it('has the app of the docs, which framework-apps.test.ts builds and opens', () => {
    const read = (name: string): string => readFileSync(resolve(root, name), 'utf8');
    const shown = blocksOf(read('docs/embedding.md')).filter(({ info }) => info === 'tsx');
    expect(shown.map(({ text }) => text)).toEqual([read('demo/frameworks/react/main.tsx')]);
  });
});

describe('Vue', () => {
  it('knows attributes, properties and events', async () => {
    const folder = project('vue', { 'Vue.vue': null }, { jsx: 'preserve' });
    expect(await tool('vue-tsc/bin/vue-tsc.js', ['-p', '.'], folder)).toBe('');
  });
});

describe('Svelte', () => {
  it('knows attributes, properties and events, and what is wrong', async () => {
    const wrong = `<script lang="ts">import type {} from 'patience-elements/svelte';</script>
<patience-kenfild draw="2"></patience-kenfild>
<patience-kenfild onwin={(event) => event.score}></patience-kenfild>
<patience-kenfild no-undo={false}></patience-kenfild>`;
    const folder = project('svelte', { 'Svelte.svelte': null, 'Wrong.svelte': wrong }, {});
    const said = await tool('svelte-check/bin/svelte-check', ['--output', 'machine', '--no-color'], folder);
    expect(said).toMatch(/COMPLETED/);
    const found = [...said.matchAll(/ (?:ERROR|WARNING) "(.+?)" (\d+):\d+ "(.+)"$/gm)].map(
      ([, file, line, text = '']) => `${file} ${line}: ${/'score'|false|"2\\"/.exec(text)?.[0] ?? text}`,
    );
    expect(found.sort()).toEqual(['Wrong.svelte 2: "2\\"', "Wrong.svelte 3: 'score'", 'Wrong.svelte 4: false']);
  });
});
