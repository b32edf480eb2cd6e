/** A won game, played to its end by real input. */
import { expect } from '@open-wc/testing';
import { deal, restore, type Move } from '../../../src/engine.js';
import type { PatienceMoveEvent, PatienceWinEvent } from '../../../src/index.js';
import { lines } from './lines.js';
import type { Play } from './player.js';
import { differences, mount } from './table.js';

/** Plays a whole won game by one kind of input and looks at every step and every event. */
export async function winBy(id: string, play: Play): Promise<void> {
  const { deal: number, rules, record } = lines[id]!;
  const element = await mount(id, { deal: number, ...rules });
  const replay = deal(id, { deal: number, rules });
  const events: Event[] = [];
  for (const type of ['deal', 'move', 'win', 'lose', 'refuse'] as const) {
    element.addEventListener(type, (event) => events.push(event));
  }
  const played: Move[] = [];
  for (const move of restore(record).history) {
    await play(element, move);
    replay.play(move);
    played.push(move);
    expect(differences(element.game!, replay), `move ${played.length}, ${JSON.stringify(move)}`).to.equal('');
    const event = events.at(replay.status === 'won' ? -2 : -1) as PatienceMoveEvent;
    expect(event.type).to.equal('move');
    expect(event.move).to.deep.equal(move);
    expect(event.cause).to.equal('player');
    expect(event.moveCount).to.equal(played.length);
    expect(event.status).to.equal(replay.status);
  }
  expect(events.map(({ type }) => type)).to.deep.equal([...played.map(() => 'move'), 'win']);
  const win = events.at(-1) as PatienceWinEvent;
  expect(win.elapsed).to.be.greaterThan(0);
  expect({ ...win.rules }).to.deep.equal({ ...replay.rules });
  expect(win).to.include({ gameId: id, dealNumber: number, day: null, attempt: 1, undos: 0, hints: 0, record });
  expect(win.moveCount).to.equal(played.length);
  expect(element.status).to.equal('won');
}
