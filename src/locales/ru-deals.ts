/** Russian words of the choice of a deal. */
import type { DealTexts } from './locale.js';
import { typesetRussian } from './ru-spacing.js';
import { typesetAll } from './typeset.js';

const texts: Omit<DealTexts, 'drawn'> = {
  title: 'Выбор расклада',
  onTable: (number) => `На столе расклад № ${number}.`,
  copyNumber: 'Скопировать номер',
  copyLink: 'Скопировать ссылку',
  numberCopied: 'Номер скопирован.',
  linkCopied: 'Ссылка скопирована.',
  copyByHand: 'Скопируйте отсюда:',
  number: 'Номер расклада',
  deal: 'Разложить',
  wrongNumber: `Номер расклада — целое число от 1 до ${(4_294_967_295).toLocaleString('ru')}.`,
  random: 'Случайный расклад',
  daily: 'Расклад дня',
  draws: 'Какие расклады',
  noneWinnable: 'Раскладов, которые сходятся по этим правилам, мы не знаем.',
};

export const deals: DealTexts = {
  ...typesetAll(texts, typesetRussian),
  drawn: { any: 'все', winnable: 'сходящиеся', easy: 'лёгкие', medium: 'средние', hard: 'трудные' },
};
