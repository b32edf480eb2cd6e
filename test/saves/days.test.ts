import { describe, expect, it, vi } from 'vitest';
import { dayIn, todayOf } from '../../src/elements/days.js';
import { daysUpTo, isDay, joinDays, longestRun, type DayRun } from '../../src/elements/saves/day-runs.js';

describe('which day it is', () => {
  it.each([
    // A minute before and after midnight, far from UTC either way; there and back Etc names are the other way round.
    ['UTC', '2026-11-30T23:59:00Z', '2026-11-30'],
    ['UTC', '2026-12-01T00:01:00Z', '2026-12-01'],
    ['Etc/GMT-12', '2026-11-30T11:59:00Z', '2026-11-30'],
    ['Etc/GMT-12', '2026-11-30T12:01:00Z', '2026-12-01'],
    ['Etc/GMT+12', '2026-12-01T11:59:00Z', '2026-11-30'],
    ['Etc/GMT+12', '2026-12-01T12:01:00Z', '2026-12-01'],
    // Zones with halves and quarters of hours.
    ['Asia/Kolkata', '2026-11-30T18:29:00Z', '2026-11-30'],
    ['Asia/Kolkata', '2026-11-30T18:31:00Z', '2026-12-01'],
    ['Asia/Kathmandu', '2026-11-30T18:14:00Z', '2026-11-30'],
    ['Asia/Kathmandu', '2026-11-30T18:16:00Z', '2026-12-01'],
    // The days on which clocks are changed: of 23 hours, of 25, and of half an hour more.
    ['Europe/Berlin', '2026-03-28T22:59:00Z', '2026-03-28'],
    ['Europe/Berlin', '2026-03-28T23:01:00Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T21:59:00Z', '2026-03-29'],
    ['Europe/Berlin', '2026-03-29T22:01:00Z', '2026-03-30'],
    ['Europe/Berlin', '2026-10-25T22:59:00Z', '2026-10-25'],
    ['Europe/Berlin', '2026-10-25T23:01:00Z', '2026-10-26'],
    ['Australia/Lord_Howe', '2026-10-04T12:59:00Z', '2026-10-04'],
    ['Australia/Lord_Howe', '2026-10-04T13:01:00Z', '2026-10-05'],
  ])('%s at %s: %s', (zone, now, day) => {
    expect(dayIn(zone, new Date(now))).toBe(day);
  });

  it('local is the zone of whoever plays', () => {
    const zone = process.env['TZ'];
    process.env['TZ'] = 'Pacific/Kiritimati';
    expect(dayIn('local', new Date('2026-11-30T10:01:00Z'))).toBe('2026-12-01');
    process.env['TZ'] = 'Pacific/Pago_Pago';
    expect(dayIn('local', new Date('2026-12-01T10:59:00Z'))).toBe('2026-11-30');
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  it('a zone that is none is UTC, with one warning', () => {
    vi.useFakeTimers({ now: new Date('2026-11-30T23:30:00Z') });
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const element = { localName: 'patience-kenfild', dailyZone: 'Mars/Olympus' } as unknown as Element & {
      dailyZone: unknown;
    };
    expect([todayOf(element), todayOf(element)]).toEqual(['2026-11-30', '2026-11-30']);
    expect(warned).toHaveBeenCalledExactlyOnceWith(
      '<patience-kenfild> daily-zone="Mars/Olympus" is no time zone; UTC is used.',
    );
    element.dailyZone = null;
    expect(todayOf(element)).toBe('2026-11-30');
    vi.useRealTimers();
    warned.mockRestore();
  });
});

describe('days in a row', () => {
  const days = (...list: string[]): readonly DayRun[] =>
    list.reduce<readonly DayRun[]>((runs, day) => joinDays(runs, [[day, 1]]), []);

  it('come in any order, each once, over months, leap days and changes of the clock', () => {
    expect(days('2028-03-01', '2028-02-28', '2028-02-29', '2028-02-29')).toEqual([['2028-02-28', 3]]);
    expect(days('2026-03-30', '2026-03-28', '2026-03-29')).toEqual([['2026-03-28', 3]]);
    expect(days('2026-10-24', '2026-10-26', '2026-10-25')).toEqual([['2026-10-24', 3]]);
    expect(days('2026-12-31', '2027-01-02')).toEqual([
      ['2026-12-31', 1],
      ['2027-01-02', 1],
    ]);
  });

  it('end when a day has gone by, not before it is over', () => {
    const runs = days('2026-11-27', '2026-11-28', '2026-11-29');
    expect(['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01'].map((day) => daysUpTo(day, runs))).toEqual([
      2, 3, 3, 0,
    ]);
    expect(longestRun(runs)).toBe(3);
    expect(longestRun([])).toBe(0);
  });

  it('are days of the calendar', () => {
    expect(['2026-11-30', '2028-02-29'].filter(isDay)).toHaveLength(2);
    expect(['2026-11-31', '2026-02-29', '1969-12-31', '2026-1-1', '', 7, null, '2026-11-30 '].filter(isDay)).toEqual(
      [],
    );
  });
});
