/** How the reader likes the table: settings of one's own, before those of the page, which are not touched. */
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import type { Part } from '../../view/part.js';
import { settingsTemplate } from '../../view/panels/settings.js';
import type { Settings } from '../../view/settings.js';
import type { PanelLocale } from './panel-words.js';
import type { PanelBody } from './panels.js';

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
}

export class SettingsPanel implements PanelBody {
  constructor(private readonly host: SettingsHost) {}

  readonly parts = (): readonly Part<unknown>[] => [];

  readonly title = ({ ui }: PanelLocale): string => ui.settings;

  readonly render = ({ panels }: PanelLocale): TemplateResult => {
    const { host } = this;
    return settingsTemplate({
      texts: panels.settings,
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
      own: Object.keys(host.ownSettings).length > 0,
      set: (change) => host.setOwn({ ...host.ownSettings, ...change }),
      restore: () => host.setOwn({}),
    });
  };
}
