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
/** Room for the numbers of a scale beside the picture. */
const BESIDE = 62;
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

/** One row of a picture: a value with its range. */
export interface Strip {
  readonly name: string;
  /** What stands below the name in small print. */
  readonly fine?: string;
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
  readonly text: string;
  /** How far a pale bar goes behind the value. */
  readonly beyond?: number;
}

/** From where to where the rows of a picture go, and what stands along their edge. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  /** Where bars begin; undefined: no bars, a dot at the value. */
  readonly bars?: number;
  /** Drawn through all rows. */
  readonly line?: number;
  readonly tick: (value: number) => string;
  /** What the left and the right end mean. */
  readonly ends?: readonly [string, string];
}

/**
 * Rows below each other, each with its name in words, its value and its range, and numbers along the edge. Words are
 * text of the page, so that they break into lines and keep their size on a phone.
 */
export function strips(label: string, rows: readonly Strip[], scale: Scale): string {
  const at = (value: number): number =>
    2 + 96 * Math.min(1, Math.max(0, (value - scale.from) / (scale.to - scale.from || 1)));
  const per = (value: number): string => `${px(at(value))}%`;
  const ticks = ticksOf(scale.from, scale.to);
  const grid = ticks.map(
    (tick) => `<line class="axis" x1="${per(tick)}" x2="${per(tick)}" y1="0" y2="100%"/>`,
  );
  const mark = scale.line;
  const line =
    mark === undefined
      ? ''
      : `<line class="mark" x1="${per(mark)}" x2="${per(mark)}" y1="0" y2="100%"/>`;
  const bar = (to: number, kind: string): string => {
    const [left, right] = [Math.min(scale.bars!, to), Math.max(scale.bars!, to)];
    return `<rect class="${kind}" x="${per(left)}" width="${px(at(right) - at(left))}%" y="3" height="12"/>`;
  };
  const drawn = rows.map(({ name, fine, value, low, high, text, beyond }) => {
    const pale = beyond === undefined ? '' : bar(beyond, 'pale');
    const shape =
      scale.bars === undefined
        ? `<circle class="bar" cx="${per(value)}" cy="9" r="5"/>`
        : pale + bar(value, 'bar');
    const range = low === undefined || high === undefined ? '' : rangeOf(per(low), per(high));
    const small = fine === undefined ? '' : `<small>${escape(fine)}</small>`;
    return `<div class="strip"><span>${escape(name)}${small}</span><b>${escape(text)}</b><svg>${grid.join('')}${line}${shape}${range}</svg></div>`;
  });
  const numbers = ticks.map((tick) => {
    const x = at(tick);
    const anchor = x < 10 ? 'start' : x > 90 ? 'end' : 'middle';
    return `<text x="${px(x)}%" y="13" text-anchor="${anchor}">${escape(scale.tick(tick))}</text>`;
  });
  const ends = scale.ends?.map((end) => `<span>${escape(end)}</span>`).join('') ?? '';
  return `<div class="strips" role="img" aria-label="${escape(label)}">${drawn.join('')}<svg>${numbers.join('')}</svg><div class="ends">${ends}</div></div>`;
}

const rangeOf = (low: string, high: string): string =>
  `<line class="range" x1="${low}" x2="${high}" y1="9" y2="9"/>${[low, high]
    .map((end) => `<line class="range" x1="${end}" x2="${end}" y1="5" y2="13"/>`)
    .join('')}`;

/** Round numbers from one end to the other, five at most. */
function ticksOf(from: number, to: number): readonly number[] {
  const least = (to - from) / 4;
  if (!(least > 0) || !Number.isFinite(least)) return [from];
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= least * 0.999)!;
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) =>
    Number(((first + i) * step).toPrecision(9)),
  );
}

/** Ends that hold all the values and ranges, and this point in the middle or at least inside. */
export function around(
  values: readonly number[],
  point: number,
  middle: boolean,
): readonly [from: number, to: number] {
  const seen = values.filter((value) => Number.isFinite(value));
  const reach = Math.max(1e-3, ...seen.map((value) => Math.abs(value - point)));
  if (middle) return [point - reach, point + reach];
  return [Math.min(point, ...seen), Math.max(point, ...seen)];
}

/** Values from 0 to 1 along equal steps, as a line with a dot at each; steps without a value are left out. */
export function curve(
  label: string,
  values: readonly (number | null)[],
  percent: (share: number) => string,
): string {
  const floor = HEIGHT - BOTTOM;
  const x = (i: number): number => BESIDE + ((i + 0.5) * (WIDTH - BESIDE - LEFT)) / values.length;
  const y = (value: number): number => floor - value * (floor - TOP);
  const seen = values.flatMap((value, i) => (value === null ? [] : [{ value, i }]));
  const line = seen.map(({ value, i }, k) => `${k === 0 ? 'M' : 'L'}${px(x(i))} ${px(y(value))}`);
  const dots = seen.map(
    ({ value, i }) =>
      `<circle class="bar" cx="${px(x(i))}" cy="${px(y(value))}" r="4"><title>${percent(value)}</title></circle>`,
  );
  const levels = [0, 0.5, 1].map(
    (level) =>
      `<line class="axis" x1="${BESIDE}" x2="${WIDTH}" y1="${px(y(level))}" y2="${px(y(level))}"/><text x="${BESIDE - 6}" y="${px(y(level) + 5)}" text-anchor="end">${percent(level)}</text>`,
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

/** Names of places are written on them where they fit. */
const NAME = 3;

/** Places of a board, each the darker the more often it was told of; the number stands in its title. */
export function warmth(label: string, places: readonly Warm[]): string {
  const left = Math.min(...places.map(({ x }) => x));
  const top = Math.min(...places.map(({ y }) => y));
  const wide = Math.max(...places.map(({ x }) => x)) - left + 1;
  const high = Math.max(...places.map(({ y }) => y)) - top + 1;
  const size = Math.min(56, WIDTH / wide);
  const most = Math.max(1, ...places.map(({ times }) => times));
  // Rows that lie between each other, as those of hexes do, are drawn round.
  const round = places.some(({ x, y }) => x % 1 !== 0 || y % 1 !== 0);
  const named = size >= 24 && places.every(({ name }) => name.length <= NAME);
  const side = size * 0.9;
  const squares = places.map(({ x, y, name, times }) => {
    const [sx, sy] = [(x - left) * size, (y - top) * size];
    const box = `x="${px(sx)}" y="${px(sy)}" width="${px(side)}" height="${px(side)}" rx="${px(round ? side / 2 : 3)}"`;
    const words = named
      ? `<text x="${px(sx + side / 2)}" y="${px(sy + side / 2 + 4)}" text-anchor="middle">${escape(name)}</text>`
      : '';
    return `<g><title>${escape(name)}: ${times}</title><rect class="track" ${box}/><rect class="bar" fill-opacity="${(0.75 * (times / most)).toFixed(2)}" ${box}/>${words}</g>`;
  });
  return picture(label, Math.ceil(high * size), squares.join(''));
}

function picture(label: string, height: number, content: string): string {
  return `<svg role="img" aria-label="${escape(label)}" viewBox="0 0 ${WIDTH} ${height}">${content}</svg>`;
}
