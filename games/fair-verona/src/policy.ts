import type { Action, Policy, Random, Rules } from '@glade/engine';
import { Player } from './player.ts';
import type { VeronaRules } from './rules.ts';
import type { VeronaState } from './state.ts';

class Anyhow implements Policy<VeronaState> {
  private readonly rules: VeronaRules;

  constructor(rules: VeronaRules) {
    this.rules = rules;
  }

  choose(s: VeronaState, random: Random): Action {
    return this.rules.nth(s, random.below(this.rules.count(s)));
  }
}

/** `cautious`: builds, helps and carries home. `sitters`: two wait in the Old Town. `random`: anything. */
export function policies(rules: Rules): Readonly<Record<string, Policy>> {
  const own = rules as VeronaRules;
  return {
    cautious: new Player(own, false),
    sitters: new Player(own, true),
    random: new Anyhow(own),
  };
}
