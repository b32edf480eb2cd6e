/** Styles of a page that know nothing of the table: it looks as on a bare page, and is played by hand. */
import { expect } from '@open-wc/testing';
import { mouse } from '../support/commands.js';
import { everyTag, expectInside, expectPlayable, lay, shapeOf } from './support/hosts.js';
import { calmWindow, settled } from './support/table.js';

/** What pages let everything inherit. */
const INHERITED: Readonly<Record<string, string>> = {
  'lines without height': 'line-height: 0',
  'no font size': 'font-size: 0',
  'a font of 100 px': 'font-size: 100px',
  'letters far apart': 'letter-spacing: 12px; word-spacing: 40px; text-indent: 100px',
  'capitals, bold and slanted':
    'text-transform: uppercase; font-weight: 900; font-style: italic; font-variant: small-caps',
  'text that is set otherwise':
    'white-space: pre; word-break: break-all; text-align: right; hyphens: auto; tab-size: 40',
  'lines from top to bottom': 'writing-mode: vertical-rl; text-orientation: upright',
  'nothing to be selected or seen of a pointer': 'user-select: none; cursor: none; touch-action: none',
  'words in no colour': 'color: transparent; text-shadow: 0 0 9px red; -webkit-text-fill-color: transparent',
  'lists and quotes': 'list-style: square inside; quotes: "a" "b"; caption-side: bottom; border-collapse: collapse',
};

/** What pages say of every element there is, by a rule for `*`. */
const UNIVERSAL: Readonly<Record<string, string>> = {
  'all: unset': 'all: unset',
  'all: initial': 'all: initial',
  'border boxes': 'box-sizing: border-box',
  'content boxes': 'box-sizing: content-box',
  'transitions of everything': 'transition: all 3s ease-in-out',
  'an animation of everything': 'animation: pulse 1s infinite alternate',
  'large margins and fonts': 'font-size: 40px !important; line-height: 3 !important; letter-spacing: 9px !important',
  'no pictures wider than the page': 'max-width: 100%; min-width: 0; height: auto',
  outlines: 'outline: 3px solid red; outline-offset: 2px',
};

describe('a page with', () => {
  const sheet = document.createElement('style');
  beforeEach(async () => {
    await calmWindow();
    document.head.append(sheet);
  });
  afterEach(async () => {
    sheet.remove();
    await mouse.reset();
  });

  for (const [name, style] of Object.entries(INHERITED))
    everyTag(name, async (id) => {
      const bare = await lay(id, '<main style="width: 620px"></main>');
      const shape = shapeOf(bare);
      bare.parentElement!.parentElement!.remove();
      const element = await lay(id, '<main style="inline-size: 620px; block-size: auto"></main>', style);
      // Lines from top to bottom turn what a width is.
      if (style.startsWith('writing'))
        element.parentElement!.style.cssText = 'width: 620px; writing-mode: horizontal-tb';
      await settled(element);
      expect(shapeOf(element)).to.deep.equal(shape);
      await expectPlayable(element);
    });

  for (const [name, style] of Object.entries(UNIVERSAL))
    everyTag(`a rule of ${name}`, async (id) => {
      const home = '<main style="display: block; width: 620px"></main>';
      const bare = await lay(id, home);
      const shape = shapeOf(bare);
      bare.parentElement!.parentElement!.remove();
      sheet.textContent = `@keyframes pulse { to { color: red; } } * { ${style} } body, div { display: block } head, script, style { display: none }`;
      const element = await lay(id, home);
      await settled(element);
      expectInside(element);
      expect(shapeOf(element)).to.deep.equal(shape);
      await expectPlayable(element);
      sheet.textContent = '';
    });
});
