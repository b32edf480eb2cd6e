// The solver's worker as one classic script. The build writes it where src/solver/remote/worker-source.ts is empty, so that a
// worker can be made of it from any origin, and no bundler has to know about workers.
import { build } from 'vite';

/** The script, minified. */
export async function workerScript() {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      target: 'es2022',
      write: false,
      minify: 'oxc',
      lib: { entry: 'src/solver/remote/worker.ts', formats: ['iife'], name: 'solver' },
      rolldownOptions: { output: { minify: true, comments: false } },
    },
  });
  return [built].flat()[0].output[0].code.trim();
}

/** The module that holds it. */
export const sourceModule = (script) => `export const source = ${JSON.stringify(script)};\n`;
