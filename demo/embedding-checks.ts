/** What a page may rely on, done with real elements in the reader's own browser. */
import { games } from '../src/engine.js';
import { PatienceError, PatienceMoveEvent, type PatienceElement } from '../src/index.js';
import { solve } from '../src/solver.js';
import { cardsOf, drawn, hold, lay, type Check } from './check.js';
import { puzzles } from './puzzles.js';

/** Turns three cards of Кэнфилд. */
const TURN = { from: 'stock', to: 'waste', count: 3 };

const events: Check[] = [
  {
    name: { ru: 'Номер расклада всегда даёт те же карты', en: 'A deal number gives the same cards each time' },
    run: async (stage) => {
      const [one, other] = [await lay(stage, { deal: '7' }), await lay(stage, { deal: '7' })];
      hold(cardsOf(one) === cardsOf(other), 'They differ.');
    },
  },
  {
    name: { ru: 'О каждом ходе страница узнаёт один раз', en: 'The page hears of each move once' },
    run: async (stage) => {
      const heard: PatienceMoveEvent[] = [];
      stage.addEventListener('move', (event) => event instanceof PatienceMoveEvent && heard.push(event));
      const table = await lay(stage, { deal: '7' });
      table.play(TURN);
      table.undo();
      hold(heard.map(({ cause }) => cause).join() === 'api,undo', `It heard ${heard.length} moves.`);
    },
  },
  {
    name: { ru: 'Ход против правил ничего не меняет', en: 'A move against the rules changes nothing' },
    run: async (stage) => {
      const table = await lay(stage, { deal: '7' });
      const before = table.record;
      let error: unknown;
      try {
        table.play({ from: 'stock', to: 'tableau-1', count: 1 });
      } catch (thrown) {
        error = thrown;
      }
      hold(error instanceof PatienceError && error.code === 'illegal-move', 'It was not refused.');
      hold(table.record === before, 'The record has changed.');
    },
  },
  {
    name: { ru: 'О победе страница узнаёт один раз, с записью', en: 'The page hears of a win once, with its record' },
    run: async (stage) => {
      const table = await lay(stage, { record: puzzles[0] ?? '', motion: 'none' });
      let wins = 0;
      table.addEventListener('win', ({ record }) => {
        wins++;
        hold(record === table.record, 'The record is another.');
      });
      const { game } = table;
      hold(game !== null, 'There is no game.');
      if (game !== null) await winFrom(table);
      hold(wins === 1 && table.matches(':state(won)'), `It heard of ${wins} wins.`);
    },
  },
];

/** Plays a line that the solver finds. */
async function winFrom(table: PatienceElement): Promise<void> {
  const { restore } = await import('../src/engine.js');
  const result = await solve(restore(table.record), { milliseconds: 20_000 });
  hold(result.verdict === 'winnable', 'The solver found no way.');
  if (result.verdict === 'winnable') for (const move of result.line) table.play(move);
}

/** Widths of phones, tablets and columns, in CSS pixels. */
const WIDTHS = [160, 280, 360, 414, 600, 768, 1024];

