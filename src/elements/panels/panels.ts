/** Panels over the board: which of them is open, what it needs before it can be shown, and where the focus goes. */
import { nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import type { Locale } from '../../locales/index.js';
import { panelTemplate, type PanelName } from '../../view/panels/panel.js';
import { controlStyles } from '../../view/panels/control-styles.js';
import { panelStyles } from '../../view/panels/panel-styles.js';
import type { Part } from '../../view/part.js';
import { rulesStyles } from '../../view/rules/styles.js';
import { warnOnce } from '../options.js';
import type { PanelTopic } from '../panel-door.js';
import { adoptSheets } from '../styles.js';
import { DealPanel, type DealHost } from './deal-panel.js';
import { KeysPanel } from './keys-panel.js';
import { isWorded, panelWordsFor, type PanelLocale } from './panel-words.js';
import { RulesPanel } from './rules-panel.js';
import { SettingsPanel, type SettingsHost } from './settings-panel.js';

export type PanelHost = DealHost & SettingsHost & { readonly hintMode: 'solver' | 'fair' | 'none' };

/** What a panel shows. */
export interface PanelBody {
  /** What must have come for somebody who reads `lang`, beside the words of all panels. */
  readonly parts: (lang: string) => readonly Part<unknown>[];
  readonly title: (locale: PanelLocale) => string;
  readonly render: (locale: PanelLocale) => TemplateResult;
  /** It is opened anew. */
  opened?(): void;
}

/** What a panel may ask of what is around it. */
export interface PanelShell {
  close(): void;
  /** Draws it again, and the focus goes to what is to be answered. */
  enter(): void;
}

export class Panels implements ReactiveController, PanelShell {
  #open: PanelName | null = null;
  /** What was last asked for, and may be on its way. */
  #asked: PanelName | null = null;
  /** What had the focus before. */
  #home: Element | null = null;
  /** Where the focus goes with the next drawing: to the panel, or to what is to be answered in it. */
  #enters: '.panel' | '.panel .asked' | null = null;
  /** The language for which parts were last asked for. */
  #lang = '';
  /** The last language that could be shown. */
  #locale: PanelLocale | null = null;

  /** One of the sheets that panels need. */
  #worn: CSSStyleSheet | undefined;

  readonly #host: PanelHost;
  readonly #topic: PanelTopic;
  readonly #bodies: Readonly<Record<PanelName, PanelBody>>;

  constructor(host: PanelHost, topic: PanelTopic) {
    this.#host = host;
    this.#topic = topic;
    this.#bodies = {
      rules: new RulesPanel(topic),
      settings: new SettingsPanel(host),
      deal: new DealPanel(host, topic, this),
      keys: new KeysPanel(host),
    };
    host.addController(this);
  }

  /** Rejects where the panel cannot be had; resolves to false where another was asked for meanwhile. */
  async open(name: PanelName, { lang }: Locale): Promise<boolean> {
    this.#asked = name;
    this.#lang = lang;
    await Promise.all(this.#partsFor(name).map((part) => part.load(true)));
    if (this.#asked !== name || !this.#host.isConnected) return false;
    this.#asked = null;
    if (this.#open === null) this.#home = focused(this.#host);
    this.#open = name;
    // What is being dragged would be dropped behind it.
    if (this.#topic.table.dragging) this.#topic.table.letGo();
    this.#bodies[name].opened?.();
    this.#enters = '.panel';
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    return this.#open === name;
  }

  /** Closes what is open; the focus goes back to where it was, unless it has left. */
  close(): void {
    const { shadowRoot } = this.#host;
    const home = this.#home instanceof HTMLElement && this.#home.isConnected ? this.#home : this.#opener;
    const inside = shadowRoot?.querySelector('.veil')?.contains(shadowRoot.activeElement) === true;
    this.hostDisconnected();
    this.#host.requestUpdate();
    if (!inside) return;
    // What is drawn next takes the panel away; by then the focus has gone home.
    shadowRoot.querySelector('.rest')?.removeAttribute('inert');
    if (home === undefined) this.#topic.table.focus({ preventScroll: true });
    else home.focus({ preventScroll: true });
  }

  /** The button that opens what lies open, where one is seen: a browser may not focus what is clicked. */
  get #opener(): HTMLElement | undefined {
    const name = this.#open;
    const all = this.#host.shadowRoot?.querySelectorAll<HTMLElement>(name === 'deal' ? '.which' : `.rest .${name}`);
    return [...(all ?? [])].find((button) => button.localName === 'button' && button.checkVisibility());
  }

  enter(): void {
    this.#enters = '.panel .asked';
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#open = null;
    this.#asked = null;
    this.#home = null;
    this.#enters = null;
  }

  /** Other styles are put on where the element comes to another document, or when they have come. */
  hostUpdate(): void {
    const root = this.#host.shadowRoot;
    if (root === null || (this.#worn !== undefined && root.adoptedStyleSheets.includes(this.#worn))) return;
    const { elementStyles } = this.#host.constructor as typeof LitElement;
    this.#worn = adoptSheets(root, [...panelStyles, controlStyles, rulesStyles, ...elementStyles])[0];
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
    if (name === null) return nothing;
    const body = this.#bodies[name];
    if (locale.lang !== this.#lang) this.#fetch(name, locale.lang);
    if (isWorded(locale)) this.#locale = locale;
    const shown = this.#locale;
    if (shown === null) return nothing;
    return panelTemplate({
      name,
      lang: shown.lang,
      title: body.title(shown),
      closeLabel: shown.panels.close,
      body: body.render(shown),
      close: () => this.close(),
    });
  }

  #partsFor(name: PanelName): readonly Part<unknown>[] {
    return [panelWordsFor(this.#lang), ...this.#bodies[name].parts(this.#lang)];
  }

  /** Fetches what another language needs. */
  #fetch(name: PanelName, lang: string): void {
    this.#lang = lang;
    const missing = this.#partsFor(name).filter((part) => part.now === null);
    Promise.all(missing.map((part) => part.load(true))).then(
      () => this.#host.requestUpdate(),
      (error: unknown) => warnOnce(this.#host, `What was asked for could not be loaded: ${String(error)}`),
    );
  }
}

/** What has the focus now, in the element or around it. */
function focused(host: HTMLElement): Element | null {
  const root = host.getRootNode();
  const around = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
  let found = host.shadowRoot?.activeElement ?? around ?? host.ownerDocument.activeElement;
  // An element of the page may have it inside.
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
  return found === host.ownerDocument.body ? null : found;
}
