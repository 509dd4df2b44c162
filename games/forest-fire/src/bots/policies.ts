import type { Policy, SearchRules } from '@glade/engine';
import type { FireState } from '../rules/state.ts';
import { Careless } from './careless.ts';
import { RoundSearch } from './round-search.ts';
import { TurnSearch } from './turn-search.ts';

/**
 * The policies. `policy` plays like a sensible child and divides the forest among the team. `solo` does the same but only
 * looks at the nearest fire. `together` plans the whole round with the others. `careless` is `policy` with random lapses.
 */
export function policies(rules: SearchRules): Readonly<Record<string, Policy>> {
  const fireRules = rules as SearchRules<FireState>;
  return {
    policy: new TurnSearch(fireRules, true),
    solo: new TurnSearch(fireRules, false),
    together: new RoundSearch(fireRules),
    careless: new Careless(fireRules),
  };
}
