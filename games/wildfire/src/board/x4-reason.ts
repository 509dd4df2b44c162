import { columnOf, rowOf } from '@glade/boards/rows36';
import { SQUARES } from '@glade/boards/squares36';
import type { Action } from '@glade/engine';
import { ACROSS, DOWN } from '../rules/x4/x4-start.ts';
import { X4_CELLS, X4_PASS } from '../rules/x4/x4-state.ts';
import type { WildfireView } from '../rules/view.ts';

export type X4Reason =
  | 'hint.beside'
  | 'hint.nearest'
  | 'hint.most'
  | 'hint.out'
  | 'hint.side'
  | 'hint.ditch'
  | 'hint.between'
  | 'hint.line';

/**
 * Why a square of the grid at turn is doused or dug in X4, where others act before the fire spreads again: where it lies among the
 * fires and homes that can be seen now.
 */
export function x4Reason(view: WildfireView, action: Action): X4Reason | undefined {
  if (action >= X4_PASS) return undefined;
  return action < X4_CELLS ? whyDouse(view, action) : whyDig(view, action - X4_CELLS);
}

function whyDouse(view: WildfireView, cell: number): X4Reason {
  const { cells, home, burnt } = view.grids[view.quadrant]!;
  const fires = cellsWith(view, '/');
  const far = (fire: number): number => distance(fire, view.quadrant * SQUARES + home);
  const room = (fire: number): number => besides(view, fire).filter((n) => canBurn(view, n)).length;
  if (besides(view, cell).some((n) => signAt(view, n) === '^')) return 'hint.beside';
  if (!burnt && cells.includes('^') && fires.every((fire) => far(cell) <= far(fire)))
    return 'hint.nearest';
  const mine = room(cell);
  return mine > 0 && fires.every((fire) => room(fire) <= mine) ? 'hint.most' : 'hint.out';
}

function whyDig(view: WildfireView, cell: number): X4Reason | undefined {
  const { quadrant } = view;
  const { home, burnt } = view.grids[quadrant]!;
  const own = quadrant * SQUARES + home;
  if (!burnt && distance(cell, own) === 1) return 'hint.side';
  if (besides(view, cell).some((n) => signAt(view, n) === '/')) return 'hint.ditch';
  const [toHome, toDug] = [own, cell].map((from) => stepsFrom(view, from));
  const fires = cellsWith(view, '/').filter((fire) => toHome!.has(fire));
  const soonest = Math.min(...fires.map((fire) => toHome!.get(fire)!));
  const onTheWay = fires.some((fire) => soonest === toDug!.get(fire)! + toDug!.get(own)!);
  if (!burnt && onTheWay) return 'hint.between';
  return besides(view, cell).some((n) => isElsewhere(n, quadrant)) ? 'hint.line' : undefined;
}

/** How many steps the fire needs from each square of the grid at turn, over squares that can burn, to this one. */
function stepsFrom(view: WildfireView, from: number): ReadonlyMap<number, number> {
  const steps = new Map([[from, 0]]);
  for (const [at, count] of steps) {
    // Fire does not go on from the other end of its way.
    if (at !== from && !canBurn(view, at)) continue;
    for (const n of besides(view, at))
      if (!isElsewhere(n, view.quadrant) && !steps.has(n) && /[./^]/.test(signAt(view, n)))
        steps.set(n, count + 1);
  }
  return steps;
}

const isElsewhere = (cell: number, quadrant: number): boolean =>
  Math.floor(cell / SQUARES) !== quadrant;

const signAt = ({ grids }: WildfireView, cell: number): string =>
  grids[Math.floor(cell / SQUARES)]!.cells[cell % SQUARES]!;

const canBurn = (view: WildfireView, cell: number): boolean => /[.^]/.test(signAt(view, cell));

/** The cells of the grid at turn with this sign. */
const cellsWith = ({ grids, quadrant }: WildfireView, sign: string): readonly number[] =>
  Array.from(grids[quadrant]!.cells, (each, n) =>
    each === sign ? quadrant * SQUARES + n : -1,
  ).filter((n) => n >= 0);

const placeOf = (cell: number): readonly [column: number, row: number] => {
  const quadrant = Math.floor(cell / SQUARES);
  return [ACROSS[quadrant]! + columnOf(cell % SQUARES), DOWN[quadrant]! + rowOf(cell % SQUARES)];
};

function distance(a: number, b: number): number {
  const [[ax, ay], [bx, by]] = [placeOf(a), placeOf(b)];
  return Math.abs(ax - bx) + Math.abs(ay - by);
}

/** The cells beside one, also across the lines where fire comes there: not where a quarter without fire stays `closed`. */
const besides = ({ grids, closed }: WildfireView, cell: number): readonly number[] =>
  Array.from({ length: X4_CELLS }, (_, n) => n).filter((n) => {
    const quadrant = Math.floor(n / SQUARES);
    const isOpen = !closed || !isElsewhere(cell, quadrant) || grids[quadrant]!.cells.includes('/');
    return isOpen && distance(cell, n) === 1;
  });
