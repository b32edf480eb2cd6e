/**
 * The reader's storage under one name, shared by all elements of the page. Other pages write there too, so nothing is
 * remembered of it: whoever changes something reads what is there now, changes that, and writes it back. Where two
 * pages have done so at the same moment, the browser tells the one what the other has written.
 */
import { SaveError, type SaveErrorCode } from '../save-events.js';
import { count, countAll } from './statistics.js';
import { newId, writeSaved, type Saved, type SavedResult } from './format.js';
import { readSaved } from './read-saved.js';

/** Who uses a store. */
export interface StoreUser {
  /** Something has been changed by another element, or another page: this is what is stored now. */
  storeChanged(saved: Saved): void;
  storeFailed(error: SaveError): void;
  /** The page may be gone at once. */
  flush(): void;
}

/** So many texts that could not be read are kept. */
const ASIDES = 9;
/** So many changes that could not be written are made later. */
const LATE = 32;

const TEXTS: Readonly<Record<SaveErrorCode, string>> = {
  refused: 'The browser gives no storage; nothing is kept.',
  full: 'The storage is full; what is new is not kept.',
  damaged: 'What was stored is damaged; it is kept under another name.',
  newer: 'What is stored was written by a later version; it is left as it is, and nothing is kept.',
  statistics: 'This is no text of statistics.',
};

export const saveError = (code: SaveErrorCode, cause?: unknown): SaveError =>
  new SaveError(code, TEXTS[code], cause === undefined ? {} : { cause });

const stores = new Map<string, Store>();

export class Store {
  /** The name of this page among those that write. */
  readonly page = newId();
  /** Games that lie on a table of this page. */
  readonly onTable = new Set<string>();
  readonly #users = new Set<StoreUser>();
  readonly #failures = new Map<SaveErrorCode, SaveError>();
  /** What this page has counted: it is counted again where another page has written over it. */
  #counted: readonly SavedResult[] = [];
  /** Changes that could not be written yet. */
  #unwritten: readonly ((saved: Saved) => void)[] = [];
  /** What could not be read, and is kept under another name. */
  #aside: string | null = null;

  private constructor(readonly name: string) {}

  /** The store under a name. */
  static under(name: string): Store {
    const store = stores.get(name) ?? new Store(name);
    stores.set(name, store);
    return store;
  }

  join(user: StoreUser): void {
    if (this.#users.size === 0) this.#listen(true);
    this.#users.add(user);
    for (const error of this.#failures.values()) user.storeFailed(error);
  }

  leave(user: StoreUser): void {
    this.#users.delete(user);
    if (this.#users.size === 0) this.#listen(false);
  }

  /** What is stored now; null where nothing can be. */
  read(): Saved | null {
    const text = this.#text();
    if (text === undefined) return null;
    const { saved, whole } = readSaved(text);
    if (saved === null) return this.#fail('newer');
    return whole || text === null || this.#setAside(text) ? saved : null;
  }

  /** Changes what is stored now, and tells all others; false where that cannot be, or `change` finds nothing to do. */
  edit(change: (saved: Saved) => unknown, editor?: StoreUser): boolean {
    const saved = this.read();
    if (saved === null) return false;
    for (const late of this.#unwritten) late(saved);
    if (change(saved) === false) return false;
    if (!this.#write(this.name, writeSaved(saved))) return false;
    this.#unwritten = [];
    for (const user of this.#users) if (user !== editor) user.storeChanged(saved);
    return true;
  }

  /** The same, and where it cannot be written now, it goes with the next change that can. */
  insist(change: (saved: Saved) => void, editor: StoreUser): void {
    if (!this.edit(change, editor)) this.#unwritten = [...this.#unwritten, change].slice(-LATE);
  }

  /** Counts a deal with the change that goes with it. */
  count(result: SavedResult, change: (saved: Saved) => void, editor: StoreUser): void {
    this.#counted = [...this.#counted, result].slice(-8);
    this.insist((saved) => {
      count(saved, result);
      change(saved);
    }, editor);
  }

  /** Takes out a game that cannot be opened; what was stored is kept under another name. False where it cannot be. */
  discard(id: string): boolean {
    const text = this.#text();
    if (typeof text !== 'string' || !this.#setAside(text)) return false;
    return this.edit((saved) => {
      saved.games = saved.games.filter((game) => game.id !== id);
    });
  }

  /** What is stored, as text; undefined where nothing can be. */
  #text(): string | null | undefined {
    try {
      return localStorage.getItem(this.name);
    } catch (error) {
      this.#fail('refused', error);
      return undefined;
    }
  }

  /** Keeps what cannot be read under another name, and never over anything there. False where it cannot be kept. */
  #setAside(text: string): boolean {
    if (this.#aside === text) return true;
    try {
      return this.#copyAside(text);
    } catch (error) {
      this.#fail('refused', error);
      return false;
    }
  }

  #copyAside(text: string): boolean {
    for (let number = 1; number <= ASIDES; number++) {
      const name = `${this.name}.damaged${number === 1 ? '' : `-${number}`}`;
      const there = localStorage.getItem(name);
      if (there !== null && there !== text) continue;
      if (there === null && !this.#write(name, text)) return false;
      this.#aside = text;
      this.#fail('damaged');
      return true;
    }
    this.#fail('damaged');
    return false;
  }

  #write(name: string, text: string): boolean {
    try {
      localStorage.setItem(name, text);
      return true;
    } catch (error) {
      const full = error instanceof DOMException && /quota/i.test(error.name);
      this.#fail(full ? 'full' : 'refused', error);
      return false;
    }
  }

  /** Tells everybody once. */
  #fail(code: SaveErrorCode, cause?: unknown): null {
    if (this.#failures.has(code)) return null;
    const error = saveError(code, cause);
    this.#failures.set(code, error);
    for (const user of this.#users) user.storeFailed(error);
    return null;
  }

  #listen(on: boolean): void {
    const change = on ? 'addEventListener' : 'removeEventListener';
    window[change]('storage', this.#onStorage as EventListener);
    window[change]('pagehide', this.#onLeave);
    window[change]('pageshow', this.#onReturn as EventListener);
    document[change]('visibilitychange', this.#onHide);
    document[change]('freeze', this.#onLeave);
  }

  /** Another page has written, or everything has been taken away. */
  readonly #onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === null || (key === this.name && newValue === null)) {
      // Whoever empties the storage wants it empty.
      this.#counted = [];
      this.#unwritten = [];
    } else if (key === this.name) {
      this.#mend(newValue);
      this.#changed();
    }
  };

  /** What one of the two has counted may be missing from what the other has written at the same moment. */
  #mend(text: string | null): void {
    const counted = [...(readSaved(text).saved?.results ?? []), ...this.#counted];
    const now = this.read();
    if (now === null) return;
    const { results } = now;
    countAll(now, counted);
    if (now.results !== results) this.edit((saved) => countAll(saved, counted));
  }

  #changed(): void {
    const saved = this.read();
    if (saved !== null) for (const user of this.#users) user.storeChanged(saved);
  }

  readonly #onLeave = (): void => {
    for (const user of this.#users) user.flush();
  };

  readonly #onHide = (): void => {
    if (document.hidden) this.#onLeave();
  };

  /** A page that was put away has not heard what others have written. */
  readonly #onReturn = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) this.#changed();
  };
}
