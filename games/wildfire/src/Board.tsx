import type { BoardButton, BoardProps, GameBoard, GridCell } from '@glade/ui';
import { SquareGrid } from '@glade/ui';
import { useEffect, useState } from 'preact/hooks';
import styles from './Board.module.css';
import { Marks, strokeTimes } from './Marks.tsx';
import { DIG, PASS, PLAY_ON, STOP } from './state.ts';
import type { GridView, WildfireView } from './view.ts';
import { X4_CELLS, X4_PASS } from './x4-state.ts';

const SQUARES = 36;
const SIDE = 6;
const UNIT = 100;
/** Room for the numbers at the left and above. */
const MARGIN = 46;
/** Where each quadrant stands, in squares. */
const ACROSS = [0, 6, 6, 0];
const DOWN = [0, 0, 6, 6];

type Props = BoardProps<WildfireView>;

/** The legal marks by cell of the table. */
interface Legal {
  readonly douse: ReadonlySet<number>;
  readonly dig: ReadonlySet<number>;
}

function legalMarks(view: WildfireView, legal: readonly number[]): Legal {
  const [cells, pass] = view.mode === 'x4' ? [X4_CELLS, X4_PASS] : [DIG, PASS];
  const base = view.mode === 'vs' ? Math.max(0, view.actor) * SQUARES : 0;
  return {
    douse: new Set(legal.filter((a) => a < cells).map((a) => base + a)),
    dig: new Set(legal.filter((a) => a >= cells && a < pass).map((a) => base + a - cells)),
  };
}

/** What a tap on a cell means: where there is fire it is doused, elsewhere people want to dig. */
function actionAt(view: WildfireView, cell: number): number {
  const grid = view.grids[Math.floor(cell / SQUARES)]!;
  const symbol = grid.cells[cell % SQUARES]!;
  const dig = view.mode === 'x4' ? X4_CELLS : DIG;
  const own = view.mode === 'x4' ? cell : cell % SQUARES;
  return symbol === '.' || symbol === '#' || symbol === '^' ? dig + own : own;
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

function cellOf({ view, say, settings }: Props, cell: number, marks: Legal): GridCell {
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
  if (settings.forecast && grid.next.includes(n)) parts.push(say('cell.next'));
  if (marks.douse.has(cell)) parts.push(say('cell.canDouse'));
  if (marks.dig.has(cell)) parts.push(say('cell.canDig'));
  return {
    id: cell,
    label: `${place}: ${parts.join(', ')}`,
    active: marks.douse.has(cell) || marks.dig.has(cell),
  };
}

/** Wildfire as pencil on squared paper: one grid, four in one square, or one for each player. */
export function Board(props: Props) {
  const { view } = props;
  if (view.mode === 'x4') return <Quadrants {...props} />;
  if (view.mode === 'vs' && view.grids.filter((grid) => !grid.hidden).length > 1)
    return <Grids {...props} />;
  const shown = Math.max(
    0,
    view.grids.findIndex((grid) => !grid.hidden),
  );
  return <Single {...props} index={shown} />;
}

function Single(props: Props & { readonly index: number; readonly still?: boolean }) {
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
    <Framed
      {...props}
      name={props.label ?? say('board.name')}
      picture={picture}
      columns={SIDE}
      margin={MARGIN / size}
      cells={Array.from({ length: SQUARES }, (_, n) => cellOf(props, base + n, marks))}
    >
      <Facts {...props} grid={view.grids[index]!} />
    </Framed>
  );
}

/** All grids side by side, when nothing is hidden any more. */
function Grids(props: Props) {
  const { view, say } = props;
  return (
    <div class={styles.grids}>
      {view.grids.map((grid, index) => (
        <section
          key={index}
          class={styles.player}
          aria-label={say('board.grid', { player: index + 1 })}
        >
          <h3>{say('board.grid', { player: index + 1 })}</h3>
          <Single
            {...props}
            index={index}
            label={say('board.grid', { player: index + 1 })}
            legal={grid.hidden ? [] : props.legal}
          />
        </section>
      ))}
    </div>
  );
}

