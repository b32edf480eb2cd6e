/** What keys do on the board. */
import type { TemplateResult } from 'lit';
import { keysTemplate } from '../../view/panels/keys.js';
import type { Part } from '../../view/part.js';
import type { PanelLocale } from './panel-words.js';
import type { PanelBody } from './panels.js';

export class KeysPanel implements PanelBody {
  constructor(private readonly host: { readonly hintMode: string }) {}

  readonly parts = (): readonly Part<unknown>[] => [];

  readonly title = ({ panels }: PanelLocale): string => panels.keysTitle;

  readonly render = ({ keys, panels }: PanelLocale): TemplateResult =>
    keysTemplate(keys, panels.keysNote, this.host.hintMode !== 'none');
}
