import { everyMove } from './support/every-move.js';
import { ids } from './support/table.js';

// The other four are in a file of their own, so that two pages share the work.
describe('every legal move', () => {
  for (const id of ids.slice(0, 4)) everyMove(id);
});
