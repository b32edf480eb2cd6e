import { expect } from '@open-wc/testing';
import { deal, type Move } from '../../src/engine.js';
import { engine, mouse } from '../support/commands.js';
import { byKeys, byMouseDrag, byTapTap } from './support/player.js';
import { calmWindow, differences, ids, isCarried, mount } from './support/table.js';

/** The stock is turned once, and on until there is a move that a hand carries. */
function firstCarried(id: string, number: number): { turns: readonly Move[]; move: Move } {
  const game = deal(id, { deal: number });
  const turns: Move[] = [];
  for (;;) {
    const turn = game.moves().find(({ from }) => from === 'stock')!;
    game.play(turn);
    turns.push(turn);
    const move = game.moves().find(isCarried);
    if (move !== undefined) return { turns, move };
  }
}

describe(`smoke in ${engine}`, () => {
  beforeEach(() => calmWindow(1000, 800));
  afterEach(() => mouse.reset());

  ids.forEach((id, index) => {
    it(`${id}: deals, is played by ${index % 2 === 0 ? 'a drag' : 'two taps'} and by a key, is undone`, async () => {
      expect(customElements.get(`patience-${id}`)).to.be.a('function');
      const element = await mount(id, { deal: 7, lang: index % 2 === 0 ? 'ru' : 'en' });
      const replay = deal(id, { deal: 7 });
      expect(element.dealNumber).to.equal(7);
      expect(element.game!.position()).to.equal(replay.position());
      expect(element.shadowRoot!.querySelectorAll('[data-pile]').length).to.equal(replay.piles.length);

      const heard: string[] = [];
      element.addEventListener('move', ({ cause }) => heard.push(cause));
      const { turns, move } = firstCarried(id, 7);
      for (const turn of turns) {
        await byKeys(element, turn);
        replay.play(turn);
        expect(differences(element.game!, replay)).to.equal('');
      }
      const before = replay.position();
      await (index % 2 === 0 ? byMouseDrag : byTapTap)(element, move);
      replay.play(move);
      expect(differences(element.game!, replay), JSON.stringify(move)).to.equal('');

      expect(element.undo()).to.equal(true);
      await element.updateComplete;
      expect(element.game!.position()).to.equal(before);
      expect(heard).to.deep.equal([...turns.map(() => 'player'), 'player', 'undo']);
    });
  });

  it('tells of a deal made while it is on the page', async () => {
    const element = await mount('kongress', { deal: 7 });
    const heard: (number | null)[] = [];
    element.addEventListener('deal', ({ dealNumber }) => heard.push(dealNumber));
    element.newDeal(8);
    element.deal = 9;
    await element.updateComplete;
    expect(heard).to.deep.equal([8, 9]);
  });
});
