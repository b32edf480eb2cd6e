/** Another deal: which one, whether the game on the table is left for it, and its number or link to pass on. */
import { nothing, type ReactiveControllerHost } from 'lit';
import type { FullLocale } from '../../locales/index.js';
import { choiceStyles } from '../../view/panels/choice-styles.js';
import { dealStyles } from '../../view/panels/deal-styles.js';
import { dealTemplate } from '../../view/panels/deal.js';
import { readRules, warnOnce } from '../options.js';
import { Part } from '../../view/part.js';
import type { Draws, Settings } from '../../view/settings.js';
import type { PanelTopic } from '../panel-door.js';
import { readDeal } from '../requests.js';
import type { Session } from '../session.js';
import type { Winnable } from '../winnable.js';
import { panelWords, type PanelBody, type PanelShell, type PanelsAround } from './panels.js';

type Deal = 'random' | 'daily' | number;

export interface DealHost extends ReactiveControllerHost, HTMLElement {
  readonly dealNumber: number | null;
  /** The reader may copy a link to the deal. */
  readonly link: boolean;
  /** Among which deals one is drawn. */
  readonly draws: Draws;
  readonly ownSettings: Settings;
  setOwn(own: Settings): void;
  newDeal(deal?: Deal): void;
}

const words = panelWords(
  'deals',
  () => import('../../locales/en-deals.js'),
  () => import('../../locales/ru-deals.js'),
);

/** Writes links; it comes where they are offered. */
const LINK = new Part('link', () => import('../link.js'));

class DealPanel implements PanelBody {
  #written = '';
  #wrong = 0;
  /** The deal that is wanted, and the game that would be left for it. */
  #leaving: { readonly deal: Deal; readonly session: Session } | null = null;
  #copied: 'number' | 'link' | null = null;
  #byHand: string | null = null;
  /** The game both are about. */
  #copiedFrom: Session | null = null;
  /** The game's winnable deals; without them a number can be chosen all the same. */
  readonly #lists = new Part('winnable', () => this.#fetchLists());

  constructor(
    private readonly host: DealHost,
    private readonly topic: PanelTopic,
    private readonly shell: PanelShell,
  ) {}

  readonly styles = [choiceStyles, dealStyles];

  readonly parts: PanelBody['parts'] = (lang) => [words(lang), this.#lists, ...(this.host.link ? [LINK] : [])];

  readonly title = ({ deals }: FullLocale): string => deals?.title ?? '';

  opened(): void {
    // What could not be had is asked for again.
    if (this.#lists.now === undefined)
      void this.#fetchLists().then((lists) => {
        this.#lists.now = lists;
        this.host.requestUpdate();
      });
    this.#written = '';
    this.#wrong = 0;
    this.#leaving = null;
    this.#copied = null;
    this.#byHand = null;
  }

  readonly render = ({ ui, deals: texts }: FullLocale): unknown => {
    if (texts === undefined) return nothing;
    const { dealNumber, link, draws } = this.host;
    const choices = this.#choices();
    return dealTemplate({
      texts,
      ui,
      deal: dealNumber,
      written: this.#written,
      wrong: this.#wrong,
      asks: this.#leaving !== null && this.#leaving.session === this.topic.session,
      copied: this.#copiedFrom === this.topic.session ? this.#copied : null,
      byHand: this.#copiedFrom === this.topic.session ? this.#byHand : null,
      draws: choices.includes(draws) ? draws : draws === 'any' ? 'any' : 'winnable',
      choices,
      setDraws: this.#setDraws,
      choose: this.#choose,
      write: this.#write,
      answer: this.#answer,
      copyNumber: () => void this.#copy('number', String(dealNumber)),
      copyLink: link && LINK.now !== null ? () => void this.#copy('link', this.#address(dealNumber)) : null,
    });
  };

  /** By the rules that the next deal will have: a record and a position bring their own for once. */
  #choices(): readonly Draws[] {
    const { session } = this.topic;
    const lists = this.#lists.now ?? null;
    if (session === null || lists === null) return ['any', 'winnable'];
    const { definition, rules } = session.game;
    return lists.choices(session.restored ? readRules(this.host, definition) : rules);
  }

  async #fetchLists(): Promise<Winnable | undefined> {
    const { session } = this.topic;
    try {
      const { winnableFor } = await import('../winnable.js');
      return session === null ? undefined : await winnableFor(session.game.definition);
    } catch (error) {
      warnOnce(this.host, `Which deals can be won could not be loaded: ${String(error)}`);
      return undefined;
    }
  }

  readonly #setDraws = (draws: Draws): void => {
    this.host.setOwn({ ...this.host.ownSettings, draws });
  };

  readonly #write = (written: string): void => {
    // Numbers are written with spaces, signs and commas: «№ 4 294 967 295», “4,294,967,295”.
    const deal = /\d/.test(written) ? readDeal(written.replace(/[\s№#]|,(?=\d{3}\b)/g, '')) : null;
    this.#written = written;
    this.#wrong = deal === null ? this.#wrong + 1 : 0;
    if (deal === null) this.shell.enter();
    else this.#choose(deal);
  };

  /** A game that has begun and not ended is not left without a question. */
  readonly #choose = (deal: Deal): void => {
    const { session } = this.topic;
    if (session?.started !== true) {
      this.shell.close();
      this.host.newDeal(deal);
      return;
    }
    this.#leaving = { deal, session };
    this.shell.enter();
  };

  readonly #answer = (leave: boolean): void => {
    const leaving = this.#leaving;
    this.#leaving = null;
    if (!leave || leaving === null) {
      this.shell.enter();
      return;
    }
    this.shell.close();
    this.host.newDeal(leaving.deal);
  };

  #address(deal: number | null): string {
    const { session } = this.topic;
    return deal === null || session === null ? '' : (LINK.now?.linkTo(session.game, deal) ?? '');
  }

  /** Copies a text, or shows it to be copied by hand. */
  async #copy(what: 'number' | 'link', text: string): Promise<void> {
    // Pages that are not secure have no clipboard.
    const { clipboard } = navigator as { readonly clipboard?: Clipboard };
    const { session } = this.topic;
    const write = async (): Promise<boolean> => {
      await clipboard?.writeText(text);
      return clipboard !== undefined;
    };
    const done = await write().catch(() => false);
    this.#copiedFrom = session;
    this.#copied = done ? what : null;
    this.#byHand = done ? null : text;
    this.host.requestUpdate();
    await this.host.updateComplete;
    const field = this.host.shadowRoot?.querySelector<HTMLInputElement>('.by-hand');
    field?.focus();
    field?.select();
  }
}

export const makePanel = ({ host, topic, shell }: PanelsAround): PanelBody => new DealPanel(host, topic, shell);
