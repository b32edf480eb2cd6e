/** The toolbar's buttons in their order, and what each does just now. */
import type { TemplateResult } from 'lit';
import type { UiTexts } from '../locales/index.js';
import { buttonsTemplate } from '../view/toolbar.js';
import type { GameView } from './game-view.js';

export interface ButtonsHost {
  readonly game: GameView | null;
  readonly moveCount: number;
  readonly noUndo: boolean;
  restart(): void;
  undo(): boolean;
  redo(): boolean;
}

/** What else the buttons do; null while that is nothing. */
export interface Doings {
  readonly newDeal: () => void;
  readonly finish: (() => void) | null;
}

export function toolbarButtons(host: ButtonsHost, ui: UiTexts, { newDeal, finish }: Doings): readonly TemplateResult[] {
  const { game, moveCount, noUndo } = host;
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
    ['finish', ui.finish, finish],
  ]);
}
