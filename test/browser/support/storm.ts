/** Anything that may happen to a table, at random, and what holds whatever happens. */
import { expect } from '@open-wc/testing';
import { deal, games, restore } from '../../../src/engine.js';
import type { PatienceElement } from '../../../src/index.js';
import { pick, type Dice } from '../../engine/support/walk.js';
import { engine, gesture, media, mouse, viewport, type Point, type Step } from '../../support/commands.js';
import { lines } from './lines.js';

const WRONG = [
  '',
  ' ',
  'nonsense',
  '-1',
  '1e400',
  '__proto__',
  '<img src=x onerror=alert(1)>',
  'false',
  '☃'.repeat(40),
];
/** What a property may be set to from untyped code. */
const STRANGE = [null, undefined, Number.NaN, -1, {}, [], () => 7, Symbol.iterator, 'nonsense'];
const KEYS = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', 'Space', 'Escape', 'Home', 'End', 'Tab'],
  ...['h', 'z', 'u', 'y', 'd', 'a', 't', 'r', '?'],
];
/** Values that attributes know; of those that are not here any value is one. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  deal: ['random', 'daily', '7', '4294967295'],
  'daily-zone': ['UTC', 'local', 'Europe/Berlin'],
  difficulty: ['easy', 'medium', 'hard'],
  lang: ['en', 'ru', 'ru-RU', 'de'],
  toolbar: ['top', 'bottom', 'none'],
  tap: ['smart', 'select'],
  'auto-move': ['off', 'safe', 'all'],
  hints: ['solver', 'fair', 'none'],
  'save-key': ['storm', 'calm'],
  theme: ['auto', 'light', 'dark'],
  suits: ['two-colour', 'four-colour'],
  faces: ['plain', 'english'],
  motion: ['normal', 'fast', 'none'],
};
const WIDTHS = [160, 280, 333.3, 340, 480, 620, 900, 1200];
const HEIGHTS = ['', '', '', '300px', '640px', '100%'];
const HIDDEN = [
  'display: none',
  'visibility: hidden',
  'content-visibility: hidden',
  'opacity: 0',
  'height: 0; overflow: hidden',
];

interface Happening {
  /** How often it comes, beside the others. */
  readonly weight: number;
  /** It may take the focus out of the element. */
  readonly movesFocus?: boolean;
  /** Does it; what exactly was done may be returned. */
  readonly run: () => unknown;
}

export class Storm {
  /** What has happened, in order. */
  readonly told: string[] = [];
  readonly element: PatienceElement;
  readonly #roll: Dice;
  readonly #homes: readonly [HTMLElement, HTMLElement];
  readonly #packs: number;
  /** Which values were given to which attribute, beside the rules'. */
  readonly #attributes: readonly string[];
  #pressed: 'left' | 'right' | null = null;
  #finger = false;

  constructor(element: PatienceElement, other: HTMLElement, roll: Dice) {
    this.element = element;
    this.#roll = roll;
    this.#homes = [element.parentElement!, other];
    this.#packs = games.find(({ id }) => element.localName === `patience-${id}`)!.packs;
    this.#attributes = (element.constructor as typeof PatienceElement).observedAttributes;
  }

