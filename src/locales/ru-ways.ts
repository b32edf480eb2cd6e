/** Where cards go and where they lie, in Russian. */
import type { Place } from './locale.js';
import { formsIn } from './ru-piles.js';

/** Where to | where. */
const words = formsIn({
  stock: 'в колоду|в колоде',
  waste: 'в сброс|в сбросе',
  reserve: 'в запас|в запасе',
  tableau: 'на место #|на месте #',
  foundation: 'на базу|на базе',
  captive: 'в плен|в плену',
  queen: 'в ряд дам|в ряду дам',
  'foundation damy-kuvyrkom': 'в ряд королей|в ряду королей',
  'foundation korol-dama-valet': 'в свой ряд|в этом ряду',
});

/** Куда: «в запас», «на место 3». */
export const into = words(0);
/** Где: «в запасе», «на месте 3». */
export const whereIn = words(1);

/** The row of kings: one king after another, a captive under each. */
export const hasKingsRow = (place: Place): boolean => place.game === 'damy-kuvyrkom';
