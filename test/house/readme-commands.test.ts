import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deadLinks, rowsOf } from '../support/markdown.js';
import { codes, readmes } from '../support/readme.js';

// Every command of the READMEs is run, with words that make it short where it is long.

const root = resolve(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(resolve(root, name), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const written = readmes.map((readme) => rowsOf(readme.section('## Development')).flatMap(([cell]) => codes(cell)));

/** As a shell of somebody who works on the project has it: nothing of the test runner around. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|npm_|WTR_|VERBOSE|BROWSERS)/.test(name)),
);

let running: ChildProcess[] = [];
let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'commands-'));
});
afterEach(() => {
  for (const { pid } of running) {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
  running = [];
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

interface Run {
  readonly code: number | null;
  readonly output: string;
}
interface Around {
  readonly cwd?: string;
  readonly env?: Record<string, string>;
  /** Something in the output that is waited for, instead of the end. */
  readonly until?: RegExp;
}

/** Runs a line of words, to its end or until it has said what is waited for. */
function run(line: string, { cwd = root, env = {}, until }: Around = {}): Promise<Run> {
  const [file = '', ...words] = line.split(' ');
  const child = spawn(file, words, {
    cwd,
    env: { ...environment, CI: 'true', NO_COLOR: '1', STORYBOOK_DISABLE_TELEMETRY: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.push(child);
  return new Promise((done, fail) => {
    let output = '';
    const hear = (data: Buffer): void => {
      output += data.toString();
      if (until?.test(output) === true) done({ code: null, output });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', fail);
    child.on('close', (code) => done({ code, output }));
  });
}

const manifestConfig = 'custom-elements-manifest.config.mjs';

/** A copy of some files, with the packages of the project. */
function copyOf(name: string, files: readonly string[]): string {
  const project = join(scratch, name);
  mkdirSync(project);
  for (const file of files) cpSync(join(root, file), join(project, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
  return project;
}

it('are the same in both', () => {
  expect(written[0]?.length).toBeGreaterThan(8);
  expect(written[1]).toEqual(written[0]);
});

it('CONTRIBUTING.md has no dead link, and names only commands that there are', () => {
  expect(deadLinks(resolve(root, 'CONTRIBUTING.md'))).toEqual([]);
  const texts = [...readmes.map(({ text }) => text), read('CONTRIBUTING.md')].join('\n');
  const named = [...texts.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name = '']) => name);
  // Those that npm has itself are no scripts.
  expect(named.filter((name) => !['ci', 'pack'].includes(name) && scripts[name] === undefined)).toEqual([]);
});

/** What `npm test` answers when it is asked for a step that it does not have. */
const stepsOf = async (): Promise<string> => (await run('npm test -- none')).output;

const runs: Readonly<Record<string, () => Promise<void>>> = {
  'npm start': async () => {
    const { output } = await run('npm start', { until: /Local: +http\S+\// });
    const address = /http\S+\//.exec(output)?.[0] ?? '';
    expect(await (await fetch(address)).text()).toContain('gallery.ts');
  },
  'npm test': async () => {
    expect((await run('npm test -- unused')).output.trim()).toMatch(/^\d+ passed, \d+ failed$/m);
  },
  'npm run test:engine': async () => {
    expect(await run('npm run test:engine -- test/engine/random.test.ts')).toMatchObject({ code: 0 });
  },
  'npm run test:house': async () => {
    expect(await run('npm run test:house -- test/house/import-direction.test.ts')).toMatchObject({ code: 0 });
  },
  'npm run test:browser': async () => {
    const browsers = { BROWSERS: 'chromium' };
    const { code, output } = await run('npm run test:browser -- --files test/browser/smoke.test.ts', { env: browsers });
    expect(code, output).toBe(0);
  },
  'npm run test:nightly': async () => {
    const { output } = await run('npm run test:nightly -- none');
    expect(output).toMatch(/there are build, fuzz, .*storms, soak, faults, coverage/);
    const short = await run('node scripts/soak.mjs headless --games 20');
    expect(short.output).toMatch(/^soak: 10 passed, 0 failed$/m);
  },
  // `npm test` has run these before, or runs them with the others.
  'npm run lint': async () => {
    expect(scripts['lint']).toMatch(/typecheck .*eslint .*prettier .*unused$/);
    expect(await stepsOf()).toMatch(/types, lint, format, unused/);
  },
  'npm run format': async () => {
    const project = copyOf('format', [
      'package.json',
      '.prettierrc.json',
      'eslint.config.js',
      'scripts/eslint-doors.mjs',
    ]);
    writeFileSync(join(project, 'untidy.mjs'), 'let one = 1\nexport default {one: one, "two": 2}');
    await run('npm run format', { cwd: project });
    expect(readFileSync(join(project, 'untidy.mjs'), 'utf8')).toBe('const one = 1;\nexport default { one, two: 2 };\n');
  },
  'npm run build': async () => {
    expect(await stepsOf()).toMatch(/build, house/);
    expect(readdirSync(join(root, 'dist'))).toEqual(expect.arrayContaining(['cdn', 'index.js', 'engine.js']));
  },
  'npm run bench': async () => {
    expect(await run('npm run bench -- --help')).toMatchObject({ code: 0 });
  },
  'npm run bench:view': async () => {
    expect(await run('npm run bench:view -- --help')).toMatchObject({ code: 0 });
  },
  'npm run storybook': async () => {
    // It writes the manifest, which other tests read meanwhile.
    const project = copyOf('stories', [
      'package.json',
      'tsconfig.json',
      '.storybook',
      'src',
      'stories',
      'demo',
      manifestConfig,
    ]);
    const { code, output } = await run('npm run storybook -- --smoke-test --ci', { cwd: project });
    expect(code, output).toBe(0);
  },
  'npm run screenshots': async () => {
    const pictures = join(scratch, 'pictures');
    const { code, output } = await run(`npm run screenshots -- ${pictures}`);
    expect(code, output).toBe(0);
    expect(readdirSync(pictures)).toEqual(readdirSync(join(root, 'docs/images')));
  },
};

describe('of the table run', () => {
  it('and none is left out', () => {
    expect(Object.keys(runs)).toEqual(written[0]);
  });
  it.each(Object.entries(runs))('%s', async (_, execute) => execute(), 300_000);
});

it('the others: the browsers are told, and .ci/run begins as a new copy does', async () => {
  const { output } = await run('node scripts/browsers.mjs');
  for (const browser of ['chromium', 'firefox', 'webkit']) expect(output).toContain(browser);
  expect(read('.ci/run').split('\n').slice(-4)).toEqual([
    'node scripts/browsers.mjs --ensure',
    'npm ci --no-audit --no-fund',
    'npm test',
    '',
  ]);
});
