/** Code that a game can begin without. It comes when it is first needed, once for all elements. */
export class Part<T> {
  private coming: Promise<T> | null = null;

  /** `now`: there from the start, as on a server. */
  constructor(
    private readonly fetch: () => Promise<T>,
    /** What has come, or null until then. */
    public now: T | null = null,
  ) {}

  /** Rejects where it cannot be had; it may be asked for again then. */
  load(): Promise<T> {
    this.coming ??= this.fetch().then(
      (part) => (this.now = part),
      (error: unknown) => {
        this.coming = null;
        throw error;
      },
    );
    return this.coming;
  }
}
