/** The page of checks: what a page may rely on, tried in this very browser. */
import { html, nothing, render, type TemplateResult } from 'lit';
import '../src/define/all.js';
import { checks } from './embedding-checks.js';
import { keepOffline } from './offline.js';
import { dressDocument, readSite, siteFields, siteHeader } from './site.js';

const texts = {
  ru: {
    title: 'Проверки',
    lead: 'На что может рассчитывать страница — испытано в вашем браузере.',
    waiting: 'ждёт',
    running: 'идёт',
    good: 'верно',
    bad: 'неверно',
    count: (good: number, all: number) => `Верно: ${good} из ${all}`,
    again: 'Проверить ещё раз',
    list: 'Проверки',
    stage: 'Здесь всё происходит',
  },
  en: {
    title: 'Checks',
    lead: 'What a page may rely on, tried in this very browser.',
    waiting: 'waits',
    running: 'runs',
    good: 'holds',
    bad: 'fails',
    count: (good: number, all: number) => `${good} of ${all} hold`,
    again: 'Check again',
    list: 'Checks',
    stage: 'Here it happens',
  },
} as const;

interface Row {
  state: 'waiting' | 'running' | 'good' | 'bad';
  error?: string;
}

const root = document.querySelector<HTMLElement>('#page');
const stage = document.createElement('div');
stage.id = 'stage';
let site = readSite(location.hash);
let rows: Row[] = [];
let busy = false;

async function runAll(): Promise<void> {
  if (busy) return;
  busy = true;
  rows = checks.map(() => ({ state: 'waiting' }));
  for (const [index, check] of checks.entries()) {
    rows[index] = { state: 'running' };
    draw();
    try {
      await check.run(stage);
      rows[index] = { state: 'good' };
    } catch (error) {
      rows[index] = { state: 'bad', error: error instanceof Error ? error.message : String(error) };
    }
    stage.replaceChildren();
  }
  busy = false;
  draw();
}

function row({ state, error }: Row, index: number): TemplateResult {
  const text = texts[site.lang];
  return html`<li class=${state}>
    <span class="mark" role="img" aria-label=${text[state]}></span>
    <span>${checks[index]?.name[site.lang]}${error === undefined ? nothing : html` <em lang="en">${error}</em>`}</span>
  </li>`;
}

function draw(): void {
  if (root === null) return;
  const text = texts[site.lang];
  const good = rows.filter(({ state }) => state === 'good').length;
  dressDocument(site, text.title);
  render(
    html`${siteHeader(site, { page: 'checks', root: './' }, text, (next) => {
        site = { ...site, ...next };
        history.replaceState(null, '', `#${new URLSearchParams(siteFields(site)).toString()}`);
        draw();
      })}
      <main class="checks">
        <section class="panel" aria-labelledby="checks-title">
          <div class="row">
            <h2 id="checks-title"><span role="status">${text.count(good, checks.length)}</span></h2>
            <button class="button" id="again" type="button" ?disabled=${busy} @click=${() => void runAll()}>
              ${text.again}
            </button>
          </div>
          <ul aria-label=${text.list}>
            ${rows.map(row)}
          </ul>
        </section>
        <section class="panel" aria-label=${text.stage} ?hidden=${!busy}>${stage}</section>
      </main>`,
    root,
  );
}

addEventListener('hashchange', () => {
  site = readSite(location.hash);
  draw();
});
void runAll();
keepOffline();
