import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// `house` tests the package and its tools; `engine` is every other test that needs no browser. Timeouts are guards against
// what hangs, not bounds.
export default defineConfig({
  test: {
    projects: [
      {
        // Nothing is built yet when these run.
        ssr: { resolve: { conditions: [...defaultServerConditions, 'patience-source'] } },
        test: {
          name: 'engine',
          include: ['test/**/*.test.ts'],
          exclude: ['test/browser/**', 'test/house/**'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'house',
          include: ['test/house/**/*.test.ts'],
          globalSetup: 'test/support/built.ts',
          testTimeout: 300_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
