/** How the reader likes the table: settings of one's own, before those of the page, which are not touched. */
import { nothing, type ReactiveControllerHost } from 'lit';
import { choiceStyles } from '../../view/panels/choice-styles.js';
import { settingsStyles } from '../../view/panels/settings-styles.js';
import { settingsTemplate } from '../../view/panels/settings.js';
import type { Settings } from '../../view/settings.js';
import { Part } from '../../view/part.js';
import type { Counted } from './counted.js';
import { hasFoundations } from './foundations.js';
import { panelWords, type PanelBody, type PanelsAround } from './panels.js';

const words = panelWords(
  'settings',
  () => import('../../locales/en-settings.js'),
  () => import('../../locales/ru-settings.js'),
);

/** What has been counted comes where anything is: what shows it and hands it on, and its words. */
const countedWords = panelWords(
  'statistics',
  () => import('../../locales/en-statistics.js'),
  () => import('../../locales/ru-statistics.js'),
);
const COUNTED = new Part('counted', () => import('./counted.js'));

export interface SettingsHost extends ReactiveControllerHost, HTMLElement {
  /** What the reader has chosen. */
  readonly ownSettings: Settings;
  setOwn(own: Settings): void;
  readonly deck: 'plain' | 'english';
  readonly colours: 'two-colour' | 'four-colour';
  readonly tone: 'auto' | 'light' | 'dark';
  readonly motionMode: 'normal' | 'fast' | 'none';
  readonly mirrored: boolean;
  readonly tapMode: 'smart' | 'select';
  readonly autoLevel: 'off' | 'safe' | 'all';
  readonly timed: boolean;
  /** The name under which is counted, or nothing; and the day it is. */
  readonly saveName: string;
  readonly today: string;
}

export const makePanel = (around: PanelsAround): PanelBody => {
  const { host } = around;
  let counted: Counted | undefined;
  return {
    get styles() {
      return [choiceStyles, settingsStyles, ...(COUNTED.now?.countedStyles ?? [])];
    },
    parts: (lang) => [words(lang), ...(host.saveName ? [COUNTED, countedWords(lang)] : [])],
    title: ({ ui }) => ui.settings,
    opened: () => counted?.opened(),
    render: ({ settings: texts, statistics }) => {
      if (texts === undefined) return nothing;
      if (host.saveName) counted ??= COUNTED.now?.makeCounted(around);
      return settingsTemplate({
        texts,
        values: {
          faces: host.deck,
          suits: host.colours,
          theme: host.tone,
          motion: host.motionMode,
          mirror: host.mirrored,
          tap: host.tapMode,
          autoMove: host.autoLevel,
          timer: host.timed,
        },
        counts: counted?.render(statistics),
        goesUp: hasFoundations(around),
        own: Object.keys(host.ownSettings).length > 0,
        set: (change) => host.setOwn({ ...host.ownSettings, ...change }),
        restore: () => host.setOwn({}),
      });
    },
  };
};
