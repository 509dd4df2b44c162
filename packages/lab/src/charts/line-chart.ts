import type { Estimate } from '../statistics/intervals.ts';
import { escapeHtml, picture, px, WIDTH } from './svg.ts';

/** Values at equal steps. Steps without a value are left out. */
export interface Series {
  /** The name at the end of the line, where there are several lines. */
  readonly name: string;
  /** Shares, 0 to 1. */
  readonly values: readonly (Estimate | null)[];
}

export interface LineChart {
  /** The label for screen readers. */
  readonly label: string;
  readonly series: readonly Series[];
  /** The name of the horizontal axis. */
  readonly axis: string;
  /** What stands below each step; without it hundredths of the way. */
  readonly ticks?: readonly string[];
  readonly percent: (share: number) => string;
  /** The same without decimals, for the vertical axis. */
  readonly whole: (share: number) => string;
}

const HEIGHT = 220;
const TOP = 14;
const FLOOR = HEIGHT - 46;
/** Room for the numbers of the axis on the left, and for names on the right. */
const LEFT = 62;
const RIGHT = 78;
/** The smallest distance between names at the ends of lines. */
const MIN_NAME_DISTANCE = 17;
/** The horizontal distance between the intervals of several lines at one step. */
const RANGE_DISTANCE = 5;
/** Dashes of the lines. With the shapes of their marks they tell lines apart without colour. */
const DASHES = ['', '8 4', '2 4', '10 3 2 3', '5 2', '1 3'];

const heightOf = (value: number): number => FLOOR - value * (FLOOR - TOP);

/**
 * Draws lines with a mark at each value. A single line has its intervals as a band. Several lines differ in colour,
 * dash and mark, have their intervals as strokes, and their names at their ends.
 */
export function lineChart({
  label,
  series,
  axis,
  ticks: named,
  percent,
  whole,
}: LineChart): string {
  const steps = Math.max(1, ...series.map(({ values }) => values.length));
  const right = series.length > 1 ? RIGHT : 12;
  const x = (i: number): number => LEFT + ((i + 0.5) * (WIDTH - LEFT - right)) / steps;
  const levels = [0, 0.5, 1].map(
    (level) =>
      `<line class="axis" x1="${LEFT}" x2="${WIDTH - right}" y1="${px(heightOf(level))}" y2="${px(heightOf(level))}"/><text x="${LEFT - 6}" y="${px(heightOf(level) + 5)}" text-anchor="end">${whole(level)}</text>`,
  );
  const ticks = Array.from(
    { length: steps },
    (_, i) =>
      `<text${i % 2 === 0 ? ' class="odd"' : ''} x="${px(x(i))}" y="${FLOOR + 19}" text-anchor="middle">${escapeHtml(named?.[i] ?? String(Math.round((100 * (i + 1)) / steps)))}</text>`,
  );
  const title = `<text class="soft" x="${px((LEFT + WIDTH - right) / 2)}" y="${HEIGHT - 6}" text-anchor="middle">${escapeHtml(axis)}</text>`;
  const drawn = series.map((each, i) => {
    const aside = (i - (series.length - 1) / 2) * RANGE_DISTANCE;
    return drawnLine(each, i, (step) => x(step) + aside, series.length === 1, percent);
  });
  const names = series.length > 1 ? namesOf(series, WIDTH - right + 8) : '';
  return picture(label, HEIGHT, [...levels, ...ticks, title, ...drawn, names].join(''));
}

