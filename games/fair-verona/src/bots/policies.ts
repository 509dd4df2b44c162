import type { Action, Policy, Random, SearchRules } from '@glade/engine';
import { Family } from './family/family.ts';
import { Player } from './cautious.ts';
import type { VeronaRules } from '../rules/rules.ts';
import { Search } from './council/council.ts';
import type { VeronaState } from '../rules/state.ts';

/** Matches that the council plays out for a decision: some tenths of a second. */
const PLAYOUTS = 400;

class Anyhow implements Policy<VeronaState> {
  private readonly rules: VeronaRules;

  constructor(rules: VeronaRules) {
    this.rules = rules;
  }

  choose(s: VeronaState, random: Random): Action {
    return this.rules.nth(s, random.below(this.rules.count(s)));
  }
}

/**
 * `family`: some sit in the Old Town and let draws fail, one keeps the team in play. `cautious`: builds, helps and carries
 * home. `sitters`: two wait in the Old Town. `random`: anything. `council`: plays out what looks best to the family.
 */
export function policies(rules: SearchRules): Readonly<Record<string, Policy>> {
  const own = rules as VeronaRules;
  return {
    family: new Family(own),
    cautious: new Player(own, false),
    sitters: new Player(own, true),
    random: new Anyhow(own),
    council: new Search(own, PLAYOUTS),
  };
}
