/** What keys do on the board. */
import { nothing } from 'lit';
import type { KeyUse } from '../../locales/locale.js';
import { keysStyles } from '../../view/panels/keys-styles.js';
import { keysTemplate } from '../../view/panels/keys.js';
import { hasFoundations } from './foundations.js';
import { panelWords, type PanelBody, type PanelsAround } from './panels.js';

const words = panelWords(
  'keys',
  () => import('../../locales/en-keys.js'),
  () => import('../../locales/ru-keys.js'),
);

/** Keys that have nothing to do in this element. */
const idleKeys = (around: PanelsAround): readonly KeyUse[] => [
  ...(hasFoundations(around) ? [] : (['up'] as const)),
  ...(around.host.hintMode === 'none' ? (['hint'] as const) : []),
  ...(around.host.noUndo ? (['undo', 'redo'] as const) : []),
];

export const makePanel = (around: PanelsAround): PanelBody => ({
  styles: [keysStyles],
  parts: (lang) => [words(lang)],
  title: ({ keys }) => keys?.title ?? '',
  render: ({ keys }) => (keys === undefined ? nothing : keysTemplate(keys, idleKeys(around))),
});
