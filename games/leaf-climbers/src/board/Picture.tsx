import type { BoardProps } from '@glade/ui';
import { Halo } from '@glade/ui/halo';
import { memo } from '@glade/ui/memo';
import type { ComponentChildren } from 'preact';
import { PointedAt } from '@glade/ui/pointed-at';
import styles from './Board.module.css';
import { Frame, Numbers } from './Frame.tsx';
import { HEIGHT, SEEN, THICK, WIDTH, columnOf, cornerOf, rowOf, topOf } from './geometry.ts';
import { staying, wayTo } from './moves.ts';
import { Climber, Crushed, Height, Overhead, Pile, Price, Ring, Shadow } from './Pieces.tsx';
import type { LeafClimbersView } from '../rules/view.ts';

interface Props extends BoardProps<LeafClimbersView> {
  /** Where the player who moves may end. */
  readonly reach: ReadonlySet<number>;
  /** What was on show before the events. */
  readonly before: LeafClimbersView;
  /** Lost climbers that do not lie among the leaves (LC-29). */
  readonly gone: readonly number[];
}

/** When things happen after an entry, in milliseconds: the steps, then all leaves at once, then who was under them. */
const STEP = 112;
const LAND = 420;
const CRUSH = 760;
/** Leaves that are announced fall within this time, however many there are. */
const FLURRY = 900;
/** The most steps of one move. */
const MOST_STEPS = 4;

/** Events of somebody who goes from one square to another. */
const MOVES = new Set(['moved', 'climbed', 'descended', 'upAndDown']);

/** What has just happened and is seen to happen, by place or seat; nothing without motion. */
interface Animations {
  /** The last leaves announced, in order. */
  readonly announced: ReadonlyMap<number, number>;
  readonly grown: ReadonlySet<number>;
  readonly crushed: ReadonlySet<number>;
  /** The seat that has moved, that has stayed; -1 for none. */
  readonly moved: number;
  readonly stood: number;
  /** The square of a climber who is safe from now on; -1 for none. */
  readonly topped: number;
}

const STILL: Animations = {
  announced: new Map(),
  grown: new Set(),
  crushed: new Set(),
  moved: -1,
  stood: -1,
  topped: -1,
};

function animationsOf({ events, settings }: Props): Animations {
  const announced = new Map<number, number>();
  const grown = new Set<number>();
  const crushed = new Set<number>();
  let [moved, stood, topped] = [-1, -1, -1];
  const leaves = events.filter(({ code }) => code === 'leaf');
  for (const [i, { args }] of leaves.entries())
    announced.set(args['cell']!, Math.round((i * FLURRY) / Math.max(leaves.length, 8)));
  for (const { code, args } of events) {
    if (code === 'grown') grown.add(args['cell']!);
    if (code === 'crushed') crushed.add(args['seat']!);
    if (MOVES.has(code)) moved = args['seat']!;
    if (code === 'stood' || code === 'stays') stood = args['seat']!;
    if (code === 'climbedTop') topped = args['cell']!;
  }
  return settings.motion ? { announced, grown, crushed, moved, stood, topped } : STILL;
}

interface PictureProps extends Pick<Props, 'view' | 'lit' | 'reach'> {
  /** The square that has the focus or the pointer. */
  readonly focused: number | undefined;
  /** What lies below: the `Squares`. */
  readonly children: ComponentChildren;
}

/** The pile in its frame, and over it the way to where somebody looks. */
export function Picture({ view, lit, reach, focused, children }: PictureProps) {
  const way = focused === undefined || !reach.has(focused) ? [] : wayTo(view, focused);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} class={styles.paper}>
      <Frame />
      {children}
      {way.length > 1 && <Way view={view} way={way} />}
      {lit.map((square) =>
        view.elevation[square] === undefined ? null : (
          <g key={square} transform={placed(square, view.elevation[square])}>
            <PointedAt
              outline={<rect x="4" y="4" width="92" height="92" rx="12" />}
              cross="M30 30L70 70M70 30L30 70"
              crossWidth={12}
              look={{ frame: styles.lit, under: styles.litUnder }}
            />
          </g>
        ),
      )}
    </svg>
  );
}

