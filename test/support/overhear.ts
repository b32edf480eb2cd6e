/** What a page tells assistive technology, read off its markup where a browser does not show its accessibility tree. */
import type { Heard } from './commands.js';

const ROLES: readonly string[] = ['button', 'group', 'status', 'timer'] satisfies readonly Heard['role'][];

/** Controls by the number under which they were told. */
const controls: HTMLElement[] = [];

const roleOf = (node: Element): string | null =>
  node.getAttribute('role') ?? (node.matches('button') ? 'button' : null);

const isSilent = (node: Element): boolean => {
  const { display, visibility } = getComputedStyle(node);
  return node.matches('[inert], [aria-hidden="true"]') || display === 'none' || visibility === 'hidden';
};

/** What has the focus, through all shadow roots. */
function focused(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

const nameOf = (node: Element, role: string): string => {
  const label = role === 'status' ? null : (node.getAttribute('aria-label') ?? node.getAttribute('title'));
  if (label !== null || role === 'group') return label ?? '';
  // A sentence that is said again ends in a space that does not break, or nobody would hear it.
  return role === 'status' ? node.textContent : node.textContent.trim();
};

/** Presses controls by their default action, then tells the page in reading order. */
export async function overhear(pressed: readonly number[]): Promise<readonly Heard[]> {
  for (const number of pressed) {
    controls[number]?.focus();
    controls[number]?.click();
  }
  await new Promise(requestAnimationFrame);
  controls.length = 0;
  const told: Heard[] = [];
  const active = focused();
  const visit = (node: Element, within: readonly string[]): void => {
    if (isSilent(node)) return;
    const role = roleOf(node);
    const heard = role !== null && ROLES.includes(role);
    const name = heard ? nameOf(node, role) : '';
    if (heard && node instanceof HTMLElement)
      told.push({
        control: controls.push(node) - 1,
        role: role as Heard['role'],
        name,
        within,
        pressed: node.getAttribute('aria-pressed') === 'true',
        disabled: node.matches(':disabled, [aria-disabled="true"]'),
        focused: node === active,
      });
    const inside = heard && role === 'group' && name !== '' ? [...within, name] : within;
    for (const child of (node.shadowRoot ?? node).children) visit(child, inside);
  };
  visit(document.body, []);
  return told;
}
