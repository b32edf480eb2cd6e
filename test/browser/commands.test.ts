import { expect, fixture, html } from '@open-wc/testing';
import { engine, media, mouse, pointOf, press, touch, viewport } from '../support/commands.js';

// The tests of the elements rest on these commands: each must produce trusted events, in the order a person would cause.
describe(`input commands in ${engine}`, () => {
  let field: HTMLElement;
  let log: string[];

  beforeEach(async () => {
    await viewport(800, 600);
    log = [];
    field = await fixture(
      html`<div tabindex="0" style="width: 300px; height: 300px; touch-action: none; background: linen"></div>`,
    );
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const)
      field.addEventListener(type, (event) => {
        expect(event.isTrusted).to.equal(true);
        log.push(`${event.pointerType} ${type.slice('pointer'.length)}`);
      });
  });
  afterEach(() => mouse.reset());

  it('points into an element', () => {
    const box = field.getBoundingClientRect();
    expect(pointOf(field)).to.deep.equal([Math.round(box.x + 150), Math.round(box.y + 150)]);
    expect(pointOf(field, [0, 1])).to.deep.equal([Math.round(box.x), Math.round(box.y + 300)]);
  });

  it('drags with the mouse', async () => {
    await mouse.drag(pointOf(field, [0.2, 0.2]), pointOf(field, [0.8, 0.8]));
    expect(log.slice(-4)).to.deep.equal(['mouse down', 'mouse move', 'mouse move', 'mouse up']);
  });

  it('presses keys, also with a modifier', async () => {
    const keys: string[] = [];
    field.addEventListener('keydown', (event) => keys.push((event.ctrlKey ? 'Ctrl ' : '') + event.key));
    field.focus();
    await press('ArrowDown', 'z', 'Control+z');
    expect(keys.filter((key) => !key.endsWith('Control'))).to.deep.equal(['ArrowDown', 'z', 'Ctrl z']);
  });

  it('sets the size of the window', async () => {
    await viewport(640, 480);
    expect([innerWidth, innerHeight]).to.deep.equal([640, 480]);
  });

  if (engine === 'webkit') return; // has no touch

  it('drags with a finger', async () => {
    await touch.drag(pointOf(field, [0.2, 0.2]), pointOf(field, [0.8, 0.8]));
    expect(log[0]).to.equal('touch down');
    expect(log).to.include('touch move');
    expect(log.at(-1)).to.equal('touch up');
  });

  it('holds two fingers at once', async () => {
    const touching: number[] = [];
    for (const type of ['touchstart', 'touchend'] as const)
      field.addEventListener(type, (event) => touching.push(event.touches.length));
    await touch.start(pointOf(field, [0.2, 0.2]));
    await touch.start(pointOf(field, [0.8, 0.8]), 1);
    await touch.move(pointOf(field, [0.7, 0.7]), 1);
    await touch.end();
    await touch.end(1);
    expect(touching).to.deep.equal([1, 2, 1, 0]);
  });

  if (engine !== 'chromium') return;

  it('cancels a touch, and touches again', async () => {
    await touch.start(pointOf(field));
    await touch.move(pointOf(field, [0.6, 0.6]));
    await touch.cancel();
    expect(log.at(-1)).to.equal('touch cancel');
    await touch.tap(pointOf(field));
    expect(log.slice(-2)).to.deep.equal(['touch down', 'touch up']);
  });

  it('emulates media features until they are taken back', async () => {
    for (const [feature, value] of [
      ['forced-colors', 'active'],
      ['prefers-reduced-motion', 'reduce'],
      ['prefers-contrast', 'more'],
      ['prefers-color-scheme', 'dark'],
    ] as const) {
      await media({ [feature]: value });
      expect(matchMedia(`(${feature}: ${value})`).matches, feature).to.equal(true);
    }
    await media();
    expect(matchMedia('(forced-colors: active)').matches).to.equal(false);
  });
});
