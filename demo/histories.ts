/** What is known of where each patience comes from, beyond what its rules say: every sentence with its source. */
import type { Language } from './site.js';

interface Source {
  readonly title: string;
  readonly address: string;
}

export interface Fact {
  readonly text: Readonly<Record<Language, string>>;
  readonly source: Source;
}

const CADOGAN: Source = {
  title: 'Lady Cadogan, Illustrated Games of Solitaire or Patience (1914)',
  address: 'https://www.gutenberg.org/ebooks/21642',
};
const PYSOL: Source = { title: 'PySolFC', address: 'https://github.com/shlomif/PySolFC' };

const QUEENS: Fact = {
  text: {
    ru: 'В The Queens рядом с запасом из тридцати двух открытых карт лежат семь карт стола; на них кладут по масти, а за дам возвращают карты в колоду.',
    en: 'In The Queens seven cards lie on the table beside a packet of thirty-two open ones; they are packed in suit, and for queens cards go back into the stock.',
  },
  source: CADOGAN,
};

const facts: Readonly<Record<string, readonly Fact[]>> = {
  'stroptivye-damy': [
    {
      text: {
        ru: 'И в The Queens базы идут от короля через туза к даме, запас — тридцать две карты, а за дам возвращают карты в колоду.',
        en: 'In The Queens, too, foundations run from the king through the ace to the queen, the packet has thirty-two cards, and for queens cards go back into the stock.',
      },
      source: CADOGAN,
    },
    {
      text: {
        ru: 'Ближайший пасьянс компьютерных сборников — Twin Queens: те же базы и восемь мест по одной карте, но нет ни запаса, ни дани дам.',
        en: 'The nearest patience in computer collections is Twin Queens: the same foundations and eight piles of one card, but neither packet nor payments.',
      },
      source: PYSOL,
    },
  ],
  'tsarstvo-zhenshchin': [QUEENS],
  damskiy: [
    QUEENS,
    {
      text: {
        ru: 'Есть и другой «Дамский пасьянс», на одну колоду: в нём четыре дамы лежат крестом, и на них идут масти от валета до короля.',
        en: 'There is another ladies’ patience in Russian, for one pack: four queens lie in a cross, and the suits go from jack to king on them.',
      },
      source: {
        title: 'lightst.ru',
        address: 'http://www.lightst.ru/card/Solitaire/damski_pasyans.htm',
      },
    },
  ],
  'otvazhnye-damy': [QUEENS],
  kongress: [
    {
      text: {
        ru: 'В старых книгах именем Congress зовут и другую игру: у леди Кадоган под ним стоят иные правила.',
        en: 'Old books give the name to another game as well: what Lady Cadogan calls The Congress has other rules.',
      },
      source: CADOGAN,
    },
    {
      text: {
        ru: 'Если тузов выложить сразу, выйдет пасьянс, который по-английски зовут Parliament.',
        en: 'With the aces laid out at the start it is the patience called Parliament.',
      },
      source: PYSOL,
    },
  ],
  'korol-dama-valet': [
    {
      text: {
        ru: 'Известны и другие названия: La Française, Partners, Prisoner Queens, The Four Ladies.',
        en: 'Other names are known: La Française, Partners, Prisoner Queens, The Four Ladies.',
      },
      source: { title: 'SolSuite: Quadrille', address: 'https://www.solsuite.com/games/quadrille.htm' },
    },
  ],
  kenfild: [
    {
      text: {
        ru: 'Программа Solvitaire знает эти правила как canfield-strict; там, в отличие от наших, сброс переворачивают сколько угодно раз.',
        en: 'The program Solvitaire knows these rules as canfield-strict; there, unlike here, the waste is turned over any number of times.',
      },
      source: { title: 'Solvitaire', address: 'https://github.com/thecharlieblake/Solvitaire' },
    },
    {
      text: {
        ru: 'О том пасьянсе, где сброс переворачивают без конца, пишут, что сходится один из тридцати.',
        en: 'Of the patience with the waste turned over without end it is said that one in thirty comes out.',
      },
      source: { title: 'Wikipedia: Canfield', address: 'https://en.wikipedia.org/wiki/Canfield_(solitaire)' },
    },
  ],
  'damy-kuvyrkom': [
    {
      text: {
        ru: 'Под этим русским именем он есть в PySolFC; там же и родня с таким же раскладом: Locked Cards и King’s Secrets.',
        en: 'PySolFC has it, in Russian by this name, and relatives that are laid out alike: Locked Cards and King’s Secrets.',
      },
      source: PYSOL,
    },
  ],
  'damy-bliznetsy': [
    {
      text: {
        ru: 'В русском переводе PySolFC он назван «Двойные королевы»; «Дамы-близнецы» — название наше.',
        en: 'The Russian PySolFC calls it “Double Queens”; «Дамы-близнецы» (Twin Queens) is our own name.',
      },
      source: PYSOL,
    },
  ],
  skorpion: [
    {
      text: {
        ru: 'PySolFC причисляет его к роду «Паука» и видит в нём соединение двух родов: масти от «Паука», ходы от «Юкона».',
        en: 'PySolFC counts it among the kin of Spider, and sees two kinds joined in it: the suits of Spider, the moves of Yukon.',
      },
      source: PYSOL,
    },
  ],
};

/** None where nothing more is known. */
export const factsAbout = (game: string): readonly Fact[] => facts[game] ?? [];
