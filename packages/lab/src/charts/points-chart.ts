import type { Range } from '../statistics/intervals.ts';
import { ticksOf } from './interval-chart.ts';
import { escapeHtml, picture, px, WIDTH } from './svg.ts';

/** A number of each of some matches, beside the range of others. */
export interface DotsPicture {
  /** The label for screen readers. */
  readonly label: string;
  readonly axis: string;
  readonly values: readonly number[];
  /** Where most of the others lie. */
  readonly band: Range;
  readonly tick: (value: number) => string;
}

/** Two numbers of each of some matches, and the line that was fitted to them. */
export interface ScatterPicture {
  readonly label: string;
  readonly axes: readonly [x: string, y: string];
  readonly points: readonly (readonly [x: number, y: number])[];
  /** What the line is at 0, and how much it rises. */
  readonly line: readonly [start: number, slope: number];
  readonly tick: (value: number) => string;
}

const LEFT = 46;
const RIGHT = 14;
/** The room below an axis for its numbers and its name. */
const BELOW = 44;
/** The distance between dots that stand above each other. */
const STACK = 9;
/** Dots above each other are drawn closer where there are more. */
const HIGHEST = 120;
const TALL = 250;

/** Draws a dot for each value above an axis, on a band for the others. Values at one place stand above each other. */
export function dotsChart({ label, axis, values, band, tick }: DotsPicture): string {
  const [from, to] = widened(Math.min(...values, band.low), Math.max(...values, band.high));
  const x = (value: number): number => 14 + ((value - from) * (WIDTH - 28)) / (to - from);
  const columns = new Map<string, number>();
  const placed = values
    .toSorted((a, b) => a - b)
    .map((value) => {
      const at = px(x(value));
      const below = columns.get(at) ?? 0;
      columns.set(at, below + 1);
      return { at, below };
    });
  const most = Math.max(1, ...columns.values());
  const step = Math.min(STACK, HIGHEST / most);
  const floor = 16 + step * (most - 1) + 10;
  const dots = placed.map(
    ({ at, below }) =>
      `<circle class="bar" cx="${at}" cy="${px(floor - 8 - below * step)}" r="4"/>`,
  );
  const wide = Math.max(3, x(band.high) - x(band.low));
  const pale = `<rect class="pale" x="${px(x(band.low))}" y="4" width="${px(wide)}" height="${px(floor - 4)}"/>`;
  const line = `<line class="axis" x1="14" x2="${WIDTH - 14}" y1="${px(floor)}" y2="${px(floor)}"/>`;
  return picture(
    label,
    floor + BELOW,
    [pale, line, ...dots, ...numbersBelow(from, to, x, floor, tick), nameBelow(axis, floor)].join(
      '',
    ),
  );
}

/** Draws a ring for each pair of numbers, and the line through them. */
export function scatterChart({ label, axes, points, line, tick }: ScatterPicture): string {
  const [start, slope] = line;
  const most = Math.max(...points.map(([x]) => x)) * 1.05;
  const to = Math.max(most, 1);
  const high = Math.max(...points.map(([, y]) => y), start + slope * to, 1) * 1.05;
  const floor = TALL - BELOW;
  const x = (value: number): number => LEFT + (value * (WIDTH - LEFT - RIGHT)) / to;
  const y = (value: number): number => floor - (value * (floor - 26)) / high;
  const levels = ticksOf(0, high).map(
    (level) =>
      `<line class="axis" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${px(y(level))}" y2="${px(y(level))}"/><text x="${LEFT - 6}" y="${px(y(level) + 5)}" text-anchor="end">${escapeHtml(tick(level))}</text>`,
  );
  const dots = points.map(
    ([at, value]) => `<circle class="ring" cx="${px(x(at))}" cy="${px(y(value))}" r="4"/>`,
  );
  const fitted = `<line class="line" x1="${px(x(0))}" y1="${px(y(start))}" x2="${px(x(to))}" y2="${px(y(start + slope * to))}"/>`;
  const above = `<text class="soft" x="0" y="12">${escapeHtml(axes[1])}</text>`;
  return picture(
    label,
    TALL,
    [
      ...levels,
      above,
      fitted,
      ...dots,
      ...numbersBelow(0, to, x, floor, tick),
      nameBelow(axes[0], floor),
    ].join(''),
  );
}

/** A little room at both ends, so that no dot stands on the edge. */
function widened(low: number, high: number): readonly [from: number, to: number] {
  const room = Math.max(1, (high - low) * 0.04);
  return [Math.max(0, low - room), high + room];
}

const numbersBelow = (
  from: number,
  to: number,
  x: (value: number) => number,
  floor: number,
  tick: (value: number) => string,
): readonly string[] =>
  ticksOf(from, to).map(
    (value) =>
      `<text x="${px(x(value))}" y="${px(floor + 18)}" text-anchor="middle">${escapeHtml(tick(value))}</text>`,
  );

const nameBelow = (name: string, floor: number): string =>
  `<text class="soft" x="${WIDTH / 2}" y="${px(floor + 38)}" text-anchor="middle">${escapeHtml(name)}</text>`;
