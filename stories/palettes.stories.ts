/** The palettes, and two that a page makes with custom properties. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/define/damy-kuvyrkom.js';
import { storyOf, type Attributes, type Look } from './game-story.js';
import { partOf } from './scenes.js';

export default { title: 'Palettes' } satisfies Meta<Attributes>;
type Story = StoryObj<Attributes>;

const record = partOf('damy-kuvyrkom', 0.62);
const palette = (args: Attributes, look: Look = {}): Story => storyOf('damy-kuvyrkom', { record, ...args }, look);

export const Light: Story = palette({ theme: 'light' });
export const Dark: Story = { ...palette({ theme: 'dark' }), tags: ['picture'] };
export const FourColours: Story = {
  tags: ['picture'],
  name: 'Four colours',
  ...palette({ theme: 'light', suits: 'four-colour' }),
};
export const FourColoursDark: Story = {
  tags: ['picture'],
  name: 'Four colours, dark',
  ...palette({ theme: 'dark', suits: 'four-colour' }),
};
/** `theme="auto"` on a page that is dark. */
export const DarkPage: Story = { name: 'Dark page', ...palette({}, { 'color-scheme': 'dark' }) };

const baize: Look = {
  '--patience-table': '#35594a',
  '--patience-ink': '#f3efe4',
  '--patience-muted': '#c3cdbf',
  '--patience-mark': '#a9bcab',
  '--patience-well': 'rgb(8 30 20 / 0.16)',
  '--patience-ring': 'rgb(240 238 220 / 0.26)',
  '--patience-hairline': 'rgb(0 0 0 / 0.22)',
  '--patience-press': 'rgb(255 255 255 / 0.1)',
  '--patience-honey': '#f2c75a',
  '--patience-wash': '#66794f',
  '--patience-glow': 'rgb(242 199 90 / 0.5)',
  '--patience-focus': '#ffffff',
  '--patience-focus-gap': '#16352a',
  '--patience-refuse': '#ffb4a8',
};
/** Baize, by custom properties. */
export const Baize: Story = { ...palette({ theme: 'light' }, baize), tags: ['picture'] };

/** The table in the tone of its page. */
export const PageTone: Story = {
  name: 'Page tone',
  ...palette({ theme: 'light' }, { '--patience-table': 'color-mix(in oklab, Canvas 90%, CanvasText)' }),
};
