// Builds what is published: dist/ (modules and types by tsc, types for frameworks, dist/cdn by Vite) and custom-elements.json.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';
import { sourceModule, workerScript } from './worker-script.mjs';

rmSync(join(root, 'dist'), { recursive: true, force: true });
for (const command of [
  // What is written about the code stands in the types, for editors, and in the source maps of dist/cdn: once is enough.
  'tsc -p tsconfig.build.json --emitDeclarationOnly',
  'tsc -p tsconfig.build.json --declaration false --removeComments --noCheck',
  'cem analyze --quiet',
  'node scripts/framework-types.mjs',
  'node scripts/build-cdn.mjs',
]) {
  const { ok, seconds } = await run(command.split(' '));
  console.log(`${command}: ${ok ? 'done' : 'failed'} in ${seconds.toFixed(1)} s`);
  if (!ok) process.exit(1);
}

writeFileSync(join(root, 'dist/solver/remote/worker-source.js'), sourceModule(await workerScript()));

// Everybody downloads it, and nobody reads its indents.
const manifest = join(root, 'custom-elements.json');
writeFileSync(manifest, JSON.stringify(JSON.parse(readFileSync(manifest, 'utf8'))));
