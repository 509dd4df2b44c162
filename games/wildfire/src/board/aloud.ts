import { SIDE } from '@glade/boards/squares36';
import { listOf, type Say } from '@glade/text';
import type { GridView } from '../rules/view.ts';

/** The ways to the four squares beside one, as the messages `way.<name>` call them. */
const WAYS = [
  ['above', 0, -1],
  ['below', 0, 1],
  ['left', -1, 0],
  ['right', 1, 0],
] as const;

/** On which sides of the home of a grid it burns, or how far the nearest fire is: for who does not see it. */
export function tellNearest({ cells, home, burnt }: GridView, say: Say): readonly string[] {
  const fires = Array.from(cells, (cell, at) => (cell === '/' ? at : -1)).filter((at) => at >= 0);
  return fires.length === 0 || home < 0 || burnt ? [] : [nearHome(fires, home, say)];
}

const columnOf = (at: number): number => at % SIDE;
const rowOf = (at: number): number => Math.floor(at / SIDE);

function nearHome(fires: readonly number[], home: number, say: Say): string {
  const [column, row] = [columnOf(home), rowOf(home)];
  const beside = WAYS.flatMap(([way, x, y]) =>
    fires.some((at) => columnOf(at) === column + x && rowOf(at) === row + y)
      ? [say(`way.${way}`)]
      : [],
  );
  if (beside.length > 0) return say('aloud.beside', { places: listOf(say.tag).format(beside) });
  const far = (at: number): number => Math.abs(columnOf(at) - column) + Math.abs(rowOf(at) - row);
  const nearest = fires.reduce((best, at) => (far(at) < far(best) ? at : best));
  return say('aloud.near', {
    steps: far(nearest),
    column: columnOf(nearest) + 1,
    row: rowOf(nearest) + 1,
  });
}
