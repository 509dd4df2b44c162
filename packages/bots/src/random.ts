import type { Policy, SearchRules } from '@glade/engine';

/** A policy that takes any legal action, all equally likely. */
export function randomPolicy<S extends object>(rules: SearchRules<S>): Policy<S> {
  return { choose: (s, random) => rules.nth(s, random.below(rules.count(s))) };
}
