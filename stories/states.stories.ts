/** What can happen on a table, each state on the patience in which it is best seen. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import '../src/define/all.js';
import { lines } from '../test/browser/support/lines.js';
import { storyOf, type Attributes } from './game-story.js';
import {
  beforeFreedom,
  beforePayment,
  freeingMove,
  lostGame,
  mustRefill,
  partOf,
  tableIn,
  tap,
  tapTap,
} from './scenes.js';

export default { title: 'States' } satisfies Meta<Attributes>;
type Story = StoryObj<Attributes>;

/** A card is chosen: the places that take it are lit. */
export const Selected: Story = {
  tags: ['picture'],
  ...storyOf('kenfild', { record: partOf('kenfild', 0.5), tap: 'select' }),
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement);
    const move = table.game?.moves().find(({ from }) => from.startsWith('tableau'));
    if (move !== undefined) await tap(table, move.from, move.count);
    await expect(table.shadowRoot?.querySelectorAll('.target').length).toBeGreaterThan(0);
  },
};

/** A move that the rules forbid, and the rule that forbids it. */
export const Refused: Story = {
  tags: ['picture'],
  ...storyOf('damy-kuvyrkom', { tap: 'select' }),
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement);
    await tapTap(table, { from: 'tableau-1', to: 'foundation-8', count: 1 });
    await expect(table.moveCount).toBe(0);
    await expect(table.shadowRoot?.querySelectorAll('.refused').length).toBeGreaterThan(0);
  },
};

/** A queen of the stock: the cards that covered her last go back under the stock. */
export const Payment: Story = {
  ...storyOf('stroptivye-damy', { record: beforePayment.stroptivye, lang: 'ru' }),
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement);
    const before = table.game?.pile('stock').cards.length ?? 0;
    await tap(table, 'stock');
    await expect(table.game?.pile('stock').cards.length).toBe(before + 2);
  },
};

/** A queen is paid for from the packet. */
export const PaymentFromPacket: Story = {
  name: 'Payment from the packet',
  ...storyOf('tsarstvo-zhenshchin', { record: beforePayment.tsarstvo }),
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement);
    const before = table.game?.pile('reserve').cards.length ?? 0;
    await tap(table, 'stock');
    await expect(table.game?.pile('reserve').cards.length).toBe(before - 3);
  },
};

/** A suit is complete, and its captive comes free. */
export const CaptiveFreed: Story = {
  tags: ['picture'],
  name: 'Captive freed',
  ...storyOf('damy-kuvyrkom', { record: beforeFreedom, lang: 'ru' }),
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement);
    await tapTap(table, freeingMove);
    await expect(table.game?.pile('captive-2').cards[0]?.faceUp).toBe(true);
  },
};

/** An empty place must be filled before anything else. */
export const MustRefill: Story = {
  tags: ['picture'],
  name: 'Must refill',
  ...storyOf('tsarstvo-zhenshchin', { record: mustRefill, lang: 'ru' }),
};

/** Nothing has been dealt to a foundation yet: what a place takes is written on it. */
export const EmptyPlaces: Story = { name: 'Empty places', ...storyOf('stroptivye-damy', { deal: 1, lang: 'ru' }) };

/** Half way. */
export const MidGame: Story = {
  name: 'Mid-game',
  ...storyOf('otvazhnye-damy', { record: partOf('otvazhnye-damy', 0.5) }),
};

/** The patience has come out: every family stands together. */
export const Won: Story = {
  ...storyOf('korol-dama-valet', { record: lines['korol-dama-valet']?.record, lang: 'ru' }),
  tags: ['picture'],
};

/** The half circle of kings, each under his queen. */
export const WonHalfCircle: Story = {
  tags: ['picture'],
  name: 'Won, half circle',
  ...storyOf('stroptivye-damy', { record: lines['stroptivye-damy']?.record }),
};

/** All captives are free. */
export const WonCaptives: Story = {
  tags: ['picture'],
  name: 'Won, captives free',
  ...storyOf('damy-kuvyrkom', { record: lines['damy-kuvyrkom']?.record }),
};

/** The last card of a game, put in its place by hand. */
export const WinningMove: Story = {
  name: 'Winning move',
  ...storyOf('kenfild', { record: partOf('kenfild', 0.999) }),
  play: async ({ canvasElement }) => {
    const table = await tableIn(canvasElement);
    const move = table.game?.moves().find(({ to }) => to.startsWith('foundation'));
    if (move !== undefined) await tapTap(table, move);
    await expect(table.status).toBe('won');
  },
};

/** No move is left. */
export const Lost: Story = { ...storyOf('korol-dama-valet', { record: lostGame, lang: 'ru' }), tags: ['picture'] };

/** A record that cannot be read is told, and a deal lies on the table. */
export const BrokenRecord: Story = {
  name: 'Broken record',
  ...storyOf('kongress', { record: 'r1_kongress_1__n7_zz' }),
  // The warning that belongs to it.
  tags: ['warns'],
};
