import type { Event } from '@glade/engine';
import { Halo } from '@glade/ui/halo';
import { memo } from '@glade/ui/memo';
import { PointedAt } from '@glade/ui/pointed-at';
import styles from '../Board.module.css';
import { Flourishes } from '../Flourishes.tsx';
import {
  backslash,
  circle,
  drawnLine,
  flame,
  flameHeart,
  hatching,
  house,
  slash,
  square,
  triangle,
} from './strokes.ts';
import type { GridView } from '../../rules/view.ts';

// One grid as a picture; a square is 100 units wide.

const UNIT = 100;
const SIDE = 6;

/** Which stroke an event draws. */
const DRAWS: Readonly<Record<string, string>> = {
  home: 'home',
  fire: 'slash',
  lit: 'slash',
  sparks: 'slash',
  crossed: 'slash',
  crossedByFlare: 'slash',
  homeLit: 'slash',
  homeLitByFlare: 'slash',
  turned: 'cross',
  flareUp: 'cross',
  doused: 'circle',
  dug: 'square',
};

/** Events that draw no stroke and still are seen where they happen. */
const SEEN = new Set(['extraAction', 'burntOut', 'alreadyDoused', 'alreadyDug']);

/** Milliseconds from one wave of strokes to the next. */
const WAVE = 240;

/** When the new strokes of a cell are drawn. */
type Strokes = ReadonlyMap<string, number>;

/** What is seen to happen, and when. */
export interface Happening {
  /** When each new stroke is drawn: by cell, by stroke, in milliseconds. Events of one kind come together, as a wave. */
  readonly strokes: ReadonlyMap<number, Strokes>;
  /** The events on each cell, with the time at which they are seen. */
  readonly events: readonly { readonly code: string; readonly cell: number; readonly at: number }[];
}

export const NOTHING_HAPPENS: Happening = { strokes: new Map(), events: [] };

export function happening(events: readonly Event[]): Happening {
  const strokes = new Map<number, Map<string, number>>();
  const seen: { code: string; cell: number; at: number }[] = [];
  let wave = -1;
  let last = '';
  for (const { code, args } of events) {
    const stroke = DRAWS[code];
    if (stroke === undefined && !SEEN.has(code)) continue;
    if (code !== last) wave += 1;
    last = code;
    const cell = args['cell']!;
    const here = strokes.get(cell) ?? new Map<string, number>();
    if (stroke !== undefined) strokes.set(cell, here.set(stroke, wave * WAVE));
    seen.push({ code, cell, at: wave * WAVE });
  }
  return { strokes, events: seen };
}

export interface MarksProps {
  readonly grid: GridView;
  /** The number of the grid's first cell. */
  readonly base: number;
  readonly x: number;
  readonly y: number;
  readonly happening: Happening;
  readonly lit: readonly number[];
  /** Squares of this grid on which something can be done. */
  readonly douse: ReadonlySet<number>;
  readonly dig: ReadonlySet<number>;
  readonly forecast: boolean;
  /** The match is over: a light lies below the home that stands. */
  readonly over: boolean;
  /** The square the dice showed, -1 for none. */
  readonly roll: number;
  readonly dim: boolean;
}

/** A grid of squared paper with its marks. */
export function Marks(props: MarksProps) {
  const { grid, base, x, y, lit, douse, dig, forecast, over, roll, dim } = props;
  return (
    <g transform={`translate(${x} ${y})`} class={dim ? styles.dim : undefined}>
      {roll >= 0 && (
        <>
          <rect
            class={styles.column}
            x={(roll % SIDE) * UNIT}
            y="0"
            width={UNIT}
            height={SIDE * UNIT}
          />
          <rect
            class={styles.rowBand}
            x="0"
            y={Math.floor(roll / SIDE) * UNIT}
            width={SIDE * UNIT}
            height={UNIT}
          />
        </>
      )}
      <Lines base={base} />
      {over && grid.cells[grid.home] === '^' && (
        <g transform={at(grid.home)}>
          <g transform="translate(50 54)">
            <Halo r={45} />
          </g>
        </g>
      )}
      {grid.cells.split('').map((symbol, n) => {
        const cell = base + n;
        const isHome = n === grid.home;
        return (
          <Square
            key={n}
            n={n}
            symbol={symbol}
            cell={cell}
            isHome={isHome}
            strokes={props.happening.strokes.get(cell)}
            next={forecast && grid.next.includes(n) && !isHome}
            danger={forecast && grid.homeInDanger && isHome}
            douse={douse.has(n)}
            dig={dig.has(n)}
            lit={lit.includes(cell)}
          />
        );
      })}
      {props.happening.events
        .filter(({ cell }) => cell >= base && cell < base + grid.cells.length)
        .map(({ code, cell, at: ms }) => (
          <g transform={at(cell - base)} key={`${code}${cell}`}>
            <Flourishes code={code} ms={ms} />
          </g>
        ))}
    </g>
  );
}

const at = (n: number): string => `translate(${(n % SIDE) * UNIT} ${Math.floor(n / SIDE) * UNIT})`;

