/** Why a move is refused. The table has not changed. */
import type { Move, RefusalReason } from '../../engine/index.js';
import type { FullLocale, RefusalContext } from '../../locales/locale.js';
import { finished } from './finished.js';
import {
  fillChoice,
  findPlace,
  firstEmpty,
  infoOf,
  placeOfRole,
  rankAfter,
  seenAt,
  seenTop,
  startingRank,
  type Spoken,
} from './outline.js';

/** Why a move was refused, naming the rule. */
export function sayRefusal(locale: FullLocale, game: Spoken, move: Move, reason: RefusalReason): string {
  return finished(locale, locale.frames.refused(locale.refusals[reason](refusalContext(game, move))));
}

/** What a refusal may need to name its rule. */
function refusalContext(game: Spoken, { from, to, count }: Move): RefusalContext {
  const plan = game.plan;
  const source = game.piles.find(({ id }) => id === from);
  const target = game.piles.find(({ id }) => id === to);
  const group = infoOf(game, to)?.group;
  const built = [infoOf(game, to), infoOf(game, from)].find((info) => info?.group.build !== undefined);
  const build = built?.group.build;
  const under = target === undefined ? null : seenTop(target);
  const choice = fillChoice(game);
  const size = source?.cards.length ?? 0;
  const fills = group?.fill?.map((roles) => roles.flatMap((role) => placeOfRole(game, role) ?? [])) ?? [];
  return {
    from: findPlace(game, from),
    to: findPlace(game, to),
    size,
    card: seenAt(source, size - count),
    under,
    lay: build?.lay ?? 'down',
    suit: build?.suit ?? 'any',
    wanted: under === null || built === undefined ? null : rankAfter(built, under),
    starts: startingRank(game, to),
    spaces: plan.piles.some(({ role, space, fill }) => role === 'tableau' && space !== undefined && fill === undefined),
    first: choice?.place ?? (group?.role === 'foundation' ? firstEmpty(game, 'foundation') : null),
    fills: choice === null ? fills : [choice.sources],
    reserve: placeOfRole(game, 'reserve'),
    shuffled: plan.stock.between === 'shuffle',
    draw: plan.stock.draw,
    passes: game.passes,
  };
}
