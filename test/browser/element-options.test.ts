import { expect } from '@open-wc/testing';
import { games } from '../../src/engine.js';
import type { PatienceElement } from '../../src/index.js';
import { mouse, pointOf } from '../support/commands.js';
import { hear, mountScene } from './support/scene.js';
import { calmWindow, create, ids, put, rootOf, settled, spotOf } from './support/table.js';

/** `second-run` → `secondRun`. */
const propertyOf = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const optionsOf = (id: string): (typeof games)[number]['rules'] => games.find((game) => game.id === id)!.rules;
const set = (element: PatienceElement, name: string, value: unknown): boolean => Reflect.set(element, name, value);

describe('options', () => {
  let warnings: string[];
  const warn = console.warn;

  beforeEach(async () => {
    await calmWindow();
    warnings = [];
    console.warn = (text: unknown) => {
      if (String(text).startsWith('<patience')) warnings.push(String(text));
    };
  });
  afterEach(() => {
    console.warn = warn;
  });

  for (const id of ids) {
    it(`${id}: every value of every rule, as attribute and as property, before and after it is on a page`, async () => {
      for (const { name, values, default: first } of optionsOf(id)) {
        for (const value of values) {
          const before = await put(id, { deal: 7, [name]: value });
          expect(before.game!.rules[name], `${name} before`).to.equal(value);

          const after = await put(id, { deal: 7 });
          const heard = hear(after);
          expect(after.game!.rules[name]).to.equal(first);
          after.setAttribute(name, value);
          await after.updateComplete;
          expect(after.game!.rules[name], `${name} after`).to.equal(value);
          after.removeAttribute(name);
          await after.updateComplete;
          expect(after.game!.rules[name], `${name} removed`).to.equal(first);
          set(after, propertyOf(name), /^\d+$/.test(value) ? Number(value) : value);
          await after.updateComplete;
          expect(after.game!.rules[name], `${name} as a property`).to.equal(value);
          expect(after.dealNumber).to.equal(7);
          expect(heard.filter((type) => type !== 'deal')).to.deep.equal([]);
        }
      }
      expect(warnings).to.deep.equal([]);
    });

    it(`${id}: a wrong value of a rule is the default, with one warning, and throws nothing`, async () => {
      for (const { name, default: first } of optionsOf(id)) {
        for (const wrong of ['none of these', '0', '-1', 'NaN', 'DEFAULT', 'true', '<b>']) {
          warnings = [];
          const element = await put(id, { deal: 7, [name]: wrong });
          await element.updateComplete;
          element.requestUpdate();
          await element.updateComplete;
          expect(element.game!.rules[name], `${name}=${wrong}`).to.equal(first);
          expect(warnings.length, warnings.join('\n')).to.equal(1);
          expect(warnings[0]).to.contain(name).and.contain(wrong);
        }
        for (const odd of [null, undefined, {}, [], Symbol('odd'), NaN, () => 1]) {
          const element = await put(id, { deal: 7 });
          set(element, propertyOf(name), odd);
          await element.updateComplete;
          expect(element.game!.rules[name]).to.equal(first);
        }
      }
    });
  }

  it('a wrong deal is a random one, with a warning', async () => {
    for (const wrong of ['0', '-3', '4294967296', '1.5', 'seven', '99999999999999999999', '7 8', '0x10']) {
      warnings = [];
      const element = await put('kongress', { deal: wrong });
      expect(element.dealNumber, wrong).to.be.within(1, 4294967295);
      expect(warnings.length, wrong).to.equal(1);
    }
    for (const odd of [{}, [], NaN, Infinity, Symbol('odd'), true]) {
      const element = await put('kongress');
      set(element, 'deal', odd);
      await element.updateComplete;
      expect(element.dealNumber).to.be.within(1, 4294967295);
    }
  });

  it('a deal is a number, its text, the day’s, or random', async () => {
    for (const right of ['7', ' 7 ', 7, '0007']) {
      expect((await put('kongress', { deal: right })).dealNumber).to.equal(7);
    }
    expect((await put('kongress', { deal: 4294967295 })).dealNumber).to.equal(4294967295);
    const [one, other] = [await put('kongress', { deal: 'daily' }), await put('kongress', { deal: 'daily' })];
    expect(one.dealNumber).to.equal(other.dealNumber);
    const [first, second] = [await put('kongress', { deal: 'random' }), await put('kongress')];
    expect(first.dealNumber).not.to.equal(second.dealNumber);
    expect(warnings).to.deep.equal([]);
  });

  it('a wrong toolbar, tap or language is the default, with a warning where it is one', async () => {
    const element = await mountScene({ toolbar: 'left', tap: 'thrice', lang: 'tlh' });
    expect(rootOf(element).querySelectorAll('.bar').length).to.equal(1);
    await mouse.click(pointOf(spotOf(element, 'tableau-4')));
    expect(element.moveCount, 'a smart tap').to.equal(1);
    expect(rootOf(element).querySelector('[title="New deal"]')).not.to.equal(null);
    expect(warnings.length).to.equal(2);
  });

  it('the toolbar stands above, below or nowhere, and no other option touches the game', async () => {
    const element = await mountScene();
    const heard = hear(element);
    const order = (): string[] =>
      [...rootOf(element).querySelectorAll('.rest > .bar, .rest > .felt')].map(({ className }) => className);
    const shown: [string, string[]][] = [
      ['bottom', ['felt', 'bar']],
      ['none', ['felt']],
      ['top', ['bar', 'felt']],
    ];
    for (const [value, expected] of shown) {
      element.setAttribute('toolbar', value);
      element.setAttribute('tap', 'select');
      element.setAttribute('lang', 'ru');
      element.noUndo = !element.noUndo;
      await element.updateComplete;
      expect(order()).to.deep.equal(expected);
    }
    expect(heard).to.deep.equal([]);
  });

  it('changes in one task are one new game', async () => {
    const element = await put('kenfild', { deal: 7 });
    const heard: unknown[] = [];
    element.addEventListener('deal', ({ dealNumber, rules }) => heard.push([dealNumber, { ...rules }]));
    element.deal = 8;
    element.setAttribute('draw', '1');
    element.setAttribute('deal', '9');
    element.setAttribute('passes', 'unlimited');
    element.setAttribute('packing', 'run');
    await element.updateComplete;
    await settled(element);
    const rules = { draw: '1', passes: 'unlimited', packing: 'run', spaces: 'waste', wrap: 'full' };
    expect(heard).to.deep.equal([[9, rules]]);
  });

  it('the literal no-undo="false" is warned of', async () => {
    const element = await put('kongress', { deal: 7, 'no-undo': 'false' });
    expect(element.noUndo).to.equal(true);
    expect(warnings.length).to.equal(1);
    create('kongress', { deal: 7, 'no-undo': '' });
    expect(warnings.length).to.equal(1);
  });
});
