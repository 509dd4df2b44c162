import { mending, type Lying, type Mends, type SetUpDeed } from '@glade/text';
import type { GridView, WildfireView } from '../rules/index.ts';

// What is drawn on the paper, and what is rubbed out or drawn when a match was put right.

const GRID = 36;

/** Marks on a square, as the args `mark` number them. */
const MARKS = { '/': 1, X: 2, o: 3, '#': 4 } as const;
type Symbol = keyof typeof MARKS;

/** What is drawn on the grids that lie before a seat: all of them, but in VS only its own. */
export function liesOnPaper(
  { mode, step, grids }: WildfireView,
  seat: number | undefined,
): readonly Lying[] {
  const shown = mode === 'vs' && step === 'over' ? [{ kind: 'shown' }] : [];
  if (mode !== 'vs') return grids.flatMap((grid, index) => drawnOn(grid, GRID * index));
  const own = seat === undefined ? undefined : grids[seat];
  return [...(own === undefined ? [] : drawnOn(own, 0)), ...shown];
}

function drawnOn({ cells, home, burnt }: GridView, first: number): readonly Lying[] {
  const marks = cells.split('').flatMap((symbol, square): readonly Lying[] => {
    const mark = MARKS[symbol as Symbol];
    if (mark === undefined || (square === home && !burnt)) return [];
    return [
      { kind: 'mark', what: { cell: first + square, home: Number(square === home) }, at: { mark } },
    ];
  });
  return home < 0 ? marks : [{ kind: 'home', what: { cell: first + home } }, ...marks];
}

/** The deeds that draw a mark on an empty square, and those that rub it out again. */
const DRAW: Readonly<Record<number, readonly string[]>> = {
  1: ['slash'],
  2: ['x'],
  3: ['slash', 'circle'],
  4: ['square'],
};
const RUB_OUT: Readonly<Record<number, readonly string[]>> = {
  1: ['noSlash'],
  2: ['noX'],
  3: ['noCircledSlash'],
  4: ['noSquare'],
};
/** What makes one mark of another by a stroke more or fewer, by the two numbers. */
const TURN: Readonly<Record<string, readonly string[]>> = {
  '1 2': ['makeX'],
  '1 3': ['circle'],
  '2 1': ['xToSlash'],
  '3 1': ['noCircle'],
};

export const mend: Mends = {
  home: { away: (what) => deeds(['noHome'], what), put: (what) => deeds(['home'], what) },
  mark: {
    away: (what, { mark = 0 }) => deeds(RUB_OUT[mark]!, what),
    put: (what, { mark = 0 }) => deeds(DRAW[mark]!, what),
    move(what, { mark: old }, { mark }) {
      const codes = TURN[`${old} ${mark}`];
      return codes && deeds(codes, what);
    },
  },
  shown: { away: () => [mending('hideGrids')], put: () => [mending('showGrids')] },
};

/** What is drawn over the home has words of its own. */
const ON_HOME: Readonly<Record<string, string>> = {
  slash: 'slashOnHome',
  noSlash: 'noSlashOnHome',
  x: 'xOnHome',
  noX: 'noXOnHome',
};

const deeds = (
  codes: readonly string[],
  { cell = 0, home = 0 }: Lying['what'] & object,
): readonly SetUpDeed[] =>
  codes.map((code) => mending(home === 1 ? (ON_HOME[code] ?? code) : code, { cell }));
