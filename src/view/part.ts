/** Code that a game can begin without. It comes when it is first needed, once for all elements. */
export class Part<T> {
  #coming: Promise<T> | null = null;

  readonly #fetch: () => Promise<T>;

  /** `now`: there from the start, as on a server. */
  constructor(
    fetch: () => Promise<T>,
    /** What has come, or null until then. */
    public now: T | null = null,
  ) {
    this.#fetch = fetch;
  }

  /** Rejects where it cannot be had; it may be asked for again then. */
  load(): Promise<T> {
    this.#coming ??= this.#fetch().then(
      (part) => (this.now = part),
      (error: unknown) => {
        this.#coming = null;
        throw error;
      },
    );
    return this.#coming;
  }
}