/** X4. On a narrow screen one quadrant is large, first the one at turn, and the whole square a small picture above it. */
function Quadrants(props: Props) {
  const { view, say } = props;
  const narrow = useNarrow();
  const [chosen, setChosen] = useState(view.quadrant);
  useEffect(() => setChosen(view.quadrant), [view.quadrant, view.turn]);
  const [first] = props.lit;
  useEffect(() => {
    if (first !== undefined) setChosen(Math.floor(first / SQUARES));
  }, [props.lit]);
  const marks = legalMarks(view, props.legal);
  const size = 2 * SIDE * UNIT + MARGIN + 4;
  const whole = (
    <svg viewBox={`0 0 ${size} ${size}`} class={styles.paper}>
      <Numbers x={MARGIN} y={MARGIN} />
      <Numbers x={MARGIN + SIDE * UNIT} y={MARGIN} only="columns" />
      <Numbers x={MARGIN} y={MARGIN + SIDE * UNIT} only="rows" />
      {view.grids.map((_, q) => (
        <Picture
          key={q}
          {...props}
          index={q}
          x={MARGIN + ACROSS[q]! * UNIT}
          y={MARGIN + DOWN[q]! * UNIT}
          marks={marks}
          dim={view.step !== 'over' && view.turn > 0 && q !== view.quadrant}
        />
      ))}
      <path
        class={styles.seam}
        d={`M${MARGIN + SIDE * UNIT} ${MARGIN}v${2 * SIDE * UNIT}M${MARGIN} ${MARGIN + SIDE * UNIT}h${2 * SIDE * UNIT}`}
      />
    </svg>
  );
  if (narrow && props.still !== true && view.step !== 'over') {
    return (
      <div class={styles.zoomed}>
        <div class={styles.overview}>
          <div aria-hidden="true">{whole}</div>
          <Quarters {...props} chosen={chosen} onChoose={setChosen} />
        </div>
        <Single
          {...props}
          index={chosen}
          label={`${props.label ?? say('board.name')}, ${say(`quadrant.${chosen}`)}`}
        />
      </div>
    );
  }
  const cells = Array.from({ length: 4 * SQUARES }, (_, i) => {
    const column = i % (2 * SIDE);
    const row = Math.floor(i / (2 * SIDE));
    const q = row < SIDE ? (column < SIDE ? 0 : 1) : column < SIDE ? 3 : 2;
    return cellOf(props, q * SQUARES + (row % SIDE) * SIDE + (column % SIDE), marks);
  });
  return (
    <Framed
      {...props}
      name={props.label ?? say('board.name')}
      picture={whole}
      columns={2 * SIDE}
      margin={MARGIN / size}
      cells={cells}
    >
      <Facts {...props} grid={view.grids[view.quadrant]!} />
    </Framed>
  );
}

/** As they stand on the paper, row by row. */
const QUARTERS = [0, 1, 3, 2];

interface QuartersProps extends Props {
  readonly chosen: number;
  readonly onChoose: (quadrant: number) => void;
}

/** One button for each quarter, to look at it. */
function Quarters({ view, say, chosen, onChoose }: QuartersProps) {
  return (
    <div role="group" aria-label={say('quarters')} class={styles.quarters}>
      {QUARTERS.map((quadrant) => {
        const grid = view.grids[quadrant]!;
        const turn = view.turn > 0 && quadrant === view.quadrant;
        return (
          <button
            key={quadrant}
            type="button"
            aria-pressed={quadrant === chosen}
            aria-label={[
              say(`quadrant.${quadrant}`),
              ...(turn ? [say('quarters.turn')] : []),
              say('quarters.burning', { n: grid.cells.split('/').length - 1 }),
            ].join(', ')}
            onClick={() => onChoose(quadrant)}
          >
            {say(`quadrant.${quadrant}`)}
            {turn && <span class={styles.turn} />}
          </button>
        );
      })}
    </div>
  );
}

interface FramedProps extends Props {
  readonly name: string;
  readonly picture: preact.JSX.Element;
  readonly columns: number;
  readonly margin: number;
  readonly cells: readonly GridCell[];
  readonly children: preact.ComponentChildren;
}

