import type { Action, Policy, Random, SearchRules } from '@glade/engine';
import type { VeronaKernel } from '../rules/rules.ts';
import type { VeronaState } from '../rules/state.ts';
import { CautiousPlayer } from './cautious.ts';
import { Council, toTheEnd } from './council/council.ts';
import { Family } from './family/family.ts';
import { elders } from './elders/elders.ts';

/** Matches that the council plays out for a decision: some tenths of a second. */
const PLAYOUTS = 400;

/** Plays any action, all equally likely. */
class RandomPlayer implements Policy<VeronaState> {
  private readonly rules: VeronaKernel;

  constructor(rules: VeronaKernel) {
    this.rules = rules;
  }

  choose(s: VeronaState, random: Random): Action {
    return this.rules.nth(s, random.below(this.rules.count(s)));
  }
}

/**
 * `family`: rules of thumb, by which some sit in the Old Town and let draws fail and one keeps the team in play.
 * `cautious`: builds, helps and carries the token home. `sitters`: the same, but two wait in the Old Town. `random`:
 * any action. `council` plays out to the end what looks best to the family; `elders` plays out only the next turns,
 * and has learned from matches how likely a win then is (docs/decisions/0054).
 */
export function policies(rules: SearchRules): Readonly<Record<string, Policy>> {
  const verona = rules as VeronaKernel & SearchRules<VeronaState>;
  return {
    family: new Family(verona),
    cautious: new CautiousPlayer(verona, false),
    sitters: new CautiousPlayer(verona, true),
    random: new RandomPlayer(verona),
    council: new Council(verona, toTheEnd(PLAYOUTS)),
    elders: elders(verona),
  };
}
