/**
 * Keeps what happens at one table: the game, what the reader has set, and what is counted. It is written as soon as it
 * has happened, so that nothing is lost with the page; the time alone is written when the page is hidden.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { PatienceError } from '../../engine/error.js';
import type { Settings } from '../../view/settings.js';
import type { Course } from '../course.js';
import type { Keeper } from '../keeper.js';
import type { Opening, OpeningHost } from '../opening.js';
import { PatienceSaveErrorEvent, type SaveError, type SaveErrorCode } from '../save-events.js';
import type { Session } from '../session.js';
import { askedOf, rulesKey } from './asked.js';
import { GAMES, newId, type Saved, type SavedGame, type SavedResult } from './format.js';
import { isAsked } from './read-saved.js';
import { keep, lastTouched, recall, touchedAt } from './saved-game.js';
import { Store, type StoreUser } from './store.js';

export interface SaverHost extends ReactiveControllerHost, OpeningHost {
  readonly ownSettings: Settings;
  setOwn(own: Settings): void;
}

/** What a game is kept as. */
interface Place {
  id: string;
  readonly asked: string;
  /** What was last written there, and by which page. */
  revision: number;
  by: string;
  counted: boolean;
  /** The state that was last written, the time aside. */
  written: string;
}

export class Saver implements Keeper, ReactiveController, StoreUser {
  #store: Store | null = null;
  /** The game on the table, and its place; null where it is not kept. */
  #session: Session | null = null;
  #place: Place | null = null;
  /** What was restored, until it lies on the table. */
  #restored: { readonly session: Session; readonly place: Place } | null = null;
  /** The reader's settings as they were last seen. */
  #own: Settings = {};
  /** What went wrong, and whether the page has been told. */
  readonly #failed = new Map<SaveErrorCode, SaveError | null>();

  readonly #host: SaverHost;
  readonly #course: Course;
  readonly #opening: Opening;

  constructor(host: SaverHost, course: Course, opening: Opening) {
    this.#host = host;
    this.#course = course;
    this.#opening = opening;
    course.keeper = this;
    host.addController(this);
    this.follow();
  }

