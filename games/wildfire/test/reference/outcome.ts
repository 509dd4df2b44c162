/** Who has won, and with how many points (WF-31 to WF-36, WF-44). */
import { homeBurnt, type Grid, type Outcome, type RefState } from './state.ts';

export function outcome(s: RefState): Outcome {
  const points = s.grids.map((grid) => (s.stopped ? 0 : emptySquares(grid)));
  const homesSaved = s.grids.filter((grid) => !homeBurnt(grid)).length;
  if (s.options.mode === 'vs') return { winners: firstPlace(s), points, homesSaved };
  // WF-33: the home stands; WF-R30 (x4): all four do.
  const winners = homesSaved === s.grids.length ? [0] : [];
  return { winners, points: [sum(points)], homesSaved };
}

/** WF-34, WF-R20: squares without any mark; the home's triangle is one. */
function emptySquares(grid: Grid): number {
  return grid.marks.filter((mark) => mark === '.').length;
}

/** WF-44, WF-R35: all whom nobody beats. */
function firstPlace(s: RefState): number[] {
  return s.grids.flatMap((grid, seat) =>
    s.grids.some((other) => ranksAbove(s, other, grid)) ? [] : [seat],
  );
}

/** WF-R35: points, then a standing home; `homeFirst`: the other way round. */
function ranksAbove(s: RefState, a: Grid, b: Grid): boolean {
  const byPoints = emptySquares(a) - emptySquares(b);
  const byHome = Number(!homeBurnt(a)) - Number(!homeBurnt(b));
  return s.options.vsRanking === 'homeFirst'
    ? byHome > 0 || (byHome === 0 && byPoints > 0)
    : byPoints > 0 || (byPoints === 0 && byHome > 0);
}

function sum(numbers: number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}
