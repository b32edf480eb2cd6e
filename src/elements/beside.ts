/**
 * What comes after the first drawing: the toolbar's buttons, what stands beside the cards, cards that go up by
 * themselves, the clock, what is told.
 */
import { aroundOf, type Around, type Known } from './around.js';
import type { ButtonsHost } from './buttons.js';
import { Desk, type DeskHost } from './desk.js';
import { Doings, type Doer } from './doings.js';
import { KeysNote } from './keys-note.js';
import { NumberFocus } from './number-focus.js';
import { PanelDoor, type PanelTopic } from './panel-door.js';
import type { PanelHost } from './panels/panels.js';
import { Reader, type Told } from './reader.js';
import type { PanelName } from '../view/panels/panel.js';
import { SheetRoom } from '../view/sheet-room.js';
import { Ticker, type TickerHost } from './ticker.js';

export interface BesideHost extends TickerHost, DeskHost, PanelHost, ButtonsHost {
  readonly motionMode: 'normal' | 'fast' | 'none';
}

export interface Beside {
  readonly desk: Desk;
  readonly doings: Doings;
  /** What stands around the board. */
  around(known: Known): Around;
}

export function beside(host: BesideHost, course: Doer & Told & PanelTopic & Asking): Beside {
  host.addController(new Ticker(host));
  host.addController(new Reader(host, course));
  host.addController(new SheetRoom(host));
  host.addController(new NumberFocus(host));
  const note = new KeysNote(host);
  host.addController(note);
  const desk = new Desk(host, new PanelDoor(host, course));
  const doings = new Doings(host, course, desk);
  const buttons = {
    newDeal: () => doings.askNewDeal(course.session),
    open: (panel: PanelName) => void course.showPanel(panel),
  };
  return {
    desk,
    doings,
    around: (known) => {
      note.words = known.locale.desk.keysNote;
      return aroundOf(host, desk, buttons, known);
    },
  };
}

interface Asking {
  showPanel(name: PanelName): unknown;
}
