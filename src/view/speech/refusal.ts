/** Why a move is refused. The table has not changed. */
import type { CardCode, Move, PileInfo, Rank, RefusalReason } from '../../engine/index.js';
import type { FullLocale, Place, RefusalContext } from '../../locales/locale.js';
import { finished } from './finished.js';
import { fillChoice, firstEmpty, infoOf, placeOf, seenAt, seenTop, type Spoken } from './outline.js';

/** Why a move was refused, naming the rule. */
export function sayRefusal(locale: FullLocale, game: Spoken, move: Move, reason: RefusalReason): string {
  return finished(locale, locale.frames.refused(locale.refusals[reason](refusalContext(game, move))));
}

/** What a refusal may need to name its rule. */
function refusalContext(game: Spoken, { from, to, count }: Move): RefusalContext {
  const plan = game.plan;
  const source = game.piles.find(({ id }) => id === from);
  const target = game.piles.find(({ id }) => id === to);
  const info = infoOf(game, to);
  const group = info?.group;
  const built = [info, infoOf(game, from)].find((candidate) => candidate?.group.build !== undefined);
  const build = built?.group.build;
  const under = target === undefined ? null : seenTop(target);
  const choice = fillChoice(game);
  const size = source?.cards.length ?? 0;
  const fills = group?.fill?.map((roles) => roles.map((role) => placeOf(game, role))) ?? [];
  const first = group?.role === 'foundation' ? firstEmpty(game) : null;
  return {
    from: findPlace(game, from),
    to: findPlace(game, to),
    size,
    card: seenAt(source, size - count),
    under,
    lay: build?.lay ?? 'down',
    suit: build?.suit ?? 'any',
    wanted: under === null || built === undefined ? null : rankAfter(built, under),
    starts: info?.starts ?? null,
    spaces: plan.piles.some(({ role, space, fill }) => role === 'tableau' && space !== undefined && fill === undefined),
    first: choice?.place ?? (first === null ? null : placeOf(game, first)),
    fills: choice === null ? fills : [choice.sources],
    reserve: findPlace(game, 'reserve'),
    shuffled: plan.stock.between === 'shuffle',
    draw: plan.stock.draw,
    passes: game.passes,
  };
}

/** The place that an id names, or null where the game has none such. */
const findPlace = (game: Spoken, id: string): Place | null =>
  infoOf(game, id) === undefined ? null : placeOf(game, id);

/** The rank that is laid on a card in this pile, or null where none is. */
function rankAfter({ ranks, group: { build } }: PileInfo, card: CardCode): Rank | null {
  const height = ranks.indexOf(card.charAt(0) as Rank);
  if (height < 0 || build === undefined) return null;
  const next = height + (build.lay === 'up' ? 1 : -1);
  return ranks[build.ranks === 'ring' ? (next + 13) % 13 : next] ?? null;
}
