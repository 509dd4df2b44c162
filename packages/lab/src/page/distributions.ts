import { binsOf, type Bin } from '../charts/bins.ts';
import { strips } from '../charts/interval-chart.ts';
import { wilson } from '../statistics/intervals.ts';
import { possible } from '../report/mean-range.ts';
import { smallTable, tableOf, type Row } from './table.ts';
import type { Writing } from './report-writer.ts';
import { columns } from '../charts/histogram-chart.ts';
import { escape } from '../charts/svg.ts';
import type { Distribution } from '../report/distribution.ts';
import { upper } from '../text/letter-case.ts';

/** A histogram with its figures, and all its values folded below. */
export function plot(
  to: Writing,
  label: string,
  data: Distribution,
  counted = 'lab.matches',
): string {
  const { say, numbers } = to;
  if (isConstant(data)) return constants(to, [[label, data]]);
  const total = data.histogram.reduce((sum, [, times]) => sum + times, 0);
  const bins = binsOf(data.histogram);
  const chart = columns({
    label,
    bins,
    total,
    mark: { value: data.mean, label: `${say('lab.mean')} ${numbers.of(data.mean)}` },
    percent: to.percent,
  });
  return `<div class="pair"><figure><figcaption>${escape(upper(label))}</figcaption>${chart}</figure><div>
${facts(to, data)}
${allValues(to, label, bins, data, counted)}
</div></div>`;
}

/** What never varies, in a line. */
export function constants(
  { say, numbers, report }: Writing,
  kept: readonly (readonly [name: string, data: Distribution])[],
): string {
  if (kept.length === 0) return '';
  const list = kept
    .map(([name, { mean }]) => say('lab.choice', { option: name, value: numbers.of(mean) }))
    .join('; ');
  const n = report.games - report.unfinished;
  return `<p>${escape(say('lab.constants', { n, list }))}</p>`;
}

export const isConstant = ({ histogram }: Distribution): boolean => histogram.length < 2;

/** The same measure of each seat: one picture for all, and a row of figures for each. */
export function seatsPlot(to: Writing, label: string, kept: readonly Distribution[]): string {
  const { say, numbers } = to;
  const names = kept.map((_, seat) => say('lab.seat.alone', { seat: seat + 1 }));
  const ends = kept.flatMap(({ mean, low, high, p5, p95 }) => [
    mean,
    p5,
    p95,
    low ?? mean,
    high ?? mean,
  ]);
  const rows = kept.map((each, seat) => {
    const range = possible(each);
    return {
      name: names[seat]!,
      value: each.mean,
      ...(range === undefined ? {} : { low: range[0], high: range[1] }),
      span: [each.p5, each.p95] as const,
      text: numbers.of(each.mean),
    };
  });
  const chart = strips(label, rows, {
    from: Math.min(0, ...ends),
    to: Math.max(...ends),
    tick: (value) => numbers.of(value),
  });
  const body = kept.map((each, seat) => figuresRow(to, names[seat]!, each));
  const small = `<small>${escape(say('lab.seats.reading'))}</small>`;
  return `<div class="pair wide"><figure><figcaption>${escape(upper(label))}${small}</figcaption>${chart}</figure>
${figuresTable(to, body)}</div>`;
}

/** Mean and percentiles as a row, the range of each below it. */
export function figuresRow(
  { say, numbers }: Writing,
  name: string,
  data: Distribution,
  most = Infinity,
): Row {
  const span = (ends: readonly [number, number] | null | undefined): string =>
    ends === null || ends === undefined
      ? ''
      : `<small>${escape(say('lab.range.of', { low: numbers.of(ends[0]), high: numbers.of(ends[1]) }))}</small>`;
  const cells = [
    [data.mean, possible(data, most)],
    [data.p5, data.p5Range],
    [data.p50, data.median],
    [data.p95, data.p95Range],
  ] as const;
  const shown = cells.map(([value, ends]) => `${numbers.of(value)}${span(ends)}`);
  return { name: escape(name), cells: [...shown, numbers.of(data.n)] };
}

/** Such rows as a table. */
export function figuresTable(to: Writing, rows: readonly Row[]): string {
  const heads = ['lab.mean', 'lab.p5', 'lab.p50', 'lab.p95', observed(to)];
  return tableOf(['', ...heads.map((key) => to.say(key))], rows);
}

/** What is counted as seen for itself: matches, or rounds of seats. */
export const observed = ({ report }: Writing): string =>
  report.block === undefined ? 'lab.matches' : 'lab.blocks';

/** Mean and percentiles of one distribution, each with its range. */
function facts(to: Writing, data: Distribution): string {
  const { say, numbers } = to;
  const range = possible(data);
  const lines = [
    ['lab.mean', data.mean, range],
    ['lab.p5', data.p5, data.p5Range],
    ['lab.p50', data.p50, data.median],
    ['lab.p95', data.p95, data.p95Range],
  ] as const;
  const rows = lines.map(([key, value, ends]) => {
    const cells = [
      numbers.of(value),
      ends === null || ends === undefined
        ? ''
        : say('lab.range.of', { low: numbers.of(ends[0]), high: numbers.of(ends[1]) }),
    ];
    return { name: escape(say(key)), cells: cells.map(escape) };
  });
  const n = { name: escape(say(observed(to))), cells: [numbers.of(data.n), ''] };
  return smallTable(['', say('lab.value'), say('lab.range')], [...rows, n]);
}

/** Every bar of a histogram as a row, with its share and the range of that. */
function allValues(
  to: Writing,
  label: string,
  bins: readonly Bin[],
  { histogram, n }: Distribution,
  counted: string,
): string {
  const { say, numbers, percent } = to;
  const total = histogram.reduce((sum, [, times]) => sum + times, 0);
  const wide = bins.some(({ from, to: end }) => from !== end);
  const rows = bins
    .filter(({ times }) => times > 0)
    .map(({ from, to: end, times }) => {
      const { value, low, high } = wilson((times / total) * n, n);
      const name = wide ? `${numbers.of(from)} – ${numbers.of(end)}` : numbers.of(from);
      return { name, cells: [numbers.of(times), percent(value), to.shares({ low, high })] };
    });
  const heads = [wide ? 'lab.values' : 'lab.value', counted, 'lab.share', 'lab.range'];
  const table = tableOf(
    heads.map((key) => say(key)),
    rows,
  );
  return `<details><summary>${escape(say('lab.all', { name: label }))}</summary>${table}</details>`;
}

export type Kept = Distribution | readonly Distribution[];

/** Whether every match had the same of both. */
export function isSame(a: Kept, b: Kept): boolean {
  const [one, other] = [a, b].map((kept) => (isOne(kept) ? [kept] : kept));
  return (
    one!.length === other!.length &&
    one!.every(({ histogram, mean }, i) => {
      const twin = other![i]!;
      return mean === twin.mean && String(histogram) === String(twin.histogram);
    })
  );
}

export function isOne(kept: Kept): kept is Distribution {
  return !Array.isArray(kept);
}
