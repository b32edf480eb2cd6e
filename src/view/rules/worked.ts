/** A rules page that was worked out beforehand, for every choice of the rules and either arrangement. */
import type { GameDefinition, Rules } from '../../engine/index.js';
import type { RulesBook } from './page.js';

type Worked = string | WorkedBy;

/** A text for each value of what it hangs on: an option, or `NARROW` for the arrangement. */
interface WorkedBy {
  readonly by: string;
  readonly of: readonly Worked[];
}

/** A page with all that it may say. */
export interface WorkedPage {
  readonly inForce: string;
  readonly changes: readonly Worked[];
  readonly sections: readonly Worked[];
  readonly picture: Worked;
  readonly label: Worked;
  readonly legend: Worked;
}

const NARROW = 'narrow';

const pick = (text: Worked, at: (by: string) => number): string =>
  typeof text === 'string' ? text : pick(text.of[at(text.by)] ?? '', at);

/** Reads a page. */
export const bookOf =
  ({ inForce, changes, sections, picture, label, legend }: WorkedPage): RulesBook =>
  (definition, rules, arrangement) => {
    const at = (by: string): number =>
      by === NARROW ? Number(arrangement === definition.table?.narrow) : valueOf(definition, rules, by);
    const read = (text: Worked): string => pick(text, at);
    return {
      inForce,
      changes: changes.map(read),
      sections: sections.map(read),
      picture: read(picture),
      label: read(label),
      legend: read(legend),
    };
  };

/** Which of the option's values is in force. */
const valueOf = (definition: GameDefinition, rules: Rules, option: string): number =>
  definition.rules.find(({ name }) => name === option)?.values.indexOf(rules[option] ?? '') ?? 0;
