/** The parts that come later, each when it is first needed. */
import { whole } from '#whole';
import { LATER_STYLES } from '../view/later.js';
import type { GameDefinition } from '../engine/index.js';
import { Part } from '../view/part.js';
import type { Winnable } from './winnable.js';

/** What stands beside the cards, and cards that go up by themselves. */
export const BESIDE = new Part('beside', () => import('./beside.js'), whole?.beside);

/** Records, positions and links are read. */
export const READING = new Part('reading', () => import('./reading.js'), whole?.reading);

/** Moves and refusals are put into sentences, piles and cards are named. */
export const SPEECH = new Part('sentences', () => import('./sentences.js'), whole?.sentences);

/** Hints and verdicts, and the way to the solver. */
export const ADVICE = new Part('advice', () => import('./advice.js'));

/** Games, settings and statistics are kept; only what has `save-key` needs it. */
export const SAVES = new Part('saves', () => import('./saves/saves.js'));

/** Rules, settings, deals and keys, over the board. */
export const PANELS = new Part('panels', () => import('./panels/panels.js'));

/** Draws deals that can be won, for one element of this game. */
export const winnablePart = (definition: GameDefinition): Part<Winnable> =>
  new Part('winnable', () => import('./winnable.js').then(({ winnableFor }) => winnableFor(definition)));

/** Styles that a first drawing does without. */
export { LATER_STYLES };
LATER_STYLES.now ??= whole?.laterStyles ?? null;
