import { expect } from '@open-wc/testing';
import type { PatienceRefuseEvent } from '../../src/index.js';
import { deal, type Move } from '../../src/engine.js';
import { mouse } from '../support/commands.js';
import { byKeys, byMouseDrag, byTapTap, type Play } from './support/player.js';
import { mountScene, twoUp } from './support/scene.js';
import { calmWindow, mount, rootOf, selectedOf, settled, spokenOf, statusOf } from './support/table.js';

/** Moves that the rules forbid: onto a card of the same colour, of another rank, of another suit. */
const forbidden: readonly Move[] = [
  { from: 'tableau-1', to: 'tableau-3', count: 1 },
  { from: 'tableau-4', to: 'tableau-2', count: 1 },
  { from: 'tableau-4', to: 'foundation-1', count: 1 },
];
const plays: readonly (readonly [string, Play])[] = [
  ['a drag', byMouseDrag],
  ['two taps', byTapTap],
  ['keys', byKeys],
];
const languages = { en: /^Not allowed: [a-z]/, ru: /^Так нельзя: [а-я]/ };
/** Whoever carries cards sees them go back; of those that were picked up it is said. */
const putBack: Readonly<Record<string, string>> = { en: ' Put back.', ru: ' Положено обратно.' };

describe('a refused move', () => {
  beforeEach(() => calmWindow());
  afterEach(() => mouse.reset());

  for (const [lang, says] of Object.entries(languages)) {
    for (const [name, play] of plays) {
      it(`by ${name} is told to the page and to the player, in ${lang}`, async () => {
        const element = await mountScene({ lang });
        const before = element.game!.position();
        for (const move of forbidden) {
          const reason = element.game!.refusal(move);
          expect(reason, JSON.stringify(move)).to.be.a('string');
          const events: PatienceRefuseEvent[] = [];
          const listener = (event: PatienceRefuseEvent): number => events.push(event);
          element.addEventListener('refuse', listener);
          await play(element, move);
          element.removeEventListener('refuse', listener);
          expect(events.map((event) => [event.move, event.reason])).to.deep.equal([[move, reason]]);
          expect(statusOf(element)).to.match(says);
          expect(spokenOf(element)).to.equal(statusOf(element) + (play === byMouseDrag ? '' : (putBack[lang] ?? '')));
          expect(rootOf(element).querySelector('.spoken')!.getAttribute('role')).to.equal('status');
          expect(selectedOf(element), 'selected').to.equal(0);
        }
        expect(element.game!.position()).to.equal(before);
        expect(element.moveCount).to.equal(0);
      });
    }
  }

  it('is marked and told until the next move', async () => {
    const element = await mountScene();
    await byMouseDrag(element, forbidden[0]!);
    expect(rootOf(element).querySelectorAll('.refused').length).to.be.greaterThan(1);
    await byMouseDrag(element, twoUp);
    await settled(element);
    expect(rootOf(element).querySelectorAll('.refused').length).to.equal(0);
    expect(statusOf(element)).not.to.match(languages.en);
  });

  it('is said again when it is tried again', async () => {
    const element = await mountScene();
    const region = rootOf(element).querySelector('.spoken')!;
    let changes = 0;
    new MutationObserver(() => changes++).observe(region, { childList: true, characterData: true, subtree: true });
    for (let time = 1; time <= 3; time++) {
      await byMouseDrag(element, forbidden[0]!);
      await settled(element);
      expect(changes).to.equal(time);
    }
  });

  it('of an exhausted stock says that there is no other pass', async () => {
    const game = deal('kongress', { deal: 7 });
    while (game.pile('stock').cards.length > 0) game.play(game.moves().find(({ from }) => from === 'stock')!);
    const element = await mount('kongress', { record: game.record() });
    const reasons: string[] = [];
    element.addEventListener('refuse', ({ reason }) => reasons.push(reason));
    await byTapTap(element, { from: 'waste', to: 'stock', count: 1 });
    await byKeys(element, { from: 'waste', to: 'stock', count: 1 });
    expect(reasons).to.deep.equal(['no-redeal', 'no-redeal']);
    expect(statusOf(element)).to.match(languages.en);
  });
});
