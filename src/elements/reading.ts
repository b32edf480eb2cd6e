/** Games that are asked for as text: records and positions, and deals in the address of a page. */
import { openText } from '../engine/reading.js';
import type { GameDefinition } from '../engine/index.js';
import { openLink } from './link.js';
import { Session } from './session.js';

/** Opens a text; throws `PatienceError` where it is none of these, or of another game. */
export const openAsked = (definition: GameDefinition, text: string): Session =>
  text.startsWith('#')
    ? new Session(openLink(definition, text), null, false)
    : new Session(openText(definition, text), null, true);
