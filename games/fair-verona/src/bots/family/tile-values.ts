import type { Action } from '@glade/engine';
import { failsRound, lookRound, round } from './draw-risk.ts';
import type { Roles } from './roles.ts';
import { WEIGHTS } from './weights.ts';
import { FROM_BIT, PLACE, SOURCE } from '../../rules/actions.ts';
import { tileOf } from '../../rules/cards/strength.ts';
import { completedBy, friendsFor } from '../../rules/map/cities.ts';
import { lay, runOn, takeUp, xOfCell, yOfCell } from '../../rules/map/map.ts';
import type { VeronaOptions } from '../../rules/options.ts';
import { copyState, type VeronaState } from '../../rules/state.ts';
import { SPRING } from '../../rules/tiles/tiles.ts';
import { TOO_MANY } from '../../rules/turn/endings.ts';

/** Weighs what to lay, and where. */
export class Builder {
  private readonly o: VeronaOptions;
  private readonly roles: Roles;
  /** The same position, to try tiles on. */
  private readonly trial: VeronaState;

  constructor(o: VeronaOptions, roles: Roles, trial: VeronaState) {
    this.o = o;
    this.roles = roles;
    this.trial = trial;
  }

  look(s: VeronaState): void {
    copyState(s, this.trial);
  }

  /** What it is worth to draw, or to lay an unused tile. */
  source(s: VeronaState, a: Action): number {
    if (a === SOURCE) return WEIGHTS.use;
    const { roles } = this;
    const owner = (a >> FROM_BIT) - 1;
    const relief =
      s.unusedCount[owner]! > TOO_MANY ? 0 : roles.cost(s, owner, s.unusedCount[owner]! - 1);
    const draws = roles.price(s, s.seat) * failsRound(s, tileOf(s, s.seat), this.o);
    return relief + draws + (roles.sits(s.seat) || owner !== s.seat ? 0 : WEIGHTS.clearOut);
  }

  /** What it is worth to lay the tile in hand on a space. */
  place(s: VeronaState, a: Action): number {
    const { trial, o } = this;
    const cell = (a - PLACE) >> 2;
    const x = xOfCell(cell);
    const y = yOfCell(cell);
    const look = s.hand * 4 + (a & 3);
    const tile = lay(trial, x, y, look);
    const river = s.hand >= SPRING && o.riverReach !== 'scatter';
    if (river) runOn(trial, x, y, look, o.uTurn === 'strict');
    const cities = completedBy(trial, tile);
    const worth =
      WEIGHTS.friend * friendsFor(s.hand, cities, o.friendsPerTile === 'each') +
      this.prospects(s, tile);
    takeUp(trial);
    if (river) this.runBack(s);
    return worth;
  }

  private runBack(s: VeronaState): void {
    this.trial.endX = s.endX;
    this.trial.endY = s.endY;
    this.trial.heading = s.heading;
    this.trial.bend = s.bend;
  }

  /** How everybody stands, and how one would stand on the new tile. */
  private prospects(s: VeronaState, tile: number): number {
    const { trial, o, roles } = this;
    lookRound(trial, tile, o);
    let worth = -WEIGHTS.leadsOn * round.fails - WEIGHTS.leadsOnThin * round.thin;
    for (let seat = 0; seat < o.seats; seat++) {
      lookRound(trial, tileOf(trial, seat), o);
      worth -= roles.price(s, seat) * round.fails;
      if (seat === roles.guard) worth -= WEIGHTS.thinGuard * round.thin;
      else if (seat === roles.escort) worth -= WEIGHTS.thinEscort * round.thin;
    }
    return worth;
  }
}
