// Browser tests. Chromium runs them all; Firefox and WebKit run the smoke tests and those of panels, whose focus, dialogs and
// forms are what browsers differ in.
// BROWSERS=chromium,firefox,webkit chooses browsers; FULL=1 runs every test in each of them;
// `BROWSERS=chromium npx wtr --files test/browser/some.test.ts` runs one file. STORM=3000 makes storms so many steps long.
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { chromiumLaunchOptions, firefoxLaunchOptions } from './scripts/browsers.mjs';
import { inputCommands } from './test/support/input-commands.mjs';
import { resultsReporter } from './test/support/results-reporter.mjs';
import { stormCommand } from './test/support/storm-command.mjs';
import { webkitLauncher } from './test/support/webkit-launcher.mjs';

const launchers = {
  chromium: () =>
    Object.assign(
      chromeLauncher({
        concurrency: 2,
        launchOptions: chromiumLaunchOptions(),
        // Each page in a context, and so a window, of its own: a page in a background tab gets no frames and no input.
        createPage: async ({ browser }) => (await browser.createBrowserContext()).newPage(),
      }),
      {
        name: 'Chromium',
        // A page that has served one file is closed: fingers and gestures of its tests would linger in the next one's.
        inactivePages: { length: 0, push: ({ puppeteerPage }) => void puppeteerPage.browserContext().close() },
      },
    ),
  firefox: () => chromeLauncher({ concurrency: 1, puppeteer, launchOptions: firefoxLaunchOptions() }),
  webkit: () => webkitLauncher(),
};

const wanted = (process.env.BROWSERS ?? 'chromium,firefox,webkit').split(',');
const full = process.env.FULL ? wanted : wanted.filter((name) => name === 'chromium');
const rest = wanted.filter((name) => !full.includes(name));
const everywhere = ['test/browser/smoke*.test.ts', 'test/browser/panels*.test.ts', '!test/browser/panels-axe.test.ts'];
const launch = (names) => names.map((name) => launchers[name]());

export default {
  ...(full.length > 0 ? { files: 'test/browser/**/*.test.ts', browsers: launch(full) } : {}),
  groups: rest.length > 0 ? [{ name: 'smoke', files: everywhere, browsers: launch(rest) }] : [],
  nodeResolve: { exportConditions: ['development', 'browser', 'patience-source'] },
  plugins: [esbuildPlugin({ ts: true, target: 'es2022', tsconfig: 'tsconfig.json' }), inputCommands(), stormCommand()],
  // A worker's address is read by the browser, which knows of no `.ts`.
  middleware: [
    (context, next) => {
      context.url = context.url.replace('/remote/worker.js', '/remote/worker.ts');
      return next();
    },
  ],
  // Only with --coverage, which scripts/coverage.mjs asks for.
  coverageConfig: { include: ['src/**/*.ts'], reporters: ['json'], reportDir: 'coverage/browser' },
  concurrentBrowsers: 3,
  // Guards against what hangs, not bounds: a busy machine may take long over the longest tests.
  testFramework: { config: { timeout: 120_000 } },
  browserStartTimeout: 180_000,
  testsStartTimeout: 180_000,
  testsFinishTimeout: 2_400_000,
  filterBrowserLogs: ({ args }) => !String(args[0]).includes('Lit is in dev mode'),
  reporters: [defaultReporter(), ...(process.env.WTR_RESULTS ? [resultsReporter(process.env.WTR_RESULTS)] : [])],
};
