import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/define/skorpion.js';
import { gameStory, type Attributes } from './game-story.js';

export default {
  title: 'Games/Scorpion',
  component: 'patience-skorpion',
  tags: ['picture'],
  ...gameStory('patience-skorpion'),
} satisfies Meta<Attributes>;

export const Deal7: StoryObj<Attributes> = { name: 'Deal 7' };

/** As a Russian reader sees it on a phone. */
export const Phone: StoryObj<Attributes> = { args: { lang: 'ru' }, parameters: { look: { 'inline-size': '360px' } } };
