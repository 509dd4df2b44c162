import type { BoardProps } from '@glade/ui';
import { memo } from '@glade/ui/memo';
import { SquareGrid, type GridCell } from '@glade/ui/square-grid';
import { useMemo } from 'preact/hooks';
import { firesByHome } from '../aloud.ts';
import styles from '../Board.module.css';
import { happening, Marks, NOTHING_HAPPENS } from './Marks.tsx';
import { MARGIN, Numbers, SIDE, UNIT } from './Numbers.tsx';
import { DIG, PASS } from '../../rules/steps.ts';
import type { WildfireView } from '../../rules/view.ts';
import { X4_CELLS, X4_PASS } from '../../rules/x4/x4-state.ts';

export const SQUARES = 36;
type Props = BoardProps<WildfireView>;

/** The legal actions, by the cell that they mark. */
interface LegalMarks {
  readonly douse: ReadonlySet<number>;
  readonly dig: ReadonlySet<number>;
}

export function legalMarks(view: WildfireView, legal: readonly number[]): LegalMarks {
  const [cells, pass] = view.mode === 'x4' ? [X4_CELLS, X4_PASS] : [DIG, PASS];
  const base = view.mode === 'vs' ? Math.max(0, view.actor) * SQUARES : 0;
  return {
    douse: new Set(legal.filter((a) => a < cells).map((a) => base + a)),
    dig: new Set(legal.filter((a) => a >= cells && a < pass).map((a) => base + a - cells)),
  };
}

/** The cells that can be what the dice show now: outcomes are squares of the grid that is shown or at turn. */
export function offeredCells(
  { view, entering }: Pick<Props, 'view' | 'entering'>,
  index: number,
): ReadonlySet<number> {
  if (view.mode === 'x4' && index !== view.quadrant) return NO_CELLS;
  return new Set(entering?.outcomes.map((square) => index * SQUARES + square));
}

const NO_CELLS: ReadonlySet<number> = new Set();

/** The action that a tap on a cell means: douse if it burns, else dig. What cannot be dug is no answer where nothing can. */
function actionAt(view: WildfireView, cell: number): number {
  const grid = view.grids[Math.floor(cell / SQUARES)]!;
  const symbol = grid.cells[cell % SQUARES]!;
  const dig = view.mode === 'x4' ? X4_CELLS : DIG;
  const place = view.mode === 'x4' ? cell : cell % SQUARES;
  const digs = symbol === '.' || (grid.digs > 0 && (symbol === '#' || symbol === '^'));
  return digs ? dig + place : place;
}

const SYMBOLS: Readonly<Record<string, string>> = {
  '.': 'cell.empty',
  '/': 'cell.burning',
  X: 'cell.burnt',
  o: 'cell.doused',
  '#': 'cell.dug',
  '^': 'cell.home',
  '?': 'cell.hidden',
};

export function cellOf(
  { view, say, settings }: Props,
  cell: number,
  marks: LegalMarks,
  offered: ReadonlySet<number>,
): GridCell {
  const grid = view.grids[Math.floor(cell / SQUARES)]!;
  const n = cell % SQUARES;
  const symbol = grid.cells[n]!;
  const quadrant =
    view.mode === 'x4' ? (['tl', 'tr', 'br', 'bl'] as const)[Math.floor(cell / SQUARES)]! : 'none';
  const place = say('place.spoken', {
    column: (n % SIDE) + 1,
    row: Math.floor(n / SIDE) + 1,
    quadrant,
  });
  const lost = grid.burnt && n === grid.home;
  const parts =
    lost && symbol === '/'
      ? [say('cell.homeBurning')]
      : [...(lost ? [say('cell.homeLost')] : []), say(SYMBOLS[symbol]!)];
  if (settings.forecast && grid.next.includes(n))
    parts.push(say(view.mode === 'x4' ? 'cell.next.x4' : 'cell.next'));
  if (marks.douse.has(cell)) parts.push(say('cell.canDouse'));
  if (marks.dig.has(cell)) parts.push(say('cell.canDig'));
  if (offered.has(cell)) parts.push(say('cell.canEnter'));
  return {
    id: cell,
    label: `${place}: ${parts.join(', ')}`,
    active: marks.douse.has(cell) || marks.dig.has(cell) || offered.has(cell),
    offered: offered.has(cell),
  };
}

/** How far the sheet of paper reaches beyond the picture, which ends with the grid. */
const EDGE = 16;
const FAR_EDGE = 24;

interface PaperProps {
  /** The sides of the picture. */
  readonly size: number;
  readonly children: preact.ComponentChildren;
}

