/** The page of puzzles: composed tables that can still be won, each with moves that lose it. */
import { html, nothing, render, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import '../src/define/kenfild.js';
import { puzzles } from './puzzles.js';
import { keepOffline } from './offline.js';
import { dressDocument, readSite, siteFields, siteHeader, type Language, type Site } from './site.js';

const texts = {
  ru: {
    title: 'Задачи',
    lead: 'Кэнфилд, который ещё может сойтись. Но не после всякого хода.',
    puzzle: (number: number) => `Задача ${number}`,
    list: 'Задачи',
    aim: 'Найдите путь к победе. Карты колоды и запаса те же при каждой попытке.',
    judge: 'Показывать, сойдётся ли ещё',
    solved: 'Решено!',
    how: 'Как поставить такую задачу у себя',
    howText: 'Стол задаёт атрибут record; о решении страница узнаёт из события win.',
  },
  en: {
    title: 'Puzzles',
    lead: 'A Canfield that can still be won. But not by just any move.',
    puzzle: (number: number) => `Puzzle ${number}`,
    list: 'Puzzles',
    aim: 'Find the way to the win. The cards of stock and reserve are the same at each attempt.',
    judge: 'Show whether it can still be won',
    solved: 'Solved!',
    how: 'How to set such a puzzle on your page',
    howText: 'The attribute record gives the table; the event win tells the page of the solution.',
  },
} as const;

interface Wanted extends Site {
  /** Which puzzle, from 0. */
  readonly index: number;
  readonly judged: boolean;
}

const root = document.querySelector<HTMLElement>('#page');
/** Puzzles that were solved on this visit. */
const solved = new Set<number>();
let wanted = read();

function read(): Wanted {
  const fields = new URLSearchParams(location.hash.slice(1));
  const index = Number(fields.get('puzzle') ?? 1) - 1;
  return {
    ...readSite(location.hash),
    index: puzzles[index] === undefined ? 0 : index,
    judged: fields.has('judged'),
  };
}

function address({ index, judged, ...site }: Wanted): string {
  const fields = new URLSearchParams({
    ...siteFields(site),
    puzzle: String(index + 1),
    ...(judged ? { judged: '' } : {}),
  });
  return `#${fields.toString()}`;
}

function change(next: Partial<Wanted>): void {
  wanted = { ...wanted, ...next };
  history.replaceState(null, '', address(wanted));
  draw();
}

function links(lang: Language): TemplateResult {
  const text = texts[lang];
  return html`<nav class="games" aria-label=${text.list}>
    ${puzzles.map(
      (_, index) =>
        html`<a href=${address({ ...wanted, index })} aria-current=${index === wanted.index ? 'page' : 'false'}
          ><span>${text.puzzle(index + 1)}</span><small>${solved.has(index) ? text.solved : nothing}</small></a
        >`,
    )}
  </nav>`;
}

function draw(): void {
  if (root === null) return;
  const { lang, index, judged } = wanted;
  const text = texts[lang];
  const position = puzzles[index] ?? '';
  const won = (): void => {
    solved.add(index);
    draw();
  };
  dressDocument(wanted, text.title);
  const snippet = `<patience-kenfild record="${position}"></patience-kenfild>`;
  render(
    html`${siteHeader(wanted, { page: 'puzzle', root: './' }, text, change)}${links(lang)}
      <main>
        <section class="play" aria-labelledby="puzzle-title">
          <h2 class="said" id="puzzle-title">${text.puzzle(index + 1)}</h2>
          <p class="sentence">${text.aim}</p>
          <label class="check"
            ><input
              type="checkbox"
              name="judged"
              .checked=${judged}
              @change=${() => change({ judged: !judged })}
            />${text.judge}</label
          >
          ${keyed(
            index,
            html`<patience-kenfild
              id="table"
              record=${position}
              lang=${lang}
              ?show-verdict=${judged}
              @win=${won}
            ></patience-kenfild>`,
          )}
        </section>
        <section class="panel" aria-labelledby="how-title">
          <h3 id="how-title">${text.how}</h3>
          <p class="note">${text.howText}</p>
          <pre class="snippet" tabindex="0" aria-labelledby="how-title"><code>${snippet}</code></pre>
        </section>
      </main>`,
    root,
  );
}

addEventListener('hashchange', () => {
  wanted = read();
  draw();
});
draw();
keepOffline();
