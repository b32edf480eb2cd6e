import { LitElement } from 'lit';
import type { PatienceEventMap } from './events.js';

type Names = PatienceEventMap & Omit<HTMLElementEventMap, keyof PatienceEventMap>;

/** A listener, as a function or as an object. */
type Listener<Target, Heard extends Event> =
  ((this: Target, event: Heard) => void) | { handleEvent(event: Heard): void } | null;

/** Listeners whose events are known by their names. */
export class TypedElement extends LitElement {
  override addEventListener<Name extends keyof Names>(
    type: Name,
    listener: Listener<this, Names[Name]>,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void {
    super.addEventListener(type, listener as EventListenerOrEventListenerObject, options);
  }

  override removeEventListener<Name extends keyof Names>(
    type: Name,
    listener: Listener<this, Names[Name]>,
    options?: boolean | EventListenerOptions,
  ): void;
  override removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ): void;
  override removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ): void {
    super.removeEventListener(type, listener as EventListenerOrEventListenerObject, options);
  }
}
