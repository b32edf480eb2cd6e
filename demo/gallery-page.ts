/** The page that leads to the games: for each a small table, drawn from its data until real cards come. */
import { html, type TemplateResult } from 'lit';
import { games } from '../src/engine.js';
import { pictureTemplate } from '../src/view/rules/picture-template.js';
import { rulesOf } from './game-page.js';
import { nameOf, sentenceOf } from './game-texts.js';
import type { Language } from './site.js';

/** All that stands below the head of the page. */
export async function galleryPage(lang: Language): Promise<TemplateResult> {
  const other = lang === 'ru' ? 'en' : 'ru';
  const tiles = await Promise.all(
    games.map(async (game) => {
      const { picture } = await rulesOf(game.id, lang);
      return html`<li>
        <a class="tile" href="./${game.id}.html">
          <span class="mini" data-game=${game.id} aria-hidden="true">${pictureTemplate(picture, '')}</span>
          <span class="name">${nameOf(game, lang)}</span>
          <small lang=${other}>${nameOf(game, other)}</small>
          <span class="told">${sentenceOf(game.id, lang)}</span>
        </a>
      </li>`;
    }),
  );
  return html`<main class="gallery">
    <ul>
      ${tiles}
    </ul>
  </main>`;
}
