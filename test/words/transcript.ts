/** A whole game as a screen reader tells it: what is pressed, by its name, and what is announced. */
import { deal, restore, type Game, type Move } from '../../src/engine.js';
import type { FullLocale } from '../../src/locales/index.js';
import { isFan, roleOf } from '../../src/view/grip.js';
import { sayMove, sayTable } from '../../src/view/sentences.js';
import { cardLabel, pileLabel, pileName } from '../../src/view/speech.js';
import { statusLine } from '../../src/view/status-line.js';
import { gameName } from '../../src/view/title.js';
import { plain } from './plain.js';

export interface Headings {
  /** Above the game, of this name and number. */
  readonly title: (game: string, deal: number) => string;
  /** What stands below: how the list is read. */
  readonly key: string;
}

/** The name of a control: a card in its fan, an empty place, or a pile. */
function controlName(locale: FullLocale, game: Game, pile: string, height: number): string {
  if (!isFan(pile) || height < 0) return pileLabel(locale, game, pile);
  return `${cardLabel(locale, game, pile, height)} (${pileName(locale, game, pile)})`;
}

/** What is pressed for a move, one control after another. */
function pressed(locale: FullLocale, game: Game, { from, to, count }: Move): string {
  const size = (pile: string): number => game.pile(pile).cards.length;
  if (from === 'stock' || to === 'stock') return pileLabel(locale, game, 'stock');
  const target = roleOf(to) === 'tableau' ? controlName(locale, game, to, size(to) - 1) : pileLabel(locale, game, to);
  return `${controlName(locale, game, from, size(from) - count)} → ${target}`;
}

export function transcript(record: string, locale: FullLocale, { title, key }: Headings): string {
  const { id, history, dealNumber, rules } = restore(record);
  const game = deal(id, { deal: dealNumber ?? 0, rules });
  const lines = [
    `# ${title(gameName(locale, game), dealNumber ?? 0)}`,
    '',
    key,
    '',
    `**${sayTable(locale, game)}**`,
    '',
  ];
  history.forEach((move, index) => {
    const control = pressed(locale, game, move);
    const said = sayMove(locale, game, move, game.play(move), 'player');
    const end = game.status === 'playing' ? '' : ` ${statusLine(locale, game).text}`;
    lines.push(`${index + 1}. ${control}: **${said}${end}**`);
  });
  return plain(`${lines.join('\n')}\n`);
}
