/** Tables that play could not bring about, each with one fault, and what the refusal says of it. */
import { describe, expect, it } from 'vitest';
import { deal } from '../../src/engine.js';
import { run } from './support/cards.js';
import { position, row } from './support/table.js';

const eight = row('tableau', '9H 8H 5S 3C JD 2D 7C TC'.split(' '));
const seven = row('tableau', '9H 8H 5S 3C JD 2D TC'.split(' '));
const four = { 'foundation-1': '7D', ...row('tableau', ['9H', '5S', '3C', 'JD']), reserve: '2S 4C' };
const rows = { ...row('queen', 'QS QH QD QC'.split(' ')), ...row('foundation', '5S 5H 5D 5C 6S 6H 6D 6C'.split(' ')) };
const topsy = { ...eight, ...row('captive', '2S 3S 4S 6S 8S 9S TS'.split(' ')) };
const canfield = position('kenfild', four);

describe('positions that are wrong', () => {
  it.each<[string, string, string, RegExp]>([
    ['a card is missing', 'kenfild', canfield.replace('9H', ''), /52 cards, not 51: 9H is missing|cut off/],
    ['a card lies twice', 'kenfild', canfield.replace('9H', '5S'), /9H is missing, there is one 5S too many/],
    ['an unknown card', 'kenfild', canfield.replace('9H', '1H'), /The pile tableau-1 has no card "1H"/],
    ['a card half small', 'kenfild', canfield.replace('JD', 'Jd'), /no card "Jd"/],
    ['half a card', 'kenfild', canfield.replace('9H', '9'), /cards of the pile tableau-1 are cut off/],
    ['an unknown pile', 'kenfild', canfield.replace('tableau-4', 'tableau-5'), /no pile "tableau-5"/],
    ['a pile twice', 'kenfild', canfield.replace('tableau-4', 'tableau-3'), /tableau-3 is written twice/],
    ['pass 5 of 4', 'kenfild', position('kenfild', four, { pass: 5 }), /whole number from 1 to 4/],
    ['pass 0', 'kenfild', position('kenfild', four, { pass: 0 }), /whole number from 1/],
    ['a newer format', 'kenfild', canfield.replace('t1', 't2'), /newer version \(format t2\)/],
    ['newer rules', 'kenfild', canfield.replace('kenfild_1', 'kenfild_9'), /newer version \(rules 9 of kenfild\)/],
    ['a record', 'kenfild', deal('kenfild', { deal: 1 }).record(), /a record, not a position/],
    [
      'an open card in the stock',
      'kenfild',
      canfield.replace(
        /stock~(.*)([0-9a-z]{2})$/,
        (_, rest: string, card: string) => `stock~${rest}${card.toUpperCase()}`,
      ),
      /stock lies face down/,
    ],
    ['a closed card on the table', 'kenfild', canfield.replace('9H', '9h'), /tableau-1 lies face up/],
    ['a closed card on an open one', 'kenfild', canfield.replace('2s4C', '2S4c'), /face-down card lies on an open one/],
    [
      'two open cards on the reserve',
      'kenfild',
      canfield.replace('2s4C', '2S4C'),
      /reserve shows its top card and no other/,
    ],
    [
      'a pile of the table out of order',
      'kenfild',
      position('kenfild', { ...four, 'tableau-1': '9H 8D' }),
      /tableau-1 cannot have 8D on 9H/,
    ],
    [
      'a foundation out of order',
      'kenfild',
      position('kenfild', { ...four, 'foundation-1': '7D 9D' }),
      /foundation-1 cannot have 9D on 7D/,
    ],
    [
      'a foundation of another base',
      'kenfild',
      position('kenfild', { ...four, 'foundation-2': '8S' }),
      /foundation-2 cannot begin with 8S/,
    ],
    [
      'no base card',
      'kenfild',
      position('kenfild', { ...four, 'foundation-1': '', waste: '7D' }),
      /foundation-1 begins with the base card/,
    ],
    [
      'a gap in the foundations',
      'kenfild',
      position('kenfild', { ...four, 'foundation-3': '7S' }),
      /foundation-3 is started before foundation-2/,
    ],
    [
      'an empty place beside a full reserve',
      'kenfild',
      position('kenfild', { ...four, 'tableau-1': '' }),
      /stands empty that is filled by rule/,
    ],
    ['a queen as base', 'damskiy', position('damskiy', { 'foundation-1': 'QD', ...seven, reserve: '2S' }), /never a Q/],
    [
      'a talon that should be the store',
      'damskiy',
      position('damskiy', { 'foundation-1': '7D', ...seven, waste: '2S' }),
      /filled by rule/,
    ],
    [
      'a king in the waste',
      'stroptivye-damy',
      position('stroptivye-damy', { ...eight, waste: 'KS' }),
      /waste cannot hold KS/,
    ],
    [
      'a king on the table',
      'stroptivye-damy',
      position('stroptivye-damy', { ...eight, 'tableau-1': 'KS' }),
      /tableau-1 cannot hold KS/,
    ],
    [
      'an open packet',
      'stroptivye-damy',
      position('stroptivye-damy', { ...eight, reserve: '2S' }).replace('reserve~2s', 'reserve~2S'),
      /reserve lies face down/,
    ],
    [
      'the eighth place too early',
      'otvazhnye-damy',
      position('otvazhnye-damy', { ...eight, reserve: '2S' }),
      /tableau-8 is not in play yet/,
    ],
    [
      'a queen on a foundation',
      'otvazhnye-damy',
      position('otvazhnye-damy', {
        ...seven,
        reserve: '4S',
        'foundation-1': run('KA23456789TJQ', 'H').replace('9H', '9H'),
        'tableau-1': '9H',
      }),
      /foundation-1 cannot have QH on JH/,
    ],
    [
      'a card on a king',
      'otvazhnye-damy',
      position('otvazhnye-damy', { ...seven, reserve: '2S', 'tableau-1': 'KH QH' }),
      /tableau-1 cannot have QH on KH/,
    ],
    [
      'a starter elsewhere',
      'korol-dama-valet',
      position('korol-dama-valet', { ...rows, 'foundation-1': '', waste: '5S' }),
      /foundation-1 begins with 5S/,
    ],
    [
      'a card on a queen of the row',
      'korol-dama-valet',
      position('korol-dama-valet', { ...rows, 'queen-1': 'QS JS' }),
      /queen-1 holds one card/,
    ],
    [
      'a captive gone too early',
      'damy-kuvyrkom',
      position('damy-kuvyrkom', { ...topsy, 'captive-1': '', waste: '2S' }),
      /captive-1 has its captive until/,
    ],
    [
      'a captive open too early',
      'damy-kuvyrkom',
      position('damy-kuvyrkom', topsy).replace('captive-1~2s', 'captive-1~2S'),
      /captive-1 has its captive until the suit above is complete, face down/,
    ],
    [
      'two captives',
      'damy-kuvyrkom',
      position('damy-kuvyrkom', { ...topsy, 'captive-1': '2S AS' }),
      /captive-1 holds one card at most/,
    ],
    [
      'a gap in the kings’ row',
      'damy-kuvyrkom',
      position('damy-kuvyrkom', { ...topsy, 'foundation-2': 'KS' }),
      /foundation-2 is started before foundation-1/,
    ],
  ])('%s', (_, id, text, message) => {
    expect(() => deal(id, { position: text })).toThrow(message);
    expect(() => deal(id, { position: text })).toThrow(expect.objectContaining({ code: 'bad-position' }) as Error);
  });
});
