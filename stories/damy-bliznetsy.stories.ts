import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/define/damy-bliznetsy.js';
import { gameStory, type Attributes } from './game-story.js';

export default {
  title: 'Games/Twin Queens',
  component: 'patience-damy-bliznetsy',
  tags: ['picture'],
  ...gameStory('patience-damy-bliznetsy'),
} satisfies Meta<Attributes>;

export const Deal7: StoryObj<Attributes> = { name: 'Deal 7' };

/** As a Russian reader sees it on a phone. */
export const Phone: StoryObj<Attributes> = { args: { lang: 'ru' }, parameters: { look: { 'inline-size': '360px' } } };
