/** Panels over the board: which of them is open, in which language, and where the focus goes. */
import { nothing, type CSSResult, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import type { Game, GameDefinition } from '../../engine/index.js';
import {
  isFull,
  languageFor,
  provide,
  type FullLocale,
  type Language,
  type Locale,
  type PanelWords,
} from '../../locales/index.js';
import { adoptSheets } from '../../view/adopt-sheets.js';
import { LATER_STYLES } from '../../view/later.js';
import { panelStyles } from '../../view/panels/panel-styles.js';
import { panelTemplate, type PanelName } from '../../view/panels/panel.js';
import { Part } from '../../view/part.js';
import { gameName } from '../../view/title.js';
import { focused } from '../focused.js';
import { readRules } from '../options.js';
import { warnOfMissing, type PanelTopic } from '../panel-door.js';
import type { DealHost } from './deal-panel.js';
import type { SettingsHost } from './settings-panel.js';

export type PanelHost = DealHost &
  SettingsHost & { readonly hintMode: 'solver' | 'fair' | 'none'; readonly noUndo: boolean };

/** What a panel shows. */
export interface PanelBody {
  /** Once its parts have come. */
  readonly styles: readonly CSSResult[];
  /** What must have come for somebody who reads `lang`. */
  readonly parts: (lang: string) => readonly Part<unknown>[];
  /** What it is called. */
  readonly title: (locale: FullLocale) => string;
  /** Its heading is the name of the game. */
  readonly headed?: boolean;
  readonly render: (locale: FullLocale) => unknown;
  /** It is opened anew. */
  opened?(): void;
}

/** What a panel may ask of what is around it. */
export interface PanelShell {
  close(): void;
  /** Draws it again, and the focus goes to what is to be answered. */
  enter(): void;
}

/** What a panel is made of. */
export interface PanelsAround {
  readonly host: PanelHost;
  readonly topic: PanelTopic;
  readonly shell: PanelShell;
}

/** The game on the table; while none is there yet, the one that is waited for. */
export function gameOf({ host, topic }: Omit<PanelsAround, 'shell'>): Pick<Game, 'id' | 'definition' | 'rules'> | null {
  const { definition } = host.constructor as { readonly definition?: GameDefinition };
  return (
    topic.session?.game ??
    (definition === undefined ? null : { id: definition.id, definition, rules: readRules(host, definition) })
  );
}

export type MakePanel = (around: PanelsAround) => PanelBody;

export class Panels implements ReactiveController, PanelShell {
  #open: PanelName | null = null;
  /** What had the focus before. */
  #home: Element | null = null;
  /** Where the focus goes with the next drawing: to the panel, or to what is to be answered in it. */
  #enters: '.panel' | '.panel .asked' | null = null;
  /** The language for which parts were last asked for. */
  #lang = '';
  /** The last language in which what lies open could be shown. */
  #locale: FullLocale | null = null;
  readonly #bodies: Partial<Record<PanelName, PanelBody>> = {};
  readonly #styles = new Set<CSSResult>(panelStyles);
  /** One of the sheets that panels need, once the element wears all of them. */
  #worn: CSSStyleSheet | undefined;

  readonly #host: PanelHost;
  readonly #topic: PanelTopic;

  constructor(host: PanelHost, topic: PanelTopic) {
    this.#host = host;
    this.#topic = topic;
    host.addController(this);
  }

  /** Fetches what a panel needs; rejects where that cannot be had. */
  async prepare(name: PanelName, make: MakePanel, { lang }: Locale): Promise<void> {
    const body = (this.#bodies[name] ??= make({ host: this.#host, topic: this.#topic, shell: this }));
    await this.#fetched(body, lang);
    body.styles.forEach((styles) => this.#styles.add(styles));
    this.#worn = undefined;
  }

  /**
   * Opens what is prepared, in place of another; `from` had the focus when it was asked for. It takes the focus, but
   * not from a reader who has gone on in the page meanwhile: who is told of it.
   */
  show(name: PanelName, from: Element | null): void {
    const { shadowRoot } = this.#host;
    const now = focused(this.#host);
    const gone = now !== null && now !== from && shadowRoot?.activeElement === null && !this.#host.contains(now);
    if (this.#open === null) this.#home = from;
    this.#open = name;
    this.#locale = null;
    // What is being dragged would be dropped behind it.
    if (this.#topic.table.dragging) this.#topic.table.carrying?.letGo();
    this.#bodies[name]?.opened?.();
    if (gone) this.#topic.narrate((narrator) => narrator.tell((locale) => this.#label(locale, name)));
    else this.#enters = '.panel';
    this.#host.requestUpdate();
  }

  /** What lies open. */
  get shown(): PanelName | null {
    return this.#open;
  }

  /** Closes what is open; the focus goes back to where it was, unless it has left for the page. */
  close(): void {
    const { shadowRoot } = this.#host;
    const home = this.#home instanceof HTMLElement && this.#home.isConnected ? this.#home : this.#opener;
    const inside = shadowRoot?.querySelector('.veil')?.contains(shadowRoot.activeElement) === true;
    const returns = inside || focused(this.#host) === null;
    this.hostDisconnected();
    this.#host.requestUpdate();
    if (!returns) return;
    // What is drawn next takes the panel away; by then the focus has gone home.
    shadowRoot?.querySelector('.rest')?.removeAttribute('inert');
    (home ?? this.#topic.table).focus({ preventScroll: true });
  }

  /** The button that opens what lies open, where one is seen: a browser may not focus what is clicked. */
  get #opener(): HTMLElement | undefined {
    const name = this.#open;
    const button = name === 'deal' ? 'which' : name;
    const all = this.#host.shadowRoot?.querySelectorAll<HTMLElement>(`.rest button.${button}`);
    return [...(all ?? [])].find((each) => each.getClientRects().length > 0);
  }

  enter(): void {
    this.#enters = '.panel .asked';
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#open = null;
    this.#home = null;
    this.#enters = null;
  }

  /** Other styles are put on where the element comes to another document, or when they have come. */
  hostUpdate(): void {
    const root = this.#host.shadowRoot;
    if (root === null || (this.#worn !== undefined && root.adoptedStyleSheets.includes(this.#worn))) return;
    const { elementStyles } = this.#host.constructor as typeof LitElement;
    this.#worn = adoptSheets(root, [...this.#styles, ...elementStyles, ...(LATER_STYLES.now?.laterStyles ?? [])])[0];
  }

  hostUpdated(): void {
    const goal = this.#enters;
    if (goal === null) return;
    this.#enters = null;
    this.#host.shadowRoot?.querySelector<HTMLElement>(goal)?.focus();
  }

  /** What lies open, in this language once its words have come. */
  view(locale: Locale): TemplateResult | typeof nothing {
    const name = this.#open;
    const body = name === null ? undefined : this.#bodies[name];
    if (name === null || body === undefined) return nothing;
    if (locale.lang !== this.#lang)
      this.#fetched(body, locale.lang).then(
        () => this.#host.requestUpdate(),
        (error: unknown) => warnOfMissing(this.#host, error),
      );
    if (isFull(locale) && body.parts(locale.lang).every((part) => part.now !== null)) this.#locale = locale;
    const shown = this.#locale;
    if (shown === null) return nothing;
    return panelTemplate({
      name,
      lang: shown.lang,
      heading: body.headed === true ? this.#game(shown) : body.title(shown),
      label: this.#label(shown, name),
      closeLabel: shown.ui.close,
      body: body.render(shown),
      close: () => this.close(),
    });
  }

  /** What lies open is heard by what it is and by its game: there may be others on the page. */
  #label(locale: Locale, name: PanelName): string {
    const title = isFull(locale) ? this.#bodies[name]?.title(locale) : '';
    return [title, this.#game(locale)].filter(Boolean).join(', ');
  }

  #game(locale: Locale): string {
    const game = gameOf({ host: this.#host, topic: this.#topic });
    return game === null ? '' : gameName(locale, game);
  }

  #fetched(body: PanelBody, lang: string): Promise<unknown> {
    this.#lang = lang;
    return Promise.all(body.parts(lang).map((part) => part.load(true)));
  }
}

type Fetch = () => Promise<PanelWords>;

/** What a panel says to somebody who reads `lang`: its words come for one language at a time. */
export function panelWords(panel: string, en: Fetch, ru: Fetch): (lang: string) => Part<unknown> {
  const words = (language: Language, fetch: Fetch): Part<unknown> =>
    new Part(`${language}-${panel}`, async () => {
      const given = await fetch();
      provide(language, given);
      return given;
    });
  const parts = { en: words('en', en), ru: words('ru', ru) };
  return (lang) => parts[languageFor(lang)];
}
