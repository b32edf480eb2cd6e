/** What a search leaves out, each with a switch, so that a test can turn it off and compare verdicts. */
export interface Prunings {
  /** A table that was met before in no later pass is not looked at again, but only the same table in the same pass. */
  readonly passes: boolean;
  /** A card that may go up without harm does, and nothing else is tried. */
  readonly safe: boolean;
  /** Turns of the stock are tried only together with the card of the waste for which they are made. */
  readonly turns: boolean;
  /** How far the stock has been turned is compared, not only whether it lies alike. */
  readonly order: boolean;
  /** Of several piles that lie alike only the first is tried. */
  readonly alike: boolean;
  /** No run is parted as long as the card that is laid bare cannot go up. */
  readonly parts: boolean;
}

/** All of them: what `solve` does. */
export const ALL: Prunings = { passes: true, safe: true, turns: true, order: true, alike: true, parts: true };

/** None but the memory of tables seen, without which no search would end. */
export const NONE_AT_ALL: Prunings = {
  passes: false,
  safe: false,
  turns: false,
  order: false,
  alike: false,
  parts: false,
};
