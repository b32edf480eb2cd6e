/** Draws the small picture of a layout. */
import { html, type TemplateResult } from 'lit';

/** The size of a card. */
export const WIDTH = 40;
export const HEIGHT = 56;

/** A picture as `pictureOf` writes it; `label` says in words what is seen. */
export function pictureTemplate(picture: string, label: string): TemplateResult {
  const [size = '', ...drawn] = picture.split('\n');
  return html`<svg class="layout" width=${size.split(' ')[0]} viewBox="0 0 ${size}" role="img" aria-label=${label}>
    ${drawn.map((line) => {
      const [look, x, y, count, step, letter] = line.split(' ');
      return Array.from({ length: Number(count) }, (_, at) => {
        const left = Number(x) + at * Number(step);
        return letter === undefined
          ? html`<svg><rect class=${look} x=${left} y=${y} width=${WIDTH} height=${HEIGHT} rx="4"></rect></svg>`
          : html`<svg><text class=${look} x=${left} y=${y}>${letter}</text></svg>`;
      });
    })}
  </svg>`;
}
