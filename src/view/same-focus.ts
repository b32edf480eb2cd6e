/** A reader may have gone into what a server has drawn before the element takes it over: there the focus stays. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Where a spot of the board or a button is found again once everything has been drawn anew; null: it is neither. */
function wayTo(held: Element): string | null {
  const pile = held.closest<HTMLElement>('[data-pile]')?.dataset['pile'];
  const index = held.closest<HTMLElement>('[data-index]')?.dataset['index'];
  if (pile !== undefined && index !== undefined) return `[data-pile='${pile}'] [data-index='${index}'][tabindex]`;
  const [name] = [...held.classList].filter((each) => each !== 'button');
  return held.localName === 'button' && name !== undefined ? `button.${name}` : null;
}

/** The element is about to be drawn for the first time: what has the focus in it now has it again after that, else the board. */
export function keepFocus(root: ShadowRoot): void {
  const held = root.activeElement;
  const host = root.host as HTMLElement & ReactiveControllerHost & { readonly hasUpdated: boolean };
  if (held === null || host.hasUpdated) return;
  const way = wayTo(held);
  const keeper: ReactiveController = {
    hostUpdated(): void {
      host.removeController(keeper);
      const all = way === null ? [] : [...root.querySelectorAll<HTMLElement>(way)];
      (all.find((same) => same.checkVisibility()) ?? host).focus({ preventScroll: true });
    },
  };
  host.addController(keeper);
}
