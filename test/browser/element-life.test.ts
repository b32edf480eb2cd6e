import { expect, fixture, html } from '@open-wc/testing';
import type { PatienceElement } from '../../src/index.js';
import { collectGarbage, engine, viewport } from '../support/commands.js';
import { byKeys, byMouseDrag } from './support/player.js';
import { eightOnNine, expectClean, hear, mountScene, saying, twoUp } from './support/scene.js';
import { calmWindow, create, frame, ids, mount, pause, rootOf, settled } from './support/table.js';
import { until } from './support/time.js';

const turn = { from: 'stock', to: 'waste', count: 3 };
const labelOf = (element: PatienceElement): string | null =>
  rootOf(element).querySelector('.bar .button')!.getAttribute('title');

describe('life on a page', () => {
  beforeEach(() => calmWindow());

  it('goes on after removal and return, by mouse and by keys', async () => {
    const element = await mountScene();
    await byMouseDrag(element, eightOnNine);
    const heard = hear(element);
    const home = element.parentElement!;
    const before = element.game!.position();
    element.remove();
    await element.updateComplete;
    expect(element.game!.position()).to.equal(before);
    expect(element.undo()).to.equal(true);
    expect(element.redo()).to.equal(true);
    home.append(element);
    await settled(element);
    expect(element.game!.position()).to.equal(before);
    await byMouseDrag(element, twoUp);
    await byKeys(element, turn);
    expect(heard).to.deep.equal(['undo', 'redo', saying(twoUp), saying(turn)]);
    await expectClean(element);
  });

  it('goes on in another place of the page, moved or inserted anew', async () => {
    const element = await mountScene();
    await byMouseDrag(element, eightOnNine);
    const heard = hear(element);
    const before = element.game!.position();
    const other = await fixture<HTMLElement>(html`<div style="width: 700px" lang="ru"></div>`);
    element.removeAttribute('lang');
    const moveBefore: unknown = Reflect.get(other, 'moveBefore');
    if (typeof moveBefore === 'function') Reflect.apply(moveBefore, other, [element, null]);
    else other.append(element);
    await settled(element);
    expect(element.game!.position()).to.equal(before);
    expect(labelOf(element)).to.equal('Новый расклад');
    await byMouseDrag(element, twoUp);
    element.after(document.createElement('p'));
    other.prepend(element);
    await settled(element);
    await byKeys(element, turn);
    expect(heard).to.deep.equal([saying(twoUp), saying(turn)]);
  });

  it('ends in the middle of anything without an error', async () => {
    await viewport(1280, 1000);
    const errors: unknown[] = [];
    const listener = (event: ErrorEvent): number => errors.push(event.message);
    addEventListener('error', listener);
    for (const id of ids) {
      const element = await mount(id, { deal: 7 });
      element.play(element.game!.moves()[0]!);
      const home = element.parentElement!;
      home.style.width = '300px';
      element.remove();
      await frame();
      await frame();
      home.append(element);
      home.style.width = '500px';
      element.newDeal(8);
      element.remove();
      await frame();
    }
    await pause(50);
    removeEventListener('error', listener);
    expect(errors).to.deep.equal([]);
  });

  it('leaves no listener on the window or the document, and nothing in memory', async () => {
    const targets: readonly EventTarget[] = [window, document, document.body];
    let listening = 0;
    for (const target of targets) {
      for (const [name, step] of [['addEventListener', 1] as const, ['removeEventListener', -1] as const]) {
        const own = target[name].bind(target);
        const value = (type: string, listener: EventListener, options?: AddEventListenerOptions): void => {
          listening += step;
          own(type, listener, options);
        };
        Object.defineProperty(target, name, { value, configurable: true });
      }
    }
    const gone: WeakRef<PatienceElement>[] = [];
    const home = await fixture<HTMLElement>(html`<div style="width: 600px"></div>`);
    for (let round = 0; round < 200; round++) {
      const element = create(ids[round % ids.length]!, { deal: round + 1 });
      home.append(element);
      await element.updateComplete;
      if (round % 3 === 0) element.play(element.game!.moves()[0]!);
      if (round % 5 === 0) await frame();
      element.remove();
      gone.push(new WeakRef(element));
    }
    for (const target of targets) {
      Reflect.deleteProperty(target, 'addEventListener');
      Reflect.deleteProperty(target, 'removeEventListener');
    }
    expect(listening, 'listeners left').to.equal(0);
    if (engine !== 'chromium') return;
    // What is still on its way to them lets them go when it has come.
    await until(async () => {
      await collectGarbage();
      return gone.filter((ref) => ref.deref() !== undefined).length < 4;
    }, 'no elements are kept');
  });
});

describe('the language', () => {
  beforeEach(() => calmWindow());

  it('is the nearest around the element, through shadow roots, and follows it', async () => {
    const outer = await fixture<HTMLElement>(html`<section lang="ru"><div></div></section>`);
    const element = create('kenfild', { deal: 7 });
    outer.firstElementChild!.attachShadow({ mode: 'open' }).append(element);
    await settled(element);
    const heard = hear(element);
    const said = async (): Promise<string | null> => {
      await pause(0);
      await element.updateComplete;
      return labelOf(element);
    };
    expect(await said()).to.equal('Новый расклад');
    outer.lang = 'en';
    expect(await said()).to.equal('New deal');
    outer.firstElementChild!.setAttribute('lang', 'ru-RU');
    expect(await said()).to.equal('Новый расклад');
    element.setAttribute('lang', 'en-GB');
    expect(await said()).to.equal('New deal');
    element.removeAttribute('lang');
    expect(await said()).to.equal('Новый расклад');
    outer.firstElementChild!.removeAttribute('lang');
    outer.removeAttribute('lang');
    document.documentElement.lang = 'ru';
    expect(await said()).to.equal('Новый расклад');
    document.documentElement.removeAttribute('lang');
    expect(await said(), 'none around').to.equal('New deal');
    expect(heard, 'and the game stays').to.deep.equal([]);
  });

  it('is each element’s own', async () => {
    const page = await fixture<HTMLElement>(html`<div></div>`);
    const [one, other] = [create('kenfild', { deal: 7, lang: 'ru' }), create('kenfild', { deal: 7, lang: 'en' })];
    page.append(one, other);
    await settled(one);
    await settled(other);
    expect([labelOf(one), labelOf(other)]).to.deep.equal(['Новый расклад', 'New deal']);
    one.play(turn);
    await one.updateComplete;
    expect(rootOf(one).querySelector('.spoken')!.textContent).to.match(/[а-я]/);
    expect(rootOf(other).querySelector('.spoken')!.textContent).to.equal('');
    expect([one.moveCount, other.moveCount]).to.deep.equal([1, 0]);
  });
});
