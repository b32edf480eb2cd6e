import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import manifest from '../custom-elements.json';

setCustomElementsManifest(manifest);

// With `error`, scripts/check-stories.mjs fails on any finding of axe.
export default { tags: ['autodocs'], parameters: { a11y: { test: 'error' } } } satisfies Preview;
