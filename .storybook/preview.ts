import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import manifest from '../custom-elements.json';

setCustomElementsManifest(manifest);

// With `error`, scripts/check-stories.mjs fails on any finding of axe.
export default {
  tags: ['autodocs'],
  parameters: { a11y: { test: 'error' } },
  globalTypes: {
    motion: {
      description: 'Motion of all stories that say nothing of it',
      toolbar: { title: 'Motion', icon: 'play', items: ['normal', 'fast', 'none'], dynamicTitle: true },
    },
  },
  initialGlobals: { motion: 'normal' },
} satisfies Preview;
