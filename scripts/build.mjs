// Builds what is published: dist/ (modules and types by tsc, dist/cdn by Vite) and custom-elements.json.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

rmSync(join(root, 'dist'), { recursive: true, force: true });
for (const command of ['tsc -p tsconfig.build.json', 'cem analyze --quiet', 'node scripts/build-cdn.mjs']) {
  const { ok, seconds } = await run(command.split(' '));
  console.log(`${command}: ${ok ? 'done' : 'failed'} in ${seconds.toFixed(1)} s`);
  if (!ok) process.exit(1);
}
