/** What comes after the first drawing: what stands beside the cards, cards that go up by themselves, the clock. */
import { Autoplay, type AutoplayHost } from './autoplay.js';
import { Desk, type DeskHost } from './desk.js';
import { Ticker, type TickerHost } from './ticker.js';

export interface Beside {
  readonly desk: Desk;
  readonly autoplay: Autoplay;
}

export function beside(host: DeskHost & TickerHost, course: AutoplayHost): Beside {
  host.addController(new Ticker(host));
  return { desk: new Desk(host), autoplay: new Autoplay(course) };
}
