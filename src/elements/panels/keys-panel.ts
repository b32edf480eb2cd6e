/** What keys do on the board. */
import { nothing } from 'lit';
import { keysStyles } from '../../view/panels/keys-styles.js';
import { keysTemplate } from '../../view/panels/keys.js';
import { panelWords, type PanelBody, type PanelsAround } from './panels.js';

const words = panelWords(
  'keys',
  () => import('../../locales/en-keys.js'),
  () => import('../../locales/ru-keys.js'),
);

export const makePanel = ({ host }: PanelsAround): PanelBody => ({
  styles: [keysStyles],
  parts: (lang) => [words(lang)],
  title: ({ keys }) => keys?.title ?? '',
  render: ({ keys }) => (keys === undefined ? nothing : keysTemplate(keys, host.hintMode !== 'none')),
});
