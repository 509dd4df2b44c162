import type { BoardProps } from '@glade/ui';
import styles from './Board.module.css';
import {
  FOOT,
  HEAD,
  HEIGHT,
  LEFT,
  RIGHT,
  SEEN,
  SIDE,
  THICK,
  UNIT,
  WIDTH,
  columnOf,
  cornerOf,
  rowOf,
  topOf,
} from './geometry.ts';
import { staying, wayTo } from './moves.ts';
import { Arrows, Climber, Crushed, Height, Pile, Price, Ring, Shadow } from './Pieces.tsx';
import type { LeafClimbersView } from '../rules/view.ts';

interface Props extends BoardProps<LeafClimbersView> {
  /** Where whoever moves may end. */
  readonly reach: ReadonlySet<number>;
  /** What was on show before the events. */
  readonly before: LeafClimbersView;
  /** The square that has the focus or the pointer. */
  readonly focused: number | undefined;
  /** Lost climbers that do not lie among the leaves (LC-29). */
  readonly gone: readonly number[];
}

/** When things happen after an entry, in milliseconds: the step, then all leaves at once, then who was under them. */
const WALK = 380;
const LAND = 420;
const CRUSH = 1150;
/** Leaves that are announced fall within this time, however many there are. */
const FLURRY = 1500;

/** Events of somebody who goes from one square to another. */
const MOVES = new Set(['moved', 'climbed', 'descended', 'upAndDown']);

/** What has just happened and is seen to happen, by place or seat; nothing without motion. */
interface Animations {
  /** The last leaves announced, in order. */
  readonly announced: ReadonlyMap<number, number>;
  readonly grown: ReadonlySet<number>;
  readonly crushed: ReadonlySet<number>;
  readonly moved: number;
}

function animationsOf({ events, settings }: Props): Animations {
  const announced = new Map<number, number>();
  const grown = new Set<number>();
  const crushed = new Set<number>();
  let moved = -1;
  const leaves = events.filter(({ code }) => code === 'leaf');
  for (const [i, { args }] of leaves.entries())
    announced.set(args['cell']!, Math.round((i * FLURRY) / Math.max(leaves.length, 6)));
  for (const { code, args } of events) {
    if (code === 'grown') grown.add(args['cell']!);
    if (code === 'crushed') crushed.add(args['seat']!);
    if (MOVES.has(code)) moved = args['seat']!;
  }
  return settings.motion
    ? { announced, grown, crushed, moved }
    : { announced: new Map(), grown: new Set(), crushed: new Set(), moved: -1 };
}

/** Everything that is to be seen, from the back to the front. */
export function Picture(props: Props) {
  const { view, reach, focused, lit } = props;
  const animations = animationsOf(props);
  const way = focused === undefined || !reach.has(focused) ? [] : wayTo(view, focused);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} class={styles.paper}>
      <rect
        class={styles.soil}
        x={LEFT - 4}
        y={HEAD - 4}
        width={SIDE * UNIT + 8}
        height={SIDE * UNIT + 8}
        rx="18"
      />
      <Numbers view={view} say={props.say} />
      {SEEN.map((square) => (
        <Square key={square} {...props} square={square} animations={animations} />
      ))}
      {way.length > 1 && <Way view={view} way={way} />}
      {lit.map((square) =>
        view.elevation[square] === undefined ? null : (
          <g key={square} transform={placed(square, view.elevation[square])}>
            <rect class={styles.litUnder} x="4" y="4" width="92" height="92" rx="12" />
            <rect class={styles.lit} x="4" y="4" width="92" height="92" rx="12" />
            <path class={styles.wrong} d="M30 30L70 70M70 30L30 70" />
          </g>
        ),
      )}
    </svg>
  );
}

/** Columns in green, rows in blue like the dice; the number of a row stands as high as the piles at its ends. */
function Numbers({ view, say }: Pick<Props, 'view' | 'say'>) {
  const rise = (square: number): number => view.elevation[square]! * THICK;
  return (
    <g class={styles.along}>
      {Array.from({ length: SIDE }, (_, i) => {
        const y = HEAD + (SIDE - i) * UNIT - 40;
        return (
          <g key={i}>
            <text class={styles.column} x={LEFT + i * UNIT + 50} y={HEIGHT - FOOT + 32}>
              {i + 1}
            </text>
            <text class={styles.row} x={LEFT / 2 - 2} y={y - rise(i * SIDE)}>
              {i + 1}
            </text>
            <text class={styles.row} x={WIDTH - RIGHT / 2 + 3} y={y - rise(i * SIDE + SIDE - 1)}>
              {i + 1}
            </text>
          </g>
        );
      })}
      <text class={`${styles.column} ${styles.axis}`} x={LEFT + 3 * UNIT} y={HEIGHT - 6}>
        {say('board.column')}
      </text>
      <text
        class={`${styles.row} ${styles.axis}`}
        transform={`translate(${LEFT / 2 + 3} ${HEIGHT - FOOT + 3}) rotate(-90)`}
      >
        {say('board.row')}
      </text>
    </g>
  );
}

