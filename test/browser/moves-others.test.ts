import { everyMove } from './support/every-move.js';
import { ids } from './support/table.js';

describe('every legal move', () => {
  for (const id of ids.slice(4)) everyMove(id);
});
