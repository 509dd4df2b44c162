import { hexDistance, hexesWithin, hexNeighbours } from '@glade/boards/hexes';
import type { Hex, Scenario, ScenarioMap } from '../../rules/setup/scenario.ts';

// Cells are numbered row by row from the top left.

export const cellOf = ({ cols }: ScenarioMap, [column, row]: Hex): number => row * cols + column;

export const hexOf = ({ cols }: ScenarioMap, cell: number): Hex => [
  cell % cols,
  Math.floor(cell / cols),
];

export const isHex = ([column, row]: Hex, [otherColumn, otherRow]: Hex): boolean =>
  column === otherColumn && row === otherRow;

/** The sign of a cell's ground: `.` open, `w` woods, `r` river, `#` off the map. */
export const groundAt = ({ terrain, cols }: ScenarioMap, cell: number): string =>
  terrain[Math.floor(cell / cols)]!.charAt(cell % cols);

export const heightAt = ({ elevation, cols }: ScenarioMap, cell: number): number =>
  Number(elevation[Math.floor(cell / cols)]!.charAt(cell % cols));

const cellsAround = (map: ScenarioMap, cell: number): readonly number[] =>
  [...hexNeighbours(map.cols, map.rows).subarray(6 * cell, 6 * cell + 6)].filter((to) => to >= 0);

/** The cells of a way as straight as hexes allow, without the first and with the last. */
export function straight(map: ScenarioMap, from: number, to: number): readonly number[] {
  const way: number[] = [];
  const left = (cell: number): number => hexDistance(map.cols, cell, to);
  // Of two equally near the one that stays nearer to the line: as far from the start's row as from the end's.
  const [start, end] = [hexOf(map, from), hexOf(map, to)];
  for (let at = from; at !== to; way.push(at)) {
    const share = (way.length + 1) / hexDistance(map.cols, from, to);
    const row = start[1] + (end[1] - start[1]) * share;
    const off = (cell: number): number => Math.abs(hexOf(map, cell)[1] - row);
    at = cellsAround(map, at)
      .filter((cell) => left(cell) < left(at))
      .reduce((a, b) => (off(b) < off(a) ? b : a));
  }
  return way;
}

/** The cell and all that hang together with it and are of the same ground, or of the same height. */
export function area(
  map: ScenarioMap,
  cell: number,
  of: 'terrain' | 'elevation',
): readonly number[] {
  const signs = map[of].join('');
  const near = hexNeighbours(map.cols, map.rows);
  const found = new Set([cell]);
  for (const at of found)
    for (const to of near.subarray(6 * at, 6 * at + 6))
      if (to >= 0 && signs.charAt(to) === signs.charAt(cell)) found.add(to);
  return [...found];
}

/** A cell and the six around it. */
export const cellAndAround = ({ cols, rows }: ScenarioMap, cell: number): readonly number[] =>
  hexesWithin(cols, rows, cell, 1);

/** The scenario with some of its map changed. */
export const onMap = (scenario: Scenario, change: Partial<ScenarioMap>): Scenario => ({
  ...scenario,
  map: { ...scenario.map, ...change },
});

/** Rows of signs with this one at some cells. */
export function withSign(
  rows: readonly string[],
  cols: number,
  cells: readonly number[],
  sign: string,
): readonly string[] {
  const signs = rows.join('').split('');
  for (const cell of cells) signs[cell] = sign;
  return rows.map((_, row) => signs.slice(row * cols, row * cols + cols).join(''));
}
