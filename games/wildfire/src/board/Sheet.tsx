import type { BoardProps } from '@glade/ui';
import { SquareGrid, type GridCell } from '@glade/ui/square-grid';
import styles from './Board.module.css';
import { Marks, strokeTimes } from './Marks.tsx';
import { DIG, PASS } from '../rules/steps.ts';
import type { GridView, WildfireView } from '../rules/view.ts';
import { X4_CELLS, X4_PASS } from '../rules/x4-state.ts';

export const SQUARES = 36;
export const SIDE = 6;
export const UNIT = 100;
/** Room for the numbers at the left and above. */
export const MARGIN = 46;
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

/** The action that a tap on a cell means: douse if it burns, else dig. */
function actionAt(view: WildfireView, cell: number): number {
  const grid = view.grids[Math.floor(cell / SQUARES)]!;
  const symbol = grid.cells[cell % SQUARES]!;
  const dig = view.mode === 'x4' ? X4_CELLS : DIG;
  const place = view.mode === 'x4' ? cell : cell % SQUARES;
  return symbol === '.' || symbol === '#' || symbol === '^' ? dig + place : place;
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

export function cellOf({ view, say, settings }: Props, cell: number, marks: LegalMarks): GridCell {
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
  const state = symbol === '/' && n === grid.home ? 'cell.homeBurning' : SYMBOLS[symbol]!;
  const parts = [say(state)];
  if (settings.forecast && grid.next.includes(n))
    parts.push(say(view.mode === 'x4' ? 'cell.next.x4' : 'cell.next'));
  if (marks.douse.has(cell)) parts.push(say('cell.canDouse'));
  if (marks.dig.has(cell)) parts.push(say('cell.canDig'));
  return {
    id: cell,
    label: `${place}: ${parts.join(', ')}`,
    active: marks.douse.has(cell) || marks.dig.has(cell),
  };
}

/** One grid with its row and column numbers, and the facts below it. */
export function SingleGrid(props: Props & { readonly index: number; readonly still?: boolean }) {
  const { view, index, say } = props;
  const marks = legalMarks(view, props.legal);
  const size = SIDE * UNIT + MARGIN + 4;
  const base = index * SQUARES;
  const picture = (
    <svg viewBox={`0 0 ${size} ${size}`} class={styles.paper}>
      <Numbers x={MARGIN} y={MARGIN} />
      <Picture {...props} index={index} x={MARGIN} y={MARGIN} marks={marks} dim={false} />
    </svg>
  );
  return (
    <FramedPicture
      {...props}
      name={props.label ?? say('board.name')}
      picture={picture}
      columns={SIDE}
      margin={MARGIN / size}
      cells={Array.from({ length: SQUARES }, (_, n) => cellOf(props, base + n, marks))}
    >
      <Facts {...props} grid={view.grids[index]!} />
    </FramedPicture>
  );
}

interface FramedPictureProps extends Props {
  readonly name: string;
  readonly picture: preact.JSX.Element;
  readonly columns: number;
  readonly margin: number;
  readonly cells: readonly GridCell[];
  readonly children: preact.ComponentChildren;
}

export function FramedPicture(props: FramedPictureProps) {
  if (props.still === true) {
    return (
      <div role="img" aria-label={describe(props)} class={styles.still}>
        {props.picture}
      </div>
    );
  }
  return (
    <div class={styles.framed} data-motion={props.settings.motion ? 'full' : 'none'}>
      <SquareGrid
        label={props.name}
        columns={props.columns}
        cells={props.cells}
        margin={props.margin}
        onCell={(cell) => props.onAction?.(actionAt(props.view, cell))}
      >
        {props.picture}
      </SquareGrid>
      {props.children}
    </div>
  );
}

/** A picture in words: all its squares that are not empty. */
function describe(props: FramedPictureProps): string {
  const empty = props.say('cell.empty');
  const told = props.cells
    .map((cell) => cell.label)
    .filter((label) => !label.endsWith(`: ${empty}`));
  return [props.name, ...told].join('. ');
}

type FactsProps = Props & { readonly grid: GridView };

/**
 * The facts of a grid: digs left as little spades, points so far, and a warning for each home that is about to burn. A fact
 * that is not shown now keeps its space, so that the board does not move.
 */
export function Facts(props: FactsProps) {
  const { grid, view, say, settings } = props;
  return (
    <div class={styles.facts}>
      <div class={styles.inOnePlace}>
        <Counts {...props} />
        {view.mode === 'vs' && <p data-shown={grid.hidden}>{say('board.hidden')}</p>}
      </div>
      {settings.forecast && <Warning {...props} />}
    </div>
  );
}

function Counts({ grid, view, say, settings }: FactsProps) {
  const x4 = view.mode === 'x4';
  const points = x4 ? view.grids.reduce((sum, each) => sum + each.points, 0) : grid.points;
  const counted = view.stopped ? 'board.points.none' : x4 ? 'board.points.x4' : 'board.points';
  const others = view.grids.filter(({ hidden, seat }) => hidden && seat !== grid.seat);
  return (
    <p class={styles.counts} data-shown={grid.home >= 0 && !grid.hidden}>
      <span class={styles.digs}>
        {Array.from({ length: grid.digs }, (_, i) => (
          <svg viewBox="0 0 20 20" class={styles.spade} key={i} aria-hidden="true">
            <path d="M10 2v9M7 2h6M6 11h8v3a4 4 0 0 1-8 0z" />
          </svg>
        ))}
        {say('board.digs', { digs: grid.digs })}
      </span>
      {settings.score && <span>{say(counted, { points })}</span>}
      {others.map(({ seat, finished }) => (
        <span key={seat}>
          {say('board.grid', { player: seat + 1 })}:{' '}
          {say(finished ? 'board.finished' : 'board.playing')}
        </span>
      ))}
    </p>
  );
}

/** Says which homes burn next. The longest possible warning reserves the space. */
function Warning({ grid, view, say }: FactsProps) {
  const [warning, longest] =
    view.mode === 'x4'
      ? [view.grids.map((each) => each.homeInDanger), view.grids.map(() => true)].map((homes) => {
          const quadrants = homes.flatMap((home, quadrant) => (home ? [quadrant] : []));
          const names = quadrants.map((quadrant) => say(`quadrant.${quadrant}`));
          return say('board.danger.x4', { n: names.length, quadrants: names.join(', ') });
        })
      : [say('board.danger'), say('board.danger')];
  const inDanger =
    view.mode === 'x4' ? view.grids.some((each) => each.homeInDanger) : grid.homeInDanger;
  return (
    <div class={styles.inOnePlace}>
      <p data-shown={false}>{longest}</p>
      <p data-shown={inDanger}>
        <strong class={styles.danger}>{warning}</strong>
      </p>
    </div>
  );
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
  return (
    <Marks
      grid={view.grids[index]!}
      base={base}
      x={x}
      y={y}
      times={settings.motion ? strokeTimes(events) : NOTHING}
      lit={lit}
      douse={onThisGrid(marks.douse)}
      dig={onThisGrid(marks.dig)}
      forecast={settings.forecast && view.step !== 'over'}
      roll={here ? view.roll : -1}
      dim={dim}
    />
  );
}

const NOTHING: ReadonlyMap<string, number> = new Map();

export function Numbers({
  x,
  y,
  only,
}: {
  readonly x: number;
  readonly y: number;
  readonly only?: 'columns' | 'rows';
}) {
  const numbers = Array.from({ length: SIDE }, (_, i) => i + 1);
  return (
    <g class={styles.numbers}>
      {only !== 'rows' &&
        numbers.map((n) => (
          <text key={n} x={x + (n - 0.5) * UNIT} y={y - 14}>
            {n}
          </text>
        ))}
      {only !== 'columns' &&
        numbers.map((n) => (
          <text key={n} x={x - 24} y={y + (n - 0.5) * UNIT + 12}>
            {n}
          </text>
        ))}
    </g>
  );
}
