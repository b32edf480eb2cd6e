import type { Browser, Page } from 'puppeteer-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { launchChromium, openPage } from './pages.js';
import { serve } from './serve.js';
import { buildSite } from './site.js';

/** The site as it is built, and what it is looked at with. */
export interface Visits {
  /** Where its files lie. */
  readonly folder: string;
  readonly url: string;
  readonly browser: Browser;
  /** Opens a page of it, which is closed after the test; nothing may have gone wrong on it. */
  readonly open: (path: string, size?: { width?: number; height?: number }) => Promise<Page>;
}

/** Builds the site for the tests of a file; what is given is filled before the first of them. */
export function visits(build: typeof buildSite = buildSite): Visits {
  let opened: { page: Page; problems: string[] }[] = [];
  const visited = {} as { -readonly [Key in keyof Visits]: Visits[Key] };
  visited.open = async (path, size) => {
    const result = await openPage(visited.browser, `${visited.url}/${path}`, size);
    opened.push(result);
    return result.page;
  };
  beforeAll(async () => {
    const { folder, remove } = await build();
    const site = await serve({ '/': folder });
    Object.assign(visited, { folder, url: site.url, browser: await launchChromium() });
    return async () => {
      await visited.browser.close();
      site.close();
      remove();
    };
  });
  afterEach(async () => {
    const problems = opened.flatMap((each) => each.problems);
    await Promise.all(opened.map(({ page }) => page.close()));
    opened = [];
    expect(problems).toEqual([]);
  });
  return visited;
}
