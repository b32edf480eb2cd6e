import { byKeys } from './support/player.js';
import { calmWindow, ids } from './support/table.js';
import { winBy } from './support/whole-game.js';

describe('a whole game won by keys', function () {
  this.timeout(600_000);
  beforeEach(() => calmWindow());

  for (const id of ids) it(id, () => winBy(id, byKeys));
});
