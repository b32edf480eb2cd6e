/** Among which deals one is drawn: all, all that can be won, or some of these. */
export type Draws = 'any' | 'winnable' | 'easy' | 'medium' | 'hard';

/** What a reader may set for oneself; absent ones are as the page has them. */
export interface Settings {
  readonly faces?: 'plain' | 'english';
  readonly suits?: 'two-colour' | 'four-colour';
  readonly theme?: 'auto' | 'light' | 'dark';
  readonly motion?: 'normal' | 'fast' | 'none';
  readonly mirror?: boolean;
  readonly tap?: 'smart' | 'select';
  readonly autoMove?: 'off' | 'safe' | 'all';
  readonly timer?: boolean;
  readonly draws?: Draws;
}
