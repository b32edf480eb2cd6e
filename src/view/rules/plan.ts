/** What is true of a game under one choice of its rules. */
import type { GameDefinition } from '../../engine/index.js';

export type Plan = ReturnType<GameDefinition['plan']>;