const places: Check[] = [
  {
    name: { ru: 'Все игры помещаются в любую ширину от 160 px', en: 'All games fit any width from 160 px up' },
    run: async (stage) => {
      for (const { id } of games) {
        const frame = stage.appendChild(document.createElement('div'));
        const table = await lay(frame, { deal: '7', motion: 'none' }, id);
        for (const width of WIDTHS) {
          frame.style.width = `${width}px`;
          await drawn();
          hold(table.scrollWidth <= width && table.offsetWidth <= width, `${id} is wider than ${width} px.`);
        }
        frame.remove();
      }
    },
  },
  {
    name: { ru: 'Стили страницы не проникают внутрь', en: 'Styles of the page do not get in' },
    run: async (stage) => {
      const plain = await lay(stage, { deal: '7' });
      const odd = stage.appendChild(document.createElement('div'));
      odd.style.cssText =
        'font: italic 900 40px/3 serif; letter-spacing: 1em; text-transform: uppercase; text-align: right; word-spacing: 2em;';
      const table = await lay(odd, { deal: '7' });
      const sizes = (element: PatienceElement): string =>
        [...(element.shadowRoot?.querySelectorAll('[data-pile]') ?? [])]
          .map((pile) => `${Math.round(pile.getBoundingClientRect().width)}`)
          .join();
      await drawn();
      hold(sizes(plain) === sizes(table), 'Cards have another size.');
      const style = getComputedStyle(table.shadowRoot?.querySelector('[part~=status]') ?? table);
      hold(style.textTransform === 'none' && style.letterSpacing === 'normal', 'Words look different.');
    },
  },
  {
    name: { ru: 'Перенесённый в другое место страницы, играет дальше', en: 'Moved about the page, it plays on' },
    run: async (stage) => {
      const table = await lay(stage, { deal: '7' });
      table.play(TURN);
      const before = table.record;
      const other = stage.appendChild(document.createElement('div'));
      table.remove();
      other.append(table);
      await table.updateComplete;
      hold(table.record === before, 'It was dealt anew.');
    },
  },
  {
    name: { ru: 'Работает внутри других элементов и диалогов', en: 'Works inside other elements and dialogs' },
    run: async (stage) => {
      const host = stage.appendChild(document.createElement('div'));
      const table = await lay(host.attachShadow({ mode: 'open' }), { deal: '7' });
      hold(table.dealNumber === 7 && table.offsetHeight > 0, 'Not in a shadow root.');
      const dialog = stage.appendChild(document.createElement('dialog'));
      const inside = await lay(dialog, { deal: '7' });
      dialog.showModal();
      await drawn();
      hold(inside.offsetHeight > 100, 'Not in a dialog.');
      dialog.close();
    },
  },
  {
    name: { ru: 'Сначала спрятан, потом виден', en: 'Hidden at first, it is seen later' },
    run: async (stage) => {
      const box = stage.appendChild(document.createElement('div'));
      box.hidden = true;
      const table = await lay(box, { deal: '7' });
      box.hidden = false;
      await drawn();
      const card = table.shadowRoot?.querySelector('[data-card]');
      hold((card?.getBoundingClientRect().width ?? 0) > 10, 'There are no cards.');
    },
  },
  {
    name: { ru: 'Два языка рядом', en: 'Two languages side by side' },
    run: async (stage) => {
      const [russian, english] = [await lay(stage, { lang: 'ru' }), await lay(stage, { lang: 'en' })];
      const words = ({ shadowRoot }: PatienceElement): string =>
        shadowRoot?.querySelector('[part~=toolbar]')?.textContent ?? '';
      hold(/[а-я]/i.test(words(russian)) && !/[а-я]/i.test(words(english)), 'They speak one.');
    },
  },
];

const manners: Check[] = [
  {
    name: { ru: 'Клавиши страницы остаются странице', en: 'Keys of the page are left to the page' },
    run: async (stage) => {
      const table = await lay(stage, { deal: '7' });
      const field = stage.appendChild(document.createElement('input'));
      const before = table.record;
      const taken = [' ', 'Enter', 'ArrowDown', 'u', 'h', '?'].filter(
        (key) => !field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
      );
      hold(taken.length === 0 && table.record === before, `It took ${taken.join()}.`);
    },
  },
  {
    name: { ru: 'Ничего не хранит и не создаёт глобальных имён', en: 'Stores nothing and makes no global names' },
    run: async (stage) => {
      const names = Object.getOwnPropertyNames(globalThis).length;
      const stored = localStorage.length + sessionStorage.length;
      const table = await lay(stage, { deal: '7' });
      table.play(TURN);
      hold(Object.getOwnPropertyNames(globalThis).length === names, 'There are new global names.');
      hold(localStorage.length + sessionStorage.length === stored, 'Something is stored.');
    },
  },
  {
    name: { ru: 'Вторая загрузка не мешает первой', en: 'A second load does not disturb the first' },
    run: async () => {
      const first = customElements.get('patience-kenfild');
      const { define } = await import('../src/define/define.js');
      define('patience-kenfild', class extends HTMLElement {});
      hold(customElements.get('patience-kenfild') === first, 'It was replaced.');
    },
  },
  {
    name: { ru: 'Решатель думает в своём потоке', en: 'The solver thinks in a thread of its own' },
    run: async (stage) => {
      const table = await lay(stage, { record: puzzles[0] ?? '' });
      const { move, source } = await table.hint();
      hold(move !== null && source === 'line', 'It gave no line that wins.');
    },
  },
];

export const checks: readonly Check[] = [...events, ...places, ...manners];
