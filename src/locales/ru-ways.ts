/** Where cards go, where they lie and where they come from, in Russian. */
import type { Place } from './locale.js';
import { formsIn } from './ru-piles.js';

/** Куда | где | откуда. */
const words = formsIn({
  stock: 'в колоду|в колоде|из колоды',
  waste: 'в сброс|в сбросе|из сброса',
  reserve: 'в запас|в запасе|из запаса',
  tableau: 'на место #|на месте #|с места #',
  foundation: 'на базу|на базе|с базы',
  captive: 'в плен|в плену|из плена',
  queen: 'в ряд дам|в ряду дам|из ряда дам',
  'foundation damy-kuvyrkom': 'в ряд королей|в ряду королей|из ряда королей',
  'foundation korol-dama-valet': 'в свой ряд|в этом ряду|из ряда',
});

/** Куда: «в запас», «на место 3». */
export const into = words(0);
/** Где: «в запасе», «на месте 3». */
export const whereIn = words(1);
/** Откуда: «из запаса», «с места 3». */
export const outOf = words(2);

/** The row of kings: one king after another, a captive under each. */
export const hasKingsRow = (place: Place): boolean => place.game === 'damy-kuvyrkom';
