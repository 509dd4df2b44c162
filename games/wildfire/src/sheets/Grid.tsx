import { SQUARES } from '@glade/boards/squares36';
import { Mark, Marks, NOTHING_HAPPENS } from '../board/sheet/Marks.tsx';
import { MARGIN, Numbers, Seams, SIDE, UNIT } from '../board/sheet/Numbers.tsx';
import { BLANK } from '../board/samples.tsx';
import { digsAt } from '../rules/grid.ts';
import type { GridView } from '../rules/view.ts';

const NONE: ReadonlySet<number> = new Set();
/** How much the lines reach beyond the last square. */
const BEYOND = 6;
/** The sides of a picture with one grid, and with four. */
const SINGLE = MARGIN + SIDE * UNIT + BEYOND;
const FOURFOLD = MARGIN + 2 * SIDE * UNIT + BEYOND;

/** Where the quarters of X4 stand, clockwise from the top left, in squares. */
const QUARTERS_AT = [
  [0, 0],
  [SIDE, 0],
  [SIDE, SIDE],
  [0, SIDE],
] as const;

interface PlaceProps {
  /** The upper left corner and the side on the sheet, in millimetres. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Marks on grid lines, without what a screen shows beside them. */
const Drawn = ({
  grid,
  base,
  x = MARGIN,
  y = MARGIN,
  roll = -1,
}: {
  readonly grid: GridView;
  readonly base: number;
  readonly x?: number;
  readonly y?: number;
  readonly roll?: number;
}) => (
  <Marks
    grid={grid}
    base={base}
    x={x}
    y={y}
    happening={NOTHING_HAPPENS}
    lit={[]}
    douse={NONE}
    dig={NONE}
    forecast={false}
    roll={roll}
    over={false}
    dim={false}
  />
);

/** A grid with its numbers on a sheet: blank, or with marks. `base` varies the strokes of the hand. */
export const Grid = ({
  x,
  y,
  size,
  grid = BLANK,
  base = 0,
  roll = -1,
}: PlaceProps & {
  readonly grid?: GridView;
  readonly base?: number;
  readonly roll?: number;
}) => (
  <g transform={`translate(${x} ${y}) scale(${size / SINGLE})`}>
    <Numbers x={MARGIN} y={MARGIN} />
    <Drawn grid={grid} base={base} roll={roll} />
  </g>
);

/** The marks of a grid alone, to lie on a grid of this size. */
export const MarksOn = ({
  x,
  y,
  size,
  grid,
  base,
}: PlaceProps & { readonly grid: GridView; readonly base: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size / SINGLE}) translate(${MARGIN} ${MARGIN})`}>
    {grid.cells.split('').map(
      (symbol, n) =>
        symbol !== '.' && (
          <g key={n} transform={`translate(${(n % SIDE) * UNIT} ${Math.floor(n / SIDE) * UNIT})`}>
            <Mark symbol={symbol} cell={base + n} isHome={n === grid.home} strokes={undefined} />
          </g>
        ),
    )}
  </g>
);

/** The four grids of X4 as one big square. */
export const FourGrids = ({
  x,
  y,
  size,
  grids = [BLANK, BLANK, BLANK, BLANK],
}: PlaceProps & { readonly grids?: readonly GridView[] }) => (
  <g transform={`translate(${x} ${y}) scale(${size / FOURFOLD})`}>
    <Numbers x={MARGIN} y={MARGIN} />
    <Numbers x={MARGIN + SIDE * UNIT} y={MARGIN} only="columns" />
    <Numbers x={MARGIN} y={MARGIN + SIDE * UNIT} only="rows" />
    {grids.map((grid, q) => {
      const [across, down] = QUARTERS_AT[q]!;
      return (
        <Drawn
          key={q}
          grid={grid}
          base={q * SQUARES}
          x={MARGIN + across * UNIT}
          y={MARGIN + down * UNIT}
        />
      );
    })}
    <Seams />
  </g>
);

/** How far the numbers stand outside a grid of this size: where its first line is. */
export const numbersOf = (size: number): number => (size * MARGIN) / SINGLE;

/** A grid with a home and a first fire (WF-05, WF-07). */
export function startOf(home: number, fire: number): GridView {
  const cells = BLANK.cells.split('');
  cells[home] = '^';
  cells[fire] = '/';
  return { ...BLANK, cells: cells.join(''), home, digs: digsAt(home) };
}
