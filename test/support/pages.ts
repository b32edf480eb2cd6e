import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import axe from 'axe-core';

/** What the launcher gives; it is written in JavaScript. */
const { chromiumLaunchOptions } = (await import(new URL('../../scripts/browsers.mjs', import.meta.url).href)) as {
  chromiumLaunchOptions: () => Parameters<typeof puppeteer.launch>[0];
};

export const launchChromium = (): Promise<Browser> => puppeteer.launch(chromiumLaunchOptions());

/** A page, and all that went wrong on it: console output, errors, failed requests, requests to other hosts. */
export async function openPage(
  browser: Browser,
  url: string,
  { width = 1280, height = 900 }: { width?: number; height?: number } = {},
): Promise<{ page: Page; problems: string[] }> {
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => problems.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => problems.push(`error: ${String(error)}`));
  page.on('requestfailed', (request) => problems.push(`failed: ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const address = request.url();
    if (!/^(data|blob):/.test(address) && new URL(address).host !== new URL(url).host)
      problems.push(`asked ${address}`);
  });
  await page.setViewport({ width, height });
  await page.goto(url);
  return { page, problems };
}

/** What axe finds on a page, a line for each element. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run();
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.flat().join(' ')}`));
  });
}
