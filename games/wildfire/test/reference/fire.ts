/** Spread and event (WF-09 to WF-18). */
import { neighbours } from './neighbours.ts';
import {
  hasSlash,
  marked,
  markOf,
  placesWith,
  unfinished,
  withGrid,
  type Place,
  type RefState,
} from './state.ts';

/** WF-10: all the slashes of this grid become X. WF-11, WF-R04: then they light their neighbours. */
export function spread(s: RefState, g: number): RefState {
  const slashes = placesWith(s, g, '/');
  return lit(marked(s, slashes, 'X'), slashes);
}

/** WF-13, WF-14. WF-R27 (x4): inside the quadrant. WF-R32, WF-R34 (vs): all who still play. */
export function eventRolled(s: RefState, cell: number): RefState {
  const struck = s.options.mode === 'x4' ? [s.quadrant] : unfinished(s);
  return struck.reduce((t, grid) => eventOn(t, { grid, cell }), s);
}

function eventOn(s: RefState, place: Place): RefState {
  const mark = markOf(s, place);
  if (mark === '^') return withGrid(s, place.grid, { actionsLeft: 2 }); // WF-18, WF-R15, WF-R33
  const oneAction = withGrid(s, place.grid, { actionsLeft: 1 }); // WF-22
  if (mark === '.') return marked(oneAction, [place], '/'); // WF-15, WF-R09: sparks
  if (mark === '/') return flareUp(oneAction, place); // WF-16; WF-R21: also on a burnt home
  return oneAction; // WF-17: X; WF-R08: doused, dug
}

/** WF-16, WF-R07: the rolled slash only. */
function flareUp(s: RefState, place: Place): RefState {
  return lit(marked(s, [place], 'X'), [place]);
}

/** WF-11, WF-39, WF-R05, WF-R26: new X light the squares beside them, across a line at once. */
function lit(s: RefState, exes: Place[]): RefState {
  const reached = exes.flatMap((x) =>
    neighbours(s.options.mode, x).filter((place) => fireMayReach(s, x, place)),
  );
  return marked(s, reached, '/');
}

/** WF-24, WF-25, WF-R06, WF-R31: only an empty square or a home can receive a slash. */
function fireMayReach(s: RefState, from: Place, to: Place): boolean {
  // WF-R29, option `closed`: a quadrant without a slash lets no fire in.
  const closed = s.options.x4Quiet === 'closed' && from.grid !== to.grid && !hasSlash(s, to.grid);
  return !closed && ['.', '^'].includes(markOf(s, to));
}