  /** One step: something happens, and what holds is checked. */
  async step(): Promise<void> {
    const { element } = this;
    const had = document.activeElement === element;
    const all = Object.entries(this.#happenings);
    let left = this.#roll(all.reduce((sum, [, { weight }]) => sum + weight, 0));
    const [name, { run, movesFocus }] = all.find(([, { weight }]) => (left -= weight) < 0)!;
    const at = this.told.push(name) - 1;
    const more = await run();
    if (typeof more === 'string') this.told[at] = `${name} ${more}`;
    await element.updateComplete;
    this.#holds();
    if (had && movesFocus !== true && element.checkVisibility({ visibilityProperty: true }))
      expect(document.activeElement, 'the focus').to.equal(element);
    for (let wait = this.#roll(4); wait > 0; wait--) await new Promise(requestAnimationFrame);
  }

  /** Hands off, everything shown, on the page; nothing is sought and nothing goes on by itself. */
  async calm(): Promise<void> {
    const { element } = this;
    const [home] = this.#homes;
    await mouse.reset();
    if (this.#finger) await gesture({ touch: 'end' });
    this.#pressed = null;
    this.#finger = false;
    for (const each of this.#homes) each.style.cssText = 'width: 620px';
    if (element.parentElement !== home) home.append(element);
    document.body.removeAttribute('dir');
    element.setOwn({});
    for (const name of this.#attributes) {
      if (name === 'deal' || name === 'record' || element.game?.rules[name] !== undefined) continue;
      // Properties that were set are as the attributes say again.
      const value = element.getAttribute(name);
      element.setAttribute(name, value ?? '');
      if (value === null) element.removeAttribute(name);
    }
    for (const name of ['winnable', 'difficulty', 'wish', 'link', 'show-verdict']) element.removeAttribute(name);
    await element.updateComplete;
    // A deal that is still sought gives way.
    if (element.game === null || rootOf(element).querySelector('.seeking') !== null) element.newDeal(7);
    await element.finish();
    this.#holds();
  }

  /** What is true of every table at any time. */
  #holds(): void {
    const { game, record, moveCount, status } = this.element;
    if (game === null) return;
    const cards = game.piles.flatMap((pile) => pile.cards.map(({ card }) => card));
    const counts = new Map<string, number>();
    for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
    expect([cards.length, counts.size], 'cards').to.deep.equal([52 * this.#packs, 52]);
    expect(
      [...counts.values()].every((count) => count === this.#packs),
      'each as often',
    ).to.equal(true);
    const again = restore(record);
    expect(again.position(), 'the position of the record').to.equal(game.position());
    expect(again.record(), 'the record of the record').to.equal(record);
    expect([again.status, again.moveCount], 'status, moves').to.deep.equal([status, moveCount]);
    const moves = game.moves();
    expect(moves.map((move) => game.refusal(move)).filter(Boolean), 'refused').to.deep.equal([]);
    if (status === 'playing') expect(moves.length, 'moves').to.be.greaterThan(0);
    if (status === 'lost') expect(moves.length, 'moves').to.equal(0);
  }

  get #happenings(): Readonly<Record<string, Happening>> {
    const { element } = this;
    const [home, other] = this.#homes;
    const roll = this.#roll;
    const inPage = (): HTMLElement => element.parentElement ?? home;
    return {
      play: { weight: 30, run: () => this.#play() },
      undo: { weight: 6, run: () => element.undo() },
      redo: { weight: 5, run: () => element.redo() },
      restart: { weight: 1, run: () => element.restart() },
      newDeal: { weight: 1, run: () => element.newDeal(pick([3, 8, 'random', 'daily'], roll)) },
      attribute: { weight: 10, run: () => this.#attribute() },
      property: { weight: 4, run: () => this.#property() },
      language: { weight: 2, run: () => void (inPage().lang = pick(['en', 'ru', '', 'zz'], roll)) },
      direction: { weight: 1, run: () => void (document.body.dir = pick(['rtl', 'ltr'], roll)) },
      width: { weight: 6, run: () => void (inPage().style.width = `${pick(WIDTHS, roll)}px`) },
      height: { weight: 2, run: () => void (element.style.height = pick(HEIGHTS, roll)) },
      window: {
        weight: 1,
        run: () =>
          viewport(
            ...pick<[number, number]>(
              [
                [1280, 1000],
                [700, 500],
                [500, 900],
              ],
              roll,
            ),
          ),
      },
      scaled: { weight: 1, run: () => void (inPage().style.transform = pick(['', 'scale(.5)', 'scale(1.3)'], roll)) },
      hide: { weight: 2, movesFocus: true, run: () => void (inPage().style.cssText += `; ${pick(HIDDEN, roll)}`) },
      show: { weight: 4, movesFocus: true, run: () => void (inPage().style.cssText = 'width: 620px') },
      detach: { weight: 2, movesFocus: true, run: () => element.remove() },
      attach: { weight: 4, movesFocus: true, run: () => pick([home, other], roll).append(element) },
      moveBefore: { weight: 1, movesFocus: true, run: () => this.#moveBefore() },
      focus: { weight: 4, movesFocus: true, run: () => element.focus() },
      key: { weight: 16, movesFocus: true, run: () => this.#key() },
      mouse: { weight: 20, movesFocus: true, run: () => this.#mouse() },
      finger: { weight: engine === 'webkit' ? 0 : 8, movesFocus: true, run: () => this.#touch() },
      hint: { weight: 1, run: () => void element.hint() },
      finish: { weight: 1, run: () => void element.finish() },
      rules: { weight: 1, run: () => void element.showRules() },
      statistics: { weight: 1, run: () => void element.exportStatistics() },
      calmer: { weight: engine === 'chromium' ? 1 : 0, run: () => this.#media() },
    };
  }

  #play(): string {
    const moves = this.element.game?.moves() ?? [];
    if (moves.length === 0) return '';
    const move = pick(moves, this.#roll);
    this.element.play(move);
    return `${move.from} ${move.to} ${move.count}`;
  }

  #attribute(): string {
    const roll = this.#roll;
    const name = pick(this.#attributes, roll);
    const id = this.element.localName.replace('patience-', '');
    const records = [lines[id]!.record, deal(id, { deal: 9 }).record(), deal(id, { deal: 9 }).position(), 'r1_x', '#7'];
    const rules = games.find((game) => game.id === id)!.rules.find((rule) => rule.name === name)?.values;
    const values = name === 'record' ? records : (KNOWN[name] ?? rules ?? ['']);
    const kind = roll(6);
    if (kind === 0) this.element.removeAttribute(name);
    else this.element.setAttribute(name, pick(kind < 3 ? WRONG : values, roll));
    return `${name}=${this.element.getAttribute(name) ?? 'none'}`;
  }

  #property(): string {
    const name = pick(this.#attributes, this.#roll).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const value = STRANGE[this.#roll(STRANGE.length)];
    // An element of any kind takes `lang` as text.
    if (name !== 'lang') Reflect.set(this.element, name, value);
    return `${name}=${typeof value}`;
  }

  async #key(): Promise<string> {
    if (document.activeElement !== this.element) return '';
    const key = pick(KEYS, this.#roll);
    await gesture({ key });
    return key;
  }

  /** The mouse somewhere on the element: it goes there, and may press what lies there, carry it on, or let it go. */
  async #mouse(): Promise<string> {
    const at = this.#somewhere();
    const steps: Step[] = [{ mouse: 'move', at }];
    const held = this.#pressed;
    if (held === null) {
      this.#pressed = this.#roll(8) === 0 ? 'right' : 'left';
      steps.push({ mouse: 'down', button: this.#pressed });
    } else if (this.#roll(2) === 0) {
      this.#pressed = null;
      steps.push({ mouse: 'up', button: held });
    }
    await gesture(...steps);
    return `${at.join(' ')} ${String(held)} ${String(this.#pressed)}`;
  }

  async #touch(): Promise<string> {
    const at = this.#somewhere();
    const step: Step = !this.#finger
      ? { touch: 'start', at }
      : this.#roll(2) === 0
        ? { touch: 'move', at }
        : { touch: 'end' };
    await gesture(step);
    if (step.touch !== 'move') this.#finger = !this.#finger;
    return `${step.touch} ${at.join(' ')}`;
  }

  #somewhere(): Point {
    const { left, top, width, height } = this.element.getBoundingClientRect();
    const within = (value: number, most: number): number => Math.round(Math.min(Math.max(value, 1), most - 2));
    const roll = this.#roll;
    return [within(left + roll(width + 1), innerWidth), within(top + roll(height + 1), innerHeight)];
  }

  #moveBefore(): void {
    const other = pick(this.#homes, this.#roll);
    const move: unknown = Reflect.get(other, 'moveBefore');
    if (typeof move === 'function' && this.element.isConnected) Reflect.apply(move, other, [this.element, null]);
    else other.append(this.element);
  }

  async #media(): Promise<void> {
    const roll = this.#roll;
    await media({
      'prefers-reduced-motion': pick(['no-preference', 'no-preference', 'reduce'], roll),
      'prefers-color-scheme': pick(['light', 'dark'], roll),
      'forced-colors': pick(['none', 'none', 'active'], roll),
    });
  }
}

const rootOf = (element: PatienceElement): ShadowRoot => element.shadowRoot!;
