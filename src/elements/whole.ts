/** All parts at once: on a server nothing comes later. `#whole` is this module there, and `piecemeal.ts` elsewhere. */
import { en, ru } from '../locales/all.js';
import * as laterStyles from '../view/later-styles.js';
import * as beside from './beside.js';
import * as reading from './reading.js';
import * as sentences from './sentences.js';

export const whole = { beside, laterStyles, reading, sentences, languages: { en, ru } };

export type Whole = typeof whole;
