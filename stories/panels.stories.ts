/** What lies over the board when it is asked for: rules, settings, the choice of a deal, and keys. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, waitFor } from 'storybook/test';
import '../src/define/all.js';
import type { PatienceElement } from '../src/index.js';
import { storyOf, type Attributes } from './game-story.js';
import { partOf, tableIn } from './scenes.js';

export default { title: 'Panels' } satisfies Meta<Attributes>;
type Story = StoryObj<Attributes>;

/** What opens each of them. */
const OPENERS = {
  rules: '.button.rules',
  settings: '.button.settings',
  deal: '.which',
  keys: null,
} as const;
type Panel = keyof typeof OPENERS;

const panelOf = (table: PatienceElement): HTMLElement | null =>
  table.shadowRoot?.querySelector<HTMLElement>('.panel') ?? null;

/** Opens a panel as a player does: by its button, or keys by the method that "?" calls. */
async function open(table: PatienceElement, panel: Panel): Promise<void> {
  const opener = OPENERS[panel];
  if (opener === null) await table.showKeys();
  else table.shadowRoot?.querySelector<HTMLElement>(opener)?.click();
  await waitFor(() => expect(panelOf(table)?.matches(`.${panel}`)).toBe(true), { timeout: 60_000 });
}

/** A story in which a panel is opened; `more` goes on in it. */
function story(
  panel: Panel,
  args: Attributes,
  look: Readonly<Record<string, string>> = {},
  more?: (table: PatienceElement) => Promise<unknown>,
): Story {
  return {
    ...storyOf('kenfild', { record: partOf('kenfild', 0.3), link: true, ...args }, look),
    play: async ({ canvasElement }) => {
      const table = await tableIn(canvasElement);
      await open(table, panel);
      await more?.(table);
      await table.updateComplete;
    },
  };
}

/** Writes a number and sends it. */
async function send(table: PatienceElement, number: string): Promise<void> {
  const field = panelOf(table)?.querySelector<HTMLInputElement>('#number');
  if (field) field.value = number;
  panelOf(table)?.querySelector<HTMLElement>('[type=submit]')?.click();
  await table.updateComplete;
}

const phone = { 'inline-size': '280px' };

export const RulesRussian: Story = { name: 'Rules, Russian', ...story('rules', { lang: 'ru' }) };
export const RulesEnglish: Story = { name: 'Rules, English', ...story('rules', { lang: 'en' }) };
export const RulesDark: Story = { name: 'Rules, dark', ...story('rules', { lang: 'en', theme: 'dark' }) };
export const RulesPhone: Story = { name: 'Rules, 280 px', ...story('rules', { lang: 'ru' }, phone) };

export const SettingsRussian: Story = { name: 'Settings, Russian', ...story('settings', { lang: 'ru' }) };
export const SettingsEnglish: Story = { name: 'Settings, English', ...story('settings', { lang: 'en' }) };
export const SettingsDark: Story = {
  name: 'Settings, dark',
  ...story('settings', { lang: 'ru', theme: 'dark' }),
};
export const SettingsPhone: Story = {
  tags: ['picture'],
  name: 'Settings, 280 px',
  ...story('settings', { lang: 'ru' }, phone),
};

export const DealRussian: Story = { tags: ['picture'], name: 'Deal, Russian', ...story('deal', { lang: 'ru' }) };
export const DealEnglish: Story = { name: 'Deal, English', ...story('deal', { lang: 'en' }) };
export const DealDark: Story = { name: 'Deal, dark', ...story('deal', { lang: 'ru', theme: 'dark' }) };
export const DealPhone: Story = { name: 'Deal, 280 px', ...story('deal', { lang: 'en' }, phone) };
/** A number that is none is told where it was written. */
export const DealWrong: Story = {
  name: 'Deal, a wrong number',
  ...story('deal', { lang: 'ru' }, {}, async (table) => {
    await send(table, '0');
    await expect(panelOf(table)?.querySelector('[aria-invalid]')).not.toBe(null);
  }),
};
/** A game that has begun is not left unasked. */
export const DealAsks: Story = {
  name: 'Deal, a game would be left',
  ...story('deal', { lang: 'ru' }, {}, async (table) => {
    await send(table, '8');
    await expect(panelOf(table)?.querySelector('.offers')).not.toBe(null);
  }),
};

export const KeysRussian: Story = { name: 'Keys, Russian', ...story('keys', { lang: 'ru' }) };
export const KeysEnglish: Story = { name: 'Keys, English', ...story('keys', { lang: 'en' }) };
export const KeysDark: Story = { name: 'Keys, dark', ...story('keys', { lang: 'ru', theme: 'dark' }) };
export const KeysPhone: Story = { name: 'Keys, 280 px', ...story('keys', { lang: 'ru' }, phone) };
