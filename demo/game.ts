/** The page of a game: its table comes by its tag. */
import '../src/define/autoload.js';
import { keepOffline } from './offline.js';
import { wakeHead } from './wake.js';

wakeHead();
keepOffline();