const placed = (square: number, height: number): string => {
  const [x, y] = cornerOf(square);
  return `translate(${x} ${y - height * THICK})`;
};

interface SquareProps extends Props {
  readonly square: number;
  readonly animations: Animations;
}

function Square(props: SquareProps) {
  const { view, square, animations, reach, gone } = props;
  const height = view.elevation[square]!;
  const leaves = view.chips[square]!;
  const grows = animations.grown.has(square) ? height - props.before.elevation[square]! : 0;
  const here = view.climbers.flatMap(({ place, alive }, seat) =>
    place === square && (alive || animations.crushed.has(seat)) ? [seat] : [],
  );
  const flat = view.climbers.flatMap(({ place, alive }, seat) =>
    place === square && !alive && !gone.includes(seat) ? [seat] : [],
  );
  const danger = leaves > 0;
  return (
    <g transform={placed(square, 0)}>
      <Pile square={square} height={height} fresh={grows} delay={LAND} />
      {danger && (
        <Shadow leaves={leaves} height={height} falls={animations.announced.get(square)} />
      )}
      <Height height={height} />
      {reach.has(square) && <Ring height={height} danger={danger} />}
      {flat.map((seat, i) => (
        <g
          key={`flat${seat}`}
          class={animations.crushed.has(seat) ? styles.flattened : undefined}
          style={{ animationDelay: `${CRUSH}ms` }}
        >
          <g transform={`translate(${84 + (i % 2) * 8} ${92 - i * 12})`}>
            <Crushed seat={seat} />
          </g>
        </g>
      ))}
      {here.map((seat, i) => (
        <Standing
          key={seat}
          {...props}
          seat={seat}
          x={here.length > 1 ? 30 + 40 * i : 50}
          y={72 - height * THICK}
        />
      ))}
      {danger && here.length > 0 && <Arrows leaves={leaves} height={height} />}
      {reach.has(square) && square !== staying(view) && (
        <Price price={view.prices[square]!} height={height} danger={danger} />
      )}
    </g>
  );
}

interface StandingProps extends SquareProps {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
}

/** A climber on its square; after a step it comes from where it stood. */
function Standing({ view, seat, square, x, y, animations, before }: StandingProps) {
  const start = before.climbers[seat]?.place ?? square;
  const walks = animations.moved === seat && start !== square;
  const [toX, toY] = topOf(square, view.elevation[square]!);
  const [atX, atY] = topOf(start, before.elevation[start] ?? 0);
  const path = { '--dx': `${atX - toX}px`, '--dy': `${atY - toY}px`, '--walk': `${WALK}ms` };
  return (
    <g class={walks ? styles.walking : undefined} style={walks ? path : undefined}>
      <g
        class={`${animations.crushed.has(seat) ? styles.leaving : ''} ${seat === view.seat ? styles.atTurn : ''}`}
        style={{ animationDelay: `${CRUSH}ms` }}
      >
        <g transform={`translate(${x} ${y}) scale(.8)`}>
          <Climber seat={seat} />
        </g>
      </g>
    </g>
  );
}

/** A cheapest way, from square to square. */
function Way({ view, way }: { readonly view: LeafClimbersView; readonly way: readonly number[] }) {
  const points = way.map((square) => topOf(square, view.elevation[square]!).join(' ')).join('L');
  const [x, y] = topOf(way.at(-1)!, view.elevation[way.at(-1)!]!);
  return (
    <g class={styles.way} data-way={way.map((at) => `${columnOf(at)},${rowOf(at)}`).join(' ')}>
      <path class={styles.wayUnder} d={`M${points}`} />
      <path class={styles.wayOver} d={`M${points}`} />
      <circle class={styles.wayEnd} cx={x} cy={y} r="13" />
    </g>
  );
}
