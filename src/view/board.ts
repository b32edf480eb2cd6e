/** The board as a template: a function of the game's state and of what the hand holds. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Arrangement, Game, Pile } from '../engine/index.js';
import type { Locale } from '../locales/index.js';
import { readingOrder } from './grid.js';
import { backTemplate, faceTemplate, markTemplate, type Deck, type Size } from './faces/index.js';
import { isFan, roleOf, type Grip, type Spot } from './grip.js';
import { captionOf, markOf, type Places } from './places.js';
import type { Labels } from './speech.js';

/** What a hand that follows a pointer, or has picked something up, sees on the board. */
export interface Marks {
  /** Cards in the air. */
  readonly held: Grip | null;
  /** Piles to which the selected or dragged cards may go. */
  readonly targets: ReadonlySet<string>;
  /** Piles whose cards may be chosen to fill a place, and the place. */
  readonly choices: ReadonlySet<string>;
  /** Grips from which a legal move starts, as `pile count`. */
  readonly movable: ReadonlySet<string>;
  /** The pile on which the cards in the air would come down, or null. */
  readonly over: string | null;
  /** A covered card that is looked at. */
  readonly peeked: Spot | null;
}

/** Everything that the board shows. */
export interface BoardView extends Marks {
  readonly game: Game;
  readonly places: Places;
  readonly arrangement: Arrangement;
  readonly locale: Locale;
  /** Null until their words have come. */
  readonly labels: Labels | null;
  readonly size: Size;
  readonly deck: Deck;
  /** Draws again when a figure that was missing has come. */
  readonly redraw: () => void;
  readonly selected: Grip | null;
  /** The one tab stop. */
  readonly focus: Spot;
  /** Piles of the last refused move. */
  readonly refused: ReadonlySet<string>;
}

/** Piles in the order in which they are read. */
export function pileOrder(view: Pick<BoardView, 'game' | 'arrangement'>): readonly Pile[] {
  const known = new Map(view.game.piles.map((pile) => [pile.id, pile]));
  const ids = readingOrder(view.arrangement);
  return [...new Set([...ids, ...known.keys()])].flatMap((id) => known.get(id) ?? []);
}

/** True for a pile that is not on the table now: its place belongs to another. */
export function isAway(view: Pick<BoardView, 'game' | 'places'>, pile: Pile): boolean {
  const after = view.places.after.get(pile.id);
  if (after !== undefined && view.game.pile(after).cards.length > 0) return true;
  if (view.places.gives.has(pile.id) && pile.cards.length === 0) return true;
  return roleOf(pile.id) === 'captive' && pile.cards.length === 0;
}

/** The spots of a pile that can be focused, bottom → top. */
export function spotsOf(pile: Pile): readonly Spot[] {
  if (pile.cards.length === 0) return [{ pile: pile.id, index: -1 }];
  if (!isFan(pile.id)) return [{ pile: pile.id, index: pile.cards.length - 1 }];
  return pile.cards.flatMap((card, index) => (card.faceUp ? [{ pile: pile.id, index }] : []));
}

/** The piles; between two changes of the arrangement each keeps its element. */
export const boardTemplate = (view: BoardView): readonly TemplateResult[] =>
  pileOrder(view).map((pile) => pileTemplate(view, pile));

function pileTemplate(view: BoardView, pile: Pile): TemplateResult {
  const role = roleOf(pile.id);
  const fan = isFan(pile.id);
  const count = pile.cards.length;
  const open = role === 'captive' && pile.cards.at(-1)?.faceUp === true;
  const classes = [
    'pile',
    `n${count}`,
    role,
    fan ? 'fan' : '',
    !fan && count > 2 ? 'thick' : '',
    open ? 'open' : '',
    isAway(view, pile) ? 'away' : '',
    view.held?.pile === pile.id ? 'lifted' : '',
  ];
  return html`<div
    class=${classes.filter(Boolean).join(' ')}
    part="pile ${role}"
    data-pile=${pile.id}
    data-count=${count}
    role=${fan && view.labels ? 'group' : nothing}
    aria-label=${(fan && view.labels?.name(pile.id)) || nothing}
  >
    ${placeTemplate(view, pile)}${fan ? fanTemplate(view, pile) : squaredTemplate(view, pile)}${captionTemplate(view, pile)}
  </div>`;
}

