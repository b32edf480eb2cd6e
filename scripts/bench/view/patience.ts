/** The page of our tables for the view bench; scenes.mjs calls these by name. */
import '../../../src/define/all.js';
import { BESIDE, LATER_STYLES, SPEECH } from '../../../src/elements/parts.js';
import { sentencesFor } from '../../../src/elements/words.js';
import type { PatienceElement } from '../../../src/index.js';
import { faceTemplate } from '../../../src/view/faces/index.js';
import { HANDS } from '../../../src/view/hands-part.js';
import { moving } from '../../../src/view/moving.js';
import { lines } from '../../../test/browser/support/lines.js';
import { frames, middle, place, show } from './probe.js';

export * from './probe.js';

/** Кэнфилд with a run of thirteen cards in the first pile; a king in the second takes it. */
const longRun =
  't1_kenfild_1__1_foundation-1~5C.tableau-1~QSJHTS9H8S7H6S5H4S3H2SAHKS.tableau-2~KH.tableau-3~2C.tableau-4~4C' +
  '.stock~as3s5s7s9sjs2h4h6h8hthad2d3d4d5d6d7d8d9dtdjdac3c6c7c8c9ctcjcqhqdqckdkc';

const all = [
  'stroptivye-damy',
  'tsarstvo-zhenshchin',
  'damskiy',
  'otvazhnye-damy',
  'kongress',
  'korol-dama-valet',
  'kenfild',
  'damy-kuvyrkom',
] as const;
type Id = (typeof all)[number];

function create(id: Id, attributes: Readonly<Record<string, string>>): PatienceElement {
  const element = document.createElement(`patience-${id}`);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

function table(at = 0): PatienceElement {
  const element = place().querySelectorAll<PatienceElement>(':scope > *')[at];
  if (element === undefined) throw new Error(`There is no table ${at}.`);
  return element;
}
const rootOf = (element: PatienceElement): ShadowRoot => {
  if (element.shadowRoot === null) throw new Error('The table is not drawn.');
  return element.shadowRoot;
};

/** Fetches and runs what comes after a first drawing, as on a page that has shown another table before. Nothing is drawn. */
export async function fetchParts(): Promise<void> {
  const come = (ask: (told: () => void) => unknown): Promise<void> => new Promise((told) => ask(told));
  await Promise.all([
    ...[BESIDE, LATER_STYLES, SPEECH, HANDS, sentencesFor('ru')].map((part) => part.load()),
    come(moving),
    // Court figures; in a size and letters that the table does not have.
    come((told) => faceTemplate('QS', { size: 'S', indices: 'latin', told })),
  ]);
}

export const first = (): Promise<number> => show(place(), create('damy-kuvyrkom', { deal: '7', lang: 'ru' }), 'deal');

export async function layLongRun(): Promise<void> {
  await show(place(), create('kenfild', { record: longRun, lang: 'ru' }), 'deal');
}

/** Where the run is taken, and the pile that takes it. */
export function runAndTarget(): [number, number][] {
  const root = rootOf(table());
  const card = root.querySelector('[data-card="QS"]')?.getBoundingClientRect();
  const target = root.querySelector('[data-pile="tableau-2"]');
  if (card === undefined || target === null) throw new Error('The run is not on the table.');
  return [[card.left + card.width / 2, card.top + 4], middle(target)];
}

export const moveCount = (): number => table().moveCount;

/** A new deal, as the button gives it. */
export async function dealAnew(): Promise<void> {
  table().newDeal(1147);
  await table().updateComplete;
}

/** A game that one move brings to its end. */
export async function layAlmostWon(): Promise<void> {
  const { record } = lines['stroptivye-damy'] ?? { record: '' };
  await show(place(), create('stroptivye-damy', { record: record.slice(0, -2), lang: 'ru' }), 'deal');
}

export async function win(): Promise<boolean> {
  const element = table();
  const move = element.game?.moves().find(({ to }) => to.startsWith('foundation'));
  if (move !== undefined) element.play(move);
  await element.updateComplete;
  return element.status === 'won';
}

export async function layMany(count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    place().append(create(all[at % all.length] ?? 'kenfild', { deal: String(at + 1), lang: 'ru' }));
  }
  await frames(10);
}

/** The middle of the stock of a table. */
export function stock(at = 0): [number, number] {
  const pile = rootOf(table(at)).querySelector('[data-pile="stock"] .card');
  if (pile === null) throw new Error('The stock is empty.');
  return middle(pile);
}

let changes = 0;

/** Counts what changes in any table but the first. */
export function watchOthers(): void {
  const observer = new MutationObserver((records) => (changes += records.length));
  for (const element of [...place().children].slice(1)) {
    if (element.shadowRoot === null) continue;
    observer.observe(element.shadowRoot, { subtree: true, childList: true, attributes: true, characterData: true });
  }
}

export const changesOfOthers = (): number => changes;
