/** What the page hears from the element, newest first. */
import { html, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import {
  PatienceDealEvent,
  PatienceHintEvent,
  PatienceMoveEvent,
  PatienceRefuseEvent,
  PatienceSaveErrorEvent,
  PatienceVerdictEvent,
  type PatienceElement,
  type PatienceEventMap,
} from '../src/index.js';
import type { Page } from './page.js';
import type { Language } from './site.js';

type PatienceEvent = PatienceEventMap[keyof PatienceEventMap];

interface Entry {
  readonly id: number;
  readonly time: Date;
  readonly event: PatienceEvent;
}

const MOST = 200;

const words = {
  ru: {
    deal: (number: number | null) => (number === null ? 'свои карты' : `расклад № ${number}`),
    move: (count: number) => `ход ${count}`,
    causes: { player: '', auto: 'сам', undo: 'отмена', redo: 'возврат', api: 'страница' },
    end: (moves: number, seconds: number) => `ходов: ${moves}, секунд: ${seconds}`,
  },
  en: {
    deal: (number: number | null) => (number === null ? 'own cards' : `deal ${number}`),
    move: (count: number) => `move ${count}`,
    causes: { player: '', auto: 'by itself', undo: 'undo', redo: 'redo', api: 'the page' },
    end: (moves: number, seconds: number) => `${moves} moves, ${seconds} seconds`,
  },
} as const;

/** An event in one line. */
function lineOf(event: PatienceEvent, lang: Language): string {
  const say = words[lang];
  if (event instanceof PatienceDealEvent) return say.deal(event.dealNumber);
  if (event instanceof PatienceMoveEvent) {
    const { move, cards, cause, moveCount } = event;
    const parts = [`${move.from} → ${move.to}`, cards.join(' '), say.move(moveCount), say.causes[cause]];
    return parts.filter(Boolean).join(' · ');
  }
  if (event instanceof PatienceRefuseEvent) return `${event.move.from} → ${event.move.to} · ${event.reason}`;
  if (event instanceof PatienceHintEvent)
    return event.move === null ? `${event.reason}` : `${event.move.from} → ${event.move.to} · ${event.source}`;
  if (event instanceof PatienceVerdictEvent) return event.verdict;
  if (event instanceof PatienceSaveErrorEvent) return `${event.error.code} · ${event.error.message}`;
  return say.end(event.moveCount, Math.round(event.elapsed / 1000));
}

/** All that an event tells, as a program would see it. */
const fieldsOf = (event: PatienceEvent): string =>
  JSON.stringify(Object.fromEntries(Object.entries(event).filter(([name]) => name !== 'isTrusted')), null, 2);

export class EventLog {
  private entries: readonly Entry[] = [];
  private count = 0;

  /** Listens to an element; `heard` is called after each event. */
  listen(table: PatienceElement, heard: (event: PatienceEvent) => void): void {
    const write = (event: PatienceEvent): void => {
      this.entries = [{ id: this.count++, time: new Date(), event }, ...this.entries].slice(0, MOST);
      heard(event);
    };
    for (const type of ['deal', 'move', 'win', 'lose', 'refuse', 'hint', 'verdict', 'saveerror'] as const)
      table.addEventListener(type, write);
  }

  panel(page: Page): TemplateResult {
    const { text, settings } = page;
    const clear = (): void => {
      this.entries = [];
      page.draw();
    };
    return html`<section class="panel log" aria-labelledby="log-title">
      <div class="row">
        <h3 id="log-title">${text.log}</h3>
        <button class="button" id="clear" type="button" ?disabled=${this.entries.length === 0} @click=${clear}>
          ${text.clear}
        </button>
      </div>
      <p class="note">${text.logNote}</p>
      <ol class="events" id="log" tabindex="0" aria-labelledby="log-title">
        ${repeat(
          this.entries,
          ({ id }) => id,
          (entry) => this.row(entry, settings.lang),
        )}
      </ol>
    </section>`;
  }

  private row({ time, event }: Entry, lang: Language): TemplateResult {
    return html`<li class=${event.type}>
      <details>
        <summary>
          <time>${time.toLocaleTimeString(lang, { hourCycle: 'h23' })}</time>
          <b lang="en">${event.type}</b>
          <span>${lineOf(event, lang)}</span>
        </summary>
        <pre lang="en">${fieldsOf(event)}</pre>
      </details>
    </li>`;
  }
}
