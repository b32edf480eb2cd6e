/** The page for authors: one table, all its settings, the lines that bring it to a page, and what it tells the page. */
import { html, render, type TemplateResult } from 'lit';
import '../src/define/all.js';
import { games } from '../src/engine.js';
import { PatienceElement } from '../src/index.js';
import { EmbedPanel } from './embed-panel.js';
import { nameOf, sentenceOf } from './game-texts.js';
import { EventLog } from './log.js';
import type { Page } from './page.js';
import { RecordPanel } from './record-panel.js';
import { readSettings, withGame, writeSettings, type Settings } from './settings.js';
import { settingsPanel } from './settings-panel.js';
import { keepOffline } from './offline.js';
import { dressDocument, siteHeader } from './site.js';
import { texts } from './texts.js';

const log = new EventLog();
const embedding = new EmbedPanel();
const records = new RecordPanel();
const root = document.querySelector<HTMLElement>('#page');

let settings = readSettings(location.hash);
let table = layTable(settings);

/** A new element for a game. Its first `deal` comes once it is on the page. */
function layTable(wanted: Settings): PatienceElement {
  const element = document.createElement(`patience-${wanted.game.id}`);
  if (!(element instanceof PatienceElement)) throw new Error(`There is no element for ${wanted.game.id}.`);
  element.id = 'table';
  setAttributes(element, wanted);
  log.listen(element, (event) => {
    if (event.type === 'win') records.won(element.record);
    draw();
  });
  return element;
}

/** Sets what differs, and takes away what is no longer wanted. */
function setAttributes(element: PatienceElement, { lang, attributes }: Settings): void {
  const wanted: Record<string, string> = { id: 'table', lang, ...attributes };
  for (const name of element.getAttributeNames()) if (!(name in wanted)) element.removeAttribute(name);
  for (const [name, value] of Object.entries(wanted)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

function take(next: Settings): void {
  if (next.game === settings.game) setAttributes(table, next);
  else table = layTable(next);
  settings = next;
  draw();
}

function change(next: Settings): void {
  history.replaceState(null, '', writeSettings(next));
  take(next);
}

function draw(): void {
  if (root === null) return;
  const page: Page = { settings, text: texts[settings.lang], table, change, draw };
  dressDocument(settings, `${nameOf(settings.game, settings.lang)} — ${page.text.title}`);
  render(pageTemplate(page), root);
}

function gameLinks({ text }: Page): TemplateResult {
  const { lang } = settings;
  const other = lang === 'ru' ? 'en' : 'ru';
  return html`<nav class="games" aria-label=${text.gamesLabel}>
    ${games.map(
      (game) =>
        html`<a
          href=${writeSettings(withGame(settings, game))}
          aria-current=${game === settings.game ? 'page' : 'false'}
          ><span>${nameOf(game, lang)}</span><small lang=${other}>${nameOf(game, other)}</small></a
        >`,
    )}
  </nav>`;
}

function pageTemplate(page: Page): TemplateResult {
  const { game, lang } = settings;
  const header = siteHeader(settings, { page: 'configure', root: './' }, page.text, (site) =>
    change({ ...settings, ...site }),
  );
  return html`${header}${gameLinks(page)}
    <main>
      <section class="play" aria-labelledby="game-title">
        <h2 class="said" id="game-title">${nameOf(game, lang)}</h2>
        <p class="sentence">${sentenceOf(game.id, lang)}</p>
        ${table}
      </section>
      ${log.panel(page)}
      <div class="aside">${embedding.panel(page)}${settingsPanel(page)}${records.panel(page)}</div>
    </main>`;
}

addEventListener('hashchange', () => take(readSettings(location.hash)));
draw();
// The current game's link may stand outside the strip of links on a narrow page.
document.querySelector('.games [aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
keepOffline();