function drawnLine(
  { name, values }: Series,
  index: number,
  x: (step: number) => number,
  alone: boolean,
  percent: LineChart['percent'],
): string {
  const seen = values.flatMap((value, i) => (value === null ? [] : [{ ...value, at: x(i) }]));
  const path = seen.map(
    ({ value, at }, k) => `${k === 0 ? 'M' : 'L'}${px(at)} ${px(heightOf(value))}`,
  );
  const dash = DASHES[index % DASHES.length]!;
  const line = `<path class="line"${dash === '' ? '' : ` stroke-dasharray="${dash}"`} d="${path.join('')}"/>`;
  const marks = seen.map(({ value, low, high, at }) => {
    const figures = `${percent(value)} (${percent(low)} – ${percent(high)})`;
    const title = `<title>${escapeHtml(alone ? figures : `${name}: ${figures}`)}</title>`;
    return `<g>${title}${alone ? '' : stroke(at, low, high)}${markOf(index, at, heightOf(value))}</g>`;
  });
  return `<g class="s${index % DASHES.length}">${alone ? bandOf(seen) : ''}${line}${marks.join('')}</g>`;
}

interface PlacedEstimate extends Estimate {
  readonly at: number;
}

function bandOf(seen: readonly PlacedEstimate[]): string {
  const above = seen.map(({ at, high }) => `${px(at)},${px(heightOf(high))}`);
  const below = seen.map(({ at, low }) => `${px(at)},${px(heightOf(low))}`);
  const strokes = seen.map(({ at, low, high }) => stroke(at, low, high));
  return `<polygon class="band" points="${[...above, ...below.toReversed()].join(' ')}"/>${strokes.join('')}`;
}

const stroke = (at: number, low: number, high: number): string =>
  `<line class="spread" x1="${px(at)}" x2="${px(at)}" y1="${px(heightOf(low))}" y2="${px(heightOf(high))}"/>`;

/** A disc, a square, a triangle, a diamond, a ring or a cross. */
function markOf(index: number, x: number, y: number): string {
  const shape = (points: readonly (readonly [number, number])[]): string =>
    `<polygon class="bar" points="${points.map(([dx, dy]) => `${px(x + dx)},${px(y + dy)}`).join(' ')}"/>`;
  switch (index % DASHES.length) {
    case 0:
      return `<circle class="bar" cx="${px(x)}" cy="${px(y)}" r="4.5"/>`;
    case 1:
      return `<rect class="bar" x="${px(x - 4)}" y="${px(y - 4)}" width="8" height="8"/>`;
    case 2:
      return shape([
        [0, -5.5],
        [5, 4],
        [-5, 4],
      ]);
    case 3:
      return shape([
        [0, -6],
        [6, 0],
        [0, 6],
        [-6, 0],
      ]);
    case 4:
      return `<circle class="ring" cx="${px(x)}" cy="${px(y)}" r="4"/>`;
    default:
      return `<path class="ring" d="M${px(x - 4)} ${px(y - 4)}l8 8m0 -8l-8 8"/>`;
  }
}

/** Names at the right, each with the mark of its line and as near to the line's end as the other names allow. Where ends lie closer together than names can, these stand in their own order. */
function namesOf(series: readonly Series[], x: number): string {
  const ends = series
    .map(({ name, values }, index) => ({
      name,
      index,
      y: heightOf(values.findLast((value) => value !== null)?.value ?? 0),
    }))
    .toSorted((a, b) => a.y - b.y || a.index - b.index);
  for (let from = 0, to = 0; from < ends.length; from = to) {
    while (to < ends.length && ends[to]!.y - ends[from]!.y < MIN_NAME_DISTANCE) to++;
    const heights = ends.slice(from, to).map((end) => end.y);
    const together = ends.slice(from, to).toSorted((a, b) => a.index - b.index);
    ends.splice(from, to - from, ...together.map((end, i) => ({ ...end, y: heights[i]! })));
  }
  const least = Math.min(...ends.map((end) => end.y));
  let next = Math.max(TOP, Math.min(least, FLOOR - MIN_NAME_DISTANCE * (ends.length - 1)));
  return ends
    .map(({ name, index, y: end }) => {
      const at = Math.max(next, Math.min(end, FLOOR));
      next = at + MIN_NAME_DISTANCE;
      return `<g class="s${index % DASHES.length}">${markOf(index, x + 4, at)}</g><text x="${px(x + 14)}" y="${px(at + 5)}">${escapeHtml(name)}</text>`;
    })
    .join('');
}
