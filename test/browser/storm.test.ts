/**
 * Storms: pointers, keys, sizes, hiding, detaching, attributes, languages and methods at random. After each step the game
 * is whole, and at the end the table is what its state says. STORM=3000 makes them longer, in storms of some hundred steps.
 */
import { expect, fixture, html } from '@open-wc/testing';
import { dice, type Dice } from '../engine/support/walk.js';
import { engine, media, stormAsked } from '../support/commands.js';
import { expectRest } from './support/rest.js';
import { Storm } from './support/storm.js';
import { calmWindow, canMove, ids, mount } from './support/table.js';

/** Steps after which the table is looked at and another storm begins. */
const LONGEST = 150;

/** Whatever goes wrong on the page without anybody asking. */
class Overheard {
  readonly #said: string[] = [];
  readonly #own = { warn: console.warn, error: console.error, log: console.log };
  readonly #hear = (event: ErrorEvent | PromiseRejectionEvent): void => {
    this.#said.push(event instanceof ErrorEvent ? event.message : `rejected: ${String(event.reason)}`);
    event.preventDefault();
  };

  constructor() {
    for (const name of ['warn', 'error', 'log'] as const)
      console[name] = (...words: readonly unknown[]) => void this.#said.push(words.map(String).join(' '));
    addEventListener('error', this.#hear);
    addEventListener('unhandledrejection', this.#hear);
  }

  stop(): void {
    Object.assign(console, this.#own);
    removeEventListener('error', this.#hear);
    removeEventListener('unhandledrejection', this.#hear);
  }

  /** All but warnings of wrong values, of which each may come once. */
  get wrong(): readonly string[] {
    const isWarning = (text: string): boolean =>
      /^<patience-[a-z-]+> /.test(text) && !/could not be loaded|Error|undefined/.test(text);
    return this.#said.filter((text, at) => !isWarning(text) || this.#said.indexOf(text) < at);
  }
}

/** Random deals come from the storm's dice, so that a storm comes again. */
function seedDeals(roll: Dice): () => void {
  const fill = <T extends ArrayBufferView>(array: T): T => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    bytes.forEach((_, at) => (bytes[at] = roll(256)));
    return array;
  };
  Object.defineProperty(crypto, 'getRandomValues', { value: fill, configurable: true });
  return () => Reflect.deleteProperty(crypto, 'getRandomValues');
}

async function storm(id: string, seed: number, steps: number): Promise<void> {
  const roll = dice(seed);
  const free = seedDeals(roll);
  const heard = new Overheard();
  const other = await fixture<HTMLElement>(html`<div lang="ru" style="width: 700px"></div>`);
  const element = await mount(id, { deal: seed + 3 });
  const storm = new Storm(element, other, roll);
  try {
    for (let step = 0; step < steps; step++) {
      await storm.step();
      expect(heard.wrong, 'said').to.deep.equal([]);
    }
    await storm.calm();
    expect(heard.wrong, 'said').to.deep.equal([]);
    if (engine === 'chromium') await media({ 'prefers-reduced-motion': 'no-preference' });
    await expectRest(element);
  } catch (error) {
    const again = `STORM=${steps} STORM_SEED=${seed} STORM_GAME=${id}`;
    const told = storm.told.slice(-25).join('\n  ');
    throw new Error(`${again}\n${String(error)}\n${element.record}\n  ${told}`, { cause: error });
  } finally {
    heard.stop();
    free();
    element.remove();
    document.body.removeAttribute('dir');
  }
}

describe('a storm', function () {
  // As long as it takes.
  this.timeout(0);
  before(canMove);
  beforeEach(async () => {
    await calmWindow();
    if (engine === 'chromium') await media({ 'prefers-reduced-motion': 'no-preference' });
  });
  afterEach(() => {
    for (const name of Object.keys(localStorage)) localStorage.removeItem(name);
  });

  for (const [number, id] of ids.entries())
    it(`${id}: the game stays whole, nothing is said, and the table comes to rest where its state says`, async () => {
      const { steps, seed, game } = await stormAsked();
      if (game !== null && game !== id) return;
      const first = game === null ? seed + number * 1000 : seed;
      for (let done = 0; done < steps; done += LONGEST) {
        await calmWindow();
        await storm(id, first + done / LONGEST, Math.min(LONGEST, steps - done));
      }
    });
});
