// Makes one script of the tests that a run of `npm run mutation` uses, in the copy of the project that Stryker has made.
import { join } from 'node:path';
import { build } from 'vite';
import { testSets } from './tests.mjs';

const root = process.cwd();
const { folder, files } = testSets[process.env.MUTATION_TESTS];
const name = '\0together';
const imports = files.map((file) => `import ${JSON.stringify(join(root, file))};`).join('\n');

await build({
  configFile: false,
  root,
  logLevel: 'error',
  // Tests read what lies beside them.
  define: { 'import.meta.dirname': JSON.stringify(join(root, folder)) },
  plugins: [
    {
      name: 'together',
      resolveId: (id) => (id === name ? { id, moduleSideEffects: true } : null),
      load: (id) => (id === name ? imports : null),
    },
  ],
  build: {
    ssr: true,
    outDir: join(root, 'together'),
    minify: false,
    target: 'node20',
    rolldownOptions: {
      input: { together: name },
      treeshake: false,
      output: { format: 'cjs', entryFileNames: 'together.cjs', codeSplitting: false },
    },
  },
});
