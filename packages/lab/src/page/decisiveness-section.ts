import { botList, turnUnit } from '../text/say.ts';
import { type ReportWriter, heading } from './report-writer.ts';
import { leadChanges } from '../text/sentences/moves-sentences.ts';
import { summaryRow, summaryTable, sampleUnitKey } from './distributions.ts';
import type { ChanceCurve } from '../report/report.ts';
import { type Series, lineChart } from '../charts/line-chart.ts';
import { stackingTable } from './table.ts';
import { seatWords } from '../text/seat-words.ts';
import { escapeHtml } from '../charts/svg.ts';

/** The section on when matches are decided. Empty where no match was analysed. */
export function decidedSection(writer: ReportWriter): string {
  const { say, report } = writer;
  const { decided } = report;
  if (decided === undefined) return '';
  const { playouts } = decided;
  const by = botList(say, decided.by);
  const rivals = report.outcome.points !== undefined;
  // One team has no rival that could take the lead.
  const told = (['after', 'leads', 'lowest', 'last'] as const).filter(
    (name) => rivals || name !== 'leads',
  );
  const rows = told.map((name) =>
    summaryRow(
      writer,
      say(`lab.decided.${name}`, { unit: turnUnit(writer.about.game) }),
      decided[name],
      name === 'leads' ? Infinity : 100,
    ),
  );
  const seats = decided.traces.map((values, seat) => ({
    name: rivals
      ? say('lab.seat.alone', seatWords(say, seat, writer.report.options))
      : say('lab.win'),
    values,
  }));
  const { nobody = [] } = decided;
  const possible = nobody.some((each) => each !== null && each.value > 0);
  const traces = possible ? [...seats, { name: say('lab.nobody'), values: nobody }] : seats;
  const changed = leadChanges(report, say, writer.numbers);
  const lead = leadSentences(writer, by);
  return `${heading('decided', say('lab.decided'))}
<p class="soft">${escapeHtml(lead.join(' '))}</p>
<div class="curves">
${curvesFigure(writer, say('lab.decided.curve', { playouts, by }), [{ name: say('lab.decided.result'), values: decided.curve }])}
${curvesFigure(writer, say(rivals ? 'lab.decided.traces' : 'lab.decided.trace', { playouts, by }), traces)}
</div>
${summaryTable(writer, rows)}${changed.map((each) => `<p>${escapeHtml(each)}</p>`).join('')}`;
}

/** Says how matches were analysed, and by which policies. */
function leadSentences(
  { say, report, numbers, about }: ReportWriter,
  by: string,
): readonly string[] {
  const { decided } = report;
  if (decided === undefined) return [];
  const { matches, playouts, cut } = decided;
  const others = new Set(report.bots.filter((bot) => !decided.by.includes(bot)));
  // Two standard errors of a chance of 50 %, in percentage points.
  const error = Math.round(100 / Math.sqrt(playouts));
  return [
    say('lab.decided.lead', { matches, playouts, by, unit: turnUnit(about.game) }),
    ...(others.size === 0
      ? []
      : [
          say('lab.decided.others', {
            by,
            bots: botList(say, [...others]),
            n: others.size,
          }),
        ]),
    ...(report.outcome.points === undefined ? [] : [say('lab.decided.shared')]),
    say('lab.decided.cut', {
      times: cut.times,
      share: numbers.percent(cut.of === 0 ? 0 : cut.times / cut.of),
      after: cut.after,
    }),
    say('lab.decided.certain', { playouts, error }),
  ];
}

/** The percentages in each tenth of a match as one picture, with its numbers folded below. */
function curvesFigure(
  writer: ReportWriter,
  label: string,
  of: readonly { readonly name: string; readonly values: ChanceCurve }[],
): string {
  const { say, percent } = writer;
  const whole = (share: number): string => writer.numbers.whole(share);
  const series: readonly Series[] = of.map(({ name, values }) => ({
    name,
    values: values.map((each) =>
      each === null
        ? null
        : { value: each.value / 100, low: each.low / 100, high: each.high / 100, n: each.n },
    ),
  }));
  const chart = lineChart({ label, series, axis: say('lab.tenths.axis'), percent, whole });
  const tenths = series[0]?.values.map((_, i) => i) ?? [];
  const rows = tenths.map((i) => {
    const cells = series.map(({ values }) => {
      const each = values[i];
      return each === null || each === undefined
        ? ''
        : `${percent(each.value)}<small>${writer.range(each)}</small>`;
    });
    const n = series.find(({ values }) => values[i] !== null)?.values[i]?.n ?? 0;
    const name = escapeHtml(say('lab.tenth', { from: i * 10, to: (i + 1) * 10 }));
    return { name, cells: [...cells, writer.numbers.decimal(n)] };
  });
  const heads = [
    say('lab.tenth.head'),
    ...series.map(({ name }) => name),
    say(sampleUnitKey(writer)),
  ];
  return `<figure><figcaption>${escapeHtml(label)}</figcaption>${chart}<details><summary>${escapeHtml(say('lab.all', { name: label }))}</summary>${stackingTable(heads, rows)}</details></figure>`;
}
