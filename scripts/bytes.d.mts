/** Bytes of one entry of dist/cdn: before the first drawing, and right after it. */
export interface GameBytes {
  readonly id: string;
  readonly first: number;
  readonly soon: InLanguages;
  /** Where a page has another game already. */
  readonly adds: number;
}
type InLanguages = { readonly en: number; readonly ru: number };
/** Bytes that are fetched when a panel is opened, in the game where they are most; `further`: after another panel. */
export interface PanelBytes {
  readonly panel: string;
  readonly all: InLanguages;
  readonly further: InLanguages;
}
export function measure(): {
  readonly games: readonly GameBytes[];
  readonly panels: readonly PanelBytes[];
  readonly parts: readonly (readonly [name: string, bytes: number])[];
};
