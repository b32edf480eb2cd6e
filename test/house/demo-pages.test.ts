import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { puzzles } from '../../demo/puzzles.js';
import { deal, restore, type Move } from '../../src/engine.js';
import { solve } from '../../src/solver.js';
import { axeFindings } from '../support/pages.js';
import { visits } from '../support/visits.js';

// The pages beside the games, as they are built, in Chromium: puzzles, and checks that run themselves.

const { open } = visits();
const texts = (page: Page, selector: string): Promise<string[]> =>
  page.$$eval(selector, (found) => found.map((each) => each.textContent.replace(/\s+/g, ' ').trim()));

describe('puzzles', () => {
  it.each(puzzles)('%# can be won, and by one of its moves alone', async (position) => {
    const game = deal('kenfild', { position });
    const verdicts: string[] = [];
    for (const move of game.moves()) {
      game.play(move);
      verdicts.push((await solve(game, { nodes: 200_000 })).verdict);
      game.undo();
    }
    expect(verdicts.length).toBeGreaterThan(2);
    expect(verdicts.filter((verdict) => verdict !== 'lost')).toEqual(['winnable']);
  });

  it('are chosen, judged and solved', async () => {
    const page = await open('puzzle.html#lang=ru');
    expect(await texts(page, 'h1')).toEqual(['Задачи']);
    await page.click('.games a:nth-child(2)');
    await page.waitForSelector(`#table[record="${puzzles[1] ?? ''}"]`);
    await page.click('[name=judged]');
    await page.waitForSelector('#table[show-verdict]');
    const game = deal('kenfild', { position: puzzles[1] ?? '' });
    const result = await solve(game, { nodes: 200_000 });
    await page.$eval(
      '#table',
      (table, moves) => {
        for (const move of moves) (table as unknown as { play(move: Move): void }).play(move);
      },
      result.verdict === 'winnable' ? result.line : [],
    );
    await page.waitForFunction(() => document.querySelector('.games [aria-current=page] small')?.textContent !== '');
    expect(await texts(page, '.games [aria-current=page] small')).toEqual(['Решено!']);
    expect(restore(await page.$eval('#table', (table) => (table as unknown as { record: string }).record)).status).toBe(
      'won',
    );
  });
});

describe('checks', () => {
  it.each(['ru', 'en'])('all hold, as the page says in %s', async (lang) => {
    const page = await open(`checks.html#lang=${lang}`);
    await page.waitForSelector('#again:not(:disabled)', { timeout: 100_000 });
    expect(await texts(page, '.checks .bad')).toEqual([]);
    expect((await page.$$('.checks .good')).length).toBeGreaterThan(10);
  });
});

describe('each page', () => {
  it.each([
    ['puzzle', 360, 'ru', 'dark'],
    ['puzzle', 1280, 'en', 'light'],
    ['checks', 360, 'ru', 'dark'],
    ['checks', 1280, 'en', 'light'],
  ])('%s fits %i px in %s, %s, and axe finds nothing', async (name, width, lang, scheme) => {
    const page = await open(`${name}.html#lang=${lang}&scheme=${scheme}`, { width });
    await page.waitForSelector(name === 'checks' ? '#again:not(:disabled)' : '#table:defined', { timeout: 100_000 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over).toBeLessThanOrEqual(0);
    expect(await axeFindings(page)).toEqual([]);
    const cyrillic = await page.evaluate(() => {
      for (const part of document.querySelectorAll('[lang=ru]')) if (part !== document.documentElement) part.remove();
      return /[а-яё]/i.test(document.body.innerText);
    });
    expect(cyrillic).toBe(lang === 'ru');
  });
});
