import type { Bin } from './bins.ts';

/** Text as it may stand in HTML. */
export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

const WIDTH = 440;
const HEIGHT = 190;
const LEFT = 8;
const BOTTOM = 30;
/** Room for the words at the mark, and below them for the share of the tallest column. */
const TOP = 40;
/** Few columns do not grow fat. */
const WIDEST = 64;

/** Rounded to a tenth of a pixel. */
const px = (value: number): string => String(Math.round(value * 10) / 10);

export interface Columns {
  /** What the picture shows, for those who do not see it. */
  readonly label: string;
  readonly bins: readonly Bin[];
  readonly total: number;
  /** Drawn as a line across: the mean, with the words beside it. */
  readonly mark?: { readonly value: number; readonly label: string };
  readonly percent: (share: number) => string;
}

/** A histogram: a column per bin, its share above the tallest, values below. */
export function columns({ label, bins, total, mark, percent }: Columns): string {
  const tallest = Math.max(1, ...bins.map(({ times }) => times));
  const peak = bins.findIndex(({ times }) => times === tallest);
  const step = Math.min(WIDEST, (WIDTH - 2 * LEFT) / Math.max(1, bins.length));
  const floor = HEIGHT - BOTTOM;
  const y = (times: number): number => floor - (times / tallest) * (floor - TOP);
  const every = Math.ceil(bins.length / 12);

  const drawn = bins.map(({ from, to, times }, i) => {
    const x = LEFT + i * step;
    const name = from === to ? String(from) : `${from}–${to}`;
    const bar =
      times === 0
        ? ''
        : `<rect class="bar" x="${px(x + step * 0.1)}" y="${px(y(times))}" width="${px(step * 0.8)}" height="${px(floor - y(times))}" rx="2"><title>${name}: ${percent(times / total)}</title></rect>`;
    const tick =
      i % every === 0
        ? `<text x="${px(x + step / 2)}" y="${HEIGHT - 10}" text-anchor="middle">${from}</text>`
        : '';
    const top =
      i === peak
        ? `<text class="value" x="${px(x + step / 2)}" y="${px(y(times) - 6)}" text-anchor="middle">${percent(times / total)}</text>`
        : '';
    return bar + tick + top;
  });

  const { from = 0, to = 0 } = bins[0] ?? {};
  const at =
    mark === undefined ? 0 : LEFT + ((mark.value - from) / (to - from + 1)) * step + step / 2;
  const left = at > WIDTH * 0.7;
  const line =
    mark === undefined
      ? ''
      : `<line class="mark" x1="${px(at)}" x2="${px(at)}" y1="4" y2="${floor}"/><text x="${px(at + (left ? -6 : 6))}" y="12" text-anchor="${left ? 'end' : 'start'}">${escape(mark.label)}</text>`;
  return picture(
    label,
    HEIGHT,
    `<line class="axis" x1="0" x2="${WIDTH}" y1="${floor}" y2="${floor}"/>${drawn.join('')}${line}`,
  );
}

export interface Row {
  readonly name: string;
  /** 0 to 1. */
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
  readonly text: string;
}

const ROW = 34;

/** Shares as bars from 0 to 1, one a row, with their ranges where they have one. */
export function bars(label: string, rows: readonly Row[]): string {
  const lines = rows.map(({ name, value, low, high, text }, i) => {
    const y = i * ROW;
    const to = (share: number): string => px(share * WIDTH);
    const range =
      low === undefined || high === undefined
        ? ''
        : `<path class="range" d="M${to(low)} ${y + 22}v8M${to(low)} ${y + 26}H${to(high)}M${to(high)} ${y + 22}v8"/>`;
    return `<text x="0" y="${y + 14}">${escape(name)}</text><text class="value" x="${WIDTH}" y="${y + 14}" text-anchor="end">${escape(text)}</text><rect class="track" x="0" y="${y + 20}" width="${WIDTH}" height="12" rx="3"/><rect class="bar" x="0" y="${y + 20}" width="${to(value)}" height="12" rx="3"/>${range}`;
  });
  return picture(label, rows.length * ROW + 4, lines.join(''));
}

