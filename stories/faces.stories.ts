/** The whole deck and its back, in every palette and size. */
import { render, html, type TemplateResult } from 'lit';
import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { backTemplate, faceStyles, faceTemplate, sizeFor, type Deck, type Indices } from '../src/view/faces/index.js';
import { laterStyles } from '../src/view/later-styles.js';
import { tokens } from '../src/view/tokens.js';

interface Show {
  /** Width of a card in CSS pixels. */
  readonly width: number;
  readonly indices: Indices;
  readonly deck: Deck;
  readonly theme: 'light' | 'dark';
  readonly suits: 'two-colour' | 'four-colour';
}

const cards = Array.from('SHCD').flatMap((suit) => Array.from('A23456789TJQK').map((rank) => rank + suit));

/** A shadow root of its own, with the styles of the table and nothing else of it. */
function deckOf({ width, indices, deck, theme, suits }: Show): HTMLElement {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const size = sizeFor(width);
  const draw = (): void => {
    render(view(), root);
  };
  const place = (drawing: TemplateResult): TemplateResult => html`<div class="place">${drawing}</div>`;
  const view = (): TemplateResult =>
    html`<style>
        ${tokens} ${faceStyles} ${laterStyles} .table {
          display: grid;
          grid-template-columns: repeat(auto-fill, ${width}px);
          gap: 8px;
          padding: 12px;
          background: var(--table);
        }
        .place {
          height: ${width * 1.4}px;
        }
      </style>
      <div class="table" data-theme=${theme} data-suits=${suits} role="img" aria-label="A deck of cards">
        ${cards.map((card) => place(faceTemplate(card, { size, indices, deck, told: draw })))}
        ${place(backTemplate(size))} ${place(backTemplate(size, { medallion: 'plain' }))}
      </div>`;
  draw();
  return host;
}

export default {
  title: 'Faces',
  args: { width: 120, indices: 'latin', deck: 'plain', theme: 'light', suits: 'two-colour' },
  argTypes: {
    width: { control: { type: 'range', min: 30, max: 480 } },
    indices: { control: 'select', options: ['latin', 'russian'] },
    deck: { control: 'select', options: ['plain', 'english'] },
    theme: { control: 'select', options: ['light', 'dark'] },
    suits: { control: 'select', options: ['two-colour', 'four-colour'] },
  },
  render: deckOf,
} satisfies Meta<Show>;
type Story = StoryObj<Show>;

export const Latin: Story = {};
export const Russian: Story = { args: { indices: 'russian' } };
export const Dark: Story = { args: { theme: 'dark' } };
export const FourColours: Story = { name: 'Four colours', args: { suits: 'four-colour', indices: 'russian' } };
export const FourColoursDark: Story = {
  name: 'Four colours, dark',
  args: { theme: 'dark', suits: 'four-colour' },
};
export const English: Story = { args: { deck: 'english' } };
export const EnglishDark: Story = { name: 'English, dark', args: { deck: 'english', theme: 'dark' } };
export const Phone: Story = { args: { width: 34 } };
export const Tablet: Story = { args: { width: 60, indices: 'russian' } };
export const Large: Story = { args: { width: 240 } };
