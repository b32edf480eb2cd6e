/** Hosts and browsers in which something is missing or wrong: one clear degradation each, and nothing is lost. */
import { expect } from '@open-wc/testing';
import { restore, type Move } from '../../src/engine.js';
import type { PatienceElement } from '../../src/index.js';
import { media } from '../support/commands.js';
import { lines } from './support/lines.js';
import { meet, emptyStorage, KEY } from './support/saves.js';
import { calmWindow, canMove, create, differences, frame, mount, pileOf, rootOf, settled } from './support/table.js';
import { until } from './support/time.js';

/** Something that a page has, put in place of what was there; gives the way back. */
function instead(target: object, name: string, value: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
  return () => {
    if (own === undefined) Reflect.deleteProperty(target, name);
    else Object.defineProperty(target, name, own);
  };
}

const { deal, rules, record } = lines['kenfild']!;
const line: readonly Move[] = restore(record).history;

/** What is told on the page meanwhile: errors that nobody caught, and warnings. */
async function overhearing(run: () => Promise<void>): Promise<readonly string[]> {
  const said: string[] = [];
  const hear = (event: ErrorEvent | PromiseRejectionEvent): void => {
    said.push(String('reason' in event ? event.reason : event.message));
    event.preventDefault();
  };
  addEventListener('error', hear);
  addEventListener('unhandledrejection', hear);
  const restoreWarn = instead(console, 'warn', (...words: unknown[]) => said.push(words.map(String).join(' ')));
  try {
    await run();
    await frame();
  } finally {
    restoreWarn();
    removeEventListener('error', hear);
    removeEventListener('unhandledrejection', hear);
  }
  return said;
}

/** Every pile shows as many cards as the game has there. */
function expectShown(element: PatienceElement): void {
  for (const { id, cards } of element.game!.piles)
    expect(Number(pileOf(element, id).dataset['count']), id).to.equal(cards.length);
}

/** Wins the patience as a page would, and looks at the table on the way. */
async function playThrough(element: PatienceElement): Promise<void> {
  let wins = 0;
  element.addEventListener('win', () => wins++);
  for (const [at, move] of line.entries()) {
    element.play(move);
    if (at % 10 > 0) continue;
    await element.updateComplete;
    expectShown(element);
  }
  expect(element.undo()).to.equal(true);
  expect(element.redo()).to.equal(true);
  await element.updateComplete;
  expect(element.status).to.equal('won');
  expect(wins).to.equal(1);
  expectShown(element);
}

describe('without', () => {
  const undo: (() => void)[] = [];
  before(() => calmWindow());
  beforeEach(emptyStorage);
  afterEach(() => {
    for (const back of undo.splice(0).reverse()) back();
    emptyStorage();
  });
  const lacking = (target: object, name: string): void => void undo.push(instead(target, name, undefined));

  const gone: readonly (readonly [what: string, target: () => object, names: readonly string[]])[] = [
    ['Web Animations', () => Element.prototype, ['animate', 'getAnimations']],
    ['ResizeObserver', () => window, ['ResizeObserver']],
    ['IntersectionObserver', () => window, ['IntersectionObserver']],
    ['MutationObserver', () => window, ['MutationObserver']],
    ['broadcasts and idle time', () => window, ['BroadcastChannel', 'requestIdleCallback']],
    ['CSS.registerProperty', () => CSS, ['registerProperty']],
    ['workers', () => window, ['Worker', 'SharedWorker']],
    ['checkVisibility', () => Element.prototype, ['checkVisibility']],
  ];
  for (const [what, target, names] of gone)
    it(`${what} a patience is hinted, told and won, and nothing is said`, async () => {
      if (names.includes('animate')) await media({ 'prefers-reduced-motion': 'no-preference' });
      for (const name of names) lacking(target(), name);
      const said = await overhearing(async () => {
        const element = await mount('kenfild', { deal, ...rules, lang: 'en', 'show-verdict': '', timer: '' });
        const { move } = await element.hint();
        expect(move).not.to.equal(null);
        await element.updateComplete;
        expect(await element.showRules()).to.equal(true);
        await playThrough(element);
        element.remove();
      });
      await calmWindow();
      expect(said).to.deep.equal([]);
    });

  it('random numbers a numbered deal is played and kept', async () => {
    lacking(window, 'crypto');
    const said = await overhearing(async () => {
      const element = await meet('kenfild', { deal, ...rules, 'save-key': `${KEY}-dice` });
      await playThrough(element);
      element.remove();
    });
    expect(said).to.deep.equal([]);
    expect(localStorage.getItem(`${KEY}-dice`)).to.contain('"won":true');
  });

  it('random numbers a random deal is dealt by the clock', async () => {
    lacking(window, 'crypto');
    const dealt: (number | null)[] = [];
    const said = await overhearing(async () => {
      const element = await mount('kenfild', { lang: 'en' });
      dealt.push(element.dealNumber);
      element.newDeal();
      await element.updateComplete;
      dealt.push(element.dealNumber);
      element.remove();
    });
    expect(dealt.every((number) => Number.isInteger(number) && number! > 0)).to.equal(true);
    expect(said).to.deep.equal([]);
  });
});

