import { binsOf, type Bin } from '../charts/bins.ts';
import { intervalChart } from '../charts/interval-chart.ts';
import { wilson } from '../statistics/intervals.ts';
import { possibleMeanRange } from '../report/mean-range.ts';
import { smallTable, stackingTable, type Row } from './table.ts';
import type { ReportWriter } from './report-writer.ts';
import { histogramChart } from '../charts/histogram-chart.ts';
import { seatWords } from '../text/seat-words.ts';
import { escapeHtml } from '../charts/svg.ts';
import type { Distribution } from '../report/distribution.ts';
import { lowerFirst, upperFirst } from '../text/letter-case.ts';
import { rangeText } from '../text/range-text.ts';

/** A histogram with its summary, and all its values folded below. */
export function distributionFigure(
  writer: ReportWriter,
  label: string,
  data: Distribution,
  counted = 'lab.matches',
): string {
  const { say, numbers } = writer;
  if (isConstant(data)) return constantValues(writer, [[label, data]]);
  const total = data.histogram.reduce((sum, [, times]) => sum + times, 0);
  const bins = binsOf(data.histogram);
  const chart = histogramChart({
    label,
    bins,
    total,
    mark: { value: data.mean, label: `${say('lab.mean')} ${numbers.meanOf(data)}` },
    percent: writer.percent,
  });
  return `<div class="pair"><figure><figcaption>${escapeHtml(upperFirst(label))}</figcaption>${chart}</figure><div>
${summaryFacts(writer, data)}
${allValues(writer, label, bins, data, counted)}
</div></div>`;
}

/** One sentence with all values that are the same in every match. */
export function constantValues(
  { say, numbers, report }: ReportWriter,
  kept: readonly (readonly [name: string, data: Distribution])[],
): string {
  if (kept.length === 0) return '';
  const list = kept
    .map(([name, { mean }]) =>
      say('lab.constant', { name: lowerFirst(name), value: numbers.decimal(mean) }),
    )
    .join('; ');
  const n = report.games - report.unfinished;
  return `<p>${escapeHtml(say('lab.constants', { n, list }))}</p>`;
}

export const isConstant = ({ histogram }: Distribution): boolean => histogram.length < 2;

/** The same measure of each seat: one picture for all seats, and a row of figures for each. */
export function seatsFigure(
  writer: ReportWriter,
  label: string,
  kept: readonly Distribution[],
): string {
  const { say, numbers } = writer;
  const names = kept.map((_, seat) =>
    say('lab.seat.alone', seatWords(say, seat, writer.report.options)),
  );
  const ends = kept.flatMap(({ mean, low, high, p5, p95 }) => [
    mean,
    p5,
    p95,
    low ?? mean,
    high ?? mean,
  ]);
  const rows = kept.map((each, seat) => {
    const range = possibleMeanRange(each);
    return {
      name: names[seat]!,
      value: each.mean,
      ...(range === undefined ? {} : { low: range[0], high: range[1] }),
      span: [each.p5, each.p95] as const,
      text: numbers.mean(each.mean),
    };
  });
  const chart = intervalChart(label, rows, {
    from: Math.min(0, ...ends),
    to: Math.max(...ends),
    tick: (value) => numbers.decimal(value),
  });
  const body = kept.map((each, seat) => summaryRow(writer, names[seat]!, each));
  const small = `<small>${escapeHtml(say('lab.seats.reading'))}</small>`;
  return `<div class="pair wide"><figure><figcaption>${escapeHtml(upperFirst(label))}${small}</figcaption>${chart}</figure>
${summaryTable(writer, body)}</div>`;
}

/** Mean and percentiles as a table row, each with its interval below. */
export function summaryRow(
  writer: ReportWriter,
  name: string,
  data: Distribution,
  most = Infinity,
): Row {
  const { say, numbers } = writer;
  type Ends = readonly [number, number] | null | undefined;
  const cell = (value: number, ends: Ends, as: (value: number) => string): string =>
    ends === null || ends === undefined
      ? as(value)
      : `${as(value)}<small>${escapeHtml(rangeText(say, as(ends[0]), as(ends[1])))}</small>`;
  const seen = [
    [data.p5, data.p5Range],
    [data.p50, data.median],
    [data.p95, data.p95Range],
  ] as const;
  const shown = [
    cell(data.mean, possibleMeanRange(data, most), (value) => numbers.mean(value)),
    ...seen.map(([value, ends]) => cell(value, ends, (each) => numbers.decimal(each))),
  ];
  return { name: escapeHtml(name), cells: [...shown, writer.counted(data.n)] };
}

