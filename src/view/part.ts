/** What could not be had is asked for again after this time, in ms: a reader may have been off line. */
const AGAIN = 10_000;

/** Code that a game can begin without. It comes when it is first needed, once for all elements. */
export class Part<T> {
  #coming: Promise<T> | null = null;
  #failed = -Infinity;

  readonly #fetch: () => Promise<T>;

  constructor(
    /** For a warning where it cannot be had: as its file is called. */
    readonly name: string,
    fetch: () => Promise<T>,
    /** What has come, or null until then; on a server it is there from the start. */
    public now: T | null = null,
  ) {
    this.#fetch = fetch;
  }

  /** Rejects where it cannot be had; it is asked for again some time later, `anew` at once. */
  load(anew = false): Promise<T> {
    if (this.#coming === null || performance.now() - this.#failed >= (anew ? 0 : AGAIN)) {
      this.#failed = Infinity;
      this.#coming = this.#fetch().then(
        (part) => (this.now = part),
        (error: unknown) => {
          this.#failed = performance.now();
          throw error;
        },
      );
    }
    return this.#coming;
  }
}
