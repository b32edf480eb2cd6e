import { expect } from '@open-wc/testing';
import type { PatienceElement } from '../../src/index.js';
import type { Move } from '../../src/engine.js';
import { byTapTap } from './support/player.js';
import { lines } from './support/lines.js';
import {
  calmWindow,
  ids,
  isCarried,
  mount,
  pointAt,
  selectedOf,
  settled,
  sourceOf,
  statusOf,
} from './support/table.js';
import { stampPresses } from './support/time.js';
import { mouse } from '../support/commands.js';

/** Turns the stock until a card can be picked up; gives a move of it. */
async function carried(element: PatienceElement): Promise<Move> {
  for (;;) {
    const move = element.game!.moves().find(isCarried);
    if (move !== undefined) return move;
    element.play(element.game!.moves()[0]!);
    await element.updateComplete;
  }
}

/** A place where these cards may not go. */
function forbidden(element: PatienceElement, { from, count }: Move): Move {
  const legal = element.game!.moves().filter((move) => move.from === from);
  const target = element.game!.piles.find(
    ({ id, cards }) =>
      /^(tableau|foundation)/.test(id) && cards.length > 0 && id !== from && !legal.some(({ to }) => to === id),
  )!;
  return { from, to: target.id, count };
}

describe('accessible', () => {
  beforeEach(() => calmWindow());
  afterEach(() => mouse.reset());

  for (const lang of ['ru', 'en']) {
    for (const id of ids) {
      it(`${id} in ${lang}: dealt, with a selection, with a refusal, won`, async () => {
        const element = await mount(id, { deal: 7, lang, tap: 'select' });
        await expect(element).to.be.accessible();

        const move = await carried(element);
        // Later than a double tap, so that the card is only put back.
        stampPresses(element, 1000, 1400);
        await mouse.click(pointAt(element, sourceOf(element, move)));
        await element.updateComplete;
        expect(selectedOf(element)).to.equal(move.count);
        await expect(element).to.be.accessible();

        await mouse.click(pointAt(element, sourceOf(element, move)));
        await element.updateComplete;
        expect(selectedOf(element)).to.equal(0);
        const before = statusOf(element);
        await byTapTap(element, forbidden(element, move));
        await settled(element);
        expect(statusOf(element)).not.to.equal(before);
        await expect(element).to.be.accessible();

        element.record = lines[id]!.record;
        await element.updateComplete;
        await settled(element);
        expect(element.status).to.equal('won');
        await expect(element).to.be.accessible();
      });
    }
  }
});
