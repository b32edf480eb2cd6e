/** Bytes of one entry of dist/cdn in one language: before the first drawing, and right after it. */
export interface LoadBytes {
  readonly first: number;
  readonly soon: number;
}
export interface GameBytes {
  readonly id: string;
  readonly en: LoadBytes;
  readonly ru: LoadBytes;
  /** Where a page has another game already. */
  readonly adds: number;
}
export function measure(): {
  readonly games: readonly GameBytes[];
  readonly parts: readonly (readonly [name: string, bytes: number])[];
};
