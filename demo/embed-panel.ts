/** The lines that put this table on another page, and the link that shares this deal. */
import { html, type TemplateResult } from 'lit';
import { copyButton, type Page } from './page.js';
import { snippetOf, withAttributes, writeSettings } from './settings.js';

/** The address of this page with the deal that lies on the table. */
function shareAddress({ settings, table }: Page): string {
  const { dealNumber, game } = table;
  const rules = Object.fromEntries(settings.game.rules.map(({ name }) => [name, game?.rules[name] ?? null]));
  const deal = dealNumber === null ? { record: table.record } : { deal: String(dealNumber) };
  return new URL(writeSettings(withAttributes(settings, { ...rules, ...deal })), location.href).href;
}

export function embedPanel(page: Page): TemplateResult {
  const { text } = page;
  const snippet = snippetOf(page.settings);
  const address = shareAddress(page);
  return html`<section class="panel" aria-labelledby="embed-title">
    <div class="row">
      <h3 id="embed-title">${text.embed}</h3>
      ${copyButton(page, 'copy-snippet', snippet)}
    </div>
    <pre class="snippet" tabindex="0" aria-labelledby="embed-title"><code>${snippet}</code></pre>
    <p class="note">${text.embedNote}</p>
    <div class="row share">
      <a id="share" href=${address}>${text.share}</a>
      ${copyButton(page, 'copy-share', address)}
    </div>
  </section>`;
}
