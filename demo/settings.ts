/** What the page shows, as its address says it: `#game=kenfild&lang=ru&deal=336&draw=1`. */
import { games, type GameInfo } from '../src/engine.js';
import { readSite, siteFields, type Site } from './site.js';

export interface Settings extends Site {
  readonly game: GameInfo;
  /** The element's attributes that differ from the defaults, `lang` apart. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** An attribute with a few values, the default first. */
export interface Choice {
  readonly name: string;
  readonly values: readonly string[];
}

/** The choices that all games have. */
export const commonChoices: readonly Choice[] = [
  { name: 'difficulty', values: ['any', 'easy', 'medium', 'hard'] },
  { name: 'toolbar', values: ['top', 'bottom', 'none'] },
  { name: 'tap', values: ['smart', 'select'] },
  { name: 'auto-move', values: ['off', 'safe', 'all'] },
  { name: 'hints', values: ['solver', 'fair', 'none'] },
  { name: 'theme', values: ['auto', 'light', 'dark'] },
  { name: 'suits', values: ['two-colour', 'four-colour'] },
  { name: 'faces', values: ['plain', 'english'] },
  { name: 'motion', values: ['normal', 'fast', 'none'] },
  { name: 'daily-zone', values: ['UTC', 'local'] },
  { name: 'save-key', values: ['', 'patience'] },
];

/** What is there or not. */
export const switches: readonly string[] = ['winnable', 'mirror', 'timer', 'link', 'wish', 'no-undo', 'show-verdict'];

const firstGame = games[0];
if (firstGame === undefined) throw new Error('There are no games.');
const gameOf = (id: string | null): GameInfo => games.find((game) => game.id === id) ?? firstGame;

/** True for what `deal` may be. */
export function isDeal(text: string): boolean {
  if (text === 'random' || text === 'daily') return true;
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 4_294_967_295;
}

function isAttribute(game: GameInfo, name: string, value: string): boolean {
  if (name === 'deal') return value !== 'random' && isDeal(value);
  if (name === 'record') return value !== '';
  if (switches.includes(name)) return value === '';
  const choice = [...commonChoices, ...game.rules].find((candidate) => candidate.name === name);
  return choice !== undefined && choice.values.includes(value) && choice.values[0] !== value;
}

/** Reads an address; whatever is wrong in it is left out. */
export function readSettings(hash: string): Settings {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const game = gameOf(fields.get('game'));
  return {
    ...readSite(hash),
    game,
    attributes: Object.fromEntries([...fields].filter(([name, value]) => isAttribute(game, name, value))),
  };
}

/** The settings that open a record or a position: on the table of its own game, which its second field names. */
export function withRecord(settings: Settings, record: string): Settings {
  const text = record.trim();
  const own = games.find((game) => game.id === text.split('_')[1]);
  const there =
    own === undefined || own.id === settings.game.id ? settings : { ...settings, game: own, attributes: {} };
  return withAttributes(there, { record: text });
}

export function writeSettings(settings: Settings): string {
  const { game, attributes } = settings;
  const fields = new URLSearchParams({ game: game.id, ...siteFields(settings) });
  for (const [name, value] of Object.entries(attributes)) fields.set(name, value);
  return `#${fields.toString()}`;
}

/** The settings with other attributes; `null` is the default. What opens another game closes a record. */
export function withAttributes(settings: Settings, changes: Readonly<Record<string, string | null>>): Settings {
  const { game } = settings;
  const starts = Object.keys(changes).some((name) => name === 'deal' || game.rules.some((rule) => rule.name === name));
  const all: Record<string, string | null> = {
    ...settings.attributes,
    ...(starts ? { record: null } : {}),
    ...changes,
  };
  const kept = Object.entries(all).filter(
    (entry): entry is [string, string] => entry[1] !== null && isAttribute(game, entry[0], entry[1]),
  );
  return { ...settings, attributes: Object.fromEntries(kept) };
}

/** The same page with another game; a deal and rules stay behind, unless the deal is the day's. */
export function withGame(settings: Settings, game: GameInfo): Settings {
  const kept = Object.entries(settings.attributes).filter(
    ([name, value]) =>
      commonChoices.some((choice) => choice.name === name) || switches.includes(name) || value === 'daily',
  );
  return { ...settings, game, attributes: Object.fromEntries(kept) };
}