/** A sheet of squared paper that lies on the table, with what is drawn on it. */
export const Paper = ({ size, children }: PaperProps) => (
  <svg viewBox={`0 0 ${size} ${size}`} class={styles.paper}>
    <Leaf size={size} />
    {children}
  </svg>
);

/** The sheet without anything on it. */
const Leaf = memo(function Leaf({ size }: Pick<PaperProps, 'size'>) {
  const side = size + EDGE + FAR_EDGE;
  const raster = Array.from({ length: Math.floor(side / (UNIT / 2)) + 1 }, (_, i) => {
    const at = MARGIN + (i - 1) * (UNIT / 2);
    return `M${at} ${-EDGE}V${size + FAR_EDGE}M${-EDGE} ${at}H${size + FAR_EDGE}`;
  });
  return (
    <>
      <rect class={styles.below} x={-EDGE + 9} y={-EDGE + 12} width={side} height={side} rx="6" />
      <rect class={styles.leaf} x={-EDGE} y={-EDGE} width={side} height={side} rx="4" />
      <path class={styles.raster} d={raster.join('')} />
    </>
  );
});

/** One grid with its row and column numbers. */
export function SingleGrid(props: Props & { readonly index: number; readonly still?: boolean }) {
  const { view, index, say } = props;
  const marks = legalMarks(view, props.legal);
  const size = SIDE * UNIT + MARGIN + 4;
  const base = index * SQUARES;
  const offered = offeredCells(props, index);
  const picture = (
    <Paper size={size}>
      <Numbers x={MARGIN} y={MARGIN} />
      <Picture {...props} index={index} x={MARGIN} y={MARGIN} marks={marks} dim={false} />
    </Paper>
  );
  return (
    <FramedPicture
      {...props}
      name={props.label ?? say('board.name')}
      picture={picture}
      columns={SIDE}
      margin={MARGIN / size}
      cells={Array.from({ length: SQUARES }, (_, n) => cellOf(props, base + n, marks, offered))}
    />
  );
}

interface FramedPictureProps extends Props {
  readonly name: string;
  readonly picture: preact.JSX.Element;
  readonly columns: number;
  readonly margin: number;
  readonly cells: readonly GridCell[];
}

/** A picture with its squares to tap, as large as its place allows. */
export function FramedPicture(props: FramedPictureProps) {
  if (props.still === true) {
    return (
      <div role="img" aria-label={describe(props)} class={styles.still}>
        {props.picture}
      </div>
    );
  }
  return (
    <div class={styles.place}>
      <SquareGrid
        label={props.name}
        columns={props.columns}
        cells={props.cells}
        margin={props.margin}
        first={props.view.step === 'act' ? firesByHome(props.view)[0] : undefined}
        onCell={(cell) => tap(props, cell)}
      >
        {props.picture}
      </SquareGrid>
    </div>
  );
}

/** A tap means what the dice show while they are entered, else an action. */
function tap({ view, entering, onAction }: Props, cell: number): void {
  if (entering === undefined) return onAction?.(actionAt(view, cell));
  // In another quarter no dice are thrown now.
  if (view.mode === 'x4' && Math.floor(cell / SQUARES) !== view.quadrant) return;
  entering.onOutcome(cell % SQUARES);
}

/** A picture in words: all its squares that are not empty. */
function describe(props: FramedPictureProps): string {
  const empty = props.say('cell.empty');
  const told = props.cells
    .map((cell) => cell.label)
    .filter((label) => !label.endsWith(`: ${empty}`));
  return [props.name, ...told].join('. ');
}

interface PictureProps extends Props {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly marks: LegalMarks;
  readonly dim: boolean;
}

export function Picture({ view, index, x, y, marks, events, lit, settings, dim }: PictureProps) {
  const base = index * SQUARES;
  const onThisGrid = (set: ReadonlySet<number>): ReadonlySet<number> =>
    new Set(
      [...set].filter((cell) => Math.floor(cell / SQUARES) === index).map((cell) => cell - base),
    );
  const here = view.mode !== 'x4' || index === view.quadrant;
  const happens = useMemo(
    () => (settings.motion ? happening(events) : NOTHING_HAPPENS),
    [events, settings.motion],
  );
  return (
    <Marks
      grid={view.grids[index]!}
      base={base}
      x={x}
      y={y}
      happening={happens}
      lit={lit}
      douse={onThisGrid(marks.douse)}
      dig={onThisGrid(marks.dig)}
      forecast={settings.forecast && view.step !== 'over'}
      over={view.step === 'over'}
      roll={here ? view.roll : -1}
      dim={dim}
    />
  );
}
