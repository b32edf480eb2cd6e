/** How the reader likes the table: settings of one's own, before those of the page, which are not touched. */
import { nothing, type ReactiveControllerHost } from 'lit';
import { choiceStyles } from '../../view/panels/choice-styles.js';
import { settingsStyles } from '../../view/panels/settings-styles.js';
import { settingsTemplate } from '../../view/panels/settings.js';
import type { Settings } from '../../view/settings.js';
import { Part } from '../../view/part.js';
import { SAVES } from '../parts.js';
import { panelWords, type PanelBody, type PanelsAround } from './panels.js';

const words = panelWords(
  'settings',
  () => import('../../locales/en-settings.js'),
  () => import('../../locales/ru-settings.js'),
);

/** What is counted comes where anything is: what shows it, and its words. */
const countsWords = panelWords(
  'statistics',
  () => import('../../locales/en-statistics.js'),
  () => import('../../locales/ru-statistics.js'),
);
const COUNTS = new Part('counts', () => import('../../view/panels/counts.js'));

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

export const makePanel = ({ host, topic }: PanelsAround): PanelBody => ({
  styles: [choiceStyles, settingsStyles],
  parts: (lang) => [words(lang), ...(host.saveName ? [COUNTS, countsWords(lang)] : [])],
  title: ({ ui }) => ui.settings,
  render: ({ settings: texts, statistics }) => {
    if (texts === undefined) return nothing;
    const counts = topic.session && SAVES.now?.totalsUnder(host.saveName, topic.session.game, host.today);
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
      counts: counts && statistics ? COUNTS.now?.countsTemplate(statistics, counts) : nothing,
      own: Object.keys(host.ownSettings).length > 0,
      set: (change) => host.setOwn({ ...host.ownSettings, ...change }),
      restore: () => host.setOwn({}),
    });
  },
});