/** Such rows as a table. */
export function summaryTable(writer: ReportWriter, rows: readonly Row[]): string {
  const heads = ['lab.mean', 'lab.p5', 'lab.p50', 'lab.p95', sampleUnitKey(writer)];
  return stackingTable(['', ...heads.map((key) => writer.say(key))], rows);
}

/** The message key for what `n` counts: independent observations, which are matches or blocks of matches. */
export const sampleUnitKey = ({ report }: ReportWriter): string =>
  report.block === undefined ? 'lab.matches' : 'lab.blocks';

/** Mean and percentiles of one distribution, each with its range. */
function summaryFacts(writer: ReportWriter, data: Distribution): string {
  const { say, numbers } = writer;
  const range = possibleMeanRange(data);
  const lines = [
    ['lab.mean', data.mean, range],
    ['lab.p5', data.p5, data.p5Range],
    ['lab.p50', data.p50, data.median],
    ['lab.p95', data.p95, data.p95Range],
  ] as const;
  const rows = lines.map(([key, value, ends]) => {
    const as = (each: number): string =>
      key === 'lab.mean' ? numbers.mean(each) : numbers.decimal(each);
    const cells = [
      key === 'lab.mean' ? numbers.meanOf(data) : as(value),
      ends === null || ends === undefined ? '' : rangeText(say, as(ends[0]), as(ends[1])),
    ];
    return { name: escapeHtml(say(key)), cells: cells.map(escapeHtml) };
  });
  const n = { name: escapeHtml(say(sampleUnitKey(writer))), cells: [writer.counted(data.n), ''] };
  const heads = ['', say('lab.value'), say('lab.range')];
  // What is estimated has no ranges.
  const columns = rows.some(({ cells }) => cells[1] !== '') ? 2 : 1;
  return smallTable(
    heads.slice(0, 1 + columns),
    [...rows, n].map(({ name, cells }) => ({ name, cells: cells.slice(0, columns) })),
  );
}

/** Every bar of a histogram as a row, with its share and the share's interval. */
function allValues(
  writer: ReportWriter,
  label: string,
  bins: readonly Bin[],
  { histogram, n }: Distribution,
  counted: string,
): string {
  const { say, numbers, percent } = writer;
  const total = histogram.reduce((sum, [, times]) => sum + times, 0);
  const wide = bins.some(({ from, to: end }) => from !== end);
  const rows = bins
    .filter(({ times }) => times > 0)
    .map(({ from, to: end, times }) => {
      const { value, low, high } = wilson((times / total) * n, n);
      const name = wide
        ? `${numbers.decimal(from)} – ${numbers.decimal(end)}`
        : numbers.decimal(from);
      return { name, cells: [numbers.decimal(times), percent(value), writer.range({ low, high })] };
    });
  const heads = [wide ? 'lab.values' : 'lab.value', counted, 'lab.share', 'lab.range'];
  const table = stackingTable(
    heads.map((key) => say(key)),
    rows,
  );
  return `<details><summary>${escapeHtml(say('lab.all', { name: label }))}</summary>${table}</details>`;
}

export type DistributionOrSeats = Distribution | readonly Distribution[];

/** Whether both measures have the same distribution. */
export function sameDistributions(a: DistributionOrSeats, b: DistributionOrSeats): boolean {
  const [one, other] = [a, b].map((kept) => (isSingle(kept) ? [kept] : kept));
  return (
    one!.length === other!.length &&
    one!.every(({ histogram, mean }, i) => {
      const twin = other![i]!;
      return mean === twin.mean && String(histogram) === String(twin.histogram);
    })
  );
}

export function isSingle(kept: DistributionOrSeats): kept is Distribution {
  return !Array.isArray(kept);
}