/** All squares with what is on them, from the back to the front, and their numbers. */
export function Squares(props: Props) {
  const animations = animationsOf(props);
  return (
    <>
      <Numbers elevation={props.view.elevation} say={props.say} />
      {SEEN.map((square) => squareOf(props, animations, square))}
      {animations.moved >= 0 && <Walker {...props} animations={animations} />}
    </>
  );
}

/** The climber who has just moved, on the way to where it stands: over all squares, so that none in front hides it. */
function Walker(props: Props & { readonly animations: Animations }) {
  const { view, animations } = props;
  const seat = animations.moved;
  const square = view.climbers[seat]!.place;
  const here = standingOn(view, animations, square);
  return (
    <g key={`${seat} ${square}`} transform={placed(square, 0)}>
      <Standing
        {...props}
        square={square}
        seat={seat}
        {...footing(props, here, seat, square)}
        over
      />
    </g>
  );
}

const placed = (square: number, height: number): string => {
  const [x, y] = cornerOf(square);
  return `translate(${x} ${y - height * THICK})`;
};

interface SquareProps {
  readonly square: number;
  readonly height: number;
  /** How many of its leaves have just landed. */
  readonly grows: number;
  /** How many leaves hang above it, and after how many milliseconds they come into sight, if they are new. */
  readonly leaves: number;
  readonly falls: number | undefined;
  readonly reached: boolean;
  /** What it costs; undefined where nobody can go. */
  readonly price: number | undefined;
  readonly over: boolean;
  /** Somebody is safe there from now on. */
  readonly topped: boolean;
  /** How many stand there. */
  readonly crowd: number;
  /** Who lies and stands there; undefined where nobody does. */
  readonly children: ComponentChildren;
}

/** A square on which nothing has changed is not drawn again, unless somebody is on it. */
const Square = memo(function Square({
  square,
  height,
  grows,
  leaves,
  falls,
  reached,
  price,
  over,
  topped,
  crowd,
  children,
}: SquareProps) {
  const danger = leaves > 0;
  return (
    <g transform={placed(square, 0)}>
      <Pile square={square} height={height} fresh={grows} delay={LAND} over={over} />
      {danger && <Shadow leaves={leaves} height={height} falls={falls} />}
      {reached && <Ring height={height} danger={danger} />}
      <Height height={height} over={over} reached={reached} />
      {children}
      {danger && crowd > 0 && <Overhead leaves={leaves} height={height} crowded={crowd > 1} />}
      {topped && (
        <g transform={`translate(0 ${-height * THICK})`}>
          <rect class={styles.gleam} x="5" y="5" width="90" height="90" rx="22" />
        </g>
      )}
      {price !== undefined && <Price price={price} height={height} danger={danger} />}
    </g>
  );
});

/** A square as it is now, with who is on it. */
function squareOf(props: Props, animations: Animations, square: number) {
  const { view, reach, gone } = props;
  const height = view.elevation[square]!;
  const reached = reach.has(square);
  const here = standingOn(view, animations, square);
  const flat = view.climbers.flatMap(({ place, alive }, seat) =>
    place === square && !alive && !gone.includes(seat) ? [seat] : [],
  );
  return (
    <Square
      key={square}
      square={square}
      height={height}
      grows={animations.grown.has(square) ? height - props.before.elevation[square]! : 0}
      leaves={view.chips[square]!}
      falls={animations.announced.get(square)}
      reached={reached}
      price={reached && square !== staying(view) ? view.prices[square]! : undefined}
      over={view.step === 'over'}
      topped={animations.topped === square}
      crowd={here.length}
    >
      {here.length + flat.length === 0 ? undefined : (
        <>
          {flat.map((seat, i) => (
            <g
              key={`flat${seat}`}
              class={animations.crushed.has(seat) ? styles.flattened : undefined}
              style={{ animationDelay: `${CRUSH}ms` }}
            >
              <g transform={`translate(${84 + (i % 2) * 8} ${92 - i * 12})`}>
                <Crushed seat={seat} colour={props.seats?.[seat]?.colour} />
              </g>
            </g>
          ))}
          {here.map((seat) => (
            <Standing
              key={seat}
              {...props}
              square={square}
              animations={animations}
              seat={seat}
              {...footing(props, here, seat, square)}
            />
          ))}
        </>
      )}
    </Square>
  );
}

