/** A box for records: taken from the table, opened on it, or verified as a server would. */
import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { verify } from '../src/engine.js';
import { nameOf } from './game-texts.js';
import type { Page } from './page.js';
import { withRecord } from './settings.js';

export class RecordPanel {
  private record = '';
  private answer: (page: Page) => string = () => '';
  private good = false;

  /** A patience came out on the table. */
  won(record: string): void {
    this.record = record;
    this.good = true;
    this.answer = ({ text }) => text.wonRecord;
  }

  panel(page: Page): TemplateResult {
    const { text, settings, table } = page;
    const set = (record: string): void => {
      this.record = record;
      this.answer = () => '';
      page.draw();
    };
    const write = (event: Event): void => set((event.currentTarget as HTMLTextAreaElement).value);
    const open = (): void => page.change(withRecord(settings, this.record));
    return html`<section class="panel" aria-labelledby="record-title">
      <h3 id="record-title">${text.record}</h3>
      <p class="note">${text.recordNote}</p>
      <textarea
        id="record"
        rows="4"
        spellcheck="false"
        autocomplete="off"
        aria-label=${text.recordLabel}
        .value=${live(this.record)}
        @input=${write}
      ></textarea>
      <div class="buttons">
        <button class="button" id="take" type="button" @click=${() => set(table.record)}>${text.takeRecord}</button>
        <button class="button" id="open" type="button" ?disabled=${this.record.trim() === ''} @click=${open}>
          ${text.openRecord}
        </button>
        <button class="button main" id="verify" type="button" @click=${() => this.verify(page)}>${text.verify}</button>
      </div>
      <p class="answer ${this.good ? 'good' : ''}" id="answer" role="status">${this.answer(page)}</p>
    </section>`;
  }

  /** Holds the record against the game, the deal and the rules on the table. */
  private verify(page: Page): void {
    const { settings, table } = page;
    const result = verify(this.record.trim(), {
      game: settings.game.id,
      deal: table.dealNumber ?? 0,
      rules: table.game?.rules,
    });
    this.good = result.ok;
    this.answer = ({ text, settings: now }) =>
      result.ok
        ? text.verified(nameOf(settings.game, now.lang), result.deal, result.moveCount)
        : text.notVerified[result.code];
    page.draw();
  }
}
