import { word } from './options.ts';
import { type RefState, sum } from './state.ts';
import {
  edgeOf,
  isRiver,
  type Laid,
  LAKE,
  opposite,
  SIDES,
  SPRING,
  stepFrom,
  tileOf,
  TILES,
} from './tiles.ts';
/** The River, FV-R8 to FV-R15. With `riverReach: scatter` its tiles are laid like any other. */

export function isScattered(s: RefState): boolean {
  return word(s.options, 'riverReach') === 'scatter';
}

export function riverLeft(s: RefState): number {
  return sum(s.left.filter((_, type) => isRiver(type)));
}

export function landLeft(s: RefState): number {
  return sum(s.left) - riverLeft(s);
}

/** FV-24, FV-R9: the type that is drawn for certain, -1 if chance decides. */
export function certainTile(s: RefState): number {
  if (isScattered(s)) return -1;
  if (riverLeft(s) === 12) return SPRING;
  return riverLeft(s) === 1 ? LAKE : -1;
}

/** Types with the number of copies that may be drawn now. */
export function drawable(s: RefState): { type: number; copies: number }[] {
  const fromRiver = riverLeft(s) > 0; // FV-24, FV-R15
  const kept = (type: number) => isScattered(s) || (type !== SPRING && type !== LAKE); // FV-R9
  return TILES.map((_, type) => ({ type, copies: s.left[type] ?? 0 })).filter(
    ({ type, copies }) => copies > 0 && isRiver(type) === fromRiver && (!fromRiver || kept(type)),
  );
}

/** The sides at which water leaves a tile that lies. */
function waters(laid: Laid): number[] {
  return SIDES.map((_, side) => side).filter(
    (side) => edgeOf(laid.type, laid.rotation, side) === 'river',
  );
}

/** FV-R10: the outlet points at a space that shares a side with the Old Town. */
export function springPointsWell(s: RefState, laid: Laid): boolean {
  if (word(s.options, 'riverReach') !== 'meeple') return true;
  const { x, y } = stepFrom(laid.x, laid.y, waters(laid)[0] ?? 0);
  return Math.abs(x) + Math.abs(y) === 1;
}

/** FV-R11, FV-R13, FV-R14: a tile other than the Spring, matching its neighbours. */
export function riverGoesOn(s: RefState, laid: Laid): boolean {
  const { river } = s;
  if (river === null || laid.x !== river.x || laid.y !== river.y) return false;
  if (laid.type === LAKE) return s.tiles.filter(({ type }) => isRiver(type)).length === 11; // FV-R14
  const turn = turnOf(laid, river.heading);
  return turn === 'none' || turn !== s.lastBend; // FV-R13
}

function outlet(laid: Laid, heading: number): number {
  return waters(laid).find((side) => side !== opposite(heading)) ?? heading;
}

function turnOf(laid: Laid, heading: number): RefState['lastBend'] {
  if (tileOf(laid.type).river !== 'bend') return 'none';
  return outlet(laid, heading) === (heading + 1) % 4 ? 'right' : 'left';
}

/** The River after a tile of it was laid. */
export function riverLaid(s: RefState, laid: Laid): RefState {
  if (isScattered(s) || !isRiver(laid.type)) return s;
  if (laid.type === LAKE) return { ...s, river: null };
  const before = s.river?.heading ?? -1;
  const heading = laid.type === SPRING ? (waters(laid)[0] ?? 0) : outlet(laid, before);
  const river = { ...stepFrom(laid.x, laid.y, heading), heading };
  if (laid.type === SPRING) return { ...s, river };
  const turn = turnOf(laid, before);
  const kept = turn === 'none' && word(s.options, 'uTurn') === 'strict';
  return { ...s, river, lastBend: kept ? s.lastBend : turn }; // FV-R13
}
