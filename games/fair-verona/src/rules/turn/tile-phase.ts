import type { Trace } from '@glade/engine';
import { FROM_BIT, PLACE, SOURCE } from '../actions.ts';
import { giveFriend } from '../cards/deck.ts';
import { openEncounter } from '../cards/encounters.ts';
import { tileOf } from '../cards/strength.ts';
import { EVENTS } from '../events.ts';
import { citiesCompletedBy, friendsMadeBy } from '../map/cities.ts';
import { cellOf, extendRiver, lay, xOfCell, yOfCell } from '../map/map.ts';
import {
  canPlace,
  certainDraw,
  fillPlacements,
  landThatFits,
  mayComeNext,
} from '../map/placement.ts';
import type { VeronaOptions } from '../options.ts';
import { AT_PLACE, AT_SOURCE, BOXED, DRAW, offer, type VeronaState } from '../state.ts';
import { SPRING, TYPES } from '../tiles/tiles.ts';
import { allBoxed, endMatch } from './endings.ts';

// The first phase of a turn: a tile is drawn or an unused one taken, and laid. Functions of phases return true when
// somebody has to decide or draw before play goes on, or when the match is over; false when the next phase begins.

/** FV-20: the turn begins with a tile. */
export function beginTurn(s: VeronaState, o: VeronaOptions, trace: Trace | undefined): boolean {
  s.turn += 1;
  s.helped = 0;
  s.led = 0;
  s.triedLow = 0;
  s.triedHigh = 0;
  if (trace !== undefined) trace.tell(EVENTS.turn, s.seat);
  fillSources(s, o);
  const faceDown = s.riverLeft + s.landLeft > 0;
  if (s.choices > (faceDown ? 1 : 0)) {
    s.step = AT_SOURCE;
    return true;
  }
  if (faceDown) return drawTile(s, o, trace);
  // FV-R19: no tile at all.
  if (trace !== undefined) trace.tell(EVENTS.nothingLeft);
  return false;
}

/** FV-22, FV-27, FV-R16, FV-R17: offers to draw, and the unused tiles that can be laid. */
export function fillSources(s: VeronaState, o: VeronaOptions): void {
  s.choices = 0;
  if (s.riverLeft + s.landLeft > 0) offer(s, SOURCE);
  const tile = tileOf(s, s.seat);
  let land = -1;
  const shared = o.unusedTiles === 'shared';
  for (let owner = shared ? 0 : s.seat; owner < (shared ? o.seats : s.seat + 1); owner++) {
    if (s.unusedCount[owner] === 0) continue;
    for (let type = 0; type < TYPES; type++) {
      if (s.unused[owner * TYPES + type] === 0) continue;
      if (type < SPRING && land < 0) land = landThatFits(s, tile, o);
      if (type < SPRING ? ((land >> type) & 1) !== 0 : canPlace(s, type, tile, o))
        offer(s, ((owner + 1) << FROM_BIT) | type);
    }
  }
}

export function chooseSource(
  s: VeronaState,
  a: number,
  o: VeronaOptions,
  trace: Trace | undefined,
): boolean {
  if (a === SOURCE) return drawTile(s, o, trace);
  const owner = (a >> FROM_BIT) - 1;
  const type = a & ((1 << FROM_BIT) - 1);
  s.unused[owner * TYPES + type]! -= 1;
  s.unusedCount[owner]! -= 1;
  if (trace !== undefined) trace.tell(EVENTS.took, owner, type);
  return takeInHand(s, type, o);
}

/** FV-24, FV-R9: the tiles of the River come first; its first and its last are known. */
function drawTile(s: VeronaState, o: VeronaOptions, trace: Trace | undefined): boolean {
  const certain = s.riverLeft > 0 ? certainDraw(s, o) : -1;
  if (certain >= 0) return takeDrawn(s, certain, o, trace, 1);
  s.step = DRAW;
  fillDraws(s, o);
  return true;
}

export function fillDraws(s: VeronaState, o: VeronaOptions): void {
  s.choices = 0;
  s.total = s.riverLeft > 0 ? 0 : s.landLeft;
  for (let type = s.riverLeft > 0 ? SPRING : 0; type < (s.riverLeft > 0 ? TYPES : SPRING); type++) {
    if (s.left[type] === 0 || (s.riverLeft > 0 && !mayComeNext(s, type, o))) continue;
    offer(s, type);
    if (s.riverLeft > 0) s.total += s.left[type]!;
  }
}

/** FV-26, FV-29: the tile that was drawn is laid, or stays unused. */
export function takeDrawn(
  s: VeronaState,
  type: number,
  o: VeronaOptions,
  trace: Trace | undefined,
  certain: 0 | 1 = 0,
): boolean {
  s.left[type]! -= 1;
  if (s.riverLeft > 0) s.riverLeft -= 1;
  else s.landLeft -= 1;
  if (trace !== undefined) trace.tell(EVENTS.drew, s.seat, type, certain);
  if (takeInHand(s, type, o)) return true;
  s.hand = -1;
  return leaveUnused(s, type, o, trace);
}

/** Takes a tile in hand; whether it can be laid. */
function takeInHand(s: VeronaState, type: number, o: VeronaOptions): boolean {
  s.hand = type;
  s.step = AT_PLACE;
  fillPlacements(s, type, tileOf(s, s.seat), o);
  return s.choices > 0;
}

/** FV-29, FV-30, FV-R52: the tile stays unused and an Encounter comes, unless everybody is boxed in. */
function leaveUnused(
  s: VeronaState,
  type: number,
  o: VeronaOptions,
  trace: Trace | undefined,
): boolean {
  s.unused[s.seat * TYPES + type]! += 1;
  s.unusedCount[s.seat]! += 1;
  s.failed += 1;
  if (trace !== undefined) trace.tell(EVENTS.failed, s.seat, type, s.unusedCount[s.seat]);
  if (allBoxed(s, o)) {
    endMatch(s, BOXED, trace);
    return true;
  }
  return openEncounter(s, trace);
}

/** FV-23, FV-31: lays the tile in hand, and makes the Friends it brings. */
export function placeTile(
  s: VeronaState,
  a: number,
  o: VeronaOptions,
  trace: Trace | undefined,
): void {
  const cell = (a - PLACE) >> 2;
  const type = s.hand;
  const look = type * 4 + (a & 3);
  const x = xOfCell(cell);
  const y = yOfCell(cell);
  s.hand = -1;
  const tile = lay(s, x, y, look);
  if (type >= SPRING && o.riverReach !== 'scatter')
    extendRiver(s, x, y, look, o.uTurn === 'strict');
  if (trace !== undefined) trace.tell(EVENTS.laid, cellOf(x, y), type, s.seat, a & 3);
  const cities = citiesCompletedBy(s, tile);
  if (trace !== undefined && cities > 0) trace.tell(EVENTS.completed, cellOf(x, y));
  for (let n = friendsMadeBy(type, cities, o.friendsPerTile === 'each'); n > 0; n--) {
    if (!giveFriend(s, s.seat, trace)) {
      if (trace !== undefined) trace.tell(EVENTS.noCard);
      return;
    }
    s.friendsWon += 1;
    if (trace !== undefined) trace.tell(EVENTS.friendWon, s.seat);
  }
}
