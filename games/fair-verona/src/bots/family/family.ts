import type { Action, Policy } from '@glade/engine';
import type { VeronaKernel } from '../../rules/rules.ts';
import {
  AT_CLEAR,
  AT_MOVE,
  AT_PASS,
  AT_PLACE,
  AT_SOURCE,
  type VeronaState,
} from '../../rules/state.ts';
import { attemptValue, passValue } from './card-values.ts';
import { DrawRisks } from './draw-risk.ts';
import { MoveValues } from './move-values.ts';
import { Roles } from './roles.ts';
import { TileValues } from './tile-values.ts';

/** Plays by rules of thumb: every seat has a role, and does what is worth most to the team. It needs no chance. */
export class Family implements Policy<VeronaState> {
  private readonly risks: DrawRisks;
  private readonly roles: Roles;
  private readonly tileValues: TileValues;
  private readonly moveValues: MoveValues;

  constructor(rules: VeronaKernel) {
    this.risks = new DrawRisks(rules.options);
    this.roles = new Roles(rules.options, this.risks);
    this.tileValues = new TileValues(rules.options, this.roles, this.risks, rules.create());
    this.moveValues = new MoveValues(rules.options, this.roles, this.risks);
  }

  choose(s: VeronaState): Action {
    this.forget();
    return this.chooseOn(s);
  }

  /** Forgets what it saw: another match is played on, or the same from somewhere else. */
  forget(): void {
    this.risks.forget();
  }

  /** Goes back to a position with this many tiles on the map, from which the present match was played on. */
  goBack(tiles: number): void {
    this.risks.goBack(tiles);
  }

  /** The same as `choose` while one match is played on: what it saw of the map it need not look at again. */
  chooseOn(s: VeronaState): Action {
    if (s.choices === 1) return s.legal[0]!;
    this.prepareOn(s);
    let best = s.legal[0]!;
    let most = -Infinity;
    for (let k = 0; k < s.choices; k++) {
      const value = this.valueOf(s, s.legal[k]!);
      if (value <= most) continue;
      most = value;
      best = s.legal[k]!;
    }
    return best;
  }

  /** Gets ready to value the actions of a decision. */
  prepare(s: VeronaState): void {
    this.forget();
    this.prepareOn(s);
  }

  private prepareOn(s: VeronaState): void {
    this.risks.look(s);
    this.roles.assign(s);
    if (s.step === AT_PLACE) this.tileValues.prepare(s);
    else if (s.step === AT_MOVE) this.moveValues.prepare(s);
  }

  /** What an action is worth; `prepare` has been called for this decision. */
  valueOf(s: VeronaState, a: Action): number {
    if (s.step === AT_SOURCE) return this.tileValues.source(s, a);
    if (s.step === AT_PLACE) return this.tileValues.place(s, a);
    if (s.step === AT_CLEAR) return attemptValue(s, a, this.roles);
    if (s.step === AT_PASS) return passValue(s, a, this.roles);
    return this.moveValues.move(s, a);
  }
}
