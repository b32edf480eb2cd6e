import { defaultClientConditions, defineConfig, type PluginOption } from 'vite';

/** Written in JavaScript, as all scripts are. */
const { sitePlugins } = (await import(new URL('./scripts/site.mjs', import.meta.url).href)) as {
  sitePlugins: PluginOption[];
};

// `npm start` serves demo/ as the root page; `npm run build:demo` writes the same pages to dist-demo/.
// The package itself is built by scripts/build.mjs, its tests are configured in vitest.config.ts.
export default defineConfig({
  root: 'demo',
  base: './',
  plugins: sitePlugins,
  server: { open: !process.env['CI'], fs: { allow: ['..'] } },
  resolve: { conditions: [...defaultClientConditions, 'patience-source'] },
  // Found late, they would make the first page load twice.
  optimizeDeps: { include: ['lit', 'lit/directives/live.js', 'lit/directives/repeat.js'] },
  build: {
    outDir: '../dist-demo',
    emptyOutDir: true,
    target: 'es2022',
    // Older ones would get `light-dark()` replaced by what the system prefers, whatever the page says.
    cssTarget: ['chrome125', 'firefox126', 'safari17.5'],
  },
});
