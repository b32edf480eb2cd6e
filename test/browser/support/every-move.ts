/** Every legal move of a hundred tables of a patience, made by real input and compared with the engine. */
import { expect } from '@open-wc/testing';
import { deal, restore, type Game } from '../../../src/engine.js';
import { dice, walk } from '../../engine/support/walk.js';
import { engine } from '../../support/commands.js';
import { lines } from './lines.js';
import { byKeys, byMouseDrag, byTapTap, byTouchDrag, type Play } from './player.js';
import { calmWindow, differences, endMotion, isCarried, put, settled } from './table.js';

const TABLES = 100;

/** Half of the tables come from random walks, half from a game that is won, where long fans and full foundations are. */
function sample(id: string, index: number): Game {
  if (index % 2 === 0) {
    const game = deal(id, { deal: 1000 + index });
    walk(game, dice(index + 1), 2 + ((index * 7) % 120));
    return game;
  }
  const game = restore(lines[id]!.record);
  const keep = Math.floor(((index + 1) / TABLES) * (lines[id]!.moves - 1));
  while (game.moveCount > keep) game.undo();
  walk(game, dice(index + 1), index % 5);
  return game;
}

/** A table with moves; one without gives place to the one before. */
function playable(id: string, index: number): Game {
  const game = sample(id, index);
  while (game.moves().length === 0) game.undo();
  return game;
}

/** A test of all tables of a game. */
export function everyMove(id: string): void {
  it(`${id}: by drag, by two taps and by keys`, async function () {
    this.timeout(900_000);
    await calmWindow(1280, 1000);
    for (let index = 0; index < TABLES; index++) {
      const game = playable(id, index);
      const start = game.position();
      const drag = index % 4 === 3 && engine === 'chromium' ? byTouchDrag : byMouseDrag;
      const inputs: Readonly<Record<string, Play>> = { drag, taps: byTapTap, keys: byKeys };
      const element = await put(id, { record: start });
      await settled(element);
      let made = 0;
      element.addEventListener('move', ({ cause }) => {
        if (cause === 'player') made++;
      });
      for (const move of game.moves()) {
        const outcome = deal(id, { position: start });
        outcome.play(move);
        for (const [name, play] of Object.entries(inputs)) {
          // What is not carried is pressed with every pointer alike.
          if (name === 'drag' && !isCarried(move)) continue;
          made = 0;
          await play(element, move);
          const told = `table ${index}, ${JSON.stringify(move)} by ${name}\n${start}`;
          expect(differences(element.game!, outcome), told).to.equal('');
          expect(made, told).to.equal(1);
          element.undo();
          await element.updateComplete;
          endMotion(element);
          expect(element.game!.position()).to.equal(start);
        }
      }
    }
  });
}
