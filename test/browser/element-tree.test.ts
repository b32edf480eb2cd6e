import { expect } from '@open-wc/testing';
import { deal, restore } from '../../src/engine.js';
import type { PatienceElement } from '../../src/index.js';
import { dice, walk, type Dice } from '../engine/support/walk.js';
import { engine, listen, type Heard } from '../support/commands.js';
import { overhear } from '../support/overhear.js';
import { lines } from './support/lines.js';
import { hear, mountScene, saying, eightOnNine, twoUp } from './support/scene.js';
import { boardOf, calmWindow, ids, pileOf, put, rootOf, selectedOf, settled, spotOf } from './support/table.js';

/** The same table with its hidden cards dealt among themselves anew. */
function shuffleHidden(position: string, roll: Dice): string {
  const parts = position.split('.');
  const cut = parts.map((part) => {
    const at = part.lastIndexOf('~') + 1;
    return { head: part.slice(0, at), cards: part.slice(at).match(/../g) ?? [] };
  });
  const isHidden = (card: string): boolean => card === card.toLowerCase() && /[a-z]$/.test(card);
  const pool = cut.flatMap(({ cards }) => cards.filter(isHidden));
  const draw = (): string => pool.splice(roll(pool.length), 1)[0]!;
  return cut.map(({ head, cards }) => head + cards.map((card) => (isHidden(card) ? draw() : card)).join('')).join('.');
}

const markup = (element: PatienceElement): string => rootOf(element).innerHTML.replace(/<!--.*?-->/g, '');

describe('the tree for embedders', () => {
  beforeEach(() => calmWindow());

  for (const id of ids) {
    it(`${id}: every pile and every open card has its name, in the game's order`, async () => {
      const won = restore(lines[id]!.record);
      const early = deal(id, { deal: 7 });
      walk(early, dice(3), 40);
      const half = restore(lines[id]!.record);
      for (let step = 0; step < won.moveCount / 3; step++) half.undo();
      for (const game of [deal(id, { deal: 7 }), early, half, won]) {
        const element = await put(id, { record: game.record() });
        expect(boardOf(element).querySelectorAll('[data-pile]').length).to.equal(game.piles.length);
        for (const pile of game.piles) {
          const shown = [...pileOf(element, pile.id).querySelectorAll<HTMLElement>('[data-card]')];
          const open = pile.cards.filter(({ faceUp }) => faceUp).map(({ card }) => card);
          expect(
            shown.map(({ dataset }) => dataset['card']),
            pile.id,
          ).to.deep.equal(open);
        }
      }
    });

    if (engine === 'chromium')
      it(`${id}: tells assistive technology what its markup says`, async () => {
        const half = restore(lines[id]!.record);
        for (let step = 0; step < half.moveCount; step++) half.undo();
        for (const game of [deal(id, { deal: 7 }), half]) {
          await put(id, { record: game.record(), lang: 'ru' });
          const told = (heard: readonly Heard[]): unknown[] => heard.map((one) => ({ ...one, control: 0 }));
          expect(told(await listen())).to.deep.equal(told(await overhear([])));
        }
      });

    it(`${id}: nothing in it depends on what hidden cards are`, async () => {
      const roll = dice(5);
      for (const steps of [0, 12, 45]) {
        const game = deal(id, { deal: 7 });
        walk(game, dice(steps), steps);
        const position = game.position();
        const other = shuffleHidden(position, roll);
        const [one, two] = [await put(id, { record: position }), await put(id, { record: other })];
        await settled(two);
        await one.updateComplete;
        expect(two.game!.position()).to.equal(other);
        // With an exhausted stock Король, дама, валет hides nothing.
        if (game.pile('stock').cards.length > 1) expect(other).not.to.equal(position);
        expect(markup(one)).to.equal(markup(two));
      }
    });
  }

  it('has no ids, no images and no styles that another root would meet', async () => {
    for (const id of ids) {
      const element = await put(id, { deal: 7 });
      expect(rootOf(element).querySelectorAll('[id], img, use, [href], [draggable=true]').length).to.equal(0);
    }
  });

  it('carries the states won and lost', async () => {
    const { record } = lines['kenfild']!;
    const element = await put('kenfild', { record });
    expect([element.matches(':state(won)'), element.matches(':state(lost)')]).to.deep.equal([true, false]);
    element.undo();
    await element.updateComplete;
    expect(element.matches(':state(won)')).to.equal(false);
  });

  it('can be pressed by a screen reader, which sends no pointer', async () => {
    const element = await mountScene();
    const heard = hear(element);
    spotOf(element, 'tableau-4').click();
    await element.updateComplete;
    spotOf(element, 'tableau-1').click();
    await element.updateComplete;
    expect(selectedOf(element)).to.equal(1);
    spotOf(element, 'foundation-1').click();
    await element.updateComplete;
    spotOf(element, 'stock').click();
    expect(heard).to.deep.equal([saying(eightOnNine), saying(twoUp), 'stock waste']);
  });
});
