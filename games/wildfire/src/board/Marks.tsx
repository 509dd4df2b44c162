import type { Event } from '@glade/engine';
import styles from './Board.module.css';
import { backslash, circle, slash, square, triangle } from './strokes.ts';
import type { GridView } from '../rules/view.ts';

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

/** When each new stroke is drawn: `<cell>:<stroke>` to milliseconds. Events of one kind come together, as a wave. */
export function strokeTimes(events: readonly Event[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  let wave = -1;
  let last = '';
  for (const { code, args } of events) {
    const stroke = DRAWS[code];
    if (stroke === undefined) continue;
    if (code !== last) wave += 1;
    last = code;
    times.set(`${args['cell']}:${stroke}`, wave * 260);
  }
  return times;
}

export interface MarksProps {
  readonly grid: GridView;
  /** The number of the grid's first cell. */
  readonly base: number;
  readonly x: number;
  readonly y: number;
  readonly times: ReadonlyMap<string, number>;
  readonly lit: readonly number[];
  /** Squares of this grid on which something can be done. */
  readonly douse: ReadonlySet<number>;
  readonly dig: ReadonlySet<number>;
  readonly forecast: boolean;
  /** The square the dice showed, -1 for none. */
  readonly roll: number;
  readonly dim: boolean;
}

/** A grid of squared paper with its marks. */
export function Marks({
  grid,
  base,
  x,
  y,
  times,
  lit,
  douse,
  dig,
  forecast,
  roll,
  dim,
}: MarksProps) {
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
      <Paper />
      {grid.cells.split('').map((symbol, n) => {
        const cell = base + n;
        return (
          <g transform={`translate(${(n % SIDE) * UNIT} ${Math.floor(n / SIDE) * UNIT})`} key={n}>
            <Mark symbol={symbol} cell={cell} isHome={n === grid.home} times={times} />
            {forecast && grid.next.includes(n) && <path class={styles.next} d={slash(cell)} />}
            {forecast && grid.homeInDanger && n === grid.home && (
              <g class={styles.warning}>
                <circle cx="80" cy="22" r="17" />
                <path d="M80 12V24M80 31V32" />
              </g>
            )}
            {douse.has(n) && <circle class={styles.canDouse} cx="50" cy="50" r="40" />}
            {dig.has(n) && (
              <rect class={styles.canDig} x="45" y="45" width="10" height="10" rx="2" />
            )}
            {lit.includes(cell) && (
              <rect class={styles.lit} x="4" y="4" width="92" height="92" rx="10" />
            )}
          </g>
        );
      })}
    </g>
  );
}

function Paper() {
  const lines = Array.from({ length: SIDE - 1 }, (_, i) => (i + 1) * UNIT);
  return (
    <>
      <path
        class={styles.line}
        d={lines.map((at) => `M${at} 0V${SIDE * UNIT}M0 ${at}H${SIDE * UNIT}`).join('')}
      />
      <rect class={styles.frame} x="0" y="0" width={SIDE * UNIT} height={SIDE * UNIT} />
    </>
  );
}

interface MarkProps {
  readonly symbol: string;
  readonly cell: number;
  readonly isHome: boolean;
  readonly times: ReadonlyMap<string, number>;
}

function Mark({ symbol, cell, isHome, times }: MarkProps) {
  const stroke = (name: string, d: string) => {
    const at = times.get(`${cell}:${name}`);
    return (
      <path
        class={`${styles[name]} ${at === undefined ? '' : styles.fresh}`}
        style={at === undefined ? undefined : { animationDelay: `${at}ms` }}
        pathLength={1}
        d={d}
      />
    );
  };
  return (
    <>
      {symbol === '/' && <rect class={styles.burning} width={UNIT} height={UNIT} />}
      {symbol === 'X' && <rect class={styles.ash} width={UNIT} height={UNIT} />}
      {symbol === '?' && <rect class={styles.hidden} width={UNIT} height={UNIT} />}
      {isHome && (
        <g class={symbol === '^' || symbol === '?' ? styles.standing : styles.lost}>
          {stroke('home', triangle(cell))}
        </g>
      )}
      {symbol === 'X' && <g class={styles.burnt}>{stroke('slash', slash(cell))}</g>}
      {symbol === 'X' && <g class={styles.burnt}>{stroke('cross', backslash(cell))}</g>}
      {symbol === '/' && stroke('slash', slash(cell))}
      {symbol === 'o' && <g class={styles.wet}>{stroke('slash', slash(cell))}</g>}
      {symbol === 'o' && stroke('circle', circle(cell))}
      {symbol === '#' && stroke('square', square(cell))}
    </>
  );
}
