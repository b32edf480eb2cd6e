/** What the pages of the view bench share: frames as they come, and the time from an input to the frame that shows it. */

export const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until the frame under way has been drawn. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });

export async function frames(count: number): Promise<void> {
  for (let left = count; left > 0; left--) await frame();
}

/** Puts an element on the page; milliseconds until the frame that shows it is drawn: the one after its event `ready`. */
export async function show(place: HTMLElement, element: HTMLElement, ready?: string): Promise<number> {
  const there = new Promise((resolve) => {
    if (ready === undefined) resolve(null);
    else element.addEventListener(ready, resolve, { once: true });
  });
  await frame();
  await new Promise((resolve) => setTimeout(resolve));
  const start = performance.now();
  place.append(element);
  await there;
  await drawn();
  return performance.now() - start;
}

/** Waits until what is on the page is complete, and nothing comes to it any more. It asks for no frames: they would count. */
export async function rest(): Promise<void> {
  const come = (): number => performance.getEntriesByType('resource').length;
  const quiet = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300));
  for (const element of place().children)
    await (element as Element & { updateComplete?: Promise<unknown> }).updateComplete;
  let before: number;
  do {
    before = come();
    await quiet();
  } while (before !== come());
}

let watching = false;
let times: number[] = [];

/** Keeps the time of every frame until `unwatchFrames`. */
export function watchFrames(): void {
  watching = true;
  times = [];
  const next = (time: number): void => {
    if (!watching) return;
    times.push(time);
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

/** Milliseconds between the frames that were watched. */
export function unwatchFrames(): number[] {
  watching = false;
  return times.slice(1).map((time, index) => time - (times[index] ?? time));
}

let delays: number[] = [];

/** Keeps, for every event of a type, the milliseconds from the input to the end of the frame after it. */
export function watchInput(type: 'pointerup' | 'mousedown'): void {
  delays = [];
  addEventListener(
    type,
    ({ timeStamp }) => {
      void drawn().then(() => delays.push(performance.now() - timeStamp));
    },
    { capture: true },
  );
}

export const inputDelays = (): number[] => delays;

/** The middle of an element on the screen. */
export function middle(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

export const place = (): HTMLElement => document.querySelector('main') ?? document.body;
