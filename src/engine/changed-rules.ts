/** What a game's rules have of their own. */
import type { GameDefinition, Rules } from './definition.js';

/** The options that are not as in the book, each with its value, in their fixed order. */
export const changedRules = ({ rules }: GameDefinition, chosen: Rules): readonly (readonly [string, string])[] =>
  rules.flatMap(({ name, values: [book] }) => {
    const { [name]: value = book } = chosen;
    return value === book ? [] : [[name, value] as const];
  });
