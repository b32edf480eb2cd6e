import { engine } from '../support/commands.js';
import { byMouseDrag, byTouchDrag } from './support/player.js';
import { calmWindow, ids } from './support/table.js';
import { winBy } from './support/whole-game.js';

describe('a whole game won by drags', function () {
  this.timeout(600_000);
  beforeEach(() => calmWindow());

  ids.forEach((id, index) => {
    const finger = index % 2 === 1 && engine !== 'webkit';
    it(`${id}, ${finger ? 'with a finger' : 'with the mouse'}`, () => winBy(id, finger ? byTouchDrag : byMouseDrag));
  });
});