/** The empty place under the cards; a control when nothing lies on it. */
function placeTemplate(view: BoardView, pile: Pile): TemplateResult {
  const empty = pile.cards.length === 0;
  const mark = markTemplate(markOf(view.game, pile.id), {
    size: view.size,
    indices: view.locale.indices,
  });
  const marked = empty && (view.targets.has(pile.id) || view.choices.has(pile.id));
  const state = `${marked ? ' target' : ''}${empty && view.over === pile.id ? ' over' : ''}${empty && view.refused.has(pile.id) ? ' refused' : ''}`;
  return html`<div
    class="place${empty ? ' control' : ''}${state}"
    data-index="-1"
    role=${empty && view.labels ? 'button' : nothing}
    tabindex=${empty ? tabIndex(view, { pile: pile.id, index: -1 }) : nothing}
    aria-label=${(empty && view.labels?.pile(pile.id)) || nothing}
  >
    ${empty ? mark : nothing}
  </div>`;
}

/** Under the piles that are counted, what they are called: their names say it to a screen reader. */
function captionTemplate({ game, arrangement, locale }: BoardView, pile: Pile): unknown {
  const caption = captionOf(arrangement, pile);
  if (caption === null) return nothing;
  const { count } = caption;
  return html`<span class="caption" aria-hidden="true">
    <span>${locale.ui.caption(caption.pile, game.id)}${count > 0 ? ' · ' : nothing}</span
    >${count > 0 ? html`<data>${count}</data>` : nothing}
  </span>`;
}

/** All cards of a fan; each open one is a control. */
const fanTemplate = (view: BoardView, pile: Pile): unknown =>
  pile.cards.map((_, index) => cardTemplate(view, pile, index, true));

/**
 * A squared pile shows its top card, and the one below while the top may be lifted. They keep their elements while cards
 * come and go, and the focus stays on top.
 */
function squaredTemplate(view: BoardView, pile: Pile): TemplateResult {
  const { cards } = pile;
  const top = cards.length - 1;
  // Covered open cards are named for embedders' tests; they are not drawn.
  const covered = cards
    .slice(0, Math.max(0, top - 1))
    .map(({ card, faceUp }) => (faceUp ? html`<div data-card=${card} hidden></div>` : nothing));
  return html`${covered}${top > 0 ? cardTemplate(view, pile, top - 1, false) : nothing}${top >= 0 ? cardTemplate(view, pile, top, true) : nothing}`;
}

function cardTemplate(view: BoardView, pile: Pile, index: number, control: boolean): TemplateResult {
  const card = pile.cards[index];
  const count = pile.cards.length - index;
  const top = count === 1;
  const fan = isFan(pile.id);
  const spot = { pile: pile.id, index };
  const within = (grip: Grip | null): boolean => grip?.pile === pile.id && count <= grip.count;
  const selected = within(view.selected);
  const target = top && (view.targets.has(pile.id) || view.choices.has(pile.id)) && !selected;
  const isControl = control && (card?.faceUp === true || roleOf(pile.id) === 'stock' || !fan);
  const movable = view.movable.has(`${pile.id} ${count}`);
  const counted = !fan && top && card?.faceUp === false && roleOf(pile.id) !== 'captive';
  const classes = [
    'card',
    `i${index}`,
    isControl ? 'control' : '',
    movable ? 'movable' : '',
    within(view.held) ? 'held' : '',
    selected ? 'selected' : '',
    target ? 'target' : '',
    top && view.over === pile.id ? 'over' : '',
    view.peeked?.pile === pile.id && view.peeked.index === index ? 'peek' : '',
    top && view.refused.has(pile.id) ? 'refused' : '',
  ];
  return html`<div
    class=${classes.filter(Boolean).join(' ')}
    part="card"
    data-index=${index}
    data-card=${card?.faceUp === true ? card.card : nothing}
    role=${isControl && view.labels ? 'button' : nothing}
    tabindex=${isControl ? tabIndex(view, spot) : nothing}
    aria-pressed=${isControl && selected ? 'true' : nothing}
    aria-hidden=${isControl ? nothing : 'true'}
    aria-label=${(isControl && (fan ? view.labels?.card(pile.id, index) : view.labels?.pile(pile.id))) || nothing}
  >
    ${
      card?.faceUp === true
        ? faceTemplate(card.card, { size: view.size, indices: view.locale.indices, deck: view.deck, told: view.redraw })
        : backTemplate(view.size, { medallion: counted ? 'plain' : 'suits' })
    }${counted ? html`<span class="number" aria-hidden="true">${pile.cards.length}</span>` : nothing}
  </div>`;
}

const tabIndex = (view: BoardView, spot: Spot): string =>
  view.focus.pile === spot.pile && view.focus.index === spot.index ? '0' : '-1';