/** Who stands on a square, and who is just being crushed there. */
const standingOn = (
  { climbers }: LeafClimbersView,
  { crushed }: Animations,
  square: number,
): readonly number[] =>
  climbers.flatMap(({ place, alive }, seat) =>
    place === square && (alive || crushed.has(seat)) ? [seat] : [],
  );

/** Where one of those who stand on a square has its feet. */
const footing = ({ view }: Props, here: readonly number[], seat: number, square: number) => ({
  x: here.length > 1 ? 29 + 42 * here.indexOf(seat) : 50,
  y: 76 - view.elevation[square]! * THICK,
});

interface StandingProps extends Props {
  readonly square: number;
  readonly animations: Animations;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  /** Drawn over all squares, while it is on its way. */
  readonly over?: boolean;
}

/** A climber on its square. After a move it comes from where it stood, square by square, and is seen here once it has come. */
function Standing(props: StandingProps) {
  const { view, seat, square, x, y, animations, seats, over = false } = props;
  const way = animations.moved === seat ? wayWalked(props) : [];
  const steps = Math.min(way.length - 1, MOST_STEPS);
  const walks = over && steps > 0;
  if (over && !walks) return null;
  const climber = (
    <g class={walks ? styles[`walk${steps}`] : undefined}>
      <g
        class={`${walks ? styles.hopping : ''} ${animations.stood === seat ? styles.bobbing : ''}`}
        style={walks ? { '--steps': steps } : undefined}
      >
        <g
          class={`${animations.crushed.has(seat) ? styles.leaving : ''} ${seat === view.seat ? styles.atTurn : ''}`}
          style={{ animationDelay: `${CRUSH}ms` }}
        >
          <g transform={`translate(${x} ${y}) scale(.8)`}>
            {view.winners.includes(seat) && (
              <g transform="translate(0 -36)">
                <Halo r={50} />
              </g>
            )}
            <ellipse class={styles.foot} cx="5" cy="4" rx="31" ry="11" />
            <Climber seat={seat} colour={seats?.[seat]?.colour} />
          </g>
        </g>
      </g>
    </g>
  );
  if (steps <= 0) return climber;
  return (
    <g
      class={over ? styles.passing : styles.arriving}
      style={pathOf(view, way, square, steps)}
      data-passing={over}
    >
      {climber}
    </g>
  );
}

/** The squares of the way that a climber has just gone, the first and the last one included. */
function wayWalked({ before, seat, square }: StandingProps): readonly number[] {
  const start = before.climbers[seat]?.place ?? square;
  if (start === square) return [];
  const way = before.step === 'move' && before.seat === seat ? wayTo(before, square) : [];
  return way.length > 1 ? way : [start, square];
}

/** Where the climber is at each step, seen from where it comes to, and how long all of it takes. */
function pathOf(view: LeafClimbersView, way: readonly number[], square: number, steps: number) {
  const [toX, toY] = topOf(square, view.elevation[square]!);
  const path: Record<string, string> = { '--walk': `${STEP * steps}ms` };
  for (const [i, each] of way.slice(0, steps).entries()) {
    const [atX, atY] = topOf(each, view.elevation[each]!);
    path[`--x${i}`] = `${atX - toX}px`;
    path[`--y${i}`] = `${atY - toY}px`;
  }
  return path;
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
