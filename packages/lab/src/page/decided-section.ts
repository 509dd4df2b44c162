import { type Writing, heading } from './report-writer.ts';
import { figuresRow, figuresTable, observed } from './distributions.ts';
import type { Curve } from '../report/report.ts';
import { type Series, lines } from '../charts/line-chart.ts';
import { tableOf } from './table.ts';
import { escape } from '../charts/svg.ts';

/** When matches are decided: only where matches were looked into. */
export function decidedSection(to: Writing): string {
  const { say, report } = to;
  const { decided } = report;
  if (decided === undefined) return '';
  const { playouts } = decided;
  const by = to.list([...new Set(decided.by)]);
  const rivals = report.outcome.points !== undefined;
  // One team has nobody to take the lead from.
  const told = (['after', 'leads', 'lowest', 'last'] as const).filter(
    (name) => rivals || name !== 'leads',
  );
  const rows = told.map((name) =>
    figuresRow(to, say(`lab.decided.${name}`), decided[name], name === 'leads' ? Infinity : 100),
  );
  const seats = decided.traces.map((values, seat) => ({
    name: rivals ? say('lab.seat.alone', { seat: seat + 1 }) : say('lab.win'),
    values,
  }));
  const { nobody = [] } = decided;
  const possible = nobody.some((each) => each !== null && each.value > 0);
  const traces = possible ? [...seats, { name: say('lab.nobody'), values: nobody }] : seats;
  const lead = decidedWords(to, by);
  return `${heading('decided', say('lab.decided'))}
<p class="soft">${escape(lead.join(' '))}</p>
<div class="curves">
${curves(to, say('lab.decided.curve', { playouts, by }), [{ name: say('lab.decided.result'), values: decided.curve }])}
${curves(to, say(rivals ? 'lab.decided.traces' : 'lab.decided.trace', { playouts, by }), traces)}
</div>
${figuresTable(to, rows)}`;
}

/** How it was looked into, and by whom matches were played out. */
function decidedWords(
  { say, report, numbers }: Pick<Writing, 'say' | 'report' | 'numbers'>,
  by: string,
): readonly string[] {
  const { decided } = report;
  if (decided === undefined) return [];
  const { matches, playouts, cut } = decided;
  const others = new Set(report.bots.filter((bot) => !decided.by.includes(bot)));
  // Two standard errors of an even chance.
  const error = Math.round(100 / Math.sqrt(playouts));
  return [
    say('lab.decided.lead', { matches, playouts, by }),
    ...(others.size === 0
      ? []
      : [
          say('lab.decided.others', { by, bots: new Intl.ListFormat(say.language).format(others) }),
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

/** Percents along the tenths of a match as one picture, its numbers folded below. */
function curves(
  to: Writing,
  label: string,
  of: readonly { readonly name: string; readonly values: Curve }[],
): string {
  const { say, percent } = to;
  const whole = (share: number): string => to.numbers.whole(share);
  const series: readonly Series[] = of.map(({ name, values }) => ({
    name,
    values: values.map((each) =>
      each === null
        ? null
        : { value: each.value / 100, low: each.low / 100, high: each.high / 100, n: each.n },
    ),
  }));
  const chart = lines({ label, series, axis: say('lab.tenths.axis'), percent, whole });
  const tenths = series[0]?.values.map((_, i) => i) ?? [];
  const rows = tenths.map((i) => {
    const cells = series.map(({ values }) => {
      const each = values[i];
      return each === null || each === undefined
        ? ''
        : `${percent(each.value)}<small>${to.shares(each)}</small>`;
    });
    const n = series.find(({ values }) => values[i] !== null)?.values[i]?.n ?? 0;
    const name = escape(say('lab.tenth', { from: i * 10, to: (i + 1) * 10 }));
    return { name, cells: [...cells, to.numbers.of(n)] };
  });
  const heads = [say('lab.tenth.head'), ...series.map(({ name }) => name), say(observed(to))];
  return `<figure><figcaption>${escape(label)}</figcaption>${chart}<details><summary>${escape(say('lab.all', { name: label }))}</summary>${tableOf(heads, rows)}</details></figure>`;
}
