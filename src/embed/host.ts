/**
 * For the page around frames with games: gives each frame the height of its game, and tells on the frame what happens in
 * it, as `patience-win` and the like. It knows frames by the file in their address, `embed.html`.
 */
import { FORMAT, type PageMessage } from './messages.js';

const frames = (): HTMLIFrameElement[] => [
  ...document.querySelectorAll<HTMLIFrameElement>('iframe[src*="/embed.html?"]'),
];

/** How high a game may become. */
function greet(frame: HTMLIFrameElement): void {
  const message: PageMessage = { type: 'viewport', height: innerHeight };
  frame.contentWindow?.postMessage({ patience: FORMAT, ...message }, '*');
}
const greetAll = (): void => frames().forEach(greet);

addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
  const frame = frames().find(({ contentWindow }) => contentWindow === source);
  if (frame === undefined || typeof data !== 'object' || data === null) return;
  const { patience, type, height } = data as Readonly<Record<string, unknown>>;
  if (patience !== FORMAT || typeof type !== 'string' || !/^[a-z]+$/.test(type)) return;
  if (type === 'ready') greet(frame);
  if (type === 'size' && typeof height === 'number' && height >= 0 && height < Infinity) {
    const border = getComputedStyle(frame).boxSizing === 'border-box' ? frame.offsetHeight - frame.clientHeight : 0;
    frame.style.height = `${height + border}px`;
  }
  frame.dispatchEvent(new CustomEvent(`patience-${type}`, { detail: data, bubbles: true }));
});
addEventListener('resize', greetAll);
// Frames that were ready before this file came.
greetAll();
