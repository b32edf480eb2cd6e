// Builds the small apps in demo/frameworks, one for each framework, to dist-frameworks: with the package as it was built, as
// anybody’s bundler would take it. The compilers of Vue and Svelte are called here: their plugins would be two packages more.
// Those with packages of their own, Angular and Astro, bring hundreds: scripts/check-frameworks.mjs builds them when it is called.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'svelte/compiler';
import { transformWithOxc, build } from 'vite';
import { compileScript, parse } from 'vue/compiler-sfc';
import { root } from './run.mjs';

process.env.NODE_ENV = 'production';
const isCustomElement = (tag) => tag.startsWith('patience-');

const components = {
  name: 'components',
  async transform(code, id) {
    if (id.endsWith('.svelte')) return compile(code, { filename: id, generate: 'client', css: 'injected' }).js;
    if (!id.endsWith('.vue')) return null;
    const templateOptions = { compilerOptions: { isCustomElement } };
    const { content } = compileScript(parse(code).descriptor, { id, inlineTemplate: true, templateOptions });
    return transformWithOxc(content, `${id}.ts`, { lang: 'ts' });
  },
};

const folder = join(root, 'demo/frameworks');
for (const name of readdirSync(folder).filter((each) => !existsSync(join(folder, each, 'package.json')))) {
  await build({
    configFile: false,
    logLevel: 'warn',
    root: join(folder, name),
    base: './',
    plugins: [components],
    define: {
      __VUE_OPTIONS_API__: false,
      __VUE_PROD_DEVTOOLS__: false,
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: false,
    },
    build: { outDir: join(root, 'dist-frameworks', name), emptyOutDir: true, target: 'es2022' },
  });
}
