/** The sheet of paper: what a state of the reference holds, and how to read and mark it. */
export interface RefOptions {
  mode: 'solo' | 'x4' | 'vs';
  startBuffer: 4 | 8;
  endCheck: 'afterSpread' | 'beforeSpread';
  afterLoss: 'ask' | 'continue' | 'stop';
  x4StartBuffer: 'any' | 'own';
  x4Quiet: 'relight' | 'closed';
  vsRanking: 'points' | 'homeFirst';
}

export interface RefReport {
  step: Step;
  turn: number;
  quadrant: number;
  grids: string[];
  homes: number[];
  burnt: boolean[];
  digs: number[];
  actionsLeft: number;
  outcome?: Outcome;
}

export interface Outcome {
  winners: number[];
  points: number[];
  homesSaved: number;
}

export interface RefState {
  readonly options: RefOptions;
  readonly step: Step;
  readonly turn: number;
  readonly quadrant: number;
  /** solo: one; x4: one per quadrant; vs: one per seat. */
  readonly grids: readonly Grid[];
  /** What burnt the home, for going on after the question of WF-R22. */
  readonly lostIn: 'spread' | 'event' | 'nothing';
  /** The player stopped at the loss: no points are recorded (WF-R22). */
  readonly stopped: boolean;
}

export interface Grid {
  /** Burnt home or not: -1 before it is placed. */
  readonly home: number;
  readonly marks: readonly Mark[];
  readonly digs: number;
  /** Above 0 only for those who still have to act this turn. */
  readonly actionsLeft: number;
  /** solo, vs: nothing more happens on this grid (WF-32, WF-R34). */
  readonly finished: boolean;
}

type Step = 'home' | 'fire' | 'event' | 'act' | 'ask' | 'over';

/** WF-30, in the symbols of the rules file. A burnt home is a slash, an X or a circle. */
export type Mark = '.' | '/' | 'X' | 'o' | '#' | '^';

/** A square: which grid, and which of its cells. */
export interface Place {
  readonly grid: number;
  readonly cell: number;
}

export const CELLS = Array.from({ length: 36 }, (_, cell) => cell);

export function gridOf(s: RefState, g: number): Grid {
  const grid = s.grids[g];
  if (grid === undefined) throw new RangeError(`there is no grid ${g}`);
  return grid;
}

export function markOf(s: RefState, place: Place): Mark {
  const mark = gridOf(s, place.grid).marks[place.cell];
  if (mark === undefined) throw new RangeError(`there is no cell ${place.cell}`);
  return mark;
}

export function placesWith(s: RefState, grid: number, mark: Mark): Place[] {
  return CELLS.map((cell) => ({ grid, cell })).filter((place) => markOf(s, place) === mark);
}

/** WF-12: is anything burning on this grid? */
export function hasSlash(s: RefState, g: number): boolean {
  return placesWith(s, g, '/').length > 0;
}

export function homeBurnt(grid: Grid): boolean {
  return grid.home !== -1 && grid.marks[grid.home] !== '^';
}

export function unfinished(s: RefState): number[] {
  return s.grids.flatMap((grid, g) => (grid.finished ? [] : [g]));
}

export function allFinished(s: RefState): boolean {
  return unfinished(s).length === 0;
}

export function withGrid(s: RefState, g: number, change: Partial<Grid>): RefState {
  return { ...s, grids: s.grids.map((grid, i) => (i === g ? { ...grid, ...change } : grid)) };
}

export function marked(s: RefState, places: Place[], mark: Mark): RefState {
  return places.reduce(
    (t, place) =>
      withGrid(t, place.grid, { marks: gridOf(t, place.grid).marks.with(place.cell, mark) }),
    s,
  );
}
