/** What an author writes to have a table on a page: with a bundler, with a plain script, or in a frame. */
import { nameOf } from './game-texts.js';
import type { Settings } from './settings.js';

export const snippetForms = ['script', 'package', 'frame'] as const;
export type SnippetForm = (typeof snippetForms)[number];

export interface SnippetOptions {
  readonly form: SnippetForm;
  /** Where the files of `dist/cdn` are, with a slash at the end. */
  readonly address: string;
  /** Hashes of those files (`integrity.json`), to be written into an import map; null = none. */
  readonly hashes: Readonly<Record<string, string>> | null;
}

/** The attributes in the order in which a person would write them: the deal, the language, the rest. */
function attributesOf({ lang, attributes }: Settings): [string, string][] {
  const { deal, ...others } = attributes;
  return Object.entries<string>({ ...(deal === undefined ? {} : { deal }), lang, ...others });
}

function elementOf(settings: Settings): string {
  const tag = `patience-${settings.game.id}`;
  const written = attributesOf(settings).map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${value}"`));
  return `<${tag}${written.join('')}></${tag}>`;
}

/** Whether the page of a game may load a file: not those that only other games, or frames, have. */
function concerns(file: string, game: string, games: readonly string[]): boolean {
  const entry = /^([\w-]+)\.js$/.exec(file)?.[1];
  if (entry !== undefined) return entry === game || entry === 'solver-worker';
  return !games.some(
    (other) => other !== game && new RegExp(`^chunks/(rules-..|list)-${other}-[\\w-]{8}\\.js$`).test(file),
  );
}

/** An import map with the hashes of all that the game may load. */
export function integrityMap(
  hashes: Readonly<Record<string, string>>,
  { address, game, games }: { readonly address: string; readonly game: string; readonly games: readonly string[] },
): string {
  const kept = Object.entries(hashes).filter(([file]) => concerns(file, game, games));
  const integrity = Object.fromEntries(kept.map(([file, hash]) => [address + file, hash]));
  return `<script type="importmap">\n${JSON.stringify({ integrity }, null, 1)}\n</script>\n`;
}

/** The lines to copy. */
export function snippetOf(
  settings: Settings,
  { form, address, hashes }: SnippetOptions,
  games: readonly string[],
): string {
  const { game, lang } = settings;
  if (form === 'package')
    return `<script type="module">\n  import 'patience-elements/define/${game.id}';\n</script>\n${elementOf(settings)}`;
  if (form === 'frame') {
    const fields = new URLSearchParams([['game', game.id], ...attributesOf(settings)]);
    const source = `${address}embed.html?${fields.toString()}`.replaceAll('&', '&amp;');
    return `<iframe src="${source}" title="${nameOf(game, lang)}" width="100%" height="640"></iframe>`;
  }
  const map = hashes === null ? '' : integrityMap(hashes, { address, game: game.id, games });
  return `${map}<script type="module" src="${address}${game.id}.js"></script>\n${elementOf(settings)}`;
}
