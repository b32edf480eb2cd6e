/** The longest fans that the rules allow. */
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import '../src/define/all.js';
import { longFans } from '../test/browser/support/fans.js';
import { storyOf, type Attributes } from './game-story.js';

export default { title: 'Long fans' } satisfies Meta<Attributes>;
type Story = StoryObj<Attributes>;

const fans = (id: string, width = '100%', which = 0): Story =>
  storyOf(id, { record: longFans.filter((fan) => fan.id === id)[which]?.record, lang: 'ru' }, { 'inline-size': width });

export const HeadstrongQueens: Story = { tags: ['picture'], name: 'Headstrong Queens', ...fans('stroptivye-damy') };
export const KingdomOfWomen: Story = { name: 'Kingdom of Women', ...fans('tsarstvo-zhenshchin') };
export const BraveQueens: Story = { name: 'Brave Queens', ...fans('otvazhnye-damy') };
export const Congress: Story = { ...fans('kongress'), tags: ['picture'] };
export const CongressOnAPhone: Story = { name: 'Congress on a phone', ...fans('kongress', '360px') };
export const Canfield: Story = fans('kenfild');
export const CanfieldOnAPhone: Story = { tags: ['picture'], name: 'Canfield on a phone', ...fans('kenfild', '320px') };
export const TopsyTurvyQueens: Story = { name: 'Topsy-Turvy Queens', ...fans('damy-kuvyrkom', '100%', 1) };
