import { winByEar } from './support/reader.js';
import { calmWindow, ids } from './support/table.js';

describe('a whole game won in English by what assistive technology is told alone', function () {
  this.timeout(600_000);
  beforeEach(() => calmWindow());

  for (const id of ids) it(id, () => winByEar(id, 'en'));
});
