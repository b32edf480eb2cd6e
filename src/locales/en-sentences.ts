/** English: names of cards and piles, and what is said from the first move on. */
import { en } from './en.js';
import { facts, frames } from './en-facts.js';
import { refusals } from './en-refusals.js';
import { cards } from './en-cards.js';
import { piles } from './en-piles.js';
import { readings } from './en-readings.js';
import type { DeskTexts, Sentences } from './locale.js';
import { typesetAll } from './shared.js';

const desk: DeskTexts = {
  repeats: 'The same cards come round again, and none of them can be played.',
  nothingUp: 'Nothing can go up just now.',
  makeWish: 'Make a wish.',
  wishNote: 'Keep it to yourself, and let the cards answer: if the patience comes out, so will the wish.',
  wishMade: 'My wish is made',
  wishGranted: 'The patience came out: may your wish do so too.',
  wishNearly: 'It came very close, and so may your wish.',
  wishDenied: 'Your wish is none the worse for it.',
};

export const sentences: Sentences = {
  cards,
  piles,
  desk: typesetAll(desk, en.typeset),
  facts,
  frames,
  readings,
  refusals,
};
