/** The rules of a game as a page: what is in force, a section for each thing to know, the picture of the layout. */
import { html, nothing, type TemplateResult } from 'lit';
import type { RulesPage } from './page.js';
import { pictureTemplate } from './picture-template.js';

/** Headings begin at the third level: the page stands in something that has a heading of its own. */
export function rulesTemplate({ inForce, changes, sections, picture, label, legend }: RulesPage): TemplateResult {
  const changed = changes.filter(Boolean);
  return html`<div class="rules">
    ${
      changed.length === 0
        ? nothing
        : html`<p class="force">${inForce}</p>
            <ul>
              ${changed.map((change) => html`<li>${change}</li>`)}
            </ul>`
    }
    ${sections.map((section, at) => {
      if (section === '') return nothing;
      const [title, ...paragraphs] = section.split('\n');
      return html`<section>
        <h3>${title}</h3>
        ${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
        ${
          at === 1
            ? html`<figure>
                ${pictureTemplate(picture, label)}
                <figcaption aria-hidden="true">
                  ${legend.split('\n').map((line) => html`<span><b>${line.charAt(0)}</b>${line.slice(1)}</span>`)}
                </figcaption>
              </figure>`
            : nothing
        }
      </section>`;
    })}
  </div>`;
}
