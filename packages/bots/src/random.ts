import type { Policy, Rules } from '@glade/engine';

/** Anything that is legal, each action equally often. */
export function randomPolicy<S extends object>(rules: Rules<S>): Policy<S> {
  return { choose: (s, random) => rules.nth(s, random.below(rules.count(s))) };
}
