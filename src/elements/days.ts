/** Which day it is: when one deal of the day gives place to the next. */
import { textOf, warnOnce } from './options.js';

/**
 * The day in a zone, `YYYY-MM-DD`: `UTC`, `local` (where the reader is), or a zone by its IANA name, `Asia/Kolkata`.
 * Throws `RangeError` where there is no such zone.
 */
export function dayIn(zone: string, now = new Date()): string {
  if (zone === 'UTC') return now.toISOString().slice(0, 10);
  const [month = '', day = '', year = ''] = now
    .toLocaleDateString('en-US', {
      ...(zone === 'local' ? {} : { timeZone: zone }),
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    })
    .split('/');
  return [year, month, day].join('-');
}

/** The day where an element says; with a zone that is none, it is the day in UTC, and one warning says so. */
export function todayOf(element: Element & { readonly dailyZone: unknown }): string {
  const zone = textOf(element.dailyZone) || 'UTC';
  try {
    return dayIn(zone);
  } catch {
    warnOnce(element, `daily-zone="${zone}" is no time zone; UTC is used.`);
    return dayIn('UTC');
  }
}
