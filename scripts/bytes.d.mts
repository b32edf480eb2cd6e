/** Bytes of one file of dist/cdn, as docs/bytes.md lists them. */
export interface EntryBytes {
  readonly id: string;
  readonly first: number;
  readonly adds: number;
  readonly later: readonly (readonly [name: string, bytes: number])[];
}
export function measure(): readonly EntryBytes[];
