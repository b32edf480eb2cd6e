import type { PropertyDeclarations } from 'lit';
import type { Settings } from '../view/settings.js';
import { choose, propertyOf, warnOnce } from './options.js';
import { TypedElement } from './typed-element.js';

/** The options as they are read. */
const READ = ['barAt', 'tapMode', 'autoLevel', 'tone', 'colours', 'deck', 'motionMode'] as const;

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
    Object.assign(this, {
      toolbar: 'top',
      tap: 'smart',
      autoMove: 'off',
      theme: 'auto',
      suits: 'two-colour',
      faces: 'plain',
      motion: 'normal',
      mirror: false,
      timer: false,
      wish: false,
    });
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
    return this.#read('toolbar', ['top', 'bottom', 'none']);
  }

  /** @internal */
  get tapMode(): 'smart' | 'select' {
    return this.#read('tap', ['smart', 'select']);
  }

  /** @internal */
  get autoLevel(): 'off' | 'safe' | 'all' {
    return this.#read('auto-move', ['off', 'safe', 'all']);
  }

  /** @internal */
  get tone(): 'auto' | 'light' | 'dark' {
    return this.#read('theme', ['auto', 'light', 'dark']);
  }

  /** @internal */
  get colours(): 'two-colour' | 'four-colour' {
    return this.#read('suits', ['two-colour', 'four-colour']);
  }

  /** @internal */
  get deck(): 'plain' | 'english' {
    return this.#read('faces', ['plain', 'english']);
  }

  /** @internal */
  get motionMode(): 'normal' | 'fast' | 'none' {
    return this.#read('motion', ['normal', 'fast', 'none']);
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
  #read<T extends string>(name: string, allowed: readonly [T, ...T[]]): T {
    const property = propertyOf(name);
    return choose(this, name, Reflect.get(this.#own, property) ?? Reflect.get(this, property), allowed);
  }

  /** All are read with every drawing: a wrong one is warned of when it comes, not when it is first needed. */
  protected override willUpdate(): void {
    READ.forEach((name) => this[name]);
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    // A switch is on when it is there at all, whatever it says.
    const { elementProperties } = this.constructor as typeof LookElement;
    if (value === 'false' && elementProperties.get(propertyOf(name))?.type === Boolean)
      warnOnce(this, `${name}="false" is set all the same: leave the attribute out.`);
  }
}
