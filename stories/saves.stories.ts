/** What an element with `save-key` keeps: the game that was left, and what has been counted. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import '../src/define/all.js';
import type { PatienceElement } from '../src/index.js';
import { storyOf, type Attributes } from './game-story.js';
import { partOf, tableIn } from './scenes.js';

export default { title: 'Saves' } satisfies Meta<Attributes>;
type Story = StoryObj<Attributes>;

const KEY = 'patience-story';
const DEAL = 336;
const left = partOf('kenfild', 0.4);

/** What a reader has left in storage, exactly as docs/saves.md says; `daily` has come out three days in a row. */
const kept = {
  patience: 1,
  source: 'story',
  settings: { suits: { value: 'four-colour', revision: 1 } },
  games: [
    {
      id: 'left',
      asked: `kenfild=${DEAL}`,
      record: left,
      undone: 0,
      joined: [],
      elapsed: 95_000,
      undos: 2,
      hints: 1,
      attempt: 1,
      day: null,
      wished: false,
      told: false,
      counted: false,
      at: 1_796_000_000_000,
      revision: 1,
      by: 'story',
    },
  ],
  results: [],
  statistics: {
    story: {
      kenfild: { played: 24, won: 9, streak: 2, longest: 4, moves: 97, elapsed: 214_000, at: 1_796_000_000_000 },
    },
  },
  days: { kenfild: [['2026-11-26', 3]] },
};

const story = (args: Attributes, look: Readonly<Record<string, string>>, play: Required<Story>['play']): Story => ({
  ...storyOf('kenfild', { deal: DEAL, 'save-key': KEY, timer: true, ...args }, look),
  beforeEach: () => {
    localStorage.setItem(KEY, JSON.stringify(kept));
    return () => localStorage.removeItem(KEY);
  },
  play,
});

/** A page that is opened again shows the game that was left there, in the reader's suits, with its time. */
export const Resumed: Story = story({ lang: 'en' }, {}, async ({ canvasElement }) => {
  const table = await tableIn(canvasElement);
  await expect(table.record).toBe(left);
  await expect(table.elapsed).toBeGreaterThanOrEqual(95_000);
  await expect(table.shadowRoot?.querySelector('[data-suits="four-colour"]')).not.toBe(null);
});

async function openSettings(table: PatienceElement): Promise<HTMLElement> {
  table.shadowRoot?.querySelector<HTMLElement>('.button.settings')?.click();
  let counts: HTMLElement | null | undefined;
  await waitFor(
    () => {
      counts = table.shadowRoot?.querySelector<HTMLElement>('.counts');
      if (!counts) throw new Error('Nothing is counted.');
    },
    { timeout: 60_000 },
  );
  await table.updateComplete;
  return counts ?? table;
}

/** The last thing in the settings, brought into sight. */
const statistics: Required<Story>['play'] = async ({ canvasElement }) => {
  const table = await tableIn(canvasElement);
  const counts = await openSettings(table);
  await expect(counts).toHaveTextContent(/24/);
  counts.scrollIntoView({ block: 'start' });
};
export const StatisticsRussian: Story = { name: 'Statistics, Russian', ...story({ lang: 'ru' }, {}, statistics) };
export const StatisticsDark: Story = {
  name: 'Statistics, dark',
  ...story({ lang: 'en', theme: 'dark' }, {}, statistics),
};
/** A text from elsewhere that is none of ours. */
export const StatisticsWrong: Story = {
  name: 'Statistics, another text, 280 px',
  ...story({ lang: 'ru' }, { 'inline-size': '280px' }, async ({ canvasElement }) => {
    const table = await tableIn(canvasElement);
    const counts = await openSettings(table);
    counts.parentElement?.querySelector<HTMLElement>('[aria-expanded]')?.click();
    await table.updateComplete;
    const field = counts.parentElement?.querySelector<HTMLInputElement>('#taken');
    if (field) field.value = 'played: 24, won: 9';
    counts.parentElement?.querySelector<HTMLElement>('[type=submit]')?.click();
    await table.updateComplete;
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }),
};
