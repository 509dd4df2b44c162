import { friendWon } from './cards.ts';
import { placementCode } from './codes.ts';
import { around, completedCities, matches, sharesSide, tileAt } from './map.ts';
import { word } from './options.ts';
import { isScattered, riverGoesOn, riverLaid, springPointsWell } from './river.ts';
import { type RefState, seatOf, seatsOf } from './state.ts';
import { isRiver, type Laid, SPRING, tileOf } from './tiles.ts';
/** Tile placement: where a tile may go, and what laying it brings. */

/** Every placement of a type open to the active seat; looks that are alike count once. */
function placementsOf(s: RefState, type: number): Laid[] {
  const turns = Array.from({ length: tileOf(type).rotations }, (_, rotation) => rotation);
  const laid = spacesFor(s, type).flatMap((at) =>
    turns.map((rotation) => ({ ...at, type, rotation })),
  );
  return laid.filter((one) => fits(s, one));
}

/** FV-25; FV-R11: with `anywhere` the River goes on wherever it ends. */
function spacesFor(s: RefState, type: number): { x: number; y: number }[] {
  const { x, y } = seatOf(s, s.active);
  const free = around(x, y).filter((space) => tileAt(s.tiles, space.x, space.y) === undefined);
  const anywhere = word(s.options, 'riverReach') === 'anywhere';
  if (!anywhere || !isRiver(type) || type === SPRING) return free;
  return s.river === null ? [] : [{ x: s.river.x, y: s.river.y }];
}

function fits(s: RefState, laid: Laid): boolean {
  if (!matches(s.tiles, laid)) return false; // FV-23
  const river = isRiver(laid.type);
  if (river && !isScattered(s))
    return laid.type === SPRING ? springPointsWell(s, laid) : riverGoesOn(s, laid);
  const corner = river || word(s.options, 'cornerContact') === 'any'; // FV-R8, FV-R11
  return corner || sharesSide(s.tiles, laid);
}

export function canPlace(s: RefState, type: number): boolean {
  return placementsOf(s, type).length > 0;
}

export function placementActions(s: RefState): number[] {
  const codes = placementsOf(s, s.hand).map(({ x, y, rotation }) => placementCode(x, y, rotation));
  return codes.toSorted((a, b) => a - b);
}

/** FV-R16, FV-27: face-up tiles that could be laid now. */
export function playable(s: RefState): { owner: number; type: number }[] {
  const shared = word(s.options, 'unusedTiles') === 'shared';
  const owners = shared ? seatsOf(s) : [s.active];
  return owners.flatMap((owner) =>
    unusedTypes(s, owner)
      .filter((type) => canPlace(s, type))
      .map((type) => ({ owner, type })),
  );
}

/** Each type once, ascending. */
function unusedTypes(s: RefState, seat: number): number[] {
  return [...new Set(seatOf(s, seat).unused)].toSorted((a, b) => a - b);
}

/** FV-22, FV-31: the tile in hand is laid. */
export function tileLaid(s: RefState, x: number, y: number, rotation: number): RefState {
  const laid: Laid = { x, y, type: s.hand, rotation };
  let next: RefState = { ...riverLaid(s, laid), tiles: [...s.tiles, laid], hand: -1 };
  for (let friends = friendsFor(next, laid); friends > 0; friends -= 1) next = friendWon(next);
  return next;
}

/** FV-31, FV-R21: Friends for the last tile laid. */
function friendsFor(s: RefState, laid: Laid): number {
  const shield = tileOf(laid.type).pennant ? 1 : 0;
  const all = shield + completedCities(s);
  return word(s.options, 'friendsPerTile') === 'one' ? Math.min(all, 1) : all;
}
