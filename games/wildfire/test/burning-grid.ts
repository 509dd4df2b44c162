import type { GridView } from '../src/rules/view.ts';

/** Where the home lies (column 2, row 2), and the squares that touch it. */
const HOME = 7;
const BESIDE_HOME = [1, 6, 8, 13];

/** A grid with its home on square 7, fire on some squares, and so many actions left. */
export function burningGrid(burning: readonly number[], actions = 1): GridView {
  const cells = Array.from({ length: 36 }, (_, n) =>
    n === HOME ? '^' : burning.includes(n) ? '/' : '.',
  ).join('');
  return {
    cells,
    home: HOME,
    burnt: false,
    digs: 2,
    actions,
    seat: 0,
    finished: false,
    hidden: false,
    points: 0,
    next: [],
    homeInDanger: burning.some((n) => BESIDE_HOME.includes(n)),
  };
}
