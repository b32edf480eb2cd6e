/** Hints and verdicts. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { waitFor } from 'storybook/test';
import '../src/define/all.js';
import { storyOf, type Attributes } from './game-story.js';
import { partOf, tableIn } from './scenes.js';

export default { title: 'Hints and verdicts' } satisfies Meta<Attributes>;
type Story = StoryObj<Attributes>;

/** A story in which somebody asks for a hint. */
const hinted = (id: string, args: Attributes): Story => ({
  ...storyOf(id, args),
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement);
    await table.hint();
    await table.updateComplete;
  },
});

/** A story that waits for a verdict. */
const judged = (id: string, args: Attributes): Story => ({
  ...storyOf(id, { 'show-verdict': true, ...args }),
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement);
    await waitFor(
      () => {
        if (table.verdict === null) throw new Error('There is no verdict yet.');
      },
      { timeout: 20_000 },
    );
    await table.updateComplete;
  },
});

export const Hint: Story = hinted('kenfild', { record: partOf('kenfild', 0.7), lang: 'ru' });
export const FairHint: Story = { name: 'Fair hint', ...hinted('kenfild', { deal: 7, hints: 'fair', lang: 'en' }) };
export const NoWayToWin: Story = {
  name: 'No way to win from here',
  ...hinted('kenfild', { record: 'r1_kenfild_1_passes~1_n1_', lang: 'en' }),
};
export const NoHints: Story = { name: 'No hints', ...storyOf('kenfild', { deal: 7, hints: 'none' }) };
export const CanStillBeWon: Story = {
  name: 'Can still be won',
  ...judged('kenfild', { record: partOf('kenfild', 0.7), lang: 'ru' }),
};
export const ProvedLost: Story = {
  name: 'Proved lost',
  ...judged('kenfild', { record: 'r1_kenfild_1_passes~1_n1_', lang: 'ru' }),
};
export const NotKnown: Story = { name: 'Not known', ...judged('tsarstvo-zhenshchin', { deal: 7, lang: 'en' }) };
