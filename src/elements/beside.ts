/**
 * What comes after the first drawing: the toolbar's buttons, what stands beside the cards, cards that go up by
 * themselves, the clock, what is told.
 */
import { Autoplay, type AutoplayHost } from './autoplay.js';
import { Desk, type DeskHost } from './desk.js';
import { PanelDoor, type PanelTopic } from './panel-door.js';
import type { PanelHost } from './panels/panels.js';
import { Reader, type Told } from './reader.js';
import { SheetRoom } from '../view/sheet-room.js';
import { Ticker, type TickerHost } from './ticker.js';

export { toolbarButtons } from './buttons.js';

export interface Beside {
  readonly desk: Desk;
  readonly autoplay: Autoplay;
}

export function beside(host: DeskHost & TickerHost & PanelHost, course: AutoplayHost & Told & PanelTopic): Beside {
  host.addController(new Ticker(host));
  host.addController(new Reader(host, course));
  host.addController(new SheetRoom(host));
  return { desk: new Desk(host, new PanelDoor(host, course)), autoplay: new Autoplay(course) };
}
