/** A table that a server has drawn is taken over by the element: a reader who is in it stays where he is. */
import { expect, fixture, html } from '@open-wc/testing';
import { PatienceKenfild, type PatienceElement } from '../../src/index.js';
import { engine, press } from '../support/commands.js';
import { calmWindow, mount, rootOf } from './support/table.js';

let tags = 0;

/** A table that has been drawn already, in a tag that nobody has defined yet, and what defines it. */
async function drawn(): Promise<{ readonly place: HTMLElement; readonly come: () => Promise<PatienceElement> }> {
  const { innerHTML } = rootOf(await mount('kenfild', { deal: 336, lang: 'en' }));
  const tag = `patience-drawn-${++tags}`;
  const home = await fixture<HTMLElement>(html`<div></div>`);
  home.style.width = '900px';
  home.setHTMLUnsafe(
    `<${tag} deal="336" lang="en"><template shadowrootmode="open">${innerHTML}</template></${tag}><button>After</button>`,
  );
  const element = home.querySelector<PatienceElement>(tag)!;
  return {
    place: element,
    come: async () => {
      customElements.define(tag, class extends PatienceKenfild {});
      await element.updateComplete;
      return element;
    },
  };
}

const within = (place: HTMLElement, selector: string): HTMLElement =>
  place.shadowRoot!.querySelector<HTMLElement>(selector)!;

describe(`a table that a server has drawn, in ${engine}`, function () {
  this.timeout(60_000);
  beforeEach(() => calmWindow());

  for (const [what, selector] of [
    ['a card', '[data-pile="tableau-3"] [data-index="0"]'],
    ['the stock', '[data-pile="stock"] .control'],
    ['an empty place', '[data-pile="foundation-4"] [data-index="-1"]'],
    ['a button', '.button.rules'],
  ] as const) {
    it(`keeps the focus at ${what}`, async () => {
      const { place, come } = await drawn();
      const before = within(place, selector);
      before.focus();
      expect(place.shadowRoot!.activeElement, 'it can be focused').to.equal(before);
      const element = await come();
      const after = within(element, selector);
      expect(before.isConnected).to.equal(false);
      expect(document.activeElement).to.equal(element);
      expect(rootOf(element).activeElement).to.equal(after);
    });
  }

  it('is played on by keys from there', async () => {
    const { place, come } = await drawn();
    within(place, '[data-pile="stock"] .control').focus();
    const element = await come();
    await press('Enter');
    expect(element.moveCount).to.equal(1);
  });

  it('takes no focus that it did not have', async () => {
    const { place, come } = await drawn();
    const other = place.parentElement!.querySelector('button')!;
    other.focus();
    const element = await come();
    expect(document.activeElement).to.equal(other);
    expect(rootOf(element).activeElement).to.equal(null);
  });

  it('gives the focus to the board where what had it is not drawn any more', async () => {
    const { place, come } = await drawn();
    const gone = document.createElement('button');
    gone.className = 'button gone';
    within(place, '.board').append(gone);
    gone.focus();
    const element = await come();
    expect(rootOf(element).activeElement!.closest('.board')).to.equal(within(element, '.board'));
  });
});