describe('a clock', () => {
  const undo: (() => void)[] = [];
  before(() => calmWindow());
  beforeEach(emptyStorage);
  afterEach(() => {
    for (const back of undo.splice(0).reverse()) back();
    emptyStorage();
  });

  it('that stands still keeps nobody from hints and wins', async () => {
    const { now } = Date;
    undo.push(
      instead(performance, 'now', () => 1000),
      instead(Date, 'now', () => now()),
    );
    const element = await mount('kenfild', { deal, ...rules, timer: '', 'auto-move': 'safe' });
    const { move } = await element.hint();
    expect(move).not.to.equal(null);
    element.setAttribute('auto-move', 'off');
    element.newDeal(deal);
    await playThrough(element);
    expect(element.elapsed).to.equal(0);
    element.remove();
  });

  for (const [what, jump] of [
    ['forwards', 400 * 86_400_000],
    ['back', -400 * 86_400_000],
  ] as const)
    it(`that jumps ${what} by a year loses no game and no count`, async () => {
      const now = Date.now.bind(Date);
      const element = await meet('kenfild', { deal, ...rules });
      for (const move of line.slice(0, 20)) element.play(move);
      await element.updateComplete;
      undo.push(instead(Date, 'now', () => now() + jump));
      for (const move of line.slice(20, 40)) element.play(move);
      await element.updateComplete;
      const left = restore(element.record);
      element.remove();
      const again = await meet('kenfild', { deal, ...rules });
      expect(differences(left, again.game!)).to.equal('');
      expect(again.moveCount).to.equal(40);
      undo.splice(0).forEach((back) => back());
      for (const move of line.slice(40)) again.play(move);
      await again.updateComplete;
      expect(localStorage.getItem(KEY)).to.contain('"won":true');
      again.remove();
    });
});

describe('frames that never come', () => {
  it('leave a table that can be played, moved about and taken away', async () => {
    await calmWindow();
    const back = instead(window, 'requestAnimationFrame', () => 0);
    try {
      const element = create('kenfild', { deal, ...rules, motion: 'normal' });
      document.body.append(element);
      await element.updateComplete;
      await playThrough(element);
      rootOf(element).querySelector<HTMLElement>('.button.undo')!.click();
      await element.updateComplete;
      expect(element.status).to.equal('playing');
      element.remove();
      document.body.append(element);
      await element.updateComplete;
      expectShown(element);
      element.remove();
    } finally {
      back();
    }
  });
});

describe('animations that are cancelled, finished or stopped by the page', () => {
  it('leave every card where it lies', async () => {
    await calmWindow();
    await media({ 'prefers-reduced-motion': 'no-preference' });
    const element = await mount('kenfild', { deal, ...rules, motion: 'normal' });
    await canMove();
    for (const [at, move] of line.slice(0, 30).entries()) {
      element.play(move);
      await element.updateComplete;
      const flying = rootOf(element).getAnimations();
      for (const flight of flying) {
        if (at % 3 === 0) flight.cancel();
        else if (at % 3 === 1) flight.finish();
        else flight.pause();
      }
    }
    expectShown(element);
    element.remove();
    await calmWindow();
  });
});

