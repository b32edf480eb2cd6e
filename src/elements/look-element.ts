import type { PropertyDeclarations } from 'lit';
import type { Settings } from '../view/settings.js';
import { choose, propertyOf, warnOnce } from './options.js';
import { TypedElement } from './typed-element.js';

/** What may be chosen, the default first. */
const CHOICES = {
  toolbar: ['top', 'bottom', 'none'],
  tap: ['smart', 'select'],
  'auto-move': ['off', 'safe', 'all'],
  theme: ['auto', 'light', 'dark'],
  suits: ['two-colour', 'four-colour'],
  faces: ['plain', 'english'],
  motion: ['normal', 'fast', 'none'],
} as const;
type Choices = typeof CHOICES;
const NAMES = Object.keys(CHOICES) as readonly (keyof Choices)[];

/**
 * How a game looks and is handled: options that never touch the cards.
 *
 * @attr {'top' | 'bottom' | 'none'} toolbar - Where the toolbar stands; default `top`.
 * @attr {'smart' | 'select'} tap - `smart` (default): a tap on a card with exactly one legal target moves it. `select`: always two taps.
 * @attr {'off' | 'safe' | 'all'} auto-move - Cards that go up by themselves: none (default), those that can do no harm, or all.
 * @attr {'auto' | 'light' | 'dark'} theme - `auto` (default) follows the `color-scheme` of the page.
 * @attr {'two-colour' | 'four-colour'} suits - Two colours (default), or one for each suit.
 * @attr {'plain' | 'english'} faces - Our own drawing (default), or English court figures, which are loaded when first needed.
 * @attr {'normal' | 'fast' | 'none'} motion - How cards move; a system that asks for reduced motion wins.
 * @attr {boolean} mirror - A left-handed table: everything stands the other way round.
 * @attr {boolean} timer - Shows the time since the first move.
 * @attr {boolean} wish - A wish is made before the first card; how the game ends answers it.
 */
export class LookElement extends TypedElement {
  static override properties: PropertyDeclarations = {
    toolbar: {},
    tap: {},
    autoMove: { attribute: 'auto-move' },
    theme: {},
    suits: {},
    faces: {},
    motion: {},
    mirror: { type: Boolean },
    timer: { type: Boolean },
    wish: { type: Boolean },
  };

  /** Where the toolbar stands. */
  declare toolbar: 'top' | 'bottom' | 'none';
  /** Whether a tap on a card with exactly one legal target moves it. */
  declare tap: 'smart' | 'select';
  /** Which cards go up by themselves. */
  declare autoMove: 'off' | 'safe' | 'all';
  /** Light, dark, or as the page is. */
  declare theme: 'auto' | 'light' | 'dark';
  /** Two colours, or one for each suit. */
  declare suits: 'two-colour' | 'four-colour';
  /** Which court figures are drawn. */
  declare faces: 'plain' | 'english';
  /** How cards move. */
  declare motion: 'normal' | 'fast' | 'none';
  /** A left-handed table. */
  declare mirror: boolean;
  /** Shows the time since the first move. */
  declare timer: boolean;
  /** A wish is made before the first card. */
  declare wish: boolean;
  #own: Settings = {};

  constructor() {
    super();
    for (const name of NAMES) Object.assign(this, { [propertyOf(name)]: CHOICES[name][0] });
    this.mirror = this.timer = this.wish = false;
  }

  /** @internal What the reader has chosen: it counts before what the page says, and is kept with the element alone. */
  get ownSettings(): Settings {
    return this.#own;
  }

  /** @internal Replaces all that the reader has chosen. */
  setOwn(own: Settings): void {
    this.#own = own;
    this.requestUpdate();
  }

  /** @internal */
  get barAt(): 'top' | 'bottom' | 'none' {
    return this.#read('toolbar');
  }

  /** @internal */
  get tapMode(): 'smart' | 'select' {
    return this.#read('tap');
  }

  /** @internal */
  get autoLevel(): 'off' | 'safe' | 'all' {
    return this.#read('auto-move');
  }

  /** @internal */
  get tone(): 'auto' | 'light' | 'dark' {
    return this.#read('theme');
  }

  /** @internal */
  get colours(): 'two-colour' | 'four-colour' {
    return this.#read('suits');
  }

  /** @internal */
  get deck(): 'plain' | 'english' {
    return this.#read('faces');
  }

  /** @internal */
  get motionMode(): 'normal' | 'fast' | 'none' {
    return this.#read('motion');
  }

  /** @internal */
  get mirrored(): boolean {
    return this.#own.mirror ?? this.mirror;
  }

  /** @internal */
  get timed(): boolean {
    return this.#own.timer ?? this.timer;
  }

  /** What the reader has chosen, else what the page says. */
  #read<Name extends keyof Choices>(name: Name): Choices[Name][number] {
    const property = propertyOf(name);
    const asked: unknown = Reflect.get(this.#own, property) ?? Reflect.get(this, property);
    return choose<string>(this, name, asked, CHOICES[name]) as Choices[Name][number];
  }

  /** All are read with every drawing: a wrong one is warned of when it comes, not when it is first needed. */
  protected override willUpdate(): void {
    NAMES.forEach((name) => this.#read(name));
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    // A switch is on when it is there at all, whatever it says.
    const { elementProperties } = this.constructor as typeof LookElement;
    if (value === 'false' && elementProperties.get(propertyOf(name))?.type === Boolean)
      warnOnce(this, `${name}="false" is set all the same: leave the attribute out.`);
  }
}
