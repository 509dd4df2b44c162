/** Home, first fire and digs (WF-05 to WF-08, WF-26 to WF-28). */
import { allAround, column, neighbours, row } from './neighbours.ts';
import { gridOf, marked, withGrid, type Place, type RefState } from './state.ts';

/** WF-05: the home. WF-R32 (vs): the same for all. WF-R23 (x4): one per quadrant. */
export function homeRolled(s: RefState, cell: number): RefState {
  return setupGrids(s).reduce(
    (t, g) =>
      marked(withGrid(t, g, { home: cell, digs: digLimit(cell) }), [{ grid: g, cell }], '^'),
    s,
  );
}

/** WF-07: the start of the wildfire. WF-R32 (vs): the same for all. */
export function fireRolled(s: RefState, cell: number): RefState {
  const places = setupGrids(s).map((grid) => ({ grid, cell }));
  return marked(s, places, '/');
}

/** WF-07, WF-08. WF-R02: not on the home itself. WF-R24: in x4 beside no home at all. */
export function fireMayStart(s: RefState, fire: Place): boolean {
  const { mode, startBuffer, x4StartBuffer } = s.options;
  if (gridOf(s, fire.grid).home === fire.cell) return false;
  const around = startBuffer === 8 ? allAround(mode, fire) : neighbours(mode, fire); // WF-R03
  const tooNear = around.filter((place) => gridOf(s, place.grid).home === place.cell);
  if (x4StartBuffer === 'own') return tooNear.every((home) => home.grid !== fire.grid);
  return tooNear.length === 0;
}

/** The grids a setup roll is for. */
function setupGrids(s: RefState): number[] {
  return s.options.mode === 'x4' ? [s.quadrant] : s.grids.map((_, g) => g);
}

/** WF-26, WF-27, WF-28, WF-R16; WF-R23: a quadrant looks at its own edges only. */
function digLimit(home: number): number {
  const onColumnEdge = column(home) === 1 || column(home) === 6;
  const onRowEdge = row(home) === 1 || row(home) === 6;
  if (onColumnEdge && onRowEdge) return 0;
  if (onColumnEdge || onRowEdge) return 1;
  return 2;
}