  /** Keeps under the name that the page now gives, or nothing more. */
  follow(): void {
    const name = this.#host.saveName;
    if (name === (this.#store?.name ?? '')) return;
    this.hostDisconnected();
    const kept = this.#place !== null;
    this.#place = null;
    // What goes wrong under another name is another trouble.
    this.#failed.clear();
    this.#store = name === '' ? null : Store.under(name);
    if (this.#store === null) return;
    if (this.#host.isConnected) this.#store.join(this);
    this.#adopt(this.#store.read());
    const { session } = this.#course;
    if (session !== null) this.laid(session, kept || !session.restored);
  }

  hostConnected(): void {
    this.#store?.join(this);
    this.#adopt(this.#store?.read() ?? null);
    this.#claim();
  }

  hostDisconnected(): void {
    this.flush();
    this.#release();
    this.#store?.leave(this);
  }

  hostUpdated(): void {
    this.#tellFailures();
    this.#keepSettings();
    this.#write();
  }

  restore(): Session | null {
    const store = this.#store;
    // What lies on the table may be what is asked for.
    this.flush();
    const saved = store?.read();
    if (!store || !saved) return null;
    const asked = askedOf(this.#host, this.#opening);
    const { today } = this.#host;
    const mine = saved.games.filter(
      (game) =>
        game.asked === asked &&
        (game.id === this.#place?.id || !store.onTable.has(game.id)) &&
        // What has come out is shown again on its own day alone.
        (game.day === null || game.day === today || !game.told),
    );
    const newest = lastTouched(mine, Date.now());
    if (newest === null) return null;
    try {
      const session = recall(this.#opening.definition, newest);
      const { id, revision, by, counted } = newest;
      this.#restored = { session, place: { id, asked, revision, by, counted, written: stateOf(session) } };
      return session;
    } catch (error) {
      if (!(error instanceof PatienceError)) throw error;
      return store.discard(newest.id) ? this.restore() : null;
    }
  }

  leave(): void {
    const [store, place, session] = [this.#store, this.#place, this.#session];
    if (store === null || place === null || session === null) return;
    this.#write();
    // What another page plays on is not over.
    const others = store.read()?.games.some((game) => game.id === place.id && !isAt(place, game)) ?? false;
    this.#release();
    this.#place = null;
    if (others) return;
    const remove = removing(place);
    if (isWorthKeeping(session) && !place.counted) store.count(this.#result(session, false), remove, this);
    else if (place.revision > 0) store.insist(remove, this);
  }

  /** `keeps`: it may be kept; what a page has composed is not, and what was left comes with its place. */
  laid(session: Session, keeps = !session.restored): void {
    if (session === this.#session && this.#place !== null) return;
    // What is restored may be the very game that is left: that has been written before it was read.
    const restored = this.#restored?.session === session ? this.#restored.place : null;
    if (restored === null) this.flush();
    const before = this.#place;
    const asked = askedOf(this.#host, this.#opening);
    const again = session.attempt > 1 && this.#session !== null && session !== this.#session;
    this.#release();
    this.#session = session;
    this.#place = null;
    if (restored !== null) this.#place = restored;
    else if (again) this.#place = before && { ...before, written: '' };
    else if (keeps && session.game.dealNumber !== null && isAsked(asked))
      this.#place = { id: newId(), asked, revision: 0, by: '', counted: false, written: '' };
    this.#restored = null;
    this.#claim();
  }

  won(session: Session): void {
    const place = this.#place;
    if (place === null || session !== this.#session || place.counted) return;
    place.counted = true;
    this.#store?.count(this.#result(session, true), () => undefined, this);
    this.#write();
  }

  flush(): void {
    this.#write(true);
  }

  storeChanged(saved: Saved): void {
    this.#adopt(saved);
    // Statistics are read when they are drawn.
    if (this.#host.shadowRoot?.querySelector('.panel.settings')) this.#host.requestUpdate();
  }

  storeFailed(error: SaveError): void {
    if (this.#failed.has(error.code)) return;
    this.#failed.set(error.code, error);
    this.#host.requestUpdate();
  }

  /** Each once, after the game that lies on the table. */
  #tellFailures(): void {
    const about = this.#course.session?.about;
    if (about === undefined) return;
    for (const [code, error] of this.#failed) {
      this.#failed.set(code, null);
      if (error !== null) this.#course.tell(new PatienceSaveErrorEvent(about, error));
    }
  }

  /** Nobody else on this page opens the game. */
  #claim(): void {
    if (this.#place !== null && this.#host.isConnected) this.#store?.onTable.add(this.#place.id);
  }

  #release(): void {
    if (this.#place !== null) this.#store?.onTable.delete(this.#place.id);
  }

  #result({ game, clock, day }: Session, won: boolean): SavedResult {
    const at = Date.now();
    const deal = game.dealNumber ?? 0;
    return { rules: rulesKey(game), deal, won, moves: game.moveCount, elapsed: clock.elapsed, day, at };
  }

  /** Writes the game if anything has happened in it; `timed`: the time, too. */
  #write(timed = false): void {
    const [store, place, session] = [this.#store, this.#place, this.#session];
    if (store === null || place === null || session === null) return;
    if (!isWorthKeeping(session) && !session.wished) return;
    const state = stateOf(session);
    const changed = state !== place.written;
    if (!changed && !timed) return;
    let { id } = place;
    const revision = place.revision + 1;
    const done = store.edit((saved) => {
      const there = saved.games.find((game) => game.id === id);
      const known = there?.revision === place.revision && there.by === place.by;
      // Another page has gone on with this game, or given it up: the time alone is nothing to keep beside that.
      if (!known && !changed) return false;
      if (there !== undefined && !known) id = newId();
      const { asked, counted } = place;
      const about = { id, asked, counted, at: Date.now(), revision, by: store.page };
      saved.games = newestOf([...saved.games.filter((game) => game.id !== id), { ...about, ...keep(session) }]);
      return true;
    }, this);
    if (!done) return;
    this.#release();
    Object.assign(place, { id, revision, by: store.page, written: state });
    this.#claim();
  }

  /** What the reader has set is kept, setting by setting. */
  #keepSettings(): void {
    const own = this.#host.ownSettings;
    const before = this.#own;
    if (own === before || this.#store === null) return;
    this.#own = own;
    const names = Object.keys({ ...own, ...before }) as (keyof Settings)[];
    const changed = names.filter((name) => own[name] !== before[name]);
    if (changed.length === 0) return;
    this.#store.edit(({ settings }) => {
      for (const name of changed) {
        const revision = (settings.get(name)?.revision ?? 0) + 1;
        settings.set(name, { value: own[name] ?? null, revision });
      }
    }, this);
  }

  /** What the reader has set elsewhere counts here, too. */
  #adopt(saved: Saved | null): void {
    this.#keepSettings();
    if (saved === null) return;
    const kept = [...saved.settings].flatMap(([name, { value }]) => (value === null ? [] : [[name, value] as const]));
    const own = Object.fromEntries(kept) as Settings;
    if (JSON.stringify(sorted(own)) === JSON.stringify(sorted(this.#host.ownSettings))) return;
    this.#own = own;
    this.#host.setOwn(own);
  }
}

const sorted = (settings: Settings): unknown =>
  Object.entries(settings).sort(([one], [other]) => (one < other ? -1 : 1));

/** It has begun: it is kept, and counted once it is over. */
const isWorthKeeping = ({ begun, attempt }: Session): boolean => begun || attempt > 1;

/** Nobody has gone on with the game since it was last written there. */
const isAt = (place: Place, { id, by, revision }: SavedGame): boolean =>
  id === place.id && by === place.by && revision === place.revision;

/** Takes the game away, unless another page goes on with it. */
const removing =
  (place: Place) =>
  (saved: Saved): void => {
    saved.games = saved.games.filter((game) => !isAt(place, game));
  };

/** Another text, another state. */
const stateOf = ({ change, hints, undos, wished, attempt }: Session): string =>
  [change, hints, undos, wished, attempt].join();

/** The newest of each patience. */
function newestOf(games: readonly SavedGame[]): readonly SavedGame[] {
  const gameOf = ({ asked }: SavedGame): string => asked.slice(0, asked.indexOf('='));
  const now = Date.now();
  const newest = [...games].sort((one, other) => touchedAt(one, now) - touchedAt(other, now));
  return newest.filter(
    (game, at) => newest.slice(at).filter((other) => gameOf(other) === gameOf(game)).length <= GAMES,
  );
}
