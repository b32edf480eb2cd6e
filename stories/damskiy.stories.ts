import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/define/damskiy.js';
import { gameStory, type Attributes } from './game-story.js';

export default {
  title: 'Games/Ladies’ Patience',
  component: 'patience-damskiy',
  ...gameStory('patience-damskiy'),
} satisfies Meta<Attributes>;

export const Deal7: StoryObj<Attributes> = { name: 'Deal 7' };
