import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build, defaultClientConditions } from 'vite';
import { literals } from '../../scripts/literals.mjs';
import { games } from '../../src/engine.js';
import { launchChromium } from '../support/pages.js';
import { serve } from '../support/serve.js';

// The files of dist/cdn have less of Lit than the package (scripts/lean-lit.mjs): what is drawn, told and said is the same.

const STEPS = 25;
let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'patience-whole-'));
  const mode = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  const define = resolve(import.meta.dirname, '../../src/define');
  await build({
    configFile: false,
    logLevel: 'silent',
    base: './',
    plugins: [literals],
    resolve: { conditions: [...defaultClientConditions, 'patience-source'] },
    build: {
      target: 'es2022',
      outDir: folder,
      lib: { entry: Object.fromEntries(games.map(({ id }) => [id, `${define}/${id}.ts`])), formats: ['es'] },
      rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' } },
    },
  });
  process.env['NODE_ENV'] = mode;
  const blank = '<!doctype html><html lang="en"><link rel="icon" href="data:," /><body></body></html>';
  site = await serve(
    { '/lean/': resolve(import.meta.dirname, '../../dist/cdn'), '/whole/': folder },
    { '/blank': blank },
  );
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  site.close();
  rmSync(folder, { recursive: true });
});

/** Lives through what may happen to an element on a page, all of it by the seed; tells each step and what stood there after it. */
async function live(from: 'lean' | 'whole', id: string, seed: number): Promise<{ seen: string[]; said: string[] }> {
  const page = await browser.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  await page.setViewport({ width: 700, height: 900 });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  let asked = 0;
  let come = 0;
  page.on('request', () => asked++);
  page.on('requestfinished', () => come++);
  page.on('requestfailed', () => come++);
  await page.exposeFunction('filesThatHaveCome', () => (come === asked ? come : -1));
  await page.goto(`${site.url}/blank`);
  const seen = await page.evaluate(
    async (file, tag, start, steps) => {
      interface Game extends HTMLElement {
        readonly updateComplete: Promise<boolean>;
        readonly record: string;
        readonly game: { moves(): readonly object[] };
        mirror: boolean;
        theme: string;
        play(move: object): void;
        undo(): void;
        redo(): void;
        restart(): void;
        newDeal(deal: number): void;
        showRules(): Promise<boolean>;
      }
      let state = start * 7919 + 13;
      const roll = (sides: number): number => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * sides);
      };
      const attributes: readonly (readonly [string, readonly (string | null)[]])[] = [
        ['lang', ['ru', 'en', null]],
        ['theme', ['light', 'dark', 'plaid', null]],
        ['suits', ['four-colour', null]],
        ['mirror', ['', null]],
        ['timer', ['', null]],
        ['toolbar', ['bottom', 'none', null]],
        ['tap', ['select', null]],
        ['auto-move', ['off', 'safe', 'all', null]],
        ['no-undo', ['', null]],
        ['wish', ['', null]],
        ['faces', ['english', null]],
        ['draw', ['1', null]],
        ['passes', ['1', '2', null]],
        ['deal', ['7', '9']],
      ];
      const put = (on: Element): string => {
        const [name, values] = attributes[roll(attributes.length)] ?? ['lang', []];
        const value = values[roll(values.length)] ?? null;
        if (value === null) on.removeAttribute(name);
        else on.setAttribute(name, value);
        return `${name}=${value ?? ''}`;
      };
      // The test runner would take `import()` for its own.
      const load = (): Promise<unknown> =>
        new Promise((go) => {
          const script = document.createElement('script');
          script.type = 'module';
          script.src = file;
          script.addEventListener('load', go);
          document.head.append(script);
        });
      // Time passes by steps alone, and what waits for it comes in its order: how quick the machine is changes nothing.
      let clock = 0;
      let timers = 0;
      const beats = new Map<number, () => void>();
      const waiting = new Map<number, () => void>();
      const soonest = window.setTimeout.bind(window);
      const clearSoonest = window.clearTimeout.bind(window);
      performance.now = () => clock;
      Object.assign(window, {
        setInterval: (beat: () => void) => (beats.set(++timers, beat), timers),
        clearInterval: (timer: number) => beats.delete(timer),
        setTimeout: (then: () => void, delay = 0) =>
          delay < 20 ? soonest(then, delay) : (waiting.set((timers += 1e9), then), timers),
        clearTimeout: (timer: number) => (waiting.delete(timer) ? undefined : clearSoonest(timer)),
      });
      const log: string[] = [];
      const game = document.createElement(tag) as Game;
      const late = roll(2) === 0;
      if (!late) await load();
      game.setAttribute('deal', '7');
      for (let count = 0; count < 4; count++) put(game);
      if (roll(2) === 0) game.mirror = true;
      if (roll(2) === 0) game.theme = 'dark';
      for (const type of ['deal', 'move', 'win', 'lose', 'refuse']) game.addEventListener(type, () => log.push(type));
      document.body.append(game);
      if (late) await load();
      // All that comes later has come when no file is on its way over three frames, and nothing waits or moves.
      const { filesThatHaveCome } = window as unknown as { readonly filesThatHaveCome: () => Promise<number> };
      const frame = (): Promise<unknown> => new Promise((go) => requestAnimationFrame(() => soonest(go)));
      const rest = async (): Promise<void> => {
        for (let quiet = 0, files = -1; quiet < 3;) {
          await game.updateComplete;
          await frame();
          const now = await filesThatHaveCome();
          quiet = now === files && now >= 0 && waiting.size === 0 ? quiet + 1 : 0;
          files = now;
          for (const [timer, then] of [...waiting]) if (waiting.delete(timer)) then();
          for (const motion of game.shadowRoot?.getAnimations() ?? [])
            if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
        }
      };
      await rest();
      for (let step = 0; step < steps; step++) {
        const moves = game.game.moves();
        const move = moves[roll(Math.max(1, moves.length))];
        const cards = game.shadowRoot?.querySelectorAll<HTMLElement>('[part~=card]') ?? [];
        const what = roll(10);
        let told = String(what);
        try {
          if (what < 3 && move) game.play(move);
          else if (what === 3) game.undo();
          else if (what === 4) game.redo();
          else if (what === 5) told = put(game);
          else if (what === 6) game.newDeal(1 + roll(50));
          else if (what === 7) await game.showRules();
          else if (what === 8) {
            game.remove();
            if (roll(2) === 0) await Promise.resolve();
            document.body.append(game);
          } else cards[roll(cards.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
        } catch (error) {
          told += String(error);
        }
        clock += 700;
        for (const beat of beats.values()) beat();
        await rest();
        const drawn = game.shadowRoot?.innerHTML.replace(/<!--[^]*?-->/g, '');
        log.push(`${told} ${game.record} ${drawn}`);
      }
      return log;
    },
    `${site.url}/${from}/${id}.js`,
    `patience-${id}`,
    seed,
    STEPS,
  );
  await page.close();
  return { seen, said };
}

it.each(games.map(({ id }, index) => [id, index + 1] as const))('%s is the same with less of Lit', async (id, seed) => {
  const lean = await live('lean', id, seed);
  const whole = await live('whole', id, seed);
  expect(lean.said).toEqual(whole.said);
  for (const [step, seen] of whole.seen.entries()) {
    const other = lean.seen[step] ?? '';
    // Of two long texts what is around the first difference.
    const at = [...seen].findIndex((letter, index) => letter !== other[index]);
    const from = at < 0 ? Math.min(seen.length, other.length) : at;
    expect(other.slice(from - 200, from + 200), `step ${step}`).toBe(seen.slice(from - 200, from + 200));
  }
  expect(lean.seen.length).toBe(whole.seen.length);
});
