/** Attributes: tolerant reading, one warning for a wrong value. */
import type { GameDefinition, Rules } from '../engine/index.js';

const warned = new WeakMap<Element, Set<string>>();

/** Warns on the console, once for each element and text. */
export function warnOnce(element: Element, text: string): void {
  const texts = warned.get(element) ?? new Set();
  warned.set(element, texts);
  if (texts.has(text)) return;
  texts.add(text);
  console.warn(`<${element.localName}> ${text}`);
}

/** A value as an attribute would write it; anything but a text, a number or a boolean is no value. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** The value if it is among those allowed, else the first of them, with a warning. */
export function choose<T extends string>(
  element: Element,
  name: string,
  value: unknown,
  allowed: readonly [T, ...T[]],
): T {
  if (value === undefined || value === null || value === '') return allowed[0];
  const found = allowed.find((candidate) => candidate === textOf(value));
  if (found === undefined) {
    warnOnce(element, `${name}="${textOf(value)}" is not one of ${allowed.join(', ')}; ${allowed[0]} is used.`);
  }
  return found ?? allowed[0];
}

/** `second-run` → `secondRun`. */
export const propertyOf = (attribute: string): string =>
  attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Gives an element's rule properties the book's values. */
export function setRules(element: Element, definition: GameDefinition): void {
  for (const { name, values } of definition.rules) Object.assign(element, { [propertyOf(name)]: values[0] });
}

/** The rules that an element's attributes or properties ask for. */
export function readRules(element: Element, definition: GameDefinition): Rules {
  const values = definition.rules.map(({ name, values }) => {
    const given: unknown = Reflect.get(element, propertyOf(name));
    return [name, choose(element, name, given, values)] as const;
  });
  return Object.freeze(Object.fromEntries(values));
}
