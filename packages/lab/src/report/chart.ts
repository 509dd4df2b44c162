import { visibleLines } from '@glade/engine';
import type { Bin } from './bins.ts';

/** Text as it may stand in HTML, with nothing in it that cannot be seen. */
export function escape(text: string): string {
  return visibleLines(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** The width of every picture; its height differs. */
export const WIDTH = 440;
const HEIGHT = 190;
const LEFT = 8;
const BOTTOM = 30;
/** Room for the words at the mark, and below them for the share of the tallest column. */
const TOP = 40;
/** Few columns do not grow fat. */
const WIDEST = 64;

/** Rounded to a tenth of a pixel. */
export const px = (value: number): string => String(Math.round(value * 10) / 10);

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
        ? `<text${(i / every) % 2 === 1 ? ' class="odd"' : ''} x="${px(x + step / 2)}" y="${HEIGHT - 10}" text-anchor="middle">${from}</text>`
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

/** A histogram without words, for beside its mean. */
export function outline(bins: readonly Bin[]): string {
  const tallest = Math.max(1, ...bins.map(({ times }) => times));
  const step = 100 / Math.max(12, bins.length);
  const drawn = bins.map(({ times }, i) => {
    const height = (times / tallest) * 26;
    return `<rect class="bar" x="${px(i * step)}" y="${px(26 - height)}" width="${px(step * 0.85)}" height="${px(height)}"/>`;
  });
  return `<svg class="small" viewBox="0 0 100 26" preserveAspectRatio="none" aria-hidden="true">${drawn.join('')}</svg>`;
}

/** A share with its range on the way from 0 to 1, without words. */
export function gauge({ value, low, high }: Omit<Strip, 'name' | 'text'>): string {
  const per = (share: number): string => `${px(100 * share)}%`;
  const range = low === undefined || high === undefined ? '' : rangeOf(per(low), per(high));
  return `<svg class="small" aria-hidden="true"><rect class="track" width="100%" y="3" height="12"/><rect class="bar" width="${per(value)}" y="3" height="12"/>${range}</svg>`;
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
  /** Where most of what was seen lies, as a pale bar behind the value. */
  readonly span?: readonly [from: number, to: number];
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
  /** What bars and the pale bars behind them mean. */
  readonly key?: readonly [bar: string, pale: string];
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
  const bar = (to: number, kind: string, from = scale.bars!): string => {
    const [left, right] = [Math.min(from, to), Math.max(from, to)];
    return `<rect class="${kind}" x="${per(left)}" width="${px(at(right) - at(left))}%" y="3" height="12"/>`;
  };
  const drawn = rows.map(({ name, fine, value, low, high, text, beyond, span }) => {
    const pale = beyond === undefined ? '' : bar(beyond, 'pale');
    const most = span === undefined ? '' : bar(span[1], 'pale', span[0]);
    const shape =
      scale.bars === undefined
        ? `${most}<circle class="bar" cx="${per(value)}" cy="9" r="5"/>`
        : pale + bar(value, 'bar');
    const range = low === undefined || high === undefined ? '' : rangeOf(per(low), per(high));
    const small = fine === undefined ? '' : `<small>${escape(fine)}</small>`;
    return `<div class="strip"><span>${escape(name)}${small}</span><b>${escape(text)}</b><svg aria-hidden="true">${grid.join('')}${line}${shape}${range}</svg></div>`;
  });
  const numbers = ticks.map((tick) => {
    const x = at(tick);
    const anchor = x < 10 ? 'start' : x > 90 ? 'end' : 'middle';
    return `<text x="${px(x)}%" y="13" text-anchor="${anchor}">${escape(scale.tick(tick))}</text>`;
  });
  const key = scale.key === undefined ? '' : keyOf(scale.key);
  const ends = scale.ends?.map((end) => `<span>${escape(end)}</span>`).join('') ?? '';
  return `<div class="strips" role="img" aria-label="${escape(label)}">${key}${drawn.join('')}<svg aria-hidden="true">${numbers.join('')}</svg><div class="ends">${ends}</div></div>`;
}

/** The two kinds of bars, each above its meaning. */
function keyOf(meanings: readonly [bar: string, pale: string]): string {
  const parts = meanings.map((meaning, i) => {
    const kind = i === 0 ? 'bar' : 'pale';
    return `<span><svg aria-hidden="true"><rect class="${kind}" width="2.5rem" y="3" height="12"/></svg>${escape(meaning)}</span>`;
  });
  return `<div class="ends">${parts.join('')}</div>`;
}

const rangeOf = (low: string, high: string): string =>
  `<line class="range" x1="${low}" x2="${high}" y1="9" y2="9"/>${[low, high]
    .map((end) => `<line class="range" x1="${end}" x2="${end}" y1="5" y2="13"/>`)
    .join('')}`;

/** Round numbers from one end to the other: two at least, and five at most wherever that leaves two. */
export function ticksOf(from: number, to: number): readonly number[] {
  const least = (to - from) / 4;
  if (!(least > 0) || !Number.isFinite(least)) return [from];
  const power = 10 ** Math.floor(Math.log10(least));
  const steps = [1, 2, 5, 10].map((each) => each * power);
  const wide = steps.findIndex((each) => each >= least * 0.999);
  const ticks = multiplesOf(steps[wide]!, from, to);
  return ticks.length < 2 && wide > 0 ? multiplesOf(steps[wide - 1]!, from, to) : ticks;
}

function multiplesOf(step: number, from: number, to: number): readonly number[] {
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

/** A picture as wide as there is room. */
export function picture(label: string, height: number, content: string): string {
  return `<svg role="img" aria-label="${escape(label)}" viewBox="0 0 ${WIDTH} ${height}">${content}</svg>`;
}
