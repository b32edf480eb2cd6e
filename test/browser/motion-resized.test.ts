import { restore } from '../../src/engine.js';
import { engine, media, mouse } from '../support/commands.js';
import { lines } from './support/lines.js';
import { expectRest } from './support/rest.js';
import { calmWindow, canMove, frame, mount } from './support/table.js';

describe('a table that is resized in motion is at rest where its state says', () => {
  before(canMove);
  beforeEach(async () => {
    await calmWindow();
    if (engine === 'chromium') await media({ 'prefers-reduced-motion': 'no-preference' });
  });
  afterEach(async () => {
    await mouse.reset();
    if (engine === 'chromium') await media({ 'prefers-reduced-motion': 'reduce' });
  });

  it('after a win and a deal', async () => {
    const { record } = lines['korol-dama-valet']!;
    const game = restore(record);
    const last = game.history.at(-1)!;
    game.undo();
    const element = await mount('korol-dama-valet', { record: game.record(), lang: 'en' });
    const home = element.parentElement!;
    const resized = async (): Promise<void> => {
      for (const width of [320, 1200, 500]) {
        await frame();
        home.style.width = `${width}px`;
      }
      await expectRest(element);
    };
    element.play(last);
    await resized();
    element.newDeal(5);
    await resized();
  });
});