interface SquareProps extends MarkProps {
  /** Its number in its grid. */
  readonly n: number;
  /** It burns next; as a home, where it is in danger. */
  readonly next: boolean;
  readonly danger: boolean;
  /** What can be done there. */
  readonly douse: boolean;
  readonly dig: boolean;
  readonly lit: boolean;
}

/** A square of the grid with all that is drawn on it. */
const Square = memo(
  ({ n, symbol, cell, isHome, strokes, next, danger, douse, dig, lit }: SquareProps) => (
    <g transform={at(n)}>
      <Mark symbol={symbol} cell={cell} isHome={isHome} strokes={strokes} />
      {next && <Next cell={cell} />}
      {danger && <Warning />}
      {douse && <circle class={styles.canDouse} cx="50" cy="50" r="42" />}
      {dig && <rect class={styles.canDig} x="25" y="25" width="50" height="50" rx="10" />}
      {lit && (
        <PointedAt
          outline={<rect x="4" y="4" width="92" height="92" rx="10" />}
          cross="M30 30L70 70M70 30L30 70"
          crossWidth={12}
          look={{ frame: styles.lit, under: styles.litUnder }}
        />
      )}
    </g>
  ),
);

/** This square burns next. */
const Next = memo(({ cell }: { readonly cell: number }) => (
  <g class={styles.next}>
    <path d={flame(cell)} />
    <path d={flameHeart} />
  </g>
));

/** This home burns next. */
const Warning = () => (
  <g class={styles.warning}>
    <circle cx="82" cy="18" r="16" />
    <path d="M82 9V20M82 27V28" />
  </g>
);

/** The lines between the squares, drawn along the raster of the paper, and the frame round them. */
const Lines = memo(function Lines({ base }: { readonly base: number }) {
  const end = SIDE * UNIT;
  const lines = Array.from({ length: SIDE - 1 }, (_, i) => {
    const place = (i + 1) * UNIT;
    return (
      drawnLine(base + 2 * i, [place, 2], [place, end - 2]) +
      drawnLine(base + 2 * i + 1, [2, place], [end - 2, place])
    );
  });
  return (
    <>
      <path class={styles.line} d={lines.join('')} />
      <path
        class={styles.frame}
        d={
          drawnLine(base + 20, [0, -5], [0, end + 4]) +
          drawnLine(base + 21, [end, -3], [end, end + 5]) +
          drawnLine(base + 22, [-5, 0], [end + 4, 0]) +
          drawnLine(base + 23, [-3, end], [end + 5, end])
        }
      />
    </>
  );
});

interface MarkProps {
  readonly symbol: string;
  readonly cell: number;
  readonly isHome: boolean;
  readonly strokes: Strokes | undefined;
}

/** What is drawn in one square, of 100 by 100. */
export const Mark = memo(function Mark({ symbol, cell, isHome, strokes }: MarkProps) {
  const stroke = (name: string, d: string, marks: string = name) => {
    const ms = strokes?.get(marks);
    return (
      <path
        class={`${styles[name]} ${ms === undefined ? '' : styles.fresh}`}
        style={ms === undefined ? undefined : { animationDelay: `${ms}ms` }}
        pathLength={1}
        d={d}
      />
    );
  };
  const ground = (name: string, d: string, marks: string) => {
    const ms = strokes?.get(marks);
    return (
      <path
        class={`${styles[name]} ${ms === undefined ? '' : styles.shown}`}
        style={ms === undefined ? undefined : { animationDelay: `${ms}ms` }}
        d={d}
      />
    );
  };
  const stands = symbol === '^' || symbol === '?';
  return (
    <>
      {symbol === '/' && (
        <>
          {stroke('slash', slash(cell))}
          <g class={styles.before}>
            {ground('flame', flame(cell), 'slash')}
            {ground('heart', flameHeart, 'slash')}
          </g>
        </>
      )}
      {symbol === 'X' && ground('ash', hatching(cell), 'cross')}
      {symbol === 'o' && ground('puddle', hatching(cell), 'circle')}
      {symbol === '#' && ground('soil', hatching(cell), 'square')}
      {symbol === '?' && !isHome && <path class={styles.hidden} d={hatching(cell)} />}
      {isHome && (
        <g class={stands ? styles.standing : styles.lost}>
          {stands && <path class={styles.chimney} d={house.chimney} />}
          {stroke('home', triangle(cell))}
          <path class={styles.inside} d={`${house.door}${house.window}`} />
          {stands && <path class={styles.smoke} d={house.smoke} />}
        </g>
      )}
      {symbol === 'X' && <g class={styles.burnt}>{stroke('slash', slash(cell))}</g>}
      {symbol === 'X' && <g class={styles.burnt}>{stroke('cross', backslash(cell))}</g>}
      {symbol === 'o' && <g class={styles.wet}>{stroke('slash', slash(cell))}</g>}
      {symbol === 'o' && stroke('circle', circle(cell))}
      {symbol === '#' && stroke('square', square(cell))}
    </>
  );
});
