/** Options of the frame and of the hand. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/define/all.js';
import { storyOf, type Attributes } from './game-story.js';
import { partOf } from './scenes.js';

export default { title: 'Options' } satisfies Meta<Attributes>;
type Story = StoryObj<Attributes>;

const option = (args: Attributes): Story => storyOf('kenfild', { record: partOf('kenfild', 0.5), ...args });

export const Russian: Story = option({ lang: 'ru' });
export const English: Story = option({ lang: 'en' });
export const Mirror: Story = { ...option({ mirror: true }), tags: ['picture'] };
export const ToolbarBelow: Story = { name: 'Toolbar below', ...option({ toolbar: 'bottom' }) };
export const NoToolbar: Story = { name: 'No toolbar', ...option({ toolbar: 'none' }) };
export const NoUndo: Story = { name: 'No undo', ...option({ 'no-undo': true }) };
export const Timer: Story = option({ timer: true });
export const Winnable: Story = { ...storyOf('kongress', { winnable: true, lang: 'ru' }) };
export const Difficulty: Story = { ...storyOf('damskiy', { deal: 'daily', difficulty: 'hard', lang: 'en' }) };
export const NoWinnableDeals: Story = {
  name: 'No winnable deals',
  ...storyOf('tsarstvo-zhenshchin', { winnable: true, lang: 'en' }),
  tags: ['warns'],
};
export const EnglishFaces: Story = { tags: ['picture'], name: 'English faces', ...option({ faces: 'english' }) };
export const Wish: Story = { ...storyOf('kenfild', { wish: true, lang: 'ru' }), tags: ['picture'] };
