/** Deals by number, of rules and numbers that have been read: all that an element needs which was given no record. */
import { dealNumbered } from './dealing.js';
import type { GameDefinition, Rules } from './definition.js';
import { Game } from './game.js';
import type { Source } from './record.js';

/** The platform's generator; browsers, workers and Node have it alike. */
declare const crypto: { getRandomValues(words: Uint32Array): Uint32Array };

/** The largest deal number. */
export const LAST_DEAL = 4_294_967_295;

/** True for a whole number from 1 to 4294967295. */
export const isDealNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LAST_DEAL;

/** A game of a numbered deal, under a value for every rule option. */
export const numberedGame = (definition: GameDefinition, rules: Rules, number: number): Game =>
  new Game(numberSource(definition, rules, number));

export const numberSource = (definition: GameDefinition, rules: Rules, number: number): Source => ({
  number,
  text: `n${number}`,
  lay: () => dealNumbered(definition, rules, number),
});

/** A random deal number from the platform's generator; where there is none, the clock decides. */
export function randomDeal(): number {
  const words = new Uint32Array(1);
  for (;;) {
    if (typeof crypto === 'object') crypto.getRandomValues(words);
    else words[0] = Math.imul(Date.now(), 0x9e3779b1);
    const number = words[0] ?? 0;
    if (number > 0) return number;
  }
}
