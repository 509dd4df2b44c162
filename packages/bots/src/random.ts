import type { Policy, SearchRules } from '@glade/engine';

/** Anything that is legal, each action equally often. */
export function randomPolicy<S extends object>(rules: SearchRules<S>): Policy<S> {
  return { choose: (s, random) => rules.nth(s, random.below(rules.count(s))) };
}
