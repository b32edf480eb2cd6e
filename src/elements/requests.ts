/** What an element is asked to lay on the table, and how that becomes a game. */
import {
  createEngine,
  isDealNumber,
  randomDeal,
  type Engine,
  type GameDefinition,
  type Rules,
} from '../engine/index.js';
import { textOf } from './options.js';
import { Session } from './session.js';

/** One engine for each game, shared by all elements of its tag. */
const engines = new WeakMap<GameDefinition, Engine>();

export function engineFor(definition: GameDefinition): Engine {
  const engine = engines.get(definition) ?? createEngine([definition]);
  engines.set(definition, engine);
  return engine;
}

/** What a game is asked for. */
export type Request =
  | { readonly kind: 'deal'; readonly deal: 'random' | 'daily' | number }
  | { readonly kind: 'record'; readonly text: string };

/** Reads what may be asked for as a deal; null where it is nothing. */
export function readDeal(value: unknown): 'random' | 'daily' | number | null {
  if (value === undefined || value === null || value === '') return 'random';
  const text = textOf(value).trim().toLowerCase();
  if (text === 'random' || text === 'daily') return text;
  const number = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return isDealNumber(number) ? number : null;
}

/** Deals what is asked for; throws `PatienceError` where that cannot be. */
export function openSession(engine: Engine, definition: GameDefinition, rules: Rules, request: Request): Session {
  const { id } = definition;
  if (request.kind === 'record') {
    const text = request.text.trim();
    const game = text.startsWith('t') ? engine.deal(id, { position: text }) : engine.restore(text);
    return new Session(game, null, true);
  }
  if (request.deal === 'daily') {
    const day = new Date().toISOString().slice(0, 10);
    return new Session(engine.deal(id, { deal: engine.dailyDeal(id, day, { rules }), rules }), day, false);
  }
  const number = request.deal === 'random' ? randomDeal() : request.deal;
  return new Session(engine.deal(id, { deal: number, rules }), null, false);
}
