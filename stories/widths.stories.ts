/** One table in every width that a page may give, and in places lower than it would like. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/define/all.js';
import { storyOf, type Attributes } from './game-story.js';
import { partOf } from './scenes.js';

export default { title: 'Widths', parameters: { layout: 'fullscreen' } } satisfies Meta<Attributes>;
type Story = StoryObj<Attributes>;

function wide(width: number, id = 'stroptivye-damy', height?: number): Story {
  const look = { 'inline-size': `${width}px`, ...(height === undefined ? {} : { 'block-size': `${height}px` }) };
  const name = height === undefined ? `${width} px` : `${width} × ${height} px`;
  return { name, ...storyOf(id, { record: partOf(id, 0.5), lang: 'ru' }, look) };
}

export const W160: Story = { ...wide(160), tags: ['picture'] };
export const W280: Story = { ...wide(280), tags: ['picture'] };
export const W320: Story = wide(320);
export const W360: Story = wide(360);
export const W414: Story = wide(414);
export const W600: Story = wide(600);
export const W768: Story = wide(768);
export const W1024: Story = wide(1024);
export const W1440: Story = { ...wide(1440), tags: ['picture'] };
export const W2560: Story = wide(2560);
export const ShortAndWide: Story = { ...wide(900, 'kongress', 420), tags: ['picture'] };
export const LowPhone: Story = wide(640, 'damy-kuvyrkom', 340);
