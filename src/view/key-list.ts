/** The keys of the board, as data: what each does, in the order in which a reader is told of them. */
import type { KeyUse } from '../locales/locale.js';

/** What a key does at once; arrows walk. */
export type KeyAction = Exclude<KeyUse, 'walk'>;

interface KeyRow {
  readonly does: KeyUse;
  /** Values of `KeyboardEvent.key`, letters small; a letter counts by its place where the layout is not Latin. */
  readonly keys: readonly string[];
  /** Others that do the same and need not be told of. */
  readonly twins?: readonly string[];
}

export const KEYS: readonly KeyRow[] = [
  { does: 'walk', keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] },
  { does: 'press', keys: ['Enter', ' '] },
  { does: 'escape', keys: ['Escape'] },
  { does: 'turn', keys: ['d'] },
  { does: 'undo', keys: ['z', 'u'] },
  { does: 'redo', keys: ['y'] },
  { does: 'up', keys: ['a'] },
  { does: 'hint', keys: ['h'] },
  { does: 'table', keys: ['t'] },
  { does: 'pile', keys: ['r'] },
  // The Arabic mark stands on the same key.
  { does: 'keys', keys: ['?'], twins: ['؟'] },
];
