/** Reads positions as `position.ts` writes them, and never makes a table that cannot stand. */
import { cardOf, KINDS } from './cards.js';
import { layPiles, type Dealt } from './dealing.js';
import type { GameDefinition } from './definition.js';
import { PatienceError, shown } from './error.js';
import type { Law } from './law.js';
import { baseOf, faultOf } from './legal-table.js';
import { packFault } from './pack.js';
import { writePosition } from './position.js';
import { hashText } from './random.js';
import { readHeader } from './read-header.js';
import { lawFor } from './law-for.js';

/** Reads a position; any text that is not a legal table at rest is a `bad-position` with a sentence that says why. */
export function readPosition(text: unknown, games: readonly GameDefinition[]): Dealt {
  const { definition, rules, rest } = readHeader(text, 't', 2, games, 'bad-position');
  const [passText = '', pilesText = ''] = rest;
  const layout = lawFor(definition, rules, 0);
  if (!/^[1-9]\d{0,5}$/.test(passText) || Number(passText) > layout.passes) {
    throw bad(`The pass of a position is a whole number from 1 to ${Math.min(layout.passes, 999_999)}.`);
  }
  const { piles, downs } = readPiles(layout, pilesText);
  const count = piles.reduce((sum, cards) => sum + cards.length, 0);
  const fault = packFault(piles.flat(), definition.packs);
  if (fault !== null)
    throw bad(`A position of ${definition.id} has ${definition.packs * KINDS} cards, not ${count}: ${fault}.`);
  const law = lawFor(definition, rules, baseOf(layout, piles));
  const table = layPiles(law, piles, downs, 0);
  table.pass = Number(passText);
  const wrong = faultOf(law, table);
  if (wrong !== null) throw bad(`This table cannot stand in ${definition.id}: ${wrong}.`);
  table.seed = hashText(writePosition(law, table));
  return { law, table };
}

function readPiles(layout: Law, text: string): { piles: number[][]; downs: number[] } {
  const piles: number[][] = layout.ids.map(() => []);
  const downs: number[] = layout.ids.map(() => 0);
  for (const part of text === '' ? [] : text.split('.')) {
    const [id = '', cards = '', ...more] = part.split('~');
    const pile = layout.pile(id);
    if (pile < 0) throw bad(`The game has no pile "${shown(id)}".`);
    if (more.length > 0 || (piles[pile]?.length ?? 0) > 0) throw bad(`The pile ${id} is written twice.`);
    if (cards === '' || cards.length % 2 !== 0) throw bad(`The cards of the pile ${id} are cut off.`);
    let down = 0;
    piles[pile] = Array.from({ length: cards.length / 2 }, (_, height) => {
      const code = cards.slice(height * 2, height * 2 + 2);
      const card = cardOf(code.toUpperCase());
      const hidden = code === code.toLowerCase();
      if (card < 0 || (!hidden && code !== code.toUpperCase()))
        throw bad(`The pile ${id} has no card "${shown(code)}".`);
      if (hidden && down < height) throw bad(`In the pile ${id} a face-down card lies on an open one.`);
      if (hidden) down = height + 1;
      return card;
    });
    downs[pile] = down;
  }
  return { piles, downs };
}

const bad = (message: string): PatienceError => new PatienceError('bad-position', message);
