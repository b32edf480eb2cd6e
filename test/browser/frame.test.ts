/** What stands around the board: it keeps its height, and its texts are whole or can be reached. */
import { expect } from '@open-wc/testing';
import { deal, restore } from '../../src/engine.js';
import type { PatienceElement } from '../../src/index.js';
import { media, press, viewport } from '../support/commands.js';
import { lines } from './support/lines.js';
import { calmWindow, frame, ids, mount, rootOf, settled } from './support/table.js';
import { until } from './support/time.js';

const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
const find = (element: PatienceElement, selector: string): HTMLElement =>
  rootOf(element).querySelector<HTMLElement>(selector)!;

describe('the frame', () => {
  before(() => calmWindow());
  after(() => media());

  for (const width of [160, 280, 360, 620, 1000]) {
    it(`keeps its height through whole games at ${width} px`, async () => {
      await viewport(Math.max(width, 500), 900);
      for (const id of ids) {
        const { deal: number, rules, record } = lines[id]!;
        const element = await mount(id, { deal: number, ...rules, lang: 'ru', motion: 'none' }, `width: ${width}px`);
        const heights = new Set([boxOf(element).height]);
        const told = new Set<string>();
        for (const move of restore(record).history) {
          element.play(move);
          await element.updateComplete;
          heights.add(boxOf(element).height);
          told.add(find(element, '.text').textContent.trim());
        }
        await settled(element);
        heights.add(boxOf(element).height);
        expect(element.status).to.equal('won');
        expect(told.size, id).to.be.greaterThan(1);
        expect([...heights], id).to.have.length(1);
      }
    });
  }

  for (const width of [160, 200, 239, 240, 280])
    it(`has room for every button at ${width} px`, async () => {
      await viewport(500, 900);
      const element = await mount('kenfild', { deal: 7, lang: 'ru' }, `width: ${width}px`);
      await settled(element);
      const buttons = [...rootOf(element).querySelectorAll('.bar .button')].map(boxOf);
      const outer = boxOf(element);
      expect(buttons).to.have.length(8);
      for (const [at, { left, right, top, width: wide }] of buttons.entries()) {
        expect(wide, `${at}`).to.be.at.least(24);
        expect(left, `${at}`).to.be.at.least(outer.left);
        expect(right, `${at}`).to.be.at.most(outer.right);
        const next = buttons[at + 1];
        if (next !== undefined && next.top === top) expect(next.left, `${at}`).to.be.at.least(right - 0.5);
      }
    });

  it('keeps the cards in a height that the page sets', async () => {
    await viewport(500, 900);
    const { deal: number, rules, record } = lines['damskiy']!;
    const element = await mount(
      'damskiy',
      { deal: number, ...rules, lang: 'ru', motion: 'none' },
      'width: 360px; height: 560px',
    );
    element.style.height = '100%';
    await settled(element);
    const heights = new Set<number>();
    for (const move of restore(record).history) {
      element.play(move);
      await element.updateComplete;
      heights.add(boxOf(find(element, '.felt')).height);
    }
    expect([...heights]).to.have.length(1);
  });

  it('has its own height again when the page sets none any more', async () => {
    await viewport(1300, 900);
    for (const id of ids) {
      const element = await mount(id, { deal: 7, lang: 'ru', motion: 'none' }, 'width: 1200px');
      await settled(element);
      const own = boxOf(element).height;
      for (const height of [150, 420, 1600]) {
        element.style.height = `${height}px`;
        const board = find(element, '.board');
        await until(() => board.style.getPropertyValue('--limit') !== '', `${id}: a limit of ${height}`);
        await settled(element);
        expect(Math.abs(boxOf(board).bottom - boxOf(element).bottom), `${id}, ${height}`).to.be.below(120);
        element.style.height = '';
        await until(() => Math.abs(boxOf(element).height - own) < 1, `${id}, after ${height}: its own height`);
        await settled(element);
        expect(boxOf(element).height, `${id}, after ${height}`).to.be.closeTo(own, 1);
      }
    }
  });

  for (const lang of ['ru', 'en'])
    it(`shows the number of the deal whole at every width, ${lang}`, async () => {
      for (const id of ids) {
        const element = await mount(id, { deal: 4294967290, lang }, 'width: 160px');
        for (const width of [160, 240, 320, 360, 479, 480, 520, 560, 620, 640, 760, 1000]) {
          element.parentElement!.style.width = `${width}px`;
          await frame();
          const places = [find(element, '.title .which'), find(element, '.below')].filter(
            (place) => boxOf(place).width > 0,
          );
          expect(places, `${id}, ${width}`).to.have.length(1);
          const box = boxOf(places[0]!);
          const around = boxOf(places[0]!.parentElement!);
          expect(box.right, `${id}, ${width}`).to.be.at.most(around.right + 0.5);
          expect(box.bottom, `${id}, ${width}`).to.be.at.most(around.bottom + 0.5);
          expect(places[0]!.textContent).to.contain('4294967290');
          const title = find(element, '.title > span');
          expect(title.scrollWidth, `${id}, ${width}`).to.be.at.most(title.clientWidth);
        }
      }
    });

  it('keeps its facts inside, with the clock, at every width', async () => {
    for (const id of ids) {
      const element = await mount(id, { deal: 4294967290, lang: 'ru', timer: '' }, 'width: 160px');
      for (const width of [160, 200, 240, 280, 320, 360, 480, 620, 800]) {
        element.parentElement!.style.width = `${width}px`;
        await frame();
        const status = boxOf(find(element, '.status'));
        for (const fact of rootOf(element).querySelectorAll('.meta > *')) {
          const { left, right, bottom, width: wide } = boxOf(fact);
          if (wide === 0) continue;
          expect(left, `${id}, ${width}`).to.be.at.least(status.left);
          expect(right, `${id}, ${width}`).to.be.at.most(status.right);
          expect(bottom, `${id}, ${width}`).to.be.at.most(status.bottom);
        }
      }
    }
    const element = await mount('kenfild', { deal: 4294967290, lang: 'ru', timer: '' }, 'width: 360px');
    expect(boxOf(find(element, '.meta')).height).to.be.below(20);
  });

  it('begins what is longer than its room at the beginning, and the news of a move at the end', async () => {
    const over = (element: PatienceElement): number => {
      const { scrollHeight, clientHeight } = find(element, '.text');
      return scrollHeight - clientHeight;
    };
    const { deal: number, rules, record } = lines['stroptivye-damy']!;
    const first = await mount('stroptivye-damy', { deal: number, ...rules, lang: 'ru' }, 'width: 160px');
    for (const move of restore(record).history) {
      first.play(move);
      await first.updateComplete;
      if (over(first) > 0) break;
    }
    expect(find(first, '.text').scrollTop).to.be.closeTo(over(first), 1);

    const lost = deal('korol-dama-valet', { deal: 7 });
    while (lost.status === 'playing') lost.play(lost.moves().at(-1)!);
    const last = lost.history.at(-1)!;
    lost.undo();
    const second = await mount('korol-dama-valet', { record: lost.record(), lang: 'ru', wish: '' }, 'width: 160px');
    second.play({ ...last });
    await second.updateComplete;
    expect(second.status).to.equal('lost');
    expect(over(second)).to.be.greaterThan(0);
    expect(find(second, '.text').scrollTop).to.equal(0);
  });

  it('begins a reading of the table at its beginning, moves nothing by it, and lets keys read on', async () => {
    for (const lang of ['en', 'ru']) {
      const element = await mount('damskiy', { deal: 7, lang }, 'width: 360px');
      const board = boxOf(find(element, '.board'));
      element.focus();
      for (const key of ['t', 'r', 't']) {
        await press(key);
        await settled(element);
        const line = find(element, '.text');
        const over = line.scrollHeight > line.clientHeight;
        expect(line.scrollTop, key).to.equal(0);
        expect(line.tabIndex, key).to.equal(over ? 0 : -1);
        if (key === 't') expect(over).to.equal(true);
        expect(boxOf(find(element, '.board'))).to.deep.equal(board);
      }
      expect(boxOf(find(element, '.text p')).top).to.be.at.least(boxOf(find(element, '.text')).top - 1);
      await expect(element).to.be.accessible();
    }
  });

  for (const kind of ['wish', 'win'] as const)
    it(`has no word and no button of the ${kind} out of reach`, async () => {
      for (const lang of ['ru', 'en'])
        for (const id of ids)
          for (const style of [160, 200, 240, 280, 320, 360]
            .map((width) => `width: ${width}px`)
            .concat('width: 300px; height: 300px')) {
            const given = kind === 'wish' ? { deal: 7 } : { record: lines[id]!.record };
            const element = await mount(id, { ...given, lang, wish: '', motion: 'none' }, style);
            if (style.includes('height')) element.style.height = '100%';
            await settled(element);
            const about = `${id}, ${lang}, ${style}`;
            const sheet = find(element, `.sheet.${kind}`);
            const box = boxOf(sheet);
            expect(sheet.scrollWidth, about).to.be.at.most(sheet.clientWidth);
            expect(sheet.scrollTop).to.equal(0);
            expect(boxOf(find(element, '.said')).top, about).to.be.at.least(box.top - 0.5);
            for (const part of sheet.querySelectorAll('.said, .pill')) {
              expect(boxOf(part).left, about).to.be.at.least(box.left - 0.5);
              expect(boxOf(part).right, about).to.be.at.most(box.right + 0.5);
            }
            for (const pill of sheet.querySelectorAll('.pill'))
              expect(boxOf(pill).bottom, about).to.be.at.most(box.bottom + 0.5);
            if (!style.includes('height')) expect(sheet.scrollHeight, about).to.be.at.most(sheet.clientHeight);
            expect(box.bottom, about).to.be.at.most(boxOf(find(element, '.meta')).top + 0.5);
          }
    });

  for (const high of [1000, 600])
    it(`has no word of the win over cards that stay on the table, in a window ${high} px high`, async () => {
      await viewport(1280, high);
      const apart = (one: DOMRect, other: DOMRect): boolean =>
        one.right <= other.left + 0.5 ||
        other.right <= one.left + 0.5 ||
        one.bottom <= other.top + 0.5 ||
        other.bottom <= one.top + 0.5;
      for (const id of ids)
        for (const [at, size] of ['160', '200', '280', '360', '500', '768', '1440', '900, 420'].entries()) {
          const [width, height] = size.split(', ');
          const given = { record: lines[id]!.record, lang: at % 2 === 0 ? 'ru' : 'en', wish: '', motion: 'none' };
          const set = height === undefined ? '' : `; height: ${height}px`;
          const element = await mount(id, given, `width: ${width}px${set}`);
          if (height !== undefined) element.style.height = '100%';
          await settled(element);
          for (const words of rootOf(element).querySelectorAll('.said, .sheet .pill'))
            for (const card of rootOf(element).querySelectorAll('.pile:not(.away) > .card'))
              expect(apart(boxOf(card), boxOf(words)), `${id}, ${size}`).to.equal(true);
        }
    });

  it('is no higher than a page says, at any width', async () => {
    for (const width of [300, 360, 539, 700, 1000]) {
      const element = await mount('damskiy', { deal: 7 }, `width: ${width}px; --patience-max-height: 740px`);
      expect(element.offsetHeight, `${width}`).to.be.within(500, 740.5);
    }
  });

  it('moves the words of the win with the cards when the table is made wider', async () => {
    const element = await mount('korol-dama-valet', { record: lines['korol-dama-valet']!.record }, 'width: 300px');
    const low = (): number =>
      Math.max(...[...rootOf(element).querySelectorAll('.card')].map((card) => boxOf(card).bottom));
    element.parentElement!.style.width = '1000px';
    await until(() => boxOf(find(element, '.said')).top >= low(), 'the words to be below the cards');
  });

  it('has the middle of a table with fans aside where its cards mostly lie', async () => {
    const element = await mount('kongress', { deal: 7 }, 'width: 900px; height: 420px');
    element.style.height = '100%';
    await settled(element);
    const boxes = [...rootOf(element).querySelectorAll('.pile')].map(boxOf);
    const table = boxOf(element);
    // Half of the room of the right fans is reckoned with.
    const left = Math.min(...boxes.map((box) => box.left)) - table.left;
    const right = table.right - Math.max(...boxes.map((box) => box.right));
    const card = boxes[0]!.width;
    expect(right - left).to.be.within(0, 2 * card);
  });

  it('tells passes to come from passes gone where colours are forced', async () => {
    const game = deal('korol-dama-valet', { deal: 42 });
    while (game.pass < 2) game.play(game.moves()[0]!);
    const element = await mount('korol-dama-valet', { record: game.record() });
    await media({ 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' });
    const looks = [...rootOf(element).querySelectorAll('.dots i')].map((dot) => {
      const { backgroundColor, boxShadow, outlineStyle } = getComputedStyle(dot);
      return `${backgroundColor} ${boxShadow} ${outlineStyle}`;
    });
    await media({ 'prefers-reduced-motion': 'reduce' });
    expect(new Set(looks).size).to.equal(3);
    for (const look of looks) expect(look).not.to.match(/none none$/);
  });
});
