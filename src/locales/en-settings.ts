/** English words of the settings. */
import type { SettingsTexts } from './locale.js';

export const settings: SettingsTexts = {
  look: 'Look',
  play: 'Play',
  rows: {
    suits: 'Suits',
    faces: 'Court cards',
    theme: 'Theme',
    mirror: 'Left-handed table',
    autoMove: 'Cards go up by themselves',
    tap: 'Move with one tap',
    motion: 'Movement of cards',
    timer: 'Show the time',
  },
  tapNote: 'where a card has only one place to go',
  choices: {
    suits: { 'two-colour': 'two colours', 'four-colour': 'four colours' },
    faces: { plain: 'our own', english: 'English' },
    theme: { auto: 'as the page', light: 'light', dark: 'dark' },
    autoMove: { off: 'none', safe: 'safe ones', all: 'all' },
    motion: { normal: 'normal', fast: 'fast', none: 'none' },
  },
  asPage: 'As the page has it',
};
