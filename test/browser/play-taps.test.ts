import { engine } from '../support/commands.js';
import { byTaps } from './support/player.js';
import { calmWindow, ids } from './support/table.js';
import { winBy } from './support/whole-game.js';

describe('a whole game won by taps of a finger', function () {
  this.timeout(600_000);
  beforeEach(() => calmWindow());

  for (const id of engine === 'webkit' ? [] : ids) it(id, () => winBy(id, byTaps));
});
