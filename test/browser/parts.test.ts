/** Parts of the code that come later: once, again after a failure, and none spoils another. */
import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { READING } from '../../src/elements/parts.js';
import { Part } from '../../src/view/part.js';
import { create, frame, settled } from './support/table.js';

describe('a part', () => {
  it('comes once, for all who ask', async () => {
    let fetched = 0;
    const part = new Part('number', () => Promise.resolve(++fetched));
    expect(part.now).to.equal(null);
    expect(await Promise.all([part.load(), part.load()])).to.deep.equal([1, 1]);
    expect([part.now, await part.load(), fetched]).to.deep.equal([1, 1, 1]);
  });

  it('that is there from the start is not fetched', () => {
    const part = new Part<number>('number', () => expect.fail('fetched'), 7);
    expect(part.now).to.equal(7);
  });

  it('that could not be had is asked for again, but not at once', async () => {
    let fetched = 0;
    const part = new Part('number', () =>
      ++fetched === 1 ? Promise.reject(new Error('offline')) : Promise.resolve('here'),
    );
    const failure = await part.load().catch((error: unknown) => error);
    expect(String(failure)).to.contain('offline');
    expect(await part.load().catch(() => 'still')).to.equal('still');
    expect(fetched).to.equal(1);
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
    try {
      expect(await part.load()).to.equal('here');
    } finally {
      performance.now = now;
    }
    expect([part.now, fetched]).to.deep.equal(['here', 2]);
  });
});

describe('an element', () => {
  it('is drawn at once, and complete when `updateComplete` resolves', async () => {
    const home = await fixture<HTMLElement>(html`<div style="width: 900px"></div>`);
    const element = create('kenfild', { deal: 7, lang: 'en', wish: '', 'auto-move': 'safe' });
    home.append(element);
    // A task later, without waiting for what is fetched.
    await aTimeout(0);
    expect(element.shadowRoot!.querySelectorAll('.card').length).to.be.greaterThan(4);
    expect(element.shadowRoot!.querySelector('.board')!.hasAttribute('inert'), 'before the wish').to.equal(true);
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('.sheet.wish')).to.exist;
    expect(element.shadowRoot!.querySelectorAll('.control:not([aria-label])').length).to.equal(0);
    expect(element.shadowRoot!.querySelector('.sheet .pill')).to.equal(
      element.shadowRoot!.querySelector('.wish .main'),
    );
  });

  it('keeps the room of its board until a record has been read', async () => {
    const other = create('kenfild', { deal: 7 });
    const home = await fixture<HTMLElement>(html`<div style="width: 900px"></div>`);
    home.append(other);
    await other.updateComplete;
    const { height } = other.getBoundingClientRect();
    const element = create('kenfild', { record: other.record });
    other.replaceWith(element);
    await aTimeout(0);
    expect(element.getBoundingClientRect().height).to.equal(height);
    await element.updateComplete;
    expect(element.game!.position()).to.equal(other.game!.position());
    expect(element.getBoundingClientRect().height).to.equal(height);
  });

  it('is drawn in the size of its cards, however long it waited for its record', async () => {
    const home = await fixture<HTMLElement>(html`<div style="width: 360px"></div>`);
    const shape = (element: Element): string => element.shadowRoot!.querySelector('.board')!.className;
    const other = create('kenfild', { deal: 7 });
    home.append(other);
    await settled(other);
    const { now } = READING;
    const load = READING.load.bind(READING);
    READING.now = null;
    READING.load = async () => {
      for (let count = 0; count < 5; count++) await frame();
      READING.now = now;
      return load();
    };
    try {
      const element = create('kenfild', { record: other.record });
      home.replaceChildren(element);
      await settled(element);
      expect(shape(element)).to.equal(shape(other));
    } finally {
      READING.load = load;
    }
  });

  it('wears its styles in another document from the start, and leaves the page its own', async () => {
    const frame = await fixture<HTMLIFrameElement>(html`<iframe title="another document"></iframe>`);
    const element = create('kenfild', { deal: 7 });
    frame.contentDocument!.body.append(element);
    await element.updateComplete;
    expect(element.shadowRoot!.querySelectorAll('.card').length).to.be.greaterThan(4);
    const own = new frame.contentWindow!.window.CSSStyleSheet();
    element.shadowRoot!.adoptedStyleSheets.push(own);
    document.body.append(element);
    await element.updateComplete;
    const here = new CSSStyleSheet();
    element.shadowRoot!.adoptedStyleSheets.push(here);
    document.adoptNode(element);
    await element.updateComplete;
    expect(element.shadowRoot!.adoptedStyleSheets).to.include(here);
    element.remove();
  });
});
