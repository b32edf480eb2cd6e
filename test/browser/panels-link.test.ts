/** The `link` attribute: the page's address opens its deal, and nothing else that may stand in an address does anything. */
import { expect } from '@open-wc/testing';
import type { PatienceElement } from '../../src/index.js';
import { textOf } from './support/panels.js';
import { calmWindow, mount, rootOf } from './support/table.js';
import { until } from './support/time.js';

const address = location.pathname + location.search;
const come = (fragment: string): void => history.replaceState(null, '', address + fragment);

/** What the element asks for is on the table: also where what reads links had to come first. */
async function dealt(fragment: string, attributes: Record<string, string | number>): Promise<PatienceElement> {
  come(fragment);
  const element = await mount('kenfild', attributes);
  await until(() => element.game !== null, 'nothing is dealt');
  await element.updateComplete;
  return element;
}

describe('link', function () {
  this.timeout(60_000);
  const { warn } = console;
  const said: string[] = [];
  beforeEach(async () => {
    await calmWindow();
    said.length = 0;
    console.warn = (text: unknown) => void said.push(String(text));
  });
  afterEach(() => {
    console.warn = warn;
    come('');
  });

  it('opens the deal of the address at first, before the page’s', async () => {
    const element = await dealt('#kenfild=42', { link: '', deal: 7, lang: 'en' });
    expect([element.dealNumber, element.game!.rules['draw']]).to.deep.equal([42, '3']);
    expect(said).to.deep.equal([]);
  });

  it('takes the rules of the address with it', async () => {
    const element = await dealt('#kenfild=42&draw=1&passes=1', { link: '', deal: 7 });
    expect(element.game!.rules).to.include({ draw: '1', passes: '1' });
    expect(element.dealNumber).to.equal(42);
  });

  it('keeps its rules from deal to deal, until the page asks for something else', async () => {
    const element = await dealt('#kenfild=42&draw=1', { link: '', deal: 7, lang: 'en' });
    const told: unknown[] = [];
    element.addEventListener('deal', ({ rules }) => told.push(rules['draw']));
    element.newDeal(8);
    await element.updateComplete;
    rootOf(element).querySelector<HTMLElement>('.button.deal')!.click();
    await until(() => element.dealNumber !== 8, 'no deal comes');
    expect(told).to.deep.equal(['1', '1']);
    expect(element.getAttribute('draw')).to.equal(null);
    element.setAttribute('passes', '1');
    await element.updateComplete;
    expect(element.game!.rules).to.include({ draw: '3', passes: '1' });
    element.newDeal(9);
    expect(element.game!.rules['draw']).to.equal('3');
  });

  it('is followed once: a changed address is nothing to it, another deal is', async () => {
    const element = await dealt('#kenfild=42', { link: '', deal: 7 });
    come('#kenfild=43');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    await element.updateComplete;
    expect(element.dealNumber).to.equal(42);
    element.setAttribute('deal', '9');
    await element.updateComplete;
    expect(element.dealNumber).to.equal(9);
    const home = element.parentElement!;
    element.remove();
    home.append(element);
    await element.updateComplete;
    expect(element.dealNumber).to.equal(9);
  });

  it('is not read without the attribute', async () => {
    const element = await dealt('#kenfild=42', { deal: 7 });
    expect(element.dealNumber).to.equal(7);
  });

  it('leaves the address as it is', async () => {
    // Another entry, or this one written anew, would have another state. Their number tells nothing where it is limited.
    history.replaceState('as it was', '', `${address}#kenfild=42`);
    const element = await mount('kenfild', { link: '', deal: 7 });
    await until(() => element.dealNumber === 42, 'the link is not opened');
    element.newDeal(8);
    await element.updateComplete;
    expect([location.hash, history.state]).to.deep.equal(['#kenfild=42', 'as it was']);
  });

  for (const foreign of [
    '',
    '#',
    '#7',
    '#top',
    '#kongress=42',
    '#kenfild',
    '#x=1&kenfild=42',
    '#KENFILD=42',
    '#kenfild-2=42',
  ]) {
    it(`lets a fragment of the page alone: ${foreign || 'none'}`, async () => {
      const element = await dealt(foreign, { link: '', deal: 7 });
      expect(element.dealNumber).to.equal(7);
      expect(said).to.deep.equal([]);
    });
  }

  for (const hostile of [
    '#kenfild=',
    '#kenfild=0',
    '#kenfild=-1',
    '#kenfild=4294967296',
    '#kenfild=1e3',
    '#kenfild=random',
    '#kenfild=%E0%A4%A',
    '#kenfild=<img src=x onerror=alert(1)>',
    '#kenfild=7&draw=99',
    '#kenfild=7&draw=__proto__',
    `#kenfild=${'9'.repeat(5000)}`,
  ]) {
    it(`deals what the page asks for where the address asks for nothing that is: ${hostile.slice(0, 40)}`, async () => {
      const element = await dealt(hostile, { link: '', deal: 7, lang: 'en' });
      expect([element.dealNumber, element.game!.rules['draw']]).to.deep.equal([7, '3']);
      expect(rootOf(element).querySelector('img')).to.equal(null);
      expect(textOf(rootOf(element).querySelector('.status .text'))).to.equal('This link could not be read.');
      expect(said.length).to.be.at.most(1);
    });
  }

  it('takes no rule that the game has not', async () => {
    const element = await dealt('#kenfild=42&__proto__=1&constructor=2&theme=dark&deal=8', { link: '', deal: 7 });
    expect(element.dealNumber).to.equal(42);
    expect(element.theme).to.equal('auto');
    expect(Object.keys(element.game!.rules)).not.to.include.members(['theme', 'deal', 'constructor']);
  });
});