export interface Difference {
  readonly name: string;
  /** -1 to 1. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly text: string;
}

/** Differences as dots with their ranges about a line at zero, one a row; as wide as the widest range needs. */
export function forest(label: string, rows: readonly Difference[]): string {
  const reach = Math.max(0.01, ...rows.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]));
  const x = (value: number): string => px(WIDTH / 2 + (value / reach) * (WIDTH / 2 - LEFT));
  const lines = rows.map(({ name, value, low, high, text }, i) => {
    const y = i * ROW;
    const middle = y + 26;
    const ends = [low, high].map((end) => `M${x(end)} ${middle - 4}v8`).join('');
    return `<text x="0" y="${y + 14}">${escape(name)}</text><text class="value" x="${WIDTH}" y="${y + 14}" text-anchor="end">${escape(text)}</text><path class="range" d="M${x(low)} ${middle}H${x(high)}${ends}"/><circle class="bar" cx="${x(value)}" cy="${middle}" r="4"/>`;
  });
  const height = rows.length * ROW + 4;
  const zero = `<line class="mark" x1="${WIDTH / 2}" x2="${WIDTH / 2}" y1="18" y2="${height}"/>`;
  return picture(label, height, zero + lines.join(''));
}

/** Values from 0 to 1 along equal steps, as a line with a dot at each; steps without a value are left out. */
export function curve(
  label: string,
  values: readonly (number | null)[],
  percent: (share: number) => string,
): string {
  const floor = HEIGHT - BOTTOM;
  const x = (i: number): number => LEFT + ((i + 0.5) * (WIDTH - 2 * LEFT)) / values.length;
  const y = (value: number): number => floor - value * (floor - TOP);
  const seen = values.flatMap((value, i) => (value === null ? [] : [{ value, i }]));
  const line = seen.map(({ value, i }, k) => `${k === 0 ? 'M' : 'L'}${px(x(i))} ${px(y(value))}`);
  const dots = seen.map(
    ({ value, i }) =>
      `<circle class="bar" cx="${px(x(i))}" cy="${px(y(value))}" r="4"><title>${percent(value)}</title></circle>`,
  );
  const levels = [0, 0.5, 1].map(
    (level) =>
      `<line class="axis" x1="0" x2="${WIDTH}" y1="${px(y(level))}" y2="${px(y(level))}"/><text x="0" y="${px(y(level) - 4)}">${percent(level)}</text>`,
  );
  const ticks = values.map(
    (_, i) =>
      `<text x="${px(x(i))}" y="${HEIGHT - 10}" text-anchor="middle">${Math.round((100 * (i + 1)) / values.length)}</text>`,
  );
  const path = `<path class="line" d="${line.join('')}"/>`;
  return picture(label, HEIGHT, [...levels, ...ticks, path, ...dots].join(''));
}

export interface Warm {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  readonly times: number;
}

/** Places of a board, each the darker the more often it was told of; the number stands in its title. */
export function warmth(label: string, places: readonly Warm[]): string {
  const left = Math.min(...places.map(({ x }) => x));
  const top = Math.min(...places.map(({ y }) => y));
  const wide = Math.max(...places.map(({ x }) => x)) - left + 1;
  const high = Math.max(...places.map(({ y }) => y)) - top + 1;
  const size = Math.min(56, WIDTH / wide);
  const most = Math.max(1, ...places.map(({ times }) => times));
  const squares = places.map(({ x, y, name, times }) => {
    const [sx, sy] = [(x - left) * size, (y - top) * size];
    const side = px(size * 0.84);
    return `<g><title>${escape(name)}: ${times}</title><rect class="track" x="${px(sx)}" y="${px(sy)}" width="${side}" height="${side}" rx="3"/><rect class="bar" fill-opacity="${(times / most).toFixed(2)}" x="${px(sx)}" y="${px(sy)}" width="${side}" height="${side}" rx="3"/></g>`;
  });
  return picture(label, Math.ceil(high * size), squares.join(''));
}

function picture(label: string, height: number, content: string): string {
  return `<svg role="img" aria-label="${escape(label)}" viewBox="0 0 ${WIDTH} ${height}">${content}</svg>`;
}
