/** What every part of the page is given. */
import { html, type TemplateResult } from 'lit';
import type { PatienceElement } from '../src/index.js';
import type { Settings } from './settings.js';
import type { Texts } from './texts.js';

export interface Page {
  readonly settings: Settings;
  readonly text: Texts;
  /** The element on the page. */
  readonly table: PatienceElement;
  /** Takes over other settings, into the address too. */
  change(settings: Settings): void;
  /** Draws the page again. */
  draw(): void;
}

/** A button that copies; it has room for both its labels, so that nothing moves. */
export function copyButton(page: Page, id: string, text: string): TemplateResult {
  const copy = async (event: Event): Promise<void> => {
    const button = event.currentTarget as HTMLElement;
    await navigator.clipboard.writeText(text);
    button.classList.add('done');
    button.querySelector('[role=status]')?.replaceChildren(page.text.copied);
    setTimeout(() => {
      button.classList.remove('done');
      button.querySelector('[role=status]')?.replaceChildren();
    }, 2000);
  };
  return html`<button class="button copy" id=${id} type="button" @click=${copy}>
    <span class="before">${page.text.copy}</span>
    <span class="after" aria-hidden="true">${page.text.copied}</span>
    <span class="said" role="status"></span>
  </button>`;
}