describe('storage', () => {
  before(() => calmWindow());
  beforeEach(emptyStorage);
  afterEach(emptyStorage);

  /** The storage of the page, whose every n-th call throws; how many were made. */
  function failing(every: number): { readonly calls: () => number; readonly back: () => void } {
    let calls = 0;
    const real = localStorage;
    const call =
      (name: 'getItem' | 'setItem' | 'removeItem') =>
      (...words: [string, string]): unknown => {
        if (++calls % every === 0) throw new DOMException('no', 'QuotaExceededError');
        const own: unknown = Reflect.get(real, name);
        return typeof own === 'function' ? (Reflect.apply(own, real, words) as unknown) : undefined;
      };
    const storage = { getItem: call('getItem'), setItem: call('setItem'), removeItem: call('removeItem') };
    return { calls: () => calls, back: instead(window, 'localStorage', storage) };
  }

  for (const every of [1, 2, 3, 4, 5, 7, 11, 16])
    it(`that throws at each call of ${every} loses no move, and keeps what it took`, async () => {
      const name = `${KEY}-nth-${every}`;
      const storage = failing(every);
      let told = 0;
      let left: string;
      try {
        const element = await meet('kenfild', { deal, ...rules, 'save-key': name });
        element.addEventListener('saveerror', () => told++);
        for (const move of line.slice(0, 40)) {
          element.play(move);
          await element.updateComplete;
        }
        expect(element.moveCount).to.equal(40);
        expectShown(element);
        left = element.record;
        expect(storage.calls()).to.be.greaterThan(1);
        element.remove();
      } finally {
        storage.back();
      }
      expect(told, 'one kind is told once').to.be.at.most(2);
      // What is kept is whole, and no more than a few moves behind.
      const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as { games: { record: string }[] } | null;
      for (const { record: text } of kept?.games ?? [])
        expect(left.startsWith(restore(text).record().slice(0, 24))).to.equal(true);
      const again = await meet('kenfild', { deal, ...rules, 'save-key': name });
      if (every > 2) expect(again.moveCount).to.be.at.least(36);
      again.play(again.game!.moves()[0]!);
      await again.updateComplete;
      expect(localStorage.getItem(name), 'with storage again it is kept').to.contain('kenfild');
      again.remove();
    });
});

describe('the clipboard', () => {
  it('that refuses, or is none, leaves the text to be copied by hand', async () => {
    await calmWindow();
    for (const clipboard of [
      undefined,
      { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    ]) {
      const back = instead(navigator, 'clipboard', clipboard);
      const said = await overhearing(async () => {
        const element = await mount('kenfild', { deal, lang: 'en' });
        await settled(element);
        rootOf(element).querySelector<HTMLElement>('.which')!.click();
        await until(() => rootOf(element).querySelector('.panel') !== null, 'the panel');
        for (const button of rootOf(element).querySelectorAll<HTMLElement>('.panel button'))
          if (/copy/i.test(button.textContent)) button.click();
        await element.updateComplete;
        expect(rootOf(element).querySelector('.panel')).not.to.equal(null);
        element.remove();
      });
      back();
      expect(said).to.deep.equal([]);
    }
  });
});

describe('a language', () => {
  it('that nobody has, or that is none, is English, and play goes on', async () => {
    await calmWindow();
    for (const lang of ['tlh', 'zz-ZZ', 'x', '-', '123', 'en_GB', 'ru-', '<b>', '\u{1F0A1}']) {
      const said = await overhearing(async () => {
        const element = await mount('kenfild', { deal, ...rules, lang });
        element.play(line[0]!);
        await element.updateComplete;
        expect(element.moveCount, lang).to.equal(1);
        expect(rootOf(element).querySelector('.button.deal')!.getAttribute('title'), lang).to.match(/\S/);
        element.remove();
      });
      expect(said, lang).to.deep.equal([]);
    }
  });

  it('whose data the browser lacks is written all the same', async () => {
    await calmWindow();
    const plain = function (this: number): string {
      return String(this);
    };
    const back = instead(Number.prototype, 'toLocaleString', plain);
    try {
      const said = await overhearing(async () => {
        const element = await mount('kenfild', { deal, ...rules, lang: 'ru', timer: '' });
        await playThrough(element);
        element.remove();
      });
      expect(said).to.deep.equal([]);
    } finally {
      back();
    }
  });
});
