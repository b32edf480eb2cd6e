import { defineConfig } from 'astro/config';

export default defineConfig({
  outDir: '../../../dist-frameworks/astro',
  base: '/astro',
  devToolbar: { enabled: false },
  // On the server packages are taken as Node takes them: there the element comes whole, with all its parts.
  vite: { ssr: { external: ['patience-elements', '@lit-labs/ssr', 'lit'] } },
});
