/** Tables with the longest fans that the rules allow, for every patience that has fans. */
import { position, row } from '../../engine/support/table.js';

const cards = (ranks: string, suit: string): string => Array.from(ranks, (rank) => rank + suit).join(' ');
const suits = Array.from('SHCDSHCD');
const RANKS = 'KQJT98765432A';

/** In the queens' family with base A: seven whole suits on the table, all other aces on foundations. */
const family = (store: string): Record<string, string> => ({
  ...row(
    'tableau',
    suits.slice(0, 7).map((suit) => cards(RANKS, suit)),
  ),
  'foundation-1': 'AD',
  [store]: cards('23456789TJQK', 'D'),
});

const captives = Array.from('2345678', (rank) => `${rank}D`);

/** Four dealt cards, a king among them, and his whole suit; the rest is spread over the other places. */
const dealtAndRun = (run: string): Record<string, string> => ({
  ...row('captive', captives),
  'tableau-1': `3D 9H 5C ${run}`,
  ...row('tableau', ['TC', '9C', '8C', '7C', '6C', '4C', '3C'], 2),
});

/** Down the ranks and round again in alternate colours, from the queen: every rank once red and once black in two rounds. */
function ring(length: number): string {
  const down = 'QJT98765432AK';
  return Array.from({ length }, (_, at) => {
    const round = Math.floor(at / 26);
    return down.charAt(at % 13) + (['SC', 'HD'][at % 2] ?? '').charAt(round);
  }).join(' ');
}

export const longFans: readonly { readonly id: string; readonly name: string; readonly record: string }[] = [
  {
    id: 'stroptivye-damy',
    name: 'eight runs of twelve',
    record: position('stroptivye-damy', {
      ...row(
        'foundation',
        suits.map((suit) => `K${suit}`),
      ),
      ...row(
        'tableau',
        suits.map((suit) => cards('QJT98765432A', suit)),
      ),
    }),
  },
  { id: 'tsarstvo-zhenshchin', name: 'seven whole suits', record: position('tsarstvo-zhenshchin', family('waste')) },
  { id: 'damskiy', name: 'seven whole suits', record: position('damskiy', family('reserve'), { open: true }) },
  {
    id: 'otvazhnye-damy',
    name: 'eight runs of twelve',
    record: position('otvazhnye-damy', {
      ...row(
        'tableau',
        suits.map((suit) => cards('QJT98765432A', suit)),
      ),
      waste: suits.map((suit) => `K${suit}`).join(' '),
    }),
  },
  {
    id: 'kongress',
    name: 'eight runs of thirteen',
    record: position(
      'kongress',
      row(
        'tableau',
        suits.map((suit) => cards(RANKS, suit)),
      ),
    ),
  },
  {
    id: 'damy-bliznetsy',
    name: 'eight runs of thirteen',
    record: position(
      'damy-bliznetsy',
      row(
        'tableau',
        suits.map((suit) => cards(RANKS, suit)),
      ),
    ),
  },
  {
    id: 'skorpion',
    name: 'two suits in a column',
    record: position(
      'skorpion',
      row('tableau', [
        `${cards('QJT98765432A', 'S')} KS ${cards(RANKS, 'H')}`,
        ...['D', 'C'].map((suit) => cards(RANKS, suit)),
      ]),
    ),
  },
  {
    id: 'kenfild',
    name: 'a run of 26',
    record: position('kenfild', {
      'foundation-1': 'KD',
      'tableau-1': ring(26),
      ...row('tableau', ['2C', '4C', '6C'], 2),
    }),
  },
  {
    id: 'damy-kuvyrkom',
    name: 'a whole suit on three',
    record: position('damy-kuvyrkom', dealtAndRun(cards(RANKS, 'S'))),
  },
  {
    id: 'damy-kuvyrkom',
    name: 'a suit twice round',
    record: position('damy-kuvyrkom', dealtAndRun(cards(RANKS + RANKS, 'S')), { rules: { wrap: 'king-on-ace' } }),
  },
];
