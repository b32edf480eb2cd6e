import { resolve } from 'node:path';
import { ESLint } from 'eslint';
import { configs } from 'typescript-eslint';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
// The texts below are no files of any TypeScript project, so the rules that need types are off.
const eslint = new ESLint({ cwd: root, overrideConfig: { files: ['**/*.ts'], ...configs.disableTypeChecked } });

async function complaints(file: string, text: string, rule = 'doors/import-direction'): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: resolve(root, 'src', file) });
  const messages = result?.messages ?? [];
  expect(messages.filter((message) => message.fatal)).toEqual([]);
  return messages.filter((message) => message.ruleId === rule).map((message) => message.message);
}

const rooms = ['engine', 'games', 'lists', 'solver', 'locales', 'view', 'elements', 'define', 'embed'] as const;
type Room = (typeof rooms)[number];
/** What each room may import, beside itself: values, and where it differs types. */
const open: Record<Room, { values: Room[]; types?: Room[] }> = {
  engine: { values: [] },
  games: { values: ['engine'] },
  lists: { values: [], types: ['engine'] },
  solver: { values: ['engine', 'games'] },
  locales: { values: [], types: ['engine', 'games', 'solver', 'view', 'elements'] },
  view: { values: ['engine', 'games'], types: ['engine', 'games', 'locales'] },
  elements: { values: ['engine', 'games', 'solver', 'lists', 'view', 'locales'] },
  define: { values: ['elements'] },
  embed: { values: [], types: ['elements'] },
};

describe('doors between the rooms of src', () => {
  for (const from of rooms) {
    const { values, types = values } = open[from];
    for (const to of rooms) {
      it(`${from} → ${to}: ${values.includes(to) || from === to ? 'open' : types.includes(to) ? 'types only' : 'shut'}`, async () => {
        const value = await complaints(`${from}/some.ts`, `import { x } from '../${to}/x.js';\nx();\n`);
        const type = await complaints(
          `${from}/some.ts`,
          `import type { X } from '../${to}/x.js';\nexport type Y = X;\n`,
        );
        expect(value).toHaveLength(from === to || values.includes(to) ? 0 : 1);
        expect(type).toHaveLength(from === to || types.includes(to) ? 0 : 1);
      });
    }
  }

  it.each([
    `export { x } from '../view/x.js';`,
    `export * from '../view/x.js';`,
    `import '../view/x.js';`,
    `export const later = () => import('../view/x.js');`,
    `export type X = import('../view/x.js').X;`,
    `import type { X } from '../view/x.js'; export type Y = X;`,
    `import { type X } from '../view/x.js'; export type Y = X;`,
  ])('sees %s', async (text) => {
    expect(await complaints('engine/some.ts', text)).toEqual(['engine must not import view.']);
  });

  it('goes by the place of the file, not by the number of dots', async () => {
    expect(await complaints('engine/piles/some.ts', `export * from '../table.js';`)).toEqual([]);
    expect(await complaints('engine/piles/some.ts', `export * from '../../view/x.js';`)).toHaveLength(1);
  });

  it('tells types from values where only types may pass', async () => {
    const file = 'view/some.ts';
    expect(await complaints(file, `import { type T } from '../locales/x.js'; export type Y = T;`)).toEqual([]);
    expect(await complaints(file, `import { type T, v } from '../locales/x.js'; export const y: T = v;`)).toEqual([
      'view may import only types from locales.',
    ]);
    expect(await complaints(file, `import '../locales/x.js';`)).toHaveLength(1);
  });

  it('lets the entries re-export, and nobody import them back', async () => {
    expect(await complaints('engine.ts', `export * from './games/index.js';`)).toEqual([]);
    expect(await complaints('engine.ts', `export * from './view/x.js';`)).toHaveLength(1);
    expect(await complaints('index.ts', `export * from './elements/kenfild.js';`)).toEqual([]);
    expect(await complaints('index.ts', `import './define/kenfild.js';`)).toHaveLength(1);
    expect(await complaints('games/some.ts', `export * from '../engine.js';`)).toHaveLength(1);
  });

  it('lets Lit into the rooms with a DOM, and no other package anywhere', async () => {
    const lit = `export * from 'lit/directives/repeat.js';`;
    expect(await complaints('view/some.ts', lit)).toEqual([]);
    expect(await complaints('elements/some.ts', lit)).toEqual([]);
    for (const room of ['engine', 'games', 'solver', 'locales', 'define'])
      expect(await complaints(`${room}/some.ts`, lit), room).toHaveLength(1);
    for (const room of rooms)
      for (const name of ['node:fs', 'lit-html', 'literally', '../../test/some.js'])
        expect(await complaints(`${room}/some.ts`, `import '${name}';`), `${room}, ${name}`).toHaveLength(1);
  });

  it('wants a word about a new room', async () => {
    expect(await complaints('attic/some.ts', `export {};`)).toHaveLength(1);
    expect(await complaints('attic.ts', `export {};`)).toHaveLength(1);
  });
});

describe('what else src must not do', () => {
  it.each(['Math.random()', `Math['random']()`, `(() => { const { random } = Math; return random(); })()`])(
    'no %s',
    async (expression) => {
      const text = `export const x = ${expression};\n`;
      expect(await complaints('engine/some.ts', text, 'no-restricted-properties')).toHaveLength(1);
    },
  );

  it('no file of more than 400 lines', async () => {
    const lines = (count: number) => complaints('engine/some.ts', 'export {};\n'.repeat(count), 'max-lines');
    expect(await lines(400)).toEqual([]);
    expect(await lines(401)).toHaveLength(1);
  });

  it('no any and no non-null assertion', async () => {
    const text = 'export const f = (x: any, y?: string): unknown => [x, y!];\n';
    expect(await complaints('view/some.ts', text, '@typescript-eslint/no-explicit-any')).toHaveLength(1);
    expect(await complaints('view/some.ts', text, '@typescript-eslint/no-non-null-assertion')).toHaveLength(1);
  });
});
