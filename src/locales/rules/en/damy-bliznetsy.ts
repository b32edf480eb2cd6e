/** Twin Queens. */
import type { RulesText } from '../facts.js';
import { alike } from './congress-family.js';
import { IN_SUIT, PYSOL, moved } from './forms.js';

export const text: RulesText = {
  options: {},
  pages: (facts) => {
    const { table } = facts;
    return {
      ...alike(facts, 'A king'),
      table: `${IN_SUIT} A queen may lie on a king; a king is laid on nothing, and nothing on an ace. ${moved(table)}`,
      advice:
        'Send kings up without delay: no suit begins without them, and from the table a king can go nowhere else. With other cards do not hurry: on the table a high card can take a lower one of its suit from the waste, and on a foundation it no longer can. Remember what goes to the waste: in the next pass these cards come out in the same order.',
      history: `${PYSOL} The table is that of Congress, and the foundations, begun by kings and completed by queens, are those of Headstrong Queens: in the end queens lie on top, each with her twin.`,
    };
  },
};
