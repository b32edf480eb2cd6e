import { expect } from '@open-wc/testing';
import '../../src/define/autoload.js';

// Nothing else is imported: the helpers of other tests define every tag.

const isThere = (id: string): boolean => customElements.get(`patience-${id}`) !== undefined;
const comes = (id: string): Promise<unknown> => customElements.whenDefined(`patience-${id}`);
const append = (tag: string, parent: ParentNode = document.body): HTMLElement => {
  const element = document.createElement(tag);
  parent.append(element);
  return element;
};

describe('autoload', () => {
  it('registers nothing that nobody uses', () => {
    expect(document.querySelectorAll('patience-damskiy')).to.have.length(0);
    expect(isThere('damskiy')).to.be.false;
  });

  it('registers a tag that comes later, wherever it stands in what comes', async () => {
    const frame = document.createElement('div');
    frame.innerHTML = '<section><patience-kenfild deal="7"></patience-kenfild></section>';
    document.body.append(frame);
    await comes('kenfild');
    const table = frame.querySelector('patience-kenfild');
    await table?.updateComplete;
    expect(table?.dealNumber).to.equal(7);
    frame.remove();
  });

  it('looks into open shadow roots, and follows what comes there', async () => {
    const host = document.createElement('div');
    host.attachShadow({ mode: 'open' }).innerHTML = '<patience-kongress></patience-kongress><p></p>';
    document.body.append(host);
    await comes('kongress');
    append('patience-otvazhnye-damy', host.shadowRoot?.querySelector('p') ?? document.body);
    await comes('otvazhnye-damy');
    host.remove();
  });

  it('looks into elements of others once they are what they will be', async () => {
    const host = append('late-frame');
    customElements.define(
      'late-frame',
      class extends HTMLElement {
        constructor() {
          super();
          this.attachShadow({ mode: 'open' }).innerHTML = '<patience-damy-kuvyrkom></patience-damy-kuvyrkom>';
        }
      },
    );
    await comes('damy-kuvyrkom');
    host.remove();
  });

  it('does not hear of a root that an element on the page gets afterwards, as the README says', async () => {
    const host = append('div');
    await new Promise(requestAnimationFrame);
    host.attachShadow({ mode: 'open' }).innerHTML = '<patience-skorpion></patience-skorpion>';
    const heard = append('patience-damy-bliznetsy');
    await comes('damy-bliznetsy');
    expect(isThere('skorpion')).to.be.false;
    const other = append('patience-skorpion');
    await comes('skorpion');
    for (const each of [host, heard, other]) each.remove();
  });

  it('says nothing of names that can never be defined', async () => {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'font-face');
    document.body.append(svg, document.createElement('annotation-xml'));
    append('patience-korol-dama-valet').remove();
    await comes('korol-dama-valet');
    svg.remove();
  });
});
