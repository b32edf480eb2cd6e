/** docs/languages.md: the language that it shows is registered as it stands there, and a game is heard in it. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deal, restore, type Game } from '../../src/engine.js';
import { en } from '../../src/locales/all.js';
import { localeFor, provide, registerLocale, type FullLocale, type GivenLocale } from '../../src/locales/index.js';
import { sayMove, sayPick, sayPile, sayRefusal, sayTable } from '../../src/view/sentences.js';
import { sayHint } from '../../src/view/speech/help.js';
import { cardLabel, pileLabel, pileName } from '../../src/view/speech.js';
import { gameName } from '../../src/view/title.js';
import { blocksOf } from '../support/markdown.js';
import { plain } from './plain.js';
import { scenes } from './scenes.js';
import { anyMove, dice, everyRules } from './walk.js';

const page = readFileSync(new URL('../../docs/languages.md', import.meta.url), 'utf8');

/** Runs the page's example; what it registers. */
function sample(): GivenLocale {
  const [code = '', ...more] = blocksOf(page).flatMap(({ info, text }) => (info === 'js' ? [text] : []));
  expect(more).toEqual([]);
  const given: GivenLocale[] = [];
  const body = code.replace("import { registerLocale } from 'patience-elements';", '');
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call -- it is the page's own code.
  new Function('registerLocale', body)((locale: GivenLocale) => given.push(locale));
  return given[0] ?? { lang: '' };
}

/** Every text of a locale by its path: `ui.undo`. */
const textsOf = (group: object, path = ''): readonly (readonly [string, unknown])[] =>
  Object.entries(group).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null ? textsOf(text, `${path}${key}.`) : [[path + key, text] as const],
  );

const german = sample();
const given = new Map(textsOf(german));

beforeEach(() => {
  provide('en', en);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test('the page’s language has every text', () => {
  for (const [path, text] of textsOf(en)) {
    expect(typeof given.get(path), path).toBe(typeof text);
    if (typeof text === 'string' && !/^(indices|keys\.|ui\.|settings\.|statistics\.|deals\.)/.test(path))
      expect(given.get(path), path).not.toBe(text);
  }
});

/** Everything that is said of a game played by chance. */
function heard(locale: FullLocale, game: Game, roll: (limit: number) => number): readonly string[] {
  const texts = [gameName(locale, game)];
  const ids = game.piles.map(({ id }) => id);
  for (let step = 0; step < 120 && game.status === 'playing'; step++) {
    if (step % 40 === 7) {
      texts.push(sayTable(locale, game), ...game.moves().map((move) => sayHint(locale, game, move, 'line')));
      for (const { id, cards } of game.piles) {
        texts.push(pileName(locale, game, id), pileLabel(locale, game, id), sayPile(locale, game, id));
        texts.push(
          sayPick(locale, game, { pile: id, count: 1 }),
          ...cards.map((_, at) => cardLabel(locale, game, id, at)),
        );
      }
      for (const from of ids) {
        for (const to of ids) {
          const reason = game.refusal({ from, to, count: 1 });
          if (reason !== null) texts.push(sayRefusal(locale, game, { from, to, count: 1 }, reason));
        }
      }
    }
    const move = anyMove(game, roll);
    texts.push(sayMove(locale, game, move, game.play(move), 'player'));
    if (step % 9 === 0) {
      texts.push(sayMove(locale, game, move, game.undo(), 'undo'), sayMove(locale, game, move, game.redo(), 'redo'));
    }
  }
  return texts;
}

test('no game is heard in English through it, and nothing is warned of', () => {
  registerLocale(german);
  const de = localeFor('de-AT') as FullLocale;
  const faults = /undefined|null|NaN|\[object|\s\s|\.\.| [.,:]|\b(the|of|and|card|cards|place|stock|waste|to)\b/;
  const roll = dice(11);
  for (const game of everyRules(4)) {
    expect(new Set(heard(de, game, roll).filter((text) => faults.test(plain(text))))).toEqual(new Set());
  }
  expect(console.warn).not.toHaveBeenCalled();
});

test('it is told so that a person can read it', () => {
  registerLocale(german);
  const de = localeFor('de') as FullLocale;
  const { record, told } = scenes['stroptivye-damy']!;
  const { history, dealNumber } = restore(record);
  const game = deal('stroptivye-damy', { deal: dealNumber ?? 0 });
  const said = history.flatMap((move, index) => {
    const text = sayMove(de, game, move, game.play(move), 'player');
    return told.includes(index + 1) ? [text] : [];
  });
  expect(plain([...said, sayTable(de, game)].join('\n'))).toMatchInlineSnapshot(`
    "Pik-Zwei auf Pik-Drei. Oben auf der Ablage: Karo-Neun.
    Vom Stapel: Herz-König, gleich auf den Zielstapel.
    Vom Stapel: Kreuz-Dame. Die drei untersten Karten der Ablage kamen unter den Stapel.
    Pik-Dame auf den Zielstapel. Farbe vollständig: Pik. Aus dem Vorrat: Kreuz-König, gleich auf den Zielstapel. Platz 3 aus dem Vorrat gefüllt: Kreuz-Bube.
    Vom Stapel: Kreuz-Zehn. Der Stapel ist aufgebraucht.
    Pik-Drei auf Pik-Vier. Platz 8 aus dem Vorrat gefüllt: Kreuz-Fünf. Der Vorrat ist aufgebraucht.
    Der Durchgang ist zu Ende. Die Ablage ist umgedreht: Durchgang 2 von 2.
    Vom Stapel: Kreuz-Dame. Die Dame selbst kam unter den Stapel.
    Vom Stapel: Karo-Dame. Die Dame und zwei Karten darunter kamen unter den Stapel.
    Herz-Ass auf den Zielstapel. Ablage leer.
    Kreuz-Sechs mit zwei Karten darauf auf Kreuz-Sieben (Platz 2). Frei: Kreuz-Sieben.
    Kreuz-Neun auf Kreuz-Zehn (Platz 3). Frei: Kreuz-Zehn.
    Auf dem Tisch: Karo-Fünf, Karo-Zehn, Kreuz-Neun, Karo-Sieben, Herz-Acht, Kreuz-Fünf, Pik-Zehn, Kreuz-Neun. Zielstapel: Herz-Dame, Pik-Dame, Karo-Dame, Karo-Drei, Pik-Acht, Kreuz-Sieben, Kreuz-Vier, Herz-Zwei. Vorrat aufgebraucht. Ablage: Kreuz-Dame. Stapel, 20 Karten. Durchgang 2 von 2."
  `);
});

test('what a language lacks is English, and told once', () => {
  const { undo, ...ui } = german.ui ?? {};
  registerLocale({ ...german, lang: 'de-CH', ui, cards: undefined as never });
  expect(undo).toBe('Zug zurücknehmen');
  const locale = localeFor('de-CH') as FullLocale;
  localeFor('de-CH');
  provide('en', { help: en.help! });
  localeFor('de-CH');
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    ['patience-elements: "de-CH" lacks ui.undo, cards; they are English.'],
  ]);
  expect(locale.ui.undo).toBe(en.ui.undo);
  expect(locale.cards.name('QS')).toBe('queen of spades');
  expect(locale.ui.redo).toBe('Zug wiederholen');
});

test('a kind of English may lack whatever it likes', () => {
  registerLocale({ lang: 'en-GB', ui: { newDeal: 'Deal again' } });
  expect(localeFor('en-GB').ui.newDeal).toBe('Deal again');
  expect(console.warn).not.toHaveBeenCalled();
});
