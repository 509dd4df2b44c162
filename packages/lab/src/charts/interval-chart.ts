import { px, escapeHtml } from './svg.ts';

/** One row of the chart: a value with its interval. */
export interface IntervalRow {
  readonly name: string;
  /** Small print below the name. */
  readonly fine?: string;
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
  readonly text: string;
  /** How far a pale bar reaches behind the value. */
  readonly beyond?: number;
  /** Where most observations lie, as a pale bar behind the value. */
  readonly span?: readonly [from: number, to: number];
}

/** The range of the axis, and what stands along it. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  /** Where bars begin. If undefined, the chart has a dot at the value in place of a bar. */
  readonly bars?: number;
  /** A vertical line through all rows. */
  readonly line?: number;
  readonly tick: (value: number) => string;
  /** What the left and the right end mean. */
  readonly ends?: readonly [string, string];
  /** What the bars and the pale bars behind them mean. */
  readonly key?: readonly [bar: string, pale: string];
}

/**
 * Draws rows below each other, each with its name, its value and its interval, above an axis with numbers. The words
 * are HTML text, so that they break into lines and keep their size on a phone.
 */
export function intervalChart(label: string, rows: readonly IntervalRow[], scale: Scale): string {
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
    const range = low === undefined || high === undefined ? '' : rangeLines(per(low), per(high));
    const small = fine === undefined ? '' : `<small>${escapeHtml(fine)}</small>`;
    return `<div class="strip"><span>${escapeHtml(name)}${small}</span><b>${escapeHtml(text)}</b><svg aria-hidden="true">${grid.join('')}${line}${shape}${range}</svg></div>`;
  });
  const numbers = ticks.map((tick) => {
    const x = at(tick);
    const anchor = x < 10 ? 'start' : x > 90 ? 'end' : 'middle';
    return `<text x="${px(x)}%" y="13" text-anchor="${anchor}">${escapeHtml(scale.tick(tick))}</text>`;
  });
  const key = scale.key === undefined ? '' : legend(scale.key);
  const ends = scale.ends?.map((end) => `<span>${escapeHtml(end)}</span>`).join('') ?? '';
  return `<div class="strips" role="img" aria-label="${escapeHtml(label)}">${key}${drawn.join('')}<svg aria-hidden="true">${numbers.join('')}</svg><div class="ends">${ends}</div></div>`;
}

/** The legend: each kind of bar above its meaning. */
function legend(meanings: readonly [bar: string, pale: string]): string {
  const parts = meanings.map((meaning, i) => {
    const kind = i === 0 ? 'bar' : 'pale';
    return `<span><svg aria-hidden="true"><rect class="${kind}" width="2.5rem" y="3" height="12"/></svg>${escapeHtml(meaning)}</span>`;
  });
  return `<div class="ends">${parts.join('')}</div>`;
}

const rangeLines = (low: string, high: string): string =>
  `<line class="range" x1="${low}" x2="${high}" y1="9" y2="9"/>${[low, high]
    .map((end) => `<line class="range" x1="${end}" x2="${end}" y1="5" y2="13"/>`)
    .join('')}`;

/** Round numbers for the axis: at least two, and at most five where that leaves two. */
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

/** The ends of an axis that shows all values and intervals, with `point` in the middle or at least inside. */
export function axisRange(
  values: readonly number[],
  point: number,
  middle: boolean,
): readonly [from: number, to: number] {
  const seen = values.filter((value) => Number.isFinite(value));
  const reach = Math.max(1e-3, ...seen.map((value) => Math.abs(value - point)));
  if (middle) return [point - reach, point + reach];
  return [Math.min(point, ...seen), Math.max(point, ...seen)];
}
