/* global document, window */
// A year of deals of the day: the clock of a page goes from midnight to midnight, in zones that change their clocks at different
// hours, one of them by half an hour and two of them at midnight itself. What day it is comes from a second reading of the calendar.
import { dailyDeal, games } from '../../dist/engine.js';
import { openGames } from './pages.mjs';

const YEAR = 2027;
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Africa/Cairo',
  'Asia/Kathmandu',
];

const pad = (number) => String(number).padStart(2, '0');
const dayAfter = (day, days = 1) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The first instant of a day in a zone, in ms; a day may begin at 1:00. Found by halving, to the millisecond. */
function beginningOf(day, zone) {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  let low = Date.parse(`${dayAfter(day, -1)}T00:00:00Z`) - 12 * 3_600_000;
  let high = Date.parse(`${day}T00:00:00Z`) + 24 * 3_600_000;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (format.format(middle) >= day) high = middle;
    else low = middle;
  }
  return high;
}

/** In the page: the time is what the test says. */
function holdClock() {
  const Real = Date;
  window.timeIs = Real.now();
  window.Date = class extends Real {
    constructor(...given) {
      if (given.length === 0) super(window.timeIs);
      else super(...given);
    }
    static now() {
      return window.timeIs;
    }
  };
}

/** In the page: one midnight after another. Gives what is otherwise than it should be. */
async function goThrough({ id, zone, nights }) {
  const element = document.createElement(`patience-${id}`);
  for (const [name, value] of Object.entries({ deal: 'daily', 'daily-zone': zone, motion: 'none' }))
    element.setAttribute(name, value);
  const told = [];
  element.addEventListener('deal', ({ day, dealNumber }) => told.push(`${day} ${dealNumber}`));
  const wrong = [];
  const check = (what, found, right) => {
    if (found !== right) wrong.push(`${id}, ${zone}: ${what}: ${found} instead of ${right}`);
  };
  window.timeIs = nights[0].midnight - 1;
  document.body.append(element);
  await element.updateComplete;
  for (const { midnight, last, next } of nights) {
    window.timeIs = midnight - 1;
    element.newDeal('daily');
    await element.updateComplete;
    check('a millisecond before midnight', told.at(-1), last);
    element.play(element.game.moves()[0]);
    await element.updateComplete;
    const before = told.length;
    window.timeIs = midnight;
    element.requestUpdate();
    await element.updateComplete;
    check(
      'a game that has begun stays',
      `${element.dealNumber}, ${told.length} deals`,
      `${last.slice(11)}, ${before} deals`,
    );
    element.newDeal('daily');
    await element.updateComplete;
    check('at midnight', told.at(-1), next);
  }
  element.remove();
  return wrong;
}

export async function* soakDays() {
  const { page, said, close } = await openGames((opened) => opened.evaluateOnNewDocument(holdClock));
  try {
    for (const [index, zone] of ZONES.entries()) {
      const { id } = games[index % games.length];
      const nights = [];
      for (let day = `${YEAR}-${pad(1)}-01`; day < `${YEAR + 1}`; day = dayAfter(day)) {
        const eve = dayAfter(day, -1);
        const tell = (date) => `${date} ${dailyDeal(id, date)}`;
        nights.push({ midnight: beginningOf(day, zone), last: tell(eve), next: tell(day) });
      }
      const wrong = await page.evaluate(goThrough, { id, zone, nights });
      const lengths = new Set(nights.slice(1).map(({ midnight }, at) => (midnight - nights[at].midnight) / 3_600_000));
      const faults = [...wrong.slice(0, 3), ...said];
      yield {
        line: `${zone}, ${id}: ${nights.length} midnights of ${YEAR}, days of ${[...lengths].sort((one, other) => one - other).join(', ')} hours`,
        fault: faults.length > 0 ? faults.join('; ') : null,
      };
    }
  } finally {
    await close();
  }
}
