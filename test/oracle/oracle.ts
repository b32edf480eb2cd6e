import { order, pack } from './cards.js';
import { Kenfild } from './kenfild.js';
import { Kongress, TwinQueens } from './kongress.js';
import { Korol } from './korol.js';
import { Kuvyrkom } from './kuvyrkom.js';
import type { OracleMove, Patience } from './patience.js';
import { completeRules } from './rulebook.js';
import { Skorpion } from './skorpion.js';
import { Stroptivye } from './stroptivye.js';
import type { OracleCard } from './table.js';
import { Damskiy, Otvazhnye, Tsarstvo } from './women.js';

export type { OracleMove } from './patience.js';
export type { OracleCard } from './table.js';
export { oracleGames, oracleRules } from './rulebook.js';

type Kind = new (rules: Record<string, string>) => Patience;

const ONE_PACK: Record<string, Kind> = { 'korol-dama-valet': Korol, kenfild: Kenfild, skorpion: Skorpion };
const TWO_PACKS: Record<string, Kind> = {
  'stroptivye-damy': Stroptivye,
  'tsarstvo-zhenshchin': Tsarstvo,
  damskiy: Damskiy,
  'otvazhnye-damy': Otvazhnye,
  kongress: Kongress,
  'damy-kuvyrkom': Kuvyrkom,
  'damy-bliznetsy': TwinQueens,
};

/**
 * A second, independent reading of the rules, written plainly and without any thought of speed, to check the engine against.
 * It shares no code with it. Rule numbers in the comments of this folder are those of the rules.
 */
export class Oracle {
  private readonly game: string;
  private readonly rules: Record<string, string>;
  private readonly patience: Patience;
  private known: OracleMove[] | undefined;

  private constructor(game: string, rules: Record<string, string>) {
    const kind = ONE_PACK[game] ?? TWO_PACKS[game];
    if (!kind) throw new Error(`no such game: ${game}`);
    this.game = game;
    this.rules = completeRules(game, rules);
    this.patience = new kind(this.rules);
  }

  /** Starts from piles as they stand after the opening, each bottom → top. */
  static fromPiles(
    game: string,
    rules: Record<string, string>,
    piles: Record<string, OracleCard[]>,
    extra: { base?: string; pass?: number },
  ): Oracle {
    const oracle = new Oracle(game, rules);
    for (const [id, cards] of Object.entries(piles)) oracle.patience.table.set(id, cards);
    oracle.patience.pass = extra.pass ?? 1;
    // The base card is the bottom card of foundation-1; a base given besides must be of its rank.
    const lies = piles['foundation-1']?.[0]?.card;
    if (extra.base !== undefined && (lies === undefined || order(lies, extra.base) !== 0))
      throw new Error(`the base is not ${extra.base}`);
    return oracle;
  }

  /** Starts from a list of 52 or 104 codes in dealing order, the whole opening included. */
  static fromList(game: string, rules: Record<string, string>, cards: string[]): Oracle {
    const oracle = new Oracle(game, rules);
    const whole = pack(game in TWO_PACKS ? 2 : 1);
    if ([...whole].sort().join() !== [...cards].sort().join()) throw new Error('not a full pack');
    oracle.patience.deal(cards);
    return oracle;
  }

  /** Every pile, empty or not: stock, waste, reserve, tableau, foundation, captive, queen. */
  piles(): { id: string; cards: OracleCard[] }[] {
    const { table } = this.patience;
    return table.ids.map((id) => ({ id, cards: table.cards(id).map(({ card, faceUp }) => ({ card, faceUp })) }));
  }

  /** Every legal move, nothing else. */
  moves(): OracleMove[] {
    this.known ??= this.patience.moves();
    return [...this.known];
  }

  /** Plays a move with all that follows from it. `order` is the new stock, bottom → top, where a redeal shuffles. */
  play(move: OracleMove, order?: string[]): void {
    const legal = this.moves().some((m) => m.from === move.from && m.to === move.to && m.count === move.count);
    if (!legal) throw new Error(`not legal: ${move.count} from ${move.from} to ${move.to}`);
    this.patience.carryOut(move, order);
    this.known = undefined;
  }

  status(): 'playing' | 'won' | 'lost' {
    if (this.patience.won()) return 'won';
    return this.moves().length > 0 ? 'playing' : 'lost';
  }

  pass(): number {
    return this.patience.pass;
  }

  passes(): number {
    return this.patience.passes();
  }

  clone(): Oracle {
    const twin = new Oracle(this.game, this.rules);
    for (const { id, cards } of this.piles()) twin.patience.table.set(id, cards);
    twin.patience.pass = this.patience.pass;
    return twin;
  }
}
