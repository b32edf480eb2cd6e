/** The toolbar's buttons in their order, and what each does just now. */
import type { TemplateResult } from 'lit';
import type { UiTexts } from '../locales/index.js';
import type { PanelName } from '../view/panels/panel.js';
import { buttonsTemplate } from '../view/toolbar.js';
import type { GameView } from './game-view.js';

export interface ButtonsHost {
  readonly game: GameView | null;
  readonly moveCount: number;
  readonly noUndo: boolean;
  /** A wish is to be made first. */
  readonly wishing: boolean;
  readonly hintMode: 'solver' | 'fair' | 'none';
  restart(): void;
  undo(): boolean;
  redo(): boolean;
  hint(): unknown;
}

/** What else the buttons do; null while that is nothing. */
export interface Doings {
  readonly newDeal: () => void;
  readonly finish: (() => void) | null;
  /** Opens what lies over the board. */
  readonly open: (panel: PanelName) => void;
}

export function toolbarButtons(
  host: ButtonsHost,
  ui: UiTexts,
  { newDeal, finish, open }: Doings,
): readonly TemplateResult[] {
  const { game, moveCount, noUndo, hintMode } = host;
  const playing = game?.status === 'playing' && !host.wishing;
  const undo = [
    null,
    ['undo', ui.undo, game?.canUndo === true ? () => host.undo() : null],
    ['redo', ui.redo, game?.canRedo === true ? () => host.redo() : null],
  ] as const;
  return buttonsTemplate([
    ['deal', ui.newDeal, newDeal],
    ['again', ui.restart, moveCount > 0 ? () => host.restart() : null],
    ...(noUndo ? [] : undo),
    null,
    ...(hintMode === 'none' ? [] : [['hint', ui.hint, playing ? () => void host.hint() : null] as const]),
    ['finish', ui.finish, finish],
    null,
    ['rules', ui.rules, () => open('rules')],
    ['settings', ui.settings, () => open('settings')],
  ]);
}
