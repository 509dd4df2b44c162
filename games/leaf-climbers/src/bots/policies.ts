import type { Policy, SearchRules } from '@glade/engine';
import type { LeafClimbersKernel } from '../rules/rules.ts';
import type { ClimberState } from '../rules/state.ts';
import { Careful } from './careful.ts';
import { Greedy } from './greedy.ts';
import { Strong } from './strong.ts';

/**
 * `greedy`: a sensible child: away from the leaves, up, and where there are ways out. `careful`: just away from the
 * leaves. `strong`: weighs how the dice may fall in the next rounds.
 */
export function policies(rules: SearchRules): Readonly<Record<string, Policy>> {
  const climberRules = rules as SearchRules<ClimberState>;
  const { options } = rules as unknown as LeafClimbersKernel;
  return {
    greedy: new Greedy(climberRules, options),
    careful: new Careful(climberRules),
    strong: new Strong(climberRules, rules as unknown as LeafClimbersKernel),
  };
}
