import { defaultClientConditions, defineConfig } from 'vite';

/** Stories are built from the sources, and not as pages of the site: these have a policy that Storybook would offend. */
export default defineConfig({ resolve: { conditions: [...defaultClientConditions, 'patience-source'] } });
