import type { Action, Policy } from '@glade/engine';
import { attemptWorth, passWorth } from './card-values.ts';
import { Walker } from './move-values.ts';
import { Roles } from './roles.ts';
import { Builder } from './tile-values.ts';
import type { VeronaKernel } from '../../rules/rules.ts';
import {
  AT_CLEAR,
  AT_MOVE,
  AT_PASS,
  AT_PLACE,
  AT_SOURCE,
  type VeronaState,
} from '../../rules/state.ts';

/** Plays by the roles of `Roles`: what is worth most to the team by rules of thumb. It needs no chance. */
export class Family implements Policy<VeronaState> {
  private readonly roles: Roles;
  private readonly builder: Builder;
  private readonly walker: Walker;

  constructor(rules: VeronaKernel) {
    this.roles = new Roles(rules.options);
    this.builder = new Builder(rules.options, this.roles, rules.create());
    this.walker = new Walker(rules.options, this.roles);
  }

  choose(s: VeronaState): Action {
    this.look(s);
    let best = s.legal[0]!;
    let most = -Infinity;
    for (let k = 0; k < s.choices; k++) {
      const worth = this.worth(s, s.legal[k]!);
      if (worth <= most) continue;
      most = worth;
      best = s.legal[k]!;
    }
    return best;
  }

  /** Takes a decision up. */
  look(s: VeronaState): void {
    this.roles.look(s);
    if (s.step === AT_PLACE) this.builder.look(s);
    else if (s.step === AT_MOVE) this.walker.look(s);
  }

  /** What an action of the decision taken up is worth. */
  worth(s: VeronaState, a: Action): number {
    if (s.step === AT_SOURCE) return this.builder.source(s, a);
    if (s.step === AT_PLACE) return this.builder.place(s, a);
    if (s.step === AT_CLEAR) return attemptWorth(s, a, this.roles);
    if (s.step === AT_PASS) return passWorth(s, a, this.roles);
    return this.walker.move(s, a);
  }
}
