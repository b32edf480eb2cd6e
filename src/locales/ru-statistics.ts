/** Russian words of what is counted. */
import type { StatisticsTexts } from './locale.js';

export const statistics: StatisticsTexts = {
  title: 'Статистика',
  rows: {
    played: 'Сыграно раскладов',
    won: 'Сошлось',
    streak: 'Сошлось подряд',
    longest: 'Больше всего подряд',
    moves: 'Меньше всего ходов',
    elapsed: 'Лучшее время',
    days: 'Дней подряд',
    longestDays: 'Больше всего дней подряд',
  },
};
