import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { PatienceElement } from '../../src/index.js';
import { engine, gesture, press } from '../support/commands.js';
import { lines } from './support/lines.js';
import { arrowsTo, byKeys, focusOf } from './support/player.js';
import { eightOnNine, expectClean, hear, mountScene, saying, scene, twoUp } from './support/scene.js';
import {
  boardOf,
  calmWindow,
  create,
  ids,
  mount,
  rootOf,
  selectedOf,
  settled,
  spokenOf,
  statusOf,
} from './support/table.js';
import { until } from './support/time.js';

const turn = { from: 'stock', to: 'waste', count: 3 };

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const said = (element: PatienceElement): string => plain(spokenOf(element));
const shown = (element: PatienceElement): string => plain(statusOf(element));

/** What has the focus, through all shadow roots. */
function deepFocus(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

describe('keys', () => {
  let element: PatienceElement;
  let heard: string[];

  beforeEach(async () => {
    await calmWindow();
    element = await mountScene();
    heard = hear(element);
    element.focus();
  });

  it('turn the stock, take back and repeat', async () => {
    await press('d', 'z', 'y', 'u', 'D', 'Z', 'Y', 'U');
    const four = ['stock waste', 'undo', 'redo', 'undo'];
    expect(heard).to.deep.equal([...four, ...four]);
  });

  it('pick up and put down; Space is as good as Enter, Escape drops the card', async () => {
    await byKeys(element, eightOnNine);
    expect(heard).to.deep.equal([saying(eightOnNine)]);
    await press('ArrowLeft', 'Enter', 'Escape', ' ', ' ');
    await expectClean(element);
    expect(heard.length).to.equal(1);
  });

  it('say what is picked up and where it may go, and what is put back', async () => {
    const { source, target } = { source: 'tableau-4', target: 'tableau-3' };
    await press(...arrowsTo(element, focusOf(element)!, { pile: source, index: 0 }), 'Enter');
    await element.updateComplete;
    expect(said(element)).to.equal('Picked up: eight of diamonds. Can go to the nine of clubs.');
    await press('Escape');
    await element.updateComplete;
    expect(said(element)).to.equal('Put back.');
    await press(...arrowsTo(element, focusOf(element)!, { pile: target, index: 0 }), ' ');
    await element.updateComplete;
    expect(said(element)).to.equal('Picked up: nine of clubs. Nowhere to go now.');
  });

  it('say that what was picked up lies where it was, after why it cannot go there', async () => {
    const { from: target, to: source } = eightOnNine;
    await press(...arrowsTo(element, focusOf(element)!, { pile: source, index: 0 }), 'Enter');
    await press(...arrowsTo(element, focusOf(element)!, { pile: target, index: 0 }), 'Enter');
    await element.updateComplete;
    expect(said(element)).to.match(/^Not allowed: .+\. Put back\.$/);
    expect(shown(element)).to.match(/^Not allowed: [^.]+\.$/);
    await expectClean(element);
  });

  it('say that it lies where it was when something else was done, and not when it was put down', async () => {
    const pick = (): readonly string[] => [
      ...arrowsTo(element, focusOf(element)!, { pile: eightOnNine.from, index: 0 }),
      'Enter',
    ];
    for (const [key, told] of [
      ['d', /^Three cards from the stock, .+\. Put back\.$/],
      ['z', /^Undone: three cards are back in the stock\. Put back\.$/],
      ['y', /^Redone\. .+\. Put back\.$/],
    ] as const) {
      await press(...pick(), key);
      await element.updateComplete;
      expect(said(element)).to.match(told);
      expect(selectedOf(element)).to.equal(0);
    }
    await press(...pick());
    const stock = { pile: 'stock', index: element.game!.pile('stock').cards.length - 1 };
    await press(...arrowsTo(element, focusOf(element)!, stock), 'Enter');
    await element.updateComplete;
    expect(said(element)).to.match(/ from the stock, .+\. Put back\.$/);
    await press(...pick(), 'h');
    await byKeys(element, eightOnNine);
    await element.updateComplete;
    expect(said(element)).not.to.contain('Put back');
    await press('z', 'y');
    await element.updateComplete;
    expect(said(element)).not.to.contain('Put back');
  });

  it('say after a win that it is won, where they have nothing to do', async () => {
    const won = await mount('kongress', { record: lines['kongress']!.record, lang: 'en' });
    won.focus();
    await press('t');
    for (const key of ['d', 'a', 'h']) {
      await press(key);
      await settled(won);
      expect(said(won), key).to.match(/^The patience came out in \d+ moves\.$/);
    }
    // Where there are no hints their key is the page's, and nothing is said.
    await press('t');
    await settled(won);
    const table = said(won);
    won.setAttribute('hints', 'none');
    const left: boolean[] = [];
    const hear = (event: KeyboardEvent): number => left.push(!event.defaultPrevented);
    document.addEventListener('keydown', hear);
    await press('h');
    document.removeEventListener('keydown', hear);
    await settled(won);
    expect(left).to.deep.equal([true]);
    expect(said(won)).to.equal(table);
  });

  it('read out the table in short and the pile in focus, to be seen too, until the next move', async () => {
    await press('t');
    await element.updateComplete;
    const told = said(element);
    expect(told).to.contain('On the table: two of spades, three of hearts, nine of clubs, eight of diamonds.');
    expect(told).to.contain('Foundations: ace of spades, three empty places.');
    expect(shown(element)).to.equal(told);
    await press('r');
    await element.updateComplete;
    expect(said(element)).to.match(/^Stock, \d+ cards\.$/);
    await byKeys(element, eightOnNine);
    await press('R');
    await element.updateComplete;
    expect(said(element)).to.equal('Place 3 on the table, two cards, from the top: eight of diamonds, nine of clubs.');
    await press('d');
    await element.updateComplete;
    expect(shown(element)).not.to.contain('Place 3');
  });

  it('with Ctrl, Alt or Meta are left to the page', async () => {
    const left: string[] = [];
    const page = new AbortController();
    const listen = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented) left.push(event.key);
      event.preventDefault();
    };
    document.addEventListener('keydown', listen, { signal: page.signal });
    const before = element.game!.position();
    for (const modifier of engine === 'chromium' ? ['Control', 'Alt', 'Meta'] : ['Control']) {
      for (const key of ['z', 'd', 'Enter', 'ArrowLeft']) await press(`${modifier}+${key}`);
    }
    page.abort();
    expect(left.filter((key) => key === 'd').length).to.equal(engine === 'chromium' ? 3 : 1);
    expect(element.game!.position()).to.equal(before);
    expect(heard).to.deep.equal([]);
    expect(focusOf(element)!.pile).to.equal('stock');
  });

  if (engine === 'chromium')
    it('of a Russian keyboard mean what stands there', async () => {
      await gesture({ key: 'в', code: 'KeyD' }, { key: 'я', code: 'KeyZ' }, { key: 'н', code: 'KeyY' });
      await gesture({ key: 'г', code: 'KeyU' }, { key: 'ф', code: 'KeyQ' });
      expect(heard).to.deep.equal(['stock waste', 'undo', 'redo', 'undo']);
    });

  if (engine === 'chromium')
    it('of Greek, Hebrew and Thai keyboards too, where a key may type a sign without a letter', async () => {
      await gesture({ key: 'δ', code: 'KeyD' }, { key: 'ζ', code: 'KeyZ' });
      await gesture({ key: 'ג', code: 'KeyD' }, { key: 'ו', code: 'KeyU' });
      await gesture({ key: 'ก', code: 'KeyD' }, { key: 'ี', code: 'KeyU' }, { key: 'ั', code: 'KeyY' });
      expect(heard).to.deep.equal(['stock waste', 'undo', 'stock waste', 'undo', 'stock waste', 'undo', 'redo']);
    });

  if (engine === 'chromium')
    it('of another Latin keyboard mean what they type', async () => {
      // A German keyboard has Z and Y the other way round.
      await press('d');
      await gesture({ key: 'z', code: 'KeyY' }, { key: 'y', code: 'KeyZ' });
      // So does Dvorak, which types a semicolon where Z stands.
      await gesture({ key: ';', code: 'KeyZ' }, { key: 'e', code: 'KeyD' });
      expect(heard).to.deep.equal(['stock waste', 'undo', 'redo']);
    });

  it('take the focus along with the moved card, and back with an undo', async () => {
    await byKeys(element, eightOnNine);
    expect(focusOf(element)).to.deep.equal({ pile: 'tableau-3', index: 1 });
    await press('z');
    await element.updateComplete;
    expect(focusOf(element)).to.deep.equal({ pile: 'tableau-4', index: 0 });
    await byKeys(element, twoUp);
    expect(focusOf(element)).to.deep.equal({ pile: 'foundation-1', index: 1 });
    await byKeys(element, turn);
    expect(focusOf(element)!.pile).to.equal('stock');
  });

  it('act on the game that has the focus, and on no other', async () => {
    const other = create('kongress', { deal: 7, lang: 'en' });
    element.after(other);
    await settled(other);
    const others = hear(other);
    await press('d');
    other.focus();
    await press('d', 'z');
    element.focus();
    await press('z');
    expect(heard).to.deep.equal(['stock waste', 'undo']);
    expect(others).to.deep.equal(['stock waste', 'undo']);
  });

  it('are left to what a page puts into the slots', async () => {
    const field = document.createElement('input');
    field.slot = 'footer';
    element.append(field);
    await byKeys(element, turn);
    // A question waits; Escape in the field is not its answer.
    rootOf(element).querySelector<HTMLButtonElement>('.button.deal')!.click();
    await element.updateComplete;
    const asked = shown(element);
    heard.length = 0;
    field.focus();
    await press('d', 'z', ' ', 'r', 'ArrowLeft', 'Escape');
    expect(field.value).to.equal('dz r');
    expect(heard).to.deep.equal([]);
    expect(shown(element)).to.equal(asked);
    expect(deepFocus()).to.equal(field);
  });

  it('that mean nothing here are left to the page', async () => {
    const left: string[] = [];
    const page = new AbortController();
    document.addEventListener('keydown', (event) => left.push(`${event.key} ${event.defaultPrevented}`), page);
    await press('q', 'Home', 'PageDown', 'F2', '1', 'd');
    page.abort();
    expect(left).to.deep.equal(['q', 'Home', 'PageDown', 'F2', '1'].map((key) => `${key} false`));
    expect(heard).to.deep.equal(['stock waste']);
  });

  it('keep the focus where the player is while cards go up by themselves', async () => {
    element.autoMove = 'all';
    await byKeys(element, eightOnNine);
    await until(() => heard.includes('auto'), 'a card goes up');
    await element.updateComplete;
    expect(focusOf(element)).to.deep.equal({ pile: 'tableau-3', index: 1 });
  });

  it('find the focus at the stock after a redeal, and where it was after that is taken back', async () => {
    while (element.game!.pile('stock').cards.length > 0) await press('d');
    await press('d');
    expect(heard.at(-1)).to.equal('waste stock');
    await element.updateComplete;
    expect(focusOf(element)!.pile).to.equal('stock');
    await press('z');
    await element.updateComplete;
    expect(focusOf(element)!.pile).to.equal('stock');
  });

  it('do nothing while the focus is elsewhere', async () => {
    const button = await fixture<HTMLButtonElement>(html`<button>elsewhere</button>`);
    button.focus();
    await press('d', 'z', 'ArrowLeft', 'Enter');
    expect(heard).to.deep.equal([]);
  });

  it('work two shadow roots deep', async () => {
    const outer = await fixture<HTMLElement>(html`<div style="width: 900px"></div>`);
    const inner = outer.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    const game = create('kenfild', { record: scene });
    element.remove();
    inner.attachShadow({ mode: 'open' }).append(game);
    await settled(game);
    const deep = hear(game);
    game.focus();
    await byKeys(game, eightOnNine);
    await byKeys(game, turn);
    await press('z');
    expect(deep).to.deep.equal([saying(eightOnNine), saying(turn), 'undo']);
    expect(boardOf(game).contains(deepFocus())).to.equal(true);
  });

  it('pass through the board by one Tab, both ways', async () => {
    const before = document.createElement('button');
    const after = document.createElement('button');
    element.before(before);
    element.after(after);
    await byKeys(element, eightOnNine);
    before.focus();
    const stops: Element[] = [];
    for (let stop = 0; stop < 12 && deepFocus() !== after; stop++) {
      await sendKeys({ press: 'Tab' });
      stops.push(deepFocus()!);
    }
    const inBoard = stops.filter((stop) => boardOf(element).contains(stop));
    expect(stops.at(-1)).to.equal(after);
    expect(inBoard.length).to.equal(1);
    expect(inBoard[0]!.closest<HTMLElement>('[data-pile]')!.dataset['pile']).to.equal('tableau-3');
    expect(boardOf(element).querySelectorAll('[tabindex="0"]').length).to.equal(1);
    await press('Shift+Tab');
    expect(deepFocus()).to.equal(inBoard[0]);
  });

  it('on a button of the toolbar press it, once, and nothing else', async () => {
    await byKeys(element, eightOnNine);
    await byKeys(element, turn);
    heard.length = 0;
    const undo = rootOf(element).querySelector<HTMLButtonElement>('button[title="Undo"]')!;
    undo.focus();
    await press('Enter');
    expect(heard).to.deep.equal(['undo']);
    await press('d', 'ArrowDown', 'Escape');
    expect(heard).to.deep.equal(['undo']);
    await press(' ');
    expect(heard).to.deep.equal(['undo', 'undo']);
    expect(selectedOf(element)).to.equal(0);
    expect(element.moveCount).to.equal(0);
    await element.updateComplete;
    expect(deepFocus(), 'the button that can do no more').to.equal(undo);
    expect(undo.getAttribute('aria-disabled')).to.equal('true');
    await press('Enter');
    expect(heard.length).to.equal(2);
  });

  it('reach every pile, and every open card of a fan', () => {
    const shown = [...boardOf(element).querySelectorAll<HTMLElement>('.pile:not(.away) .control')];
    for (const control of shown) {
      const pile = control.closest<HTMLElement>('[data-pile]')!.dataset['pile']!;
      const spot = { pile, index: Number(control.dataset['index']) };
      expect(arrowsTo(element, focusOf(element)!, spot)).to.be.an('array');
    }
  });
});

