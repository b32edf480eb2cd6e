/** Bytes of one entry of dist/cdn: before the first drawing, and right after it. */
export interface GameBytes {
  readonly id: string;
  readonly first: number;
  readonly soon: { readonly en: number; readonly ru: number };
  /** Where a page has another game already. */
  readonly adds: number;
}
export function measure(): {
  readonly games: readonly GameBytes[];
  readonly parts: readonly (readonly [name: string, bytes: number])[];
};
