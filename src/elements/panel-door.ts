/** The way to the panels. What they are made of comes when the first of them is asked for. */
import { nothing, type ReactiveController } from 'lit';
import type { Locale } from '../locales/index.js';
import type { PanelName } from '../view/panels/panel.js';
import type { TableView } from '../view/table-view.js';
import { focused } from './focused.js';
import type { Telling } from './narrator.js';
import { warnOnce } from './options.js';
import { PANEL } from './panels/panel-parts.js';
import type { PanelHost, Panels } from './panels/panels.js';
import { PANELS } from './parts.js';
import type { Session } from './session.js';

/** What panels speak of. */
export interface PanelTopic {
  readonly session: Session | null;
  readonly table: TableView;
  narrate(tell: Telling): void;
}

/** Says on the console what a page's author may want to know. */
export const warnOfMissing = (host: Element, error: unknown): void =>
  warnOnce(host, `What was asked for could not be loaded: ${String(error)}`);

const notLoaded = ({ ui }: Locale): string => ui.notLoaded ?? '';

export class PanelDoor implements ReactiveController {
  /** Null until the first has been asked for. */
  #panels: Panels | null = null;
  /** What was last asked for, and may be on its way. */
  #asked: object | null = null;
  /** In which the element was last drawn. */
  #locale: Locale | null = null;

  readonly #host: PanelHost;
  readonly #topic: PanelTopic;

  constructor(host: PanelHost, topic: PanelTopic) {
    this.#host = host;
    this.#topic = topic;
    host.addController(this);
  }

  /**
   * Opens a panel, in place of another; resolves to whether it is open: not where another is asked for meanwhile, or the
   * element leaves its place. The player is told where it cannot be had.
   */
  async open(name: PanelName): Promise<boolean> {
    const host = this.#host;
    if (!host.isConnected) return false;
    const from = focused(host);
    const asked = (this.#asked = {});
    try {
      const panel = PANEL[name].load(true);
      // It needs the same code: where that cannot be had, that alone is told, whichever fails first.
      panel.catch(() => undefined);
      const { Panels } = await PANELS.load(true);
      const { makePanel } = await panel;
      const panels = (this.#panels ??= new Panels(host, this.#topic));
      if (this.#locale === null) await host.updateComplete;
      if (this.#locale === null) return false;
      await panels.prepare(name, makePanel, this.#locale);
      this.#topic.narrate((narrator) => narrator.forget(notLoaded));
      if (this.#asked !== asked) return false;
      panels.show(name, from);
      await host.updateComplete;
      return panels.shown === name;
    } catch (error) {
      warnOfMissing(host, error);
      this.#topic.narrate((narrator) => narrator.tell(notLoaded, true));
      return false;
    } finally {
      if (this.#asked === asked) this.#asked = null;
    }
  }

  hostDisconnected(): void {
    this.giveUp();
  }

  /** What was asked for and has not come yet is not waited for. */
  giveUp(): void {
    this.#asked = null;
  }

  /** Something was asked for, and is on its way. */
  get coming(): boolean {
    return this.#asked !== null;
  }

  /** Something lies open. */
  get shown(): boolean {
    return (this.#panels?.shown ?? null) !== null;
  }

  /** What lies open. */
  view(locale: Locale): unknown {
    this.#locale = locale;
    return this.#panels?.view(locale) ?? nothing;
  }
}
