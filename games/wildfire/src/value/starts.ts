import { ok, problem, type Result, type ValueMap, type ValueStart } from '@glade/engine';
import { SIDE, SQUARES } from '@glade/boards/squares36';
import { readSquare, squareName } from '../notation/places.ts';
import { startAt, startCount } from '../rules/grid.ts';

// The starts of solo Wildfire up to the eight symmetries of the square. A start is named by the squares of its home and its
// fire: `1,1/6,6`. Of all mirror images the one with the smallest home is taken, and of those the one with the smallest fire.

/** The images of a square under the symmetries, in a fixed order. */
function images(square: number): readonly number[] {
  const row = Math.floor(square / SIDE);
  const column = square % SIDE;
  const last = SIDE - 1;
  const corners = [
    [row, column],
    [row, last - column],
    [last - row, column],
    [last - row, last - column],
  ] as const;
  return corners.flatMap(([y, x]) => [y * SIDE + x, x * SIDE + y]);
}

const START_KEY = SQUARES;
/** The numbers of rows, and of columns. */
const ROWS = Array.from({ length: SIDE }, (_, n) => n);
const HOME = '^';
const NO_START = '-';

/** The one start that stands for all mirror images of this one. */
function standardStart(home: number, fire: number): { home: number; fire: number } {
  const fires = images(fire);
  const keys = images(home).map((image, i) => image * START_KEY + fires[i]!);
  const key = Math.min(...keys);
  return { home: Math.floor(key / START_KEY), fire: key % START_KEY };
}

const startName = (home: number, fire: number): string => `${squareName(home)}/${squareName(fire)}`;

/** Reads a name that `startName` wrote. */
export function squaresOf(name: string): { home: number; fire: number } {
  const [home = '', fire = ''] = name.split('/');
  return { home: readSquare(home)!, fire: readSquare(fire)! };
}

/** All starts with this option, with the chance of each (WF-05, WF-07, WF-08, WF-R03). */
export function valueStarts(startBuffer: number): readonly ValueStart[] {
  const chances = new Map<string, number>();
  for (let square = 0; square < SQUARES; square++) {
    const fires = startCount(square, startBuffer);
    for (let k = 0; k < fires; k++) {
      const { home, fire } = standardStart(square, startAt(square, startBuffer, k));
      const name = startName(home, fire);
      chances.set(name, (chances.get(name) ?? 0) + 1 / (SQUARES * fires));
    }
  }
  return [...chances].map(([name, chance]) => ({ name, chance }));
}

/** One map for each place of the home: where the fire may start. */
export function valueMaps(startBuffer: number): readonly ValueMap[] {
  const names = new Set(valueStarts(startBuffer).map(({ name }) => name));
  const homes = new Set([...names].map((name) => squaresOf(name).home));
  return [...homes].map((home) => ({
    title: squareName(home),
    rows: ROWS.map((row) =>
      ROWS.map((column) => {
        const fire = row * SIDE + column;
        if (fire === home) return HOME;
        const standard = standardStart(home, fire);
        const name = startName(standard.home, standard.fire);
        return names.has(name) ? name : NO_START;
      }),
    ),
  }));
}

/** Reads `2,1/5,5`: the home's square, then the fire's, column before row (WF-06). */
export function findStart(text: string, startBuffer: number): Result<ValueStart> {
  const [home, fire] = text.split('/').map((part) => readSquare(part));
  if (home === undefined || fire === undefined || text.split('/').length > 2)
    return problem('value.start', { found: text });
  const standard = standardStart(home, fire);
  const name = startName(standard.home, standard.fire);
  const start = valueStarts(startBuffer).find((each) => each.name === name);
  return start === undefined ? problem('value.close', { found: text }) : ok(start);
}
