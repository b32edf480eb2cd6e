/** The lines that put this table on another page, written while settings change, and the link that shares this deal. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { games } from '../src/engine.js';
import { copyButton, type Page } from './page.js';
import { withAttributes, writeSettings } from './settings.js';
import { snippetForms, snippetOf, type SnippetForm } from './snippets.js';

/** The address of this page with the deal that lies on the table. */
function shareAddress({ settings, table }: Page): string {
  const { dealNumber, game } = table;
  const rules = Object.fromEntries(settings.game.rules.map(({ name }) => [name, game?.rules[name] ?? null]));
  const deal = dealNumber === null ? { record: table.record } : { deal: String(dealNumber) };
  return new URL(writeSettings(withAttributes(settings, { ...rules, ...deal })), location.href).href;
}

/** The site has the files of `dist/cdn` itself. */
const ownFiles = new URL('patience/', document.baseURI).href;

const isHashes = (found: unknown): found is Record<string, string> =>
  typeof found === 'object' && found !== null && Object.values(found).every((hash) => typeof hash === 'string');

/** The hashes of those files, or null where the build has not been made. */
async function fetchHashes(): Promise<Record<string, string> | null> {
  try {
    const answer = await fetch(`${ownFiles}integrity.json`);
    const found: unknown = await answer.json();
    return answer.ok && isHashes(found) ? found : null;
  } catch {
    return null;
  }
}

export class EmbedPanel {
  private form: SnippetForm = 'script';
  private address = ownFiles;
  private hashes: Readonly<Record<string, string>> | null = null;
  private noHashes = false;

  panel(page: Page): TemplateResult {
    const { text, settings } = page;
    const { form, address, hashes } = this;
    const ids = games.map(({ id }) => id);
    const snippet = snippetOf(settings, { form, address: address.replace(/\/*$/, '/'), hashes }, ids);
    const share = shareAddress(page);
    return html`<section class="panel" aria-labelledby="embed-title">
      <div class="row">
        <h3 id="embed-title">${text.embed}</h3>
        ${copyButton(page, 'copy-snippet', snippet)}
      </div>
      ${this.forms(page)}
      <p class="note">${text.embedNotes[form]}</p>
      ${form === 'package' ? nothing : this.place(page)}
      <pre class="snippet" tabindex="0" aria-labelledby="embed-title"><code>${snippet}</code></pre>
      <div class="row share">
        <a id="share" href=${share}>${text.share}</a>
        ${copyButton(page, 'copy-share', share)}
      </div>
    </section>`;
  }

  private forms(page: Page): TemplateResult {
    const choose = (form: SnippetForm): void => {
      this.form = form;
      page.draw();
    };
    return html`<div class="radios" role="radiogroup" aria-label=${page.text.embedForm}>
      ${snippetForms.map(
        (form) =>
          html`<label class="radio"
            ><input
              type="radio"
              name="form"
              value=${form}
              .checked=${live(form === this.form)}
              @change=${() => choose(form)}
            />${page.text.embedForms[form]}</label
          >`,
      )}
    </div>`;
  }

  /** Where the files are, and whether what comes from there is held against its hash. */
  private place(page: Page): TemplateResult {
    const { text } = page;
    const move = (event: Event): void => {
      this.address = (event.currentTarget as HTMLInputElement).value.trim() || ownFiles;
      page.draw();
    };
    return html`<label class="field"
        ><span>${text.embedAddress}</span>
        <input
          type="text"
          name="address"
          inputmode="url"
          autocomplete="off"
          spellcheck="false"
          .value=${live(this.address)}
          @change=${move}
        />
      </label>
      ${
        this.form === 'script'
          ? html`<label class="check"
                ><input
                  type="checkbox"
                  name="integrity"
                  .checked=${live(this.hashes !== null)}
                  @change=${(event: Event) => void this.setHashes(page, (event.currentTarget as HTMLInputElement).checked)}
                />${text.embedIntegrity}</label
              >
              <p class="note" role="status">${this.noHashes ? text.embedNoHashes : nothing}</p>`
          : nothing
      }`;
  }

  private async setHashes(page: Page, wanted: boolean): Promise<void> {
    this.hashes = wanted ? await fetchHashes() : null;
    this.noHashes = wanted && this.hashes === null;
    page.draw();
  }
}
