import { SIDE, SQUARES } from '@glade/boards/squares36';
import { listOf, type Say } from '@glade/text';
import type { GridView, WildfireView } from '../rules/view.ts';
import { gridAtTurn } from './grid-at-turn.ts';

/** The ways to the four squares beside one, as the messages `way.<name>` call them. */
const WAYS = [
  ['above', 0, -1],
  ['below', 0, 1],
  ['left', -1, 0],
  ['right', 1, 0],
] as const;

/**
 * On which sides of the home of a grid it burns, or how far the nearest fire is: for who does not see it. A place of one of four
 * grids is told with its `quadrant`; in fewer words and without it where that has been `named` just before.
 */
export function tellNearest(
  { cells, home, burnt }: GridView,
  say: Say,
  quadrant?: number | 'named',
): readonly string[] {
  const fires = nearestFirst({ cells, home });
  return fires.length === 0 || home < 0 || burnt ? [] : [nearHome(fires, home, say, quadrant)];
}

/** The fire that `tellNearest` names by its place: of those beside the home it only says on which sides they are. */
export function namedFire({ cells, home, burnt }: GridView): number | undefined {
  const [nearest] = nearestFirst({ cells, home });
  return nearest === undefined || home < 0 || burnt || far(nearest, home) === 1
    ? undefined
    : nearest;
}

/** As messages call the four grids, in their order. */
const QUADRANTS = ['tl', 'tr', 'br', 'bl'] as const;

/** The cells of the board that burn on the grid at turn, those nearest to its home first. */
export function firesByHome(view: WildfireView): readonly number[] {
  const grid = gridAtTurn(view);
  const base = view.grids.indexOf(grid) * SQUARES;
  return nearestFirst(grid).map((at) => base + at);
}

function nearestFirst({ cells, home }: Pick<GridView, 'cells' | 'home'>): readonly number[] {
  return Array.from(cells, (cell, at) => (cell === '/' ? at : -1))
    .filter((at) => at >= 0)
    .toSorted((a, b) => (home < 0 ? 0 : far(a, home) - far(b, home)));
}

const columnOf = (at: number): number => at % SIDE;
const rowOf = (at: number): number => Math.floor(at / SIDE);
const far = (a: number, b: number): number =>
  Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b));

function nearHome(
  fires: readonly number[],
  home: number,
  say: Say,
  quadrant: number | 'named' | undefined,
): string {
  const brief = quadrant === 'named' ? '.brief' : '';
  const [column, row] = [columnOf(home), rowOf(home)];
  const beside = WAYS.flatMap(([way, x, y]) =>
    fires.some((at) => columnOf(at) === column + x && rowOf(at) === row + y)
      ? [say(`way.${way}`)]
      : [],
  );
  if (beside.length > 0)
    return say(`aloud.beside${brief}`, { places: listOf(say.tag).format(beside) });
  const nearest = fires[0]!;
  const place = say('place.spoken', {
    quadrant: QUADRANTS[Number(quadrant)] ?? 'none',
    column: columnOf(nearest) + 1,
    row: rowOf(nearest) + 1,
  });
  return say(`aloud.near${brief}`, { steps: far(nearest, home), place });
}
