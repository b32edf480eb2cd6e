/** The page inside a frame, embed.html: one game, as its address says, that talks with the page around it. */
import type { PatienceElement } from '../elements/patience-element.js';
import { FORMAT, FORWARDED, METHODS, type FrameMessage } from './messages.js';

/** What the frame knows of the element. */
type Game = HTMLElement &
  Pick<PatienceElement, 'moveCount' | 'updateComplete' | (typeof METHODS)[number]> & {
    readonly constructor: { readonly observedAttributes: readonly string[] };
  };

const wanted = new URLSearchParams(location.search);
const id = wanted.get('game') ?? '';
const origin = originOf(wanted.get('origin'));
const here = import.meta.url;

/** Whom the frame talks with: one origin, anybody (`*`), or nobody where the address names none that can be. */
function originOf(asked: string | null): string | null {
  if (asked === null) return '*';
  try {
    const found = new URL(asked).origin;
    if (found !== 'null') return found;
  } catch {
    // Told below, with origins that are none.
  }
  console.warn(`origin="${asked}" is no origin, like https://example.org: the frame talks with nobody.`);
  return null;
}

function tell(message: FrameMessage): void {
  if (parent !== window && origin !== null) parent.postMessage({ patience: FORMAT, ...message }, origin);
}

/**
 * Whoever frames the game, or links to it, names what it keeps: what others keep in this site's storage is out of reach.
 */
const keptUnder = (name: string): string => (name === '' || /^patience\b/.test(name) ? name : `patience-${name}`);

/** Sets an attribute that the game has; a page cannot put anything else on it. */
function set(game: Game, name: string, given: string | null): void {
  const value = name === 'save-key' && given !== null ? keptUnder(given) : given;
  if (name !== 'lang' && !game.constructor.observedAttributes.includes(name)) {
    console.warn(`The game "${id}" has no attribute "${name}".`);
  } else if (value === null) game.removeAttribute(name);
  else game.setAttribute(name, value);
  const root = document.documentElement;
  // What shines through where the game draws nothing.
  if (name === 'theme') root.style.colorScheme = value === 'light' || value === 'dark' ? value : '';
  if (name === 'lang') root.lang = value ?? 'en';
}

/** The height that was last told. */
let told = 0;

/** How high the game is now: to a page that asks, and to others where that is news. */
function tellSize(game: Game, asked: boolean): void {
  const height = Math.ceil(game.getBoundingClientRect().height);
  if (asked || height !== told) tell({ type: 'size', height });
  told = height;
}

/** What the events of the element tell, as messages; the first move of an attempt once more, as its start. */
function forward(game: Game): void {
  let started = false;
  for (const type of FORWARDED) {
    game.addEventListener(type, (event: Event) => {
      const fields: Record<string, unknown> = { gameId: id, ...event };
      delete fields['isTrusted'];
      if ('error' in fields) fields['error'] = String(fields['error']);
      if (type === 'deal') started = game.moveCount > 0;
      if (type === 'move' && !started) {
        started = true;
        tell({ type: 'start', gameId: id });
      }
      tell({ ...fields, type, gameId: id });
    });
  }
  new ResizeObserver(() => tellSize(game, false)).observe(game);
}

/** Something from another page, as it may stand in a sentence. */
const shown = (given: unknown): string => (typeof given === 'string' ? given : typeof given).slice(0, 60);

const isMethod = (name: unknown): name is (typeof METHODS)[number] => METHODS.some((method) => method === name);

/** Does what a message says; one that says nothing known is passed over. */
async function obey(game: Game, message: Readonly<Record<string, unknown>>): Promise<void> {
  const { type, name, value, height, method, argument } = message;
  if (type === 'set' && typeof name === 'string') set(game, name, typeof value === 'string' ? value : null);
  else if (type === 'viewport' && typeof height === 'number' && height > 0) {
    document.documentElement.classList.add('free');
    game.style.setProperty('--patience-max-height', `${height}px`);
    tellSize(game, true);
  } else if (type === 'call') {
    if (!isMethod(method)) throw new TypeError(`The game has no method "${shown(method)}".`);
    // The element says what is wrong with a deal that is none.
    if (method === 'newDeal' && argument !== undefined) game.newDeal(argument as string | number);
    else await game[method]();
  }
}

function listen(game: Game): void {
  addEventListener('message', ({ data, origin: from, source }: MessageEvent<unknown>) => {
    if (source !== parent || parent === window || (origin !== '*' && from !== origin)) return;
    if (typeof data !== 'object' || data === null || !('patience' in data) || data.patience !== FORMAT) return;
    obey(game, { ...data }).catch((error: unknown) =>
      tell({ type: 'error', message: error instanceof Error ? error.message : String(error) }),
    );
  });
}

/** Says what is wrong with the address, where the game would be. */
function complain(): void {
  const sentence = document.createElement('p');
  sentence.textContent = /^ru\b/.test(wanted.get('lang') ?? '')
    ? `Игры «${id}» здесь нет: в адресе нужно имя игры, например ?game=kenfild.`
    : `There is no game “${id}” here: the address needs the name of one, like ?game=kenfild.`;
  document.body.append(sentence);
}

async function begin(): Promise<void> {
  const tag = `patience-${id}`;
  // The file of a game stands beside this one, and registers its tag.
  if (/^[a-z-]+$/.test(id)) await import(/* @vite-ignore */ new URL(`./${id}.js`, here).href).catch(() => null);
  if (customElements.get(tag) === undefined) {
    complain();
    return;
  }
  const game = document.createElement(tag) as Game;
  for (const [name, value] of wanted) if (name !== 'game' && name !== 'origin') set(game, name, value);
  forward(game);
  listen(game);
  document.body.append(game);
  await game.updateComplete;
  tell({ type: 'ready', gameId: id });
}

void begin();