describe('arrow keys go where they point, on every table', () => {
  beforeEach(() => calmWindow());

  for (const [kind, page] of [
    ['mirrored', 'ltr'],
    ['right-to-left', 'rtl'],
  ] as const) {
    it(kind, async () => {
      for (const id of ids) {
        document.documentElement.dir = page;
        const element = await mount(id, { deal: 7, ...(kind === 'mirrored' ? { mirror: '' } : {}) });
        element.focus();
        const centre = (): readonly [number, number] => {
          const box = deepFocus()!.getBoundingClientRect();
          return [box.left + box.width / 2, box.top + box.height / 2];
        };
        // At an edge the focus stays where it is.
        let across = false;
        for (const [key, axis, way] of [
          ['ArrowUp', 1, -1],
          ['ArrowRight', 0, 1],
          ['ArrowRight', 0, 1],
          ['ArrowLeft', 0, -1],
          ['ArrowLeft', 0, -1],
          ['ArrowDown', 1, 1],
          ['ArrowDown', 1, 1],
        ] as const) {
          const before = centre();
          await press(key);
          await element.updateComplete;
          expect((centre()[axis] - before[axis]) * way, `${id} ${key}`).to.be.at.least(0);
          if (axis === 0) across ||= centre()[0] !== before[0];
        }
        expect(across, id).to.equal(true);
      }
      document.documentElement.dir = '';
    });
  }
});
