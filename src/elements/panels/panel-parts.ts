/** What the panels are made of, each by itself. */
import type { PanelName } from '../../view/panels/panel.js';
import { Part } from '../../view/part.js';
import type { MakePanel } from './panels.js';

interface Made {
  readonly makePanel: MakePanel;
}

/** What shows a panel; its words come after it. */
export const PANEL: Readonly<Record<PanelName, Part<Made>>> = {
  rules: new Part('rules-panel', () => import('./rules-panel.js')),
  settings: new Part('settings-panel', () => import('./settings-panel.js')),
  deal: new Part('deal-panel', () => import('./deal-panel.js')),
  keys: new Part('keys-panel', () => import('./keys-panel.js')),
};
