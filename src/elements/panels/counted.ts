/** What has been counted, below the settings of an element that keeps it, and its way to other browsers and back. */
import { nothing, type CSSResult } from 'lit';
import type { StatisticsTexts } from '../../locales/locale.js';
import { countsTemplate } from '../../view/panels/counts.js';
import { exchangeStyles } from '../../view/panels/exchange-styles.js';
import { exchangeTemplate } from '../../view/panels/exchange.js';
import { SAVES } from '../parts.js';
import type { SaveError } from '../save-events.js';
import type { PanelsAround } from './panels.js';

export const countedStyles: readonly CSSResult[] = [exchangeStyles];

export class Counted {
  #done: 'copied' | 'taken' | null = null;
  #byHand: string | null = null;
  #takes = false;
  #trouble: 'wrong' | 'refused' | null = null;
  #troubles = 0;

  constructor(private readonly around: PanelsAround) {}

  opened(): void {
    this.#show();
  }

  /** Nothing where the words have not come, or nothing can be counted. */
  render(texts: StatisticsTexts | undefined): unknown {
    const { host, topic } = this.around;
    if (texts === undefined || host.saveName === '') return nothing;
    const counts = topic.session && SAVES.now?.totalsUnder(host.saveName, topic.session.game, host.today);
    if (!counts) return nothing;
    return [
      countsTemplate(texts, counts),
      exchangeTemplate({
        texts: texts.exchange,
        done: this.#done,
        byHand: this.#byHand,
        takes: this.#takes,
        // Said again it changes, or nobody would hear it.
        trouble: this.#trouble && texts.exchange[this.#trouble] + '\u00a0'.repeat(this.#troubles % 2),
        copy: () => void this.#copy(),
        toggle: () => {
          this.#show({ takes: !this.#takes });
          if (this.#takes) this.around.shell.enter();
        },
        take: this.#take,
      }),
    ];
  }

  /** Shows this, and nothing of what was shown before. */
  #show({ takes = false }: { readonly takes?: boolean } = {}): void {
    this.#done = null;
    this.#byHand = null;
    this.#takes = takes;
    this.#trouble = null;
    this.around.host.requestUpdate();
  }

  async #copy(): Promise<void> {
    const { host } = this.around;
    // Some browsers let a page copy only while the press is handled.
    const text = SAVES.now?.exportStatistics(host.saveName) ?? '';
    const copied = await copy(text).catch(() => false);
    this.#show();
    if (copied) this.#done = 'copied';
    else this.#byHand = text;
    await host.updateComplete;
    const field = host.shadowRoot?.querySelector<HTMLInputElement>('.by-hand');
    field?.focus();
    field?.select();
  }

  readonly #take = (text: string): void => {
    const { host, shell } = this.around;
    try {
      SAVES.now?.importStatistics(host.saveName, text);
      this.#show();
      this.#done = 'taken';
    } catch (error) {
      this.#trouble = (error as SaveError).code === 'statistics' ? 'wrong' : 'refused';
      this.#troubles++;
    }
    // To the text that was not taken in, or back to the button that asked for it.
    shell.enter();
  };
}

/** False where the page has no clipboard, as one that is not secure. */
async function copy(text: string): Promise<boolean> {
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  await clipboard?.writeText(text);
  return clipboard !== undefined;
}

export const makeCounted = (around: PanelsAround): Counted => new Counted(around);
