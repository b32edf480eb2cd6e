/** The way to the panels. What they are made of comes when the first of them is asked for. */
import { nothing } from 'lit';
import type { Locale } from '../locales/index.js';
import type { PanelName } from '../view/panels/panel.js';
import type { TableView } from '../view/table-view.js';
import type { Narrator } from './narrator.js';
import { warnOnce } from './options.js';
import type { PanelHost, Panels } from './panels/panels.js';
import { PANELS } from './parts.js';
import type { Session } from './session.js';

/** What panels speak of. */
export interface PanelTopic {
  readonly session: Session | null;
  readonly table: TableView;
  readonly narrator: Narrator;
}

const notLoaded = ({ ui }: Locale): string => ui.notLoaded ?? '';

export class PanelDoor {
  /** Null until the first has been asked for. */
  #panels: Panels | null = null;
  /** In which the element was last drawn. */
  #locale: Locale | null = null;

  readonly #host: PanelHost;
  readonly #topic: PanelTopic;

  constructor(host: PanelHost, topic: PanelTopic) {
    this.#host = host;
    this.#topic = topic;
  }

  /** Opens a panel, in place of another; resolves to whether it is open, and tells the player where it cannot be had. */
  async open(name: PanelName): Promise<boolean> {
    if (!this.#host.isConnected) return false;
    try {
      const { Panels } = await PANELS.load(true);
      this.#panels ??= new Panels(this.#host, this.#topic);
      if (this.#locale === null) await this.#host.updateComplete;
      this.#topic.narrator.forget(notLoaded);
      return this.#locale !== null && (await this.#panels.open(name, this.#locale));
    } catch (error) {
      warnOnce(this.#host, `What was asked for could not be loaded: ${String(error)}`);
      this.#topic.narrator.tell(notLoaded, true);
      return false;
    }
  }

  /** What lies open. */
  view(locale: Locale): unknown {
    this.#locale = locale;
    return this.#panels?.view(locale) ?? nothing;
  }
}
