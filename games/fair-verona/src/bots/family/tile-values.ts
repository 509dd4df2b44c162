import type { Action } from '@glade/engine';
import { FROM_BIT, PLACE, SOURCE } from '../../rules/actions.ts';
import { tileOf } from '../../rules/cards/strength.ts';
import { citiesCompletedBy, friendsMadeBy } from '../../rules/map/cities.ts';
import { extendRiver, lay, takeUp, xOfCell, yOfCell } from '../../rules/map/map.ts';
import type { VeronaOptions } from '../../rules/options.ts';
import { copyState, type VeronaState } from '../../rules/state.ts';
import { SPRING } from '../../rules/tiles/tiles.ts';
import { tooManyUnused } from '../../rules/turn/endings.ts';
import { assessDraw, drawRisk, isNear, type DrawRisks } from './draw-risk.ts';
import type { Roles } from './roles.ts';
import { WEIGHTS } from './weights.ts';

/** What it is worth to draw or take a tile, and to lay it somewhere. */
export class TileValues {
  private readonly o: VeronaOptions;
  private readonly roles: Roles;
  /** A copy of the position, on which tiles are tried. */
  private readonly trial: VeronaState;
  private readonly risks: DrawRisks;

  constructor(o: VeronaOptions, roles: Roles, risks: DrawRisks, trial: VeronaState) {
    this.o = o;
    this.risks = risks;
    this.roles = roles;
    this.trial = trial;
  }

  prepare(s: VeronaState): void {
    copyState(s, this.trial);
  }

  /** What it is worth to draw, or to lay an unused tile. */
  source(s: VeronaState, a: Action): number {
    if (a === SOURCE) return WEIGHTS.use;
    const { roles } = this;
    const owner = (a >> FROM_BIT) - 1;
    const relief =
      s.unusedCount[owner]! > tooManyUnused(this.o)
        ? 0
        : roles.unusedTileCost(s, owner, s.unusedCount[owner]! - 1);
    const draws = roles.failureCost(s, s.seat) * this.risks.failureChance(s, tileOf(s, s.seat));
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
    if (river) extendRiver(trial, x, y, look, o.uTurn === 'strict');
    const cities = citiesCompletedBy(trial, tile);
    const value =
      WEIGHTS.friend * friendsMadeBy(s.hand, cities, o.friendsPerTile === 'each') +
      this.prospects(s, tile);
    takeUp(trial);
    if (river) this.restoreRiver(s);
    return value;
  }

  private restoreRiver(s: VeronaState): void {
    this.trial.endX = s.endX;
    this.trial.endY = s.endY;
    this.trial.heading = s.heading;
    this.trial.bend = s.bend;
  }

  /** How safely everybody would draw once the tile lies, and somebody who stands on it. */
  private prospects(s: VeronaState, tile: number): number {
    const { trial, o, roles } = this;
    assessDraw(trial, tile, o);
    let value = -WEIGHTS.leadsOn * drawRisk.fails - WEIGHTS.leadsOnThin * drawRisk.thin;
    for (let seat = 0; seat < o.seats; seat++) {
      const at = tileOf(s, seat);
      if (s.riverLeft > 0 || isNear(trial, tile, at)) assessDraw(trial, at, o);
      else this.risks.assess(s, at);
      value -= roles.failureCost(s, seat) * drawRisk.fails;
      if (seat === roles.guard) value -= WEIGHTS.thinGuard * drawRisk.thin;
      else if (seat === roles.escort) value -= WEIGHTS.thinEscort * drawRisk.thin;
    }
    return value;
  }
}
