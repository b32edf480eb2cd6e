import type { GameDefinition, Rules } from '../src/engine/index.js';
import type { RulesPage } from '../src/view/rules/page.js';
import type { WorkedPage } from '../src/view/rules/worked.js';

type Arrangement = NonNullable<GameDefinition['table']>['wide'];

export function workedPage(
  definition: GameDefinition,
  pageFor: (rules: Rules, arrangement: Arrangement) => RulesPage,
): WorkedPage;
