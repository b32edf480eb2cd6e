/** Deals that can be won, for one element: out of the game's list, or, where there is none for its rules, sought. */
import { randomDeal, type GameDefinition, type Rules, type WinnableLists } from '../engine/index.js';
import { dailyOf, numbersOf, pick, winnableDeals } from '../engine/winnable.js';
import type { Draws } from '../view/settings.js';
import { warnOnce } from './options.js';
import type { Request } from './requests.js';
import type { Answer, Seeker, SeekerCourse, SeekerHost } from './seeker.js';

const LISTS: Readonly<Record<string, () => Promise<{ readonly lists: WinnableLists }>>> = {
  'stroptivye-damy': () => import('../lists/stroptivye-damy.js'),
  'tsarstvo-zhenshchin': () => import('../lists/tsarstvo-zhenshchin.js'),
  damskiy: () => import('../lists/damskiy.js'),
  'otvazhnye-damy': () => import('../lists/otvazhnye-damy.js'),
  kongress: () => import('../lists/kongress.js'),
  'korol-dama-valet': () => import('../lists/korol-dama-valet.js'),
  kenfild: () => import('../lists/kenfild.js'),
  'damy-kuvyrkom': () => import('../lists/damy-kuvyrkom.js'),
  'damy-bliznetsy': () => import('../lists/damy-bliznetsy.js'),
  skorpion: () => import('../lists/skorpion.js'),
};

/** With fewer deals a player soon meets one again. */
const FEW = 30;

/** Resolves once the game's list has come. */
export async function winnableFor(definition: GameDefinition): Promise<Winnable> {
  const found = await LISTS[definition.id]?.();
  return new Winnable(definition, found?.lists ?? { rated: false, byRules: {} });
}

export interface WinnableHost extends SeekerHost {
  readonly dealNumber: number | null;
  /** Among which deals one is drawn. */
  readonly draws: Draws;
}

export class Winnable {
  /** The request for which a deal is sought, and what was found. */
  #sought: Request | null = null;
  #answer: Answer | undefined;
  #seeker: Seeker | null = null;

  readonly #definition: GameDefinition;
  readonly #lists: WinnableLists;

  constructor(definition: GameDefinition, lists: WinnableLists) {
    this.#definition = definition;
    this.#lists = lists;
  }

  /** Among which deals one may choose under these rules. */
  choices(rules: Rules): readonly Draws[] {
    const deals = winnableDeals(this.#lists, this.#definition, rules);
    if (deals?.length === 0) return ['any'];
    return deals !== null && this.#lists.rated ? ['any', 'winnable', 'easy', 'medium', 'hard'] : ['any', 'winnable'];
  }

  /**
   * The number for a request, random or that of a day; null where any will do, as no deal is known to be winnable. What
   * cannot be had as it was asked for is said in one warning. Undefined where a deal has to be sought: the host is drawn
   * again when one was found, and the same request is answered then.
   */
  draw(host: WinnableHost, course: SeekerCourse, rules: Rules, request: Request): Answer | undefined {
    if (this.#sought === request) {
      const answer = this.#answer;
      if (answer !== undefined) this.stop();
      return answer;
    }
    this.stop();
    const { draws } = host;
    const deals = winnableDeals(this.#lists, this.#definition, rules);
    const rated = deals !== null && this.#lists.rated;
    const difficulty = draws === 'any' || draws === 'winnable' ? undefined : draws;
    if (difficulty !== undefined && !rated)
      warnOnce(
        host,
        `difficulty="${difficulty}": deals have none in this game, or by these rules; any winnable is dealt.`,
      );
    const day = request.kind === 'deal' ? request.day : null;
    if (deals === null) {
      this.#seek(host, course, rules, day, request);
      return undefined;
    }
    if (deals.length < FEW)
      warnOnce(host, `By these rules ${deals.length === 0 ? 'no' : `only ${deals.length}`} winnable deals are known.`);
    const all = numbersOf(deals);
    const wanted = rated ? numbersOf(deals, difficulty) : all;
    // A list of one or two has no thirds.
    const numbers = wanted.length === 0 ? all : wanted;
    if (numbers.length === 0) return null;
    if (day !== null) return dailyOf(this.#definition, day, numbers);
    const others = numbers.filter((number) => number !== host.dealNumber);
    return pick(others.length === 0 ? numbers : others, randomDeal());
  }

  /** Nothing is sought any more. */
  stop(): void {
    this.#sought = null;
    this.#answer = undefined;
    this.#seeker?.stop();
    this.#seeker = null;
  }

  /** Seeks a deal, with code that comes when it is first needed. */
  #seek(host: WinnableHost, course: SeekerCourse, rules: Rules, day: string | null, request: Request): void {
    this.#sought = request;
    // Cards that go up by themselves would be a game that goes on.
    course.halt();
    const done = (answer: Answer): void => {
      if (this.#sought !== request) return;
      this.#answer = answer;
      host.requestUpdate();
    };
    import('./seeker.js').then(
      ({ Seeker }) => {
        if (this.#sought !== request) return;
        this.#seeker = new Seeker(host, course, this.#definition, rules, day, done);
        host.addController(this.#seeker);
      },
      (error: unknown) => {
        if (this.#sought === request)
          warnOnce(host, `A deal that can be won could not be sought; any is dealt. ${String(error)}`);
        done(null);
      },
    );
  }
}