function Framed(props: FramedProps) {
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

/** An illustration in words: everything on it that is not empty. */
function describe(props: FramedProps): string {
  const empty = props.say('cell.empty');
  const told = props.cells
    .map((cell) => cell.label)
    .filter((label) => !label.endsWith(`: ${empty}`));
  return [props.name, ...told].join('. ');
}

/** Digs left as little spades, and the warning when the home is about to burn. */
function Facts({ grid, view, say, settings }: Props & { readonly grid: GridView }) {
  if (grid.home < 0) return null;
  if (grid.hidden) return <p class={styles.facts}>{say('board.hidden')}</p>;
  const others = view.mode === 'vs' ? view.grids.filter((each) => each.hidden) : [];
  return (
    <p class={styles.facts}>
      <span class={styles.digs}>
        {Array.from({ length: grid.digs }, (_, i) => (
          <svg viewBox="0 0 20 20" class={styles.spade} key={i} aria-hidden="true">
            <path d="M10 2v9M7 2h6M6 11h8v3a4 4 0 0 1-8 0z" />
          </svg>
        ))}
        {say('board.digs', { digs: grid.digs })}
      </span>
      {settings.score && <span>{say('board.points', { points: grid.points })}</span>}
      {others.map(({ seat, finished }) => (
        <span key={seat}>
          {say('board.grid', { player: seat + 1 })}:{' '}
          {say(finished ? 'board.finished' : 'board.playing')}
        </span>
      ))}
      {settings.forecast && grid.homeInDanger && (
        <strong class={styles.danger}>{say('board.danger')}</strong>
      )}
    </p>
  );
}

interface PictureProps extends Props {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly marks: Legal;
  readonly dim: boolean;
}

function Picture({ view, index, x, y, marks, events, lit, settings, dim }: PictureProps) {
  const base = index * SQUARES;
  const own = (set: ReadonlySet<number>): ReadonlySet<number> =>
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
      douse={own(marks.douse)}
      dig={own(marks.dig)}
      forecast={settings.forecast && view.step !== 'over'}
      roll={here ? view.roll : -1}
      dim={dim}
    />
  );
}

const NOTHING: ReadonlyMap<string, number> = new Map();

function Numbers({
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

function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(() => matchMedia('(max-width: 559px)').matches);
  useEffect(() => {
    const query = matchMedia('(max-width: 559px)');
    const update = (): void => setNarrow(query.matches);
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return narrow;
}

const LABELS: Readonly<Record<number, string>> = {
  [PASS]: 'action.pass',
  [X4_PASS]: 'action.pass',
  [PLAY_ON]: 'action.playOn',
  [STOP]: 'action.stop',
};

const gridAtTurn = (view: WildfireView): GridView =>
  view.grids[view.mode === 'x4' ? view.quadrant : Math.max(0, view.actor)]!;

/** The browser's side of Wildfire. */
export const board: GameBoard<WildfireView> = {
  Board,
  buttons(view, legal): readonly BoardButton[] {
    const buttons = view.mode === 'x4' ? [X4_PASS] : [PASS, PLAY_ON, STOP];
    return buttons
      .filter((a) => legal.includes(a))
      .map((action) => ({ action, label: LABELS[action]! }));
  },
  name(view, action) {
    const label = LABELS[action];
    if (label !== undefined && action >= (view.mode === 'x4' ? X4_PASS : PASS)) {
      return { key: label, cells: [] };
    }
    const dig = view.mode === 'x4' ? X4_CELLS : DIG;
    const digs = action >= dig;
    const base = view.mode === 'vs' ? Math.max(0, view.actor) * SQUARES : 0;
    return {
      key: digs ? 'action.dig.at' : 'action.douse.at',
      cells: [base + action - (digs ? dig : 0)],
    };
  },
  extras: () => import('./Key.tsx').then(({ extras }) => extras(Marks)),
  step(view) {
    if (view.step !== 'act') return { key: `step.${view.step}` };
    const grid = gridAtTurn(view);
    if (grid.hidden) return { key: 'step.act.hidden', args: { player: grid.seat + 1 } };
    if (!grid.cells.includes('/')) return { key: 'step.act.none' };
    return { key: 'step.act', args: { actions: grid.actions, digs: grid.digs } };
  },
};
