/** Deals that can be won, with their difficulty; `npm run lists` writes this file (docs/difficulty.md). */
import type { WinnableLists } from '../engine/index.js';

export const lists: WinnableLists = {
  rated: true,
  byRules: {
    '': 'aDsOG///YAgP3XKa7c/MhFJDIJqDBfLpxUKEJkPHXSvNTQa/ADKDYCFPgCZO1CY/JshCWmKd/dYHnHQXK/8HAKeYDKwD0OElF7RN/BIaH/fENKBbbJx4c',
  },
};
