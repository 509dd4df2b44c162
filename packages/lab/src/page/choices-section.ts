import { axisRange, intervalChart } from '../charts/interval-chart.ts';
import { escapeHtml } from '../charts/svg.ts';
import { choicesLead, choicesSentences } from '../text/sentences/choices-sentences.ts';
import { kindsSentences } from '../text/sentences/moves-sentences.ts';
import { moveName } from '../text/move-name.ts';
import { botName } from '../text/say.ts';
import { heading, type ReportWriter } from './report-writer.ts';
import { stackingTable } from './table.ts';
import { rangeText } from '../text/range-text.ts';

/** The section on how much single choices matter. Empty where none were analysed. */
export function choicesSection(writer: ReportWriter): string {
  const { say, report, numbers, percent, about } = writer;
  const { choices } = report;
  if (choices === undefined) return '';
  const { by, playouts, cut } = choices;
  const parts = (['decides', 'even', 'open'] as const).map((name) => ({
    name: say(`lab.choices.${name === 'decides' ? 'decide' : name}`),
    ...choices[name],
    text: percent(choices[name].value),
  }));
  const chart = intervalChart(say('lab.choices'), parts, {
    from: 0,
    to: 1,
    bars: 0,
    tick: percent,
  });
  const method = [
    say('lab.choices.how', { playouts, by: botName(say, by) }),
    ...(cut === 0 ? [] : [say('lab.choices.cut', { n: cut })]),
  ];
  return `${heading('choices', say('lab.choices'))}
<p class="soft">${escapeHtml(choicesLead(report, say).join(' '))}</p>
<p>${escapeHtml(choicesSentences(report, say, numbers).join(' '))}</p>
<figure>${chart}</figure>
<p>${escapeHtml(kindsSentences(report, say, numbers, about.game).join(' '))}</p>
${kindsFigure(writer)}
<p class="soft">${escapeHtml(method.join(' '))}</p>`;
}

/** How much moves of each kind win more than others, as a picture with its numbers. Empty with fewer than two kinds. */
function kindsFigure({ say, report, about, numbers }: ReportWriter): string {
  const { kinds } = report.choices!;
  if (kinds.length < 2) return '';
  const label = say('lab.choices.kinds');
  const rows = kinds.map(({ kind, value, low, high, adjusted }) => ({
    name: moveName(say, about.game, kind),
    value,
    ...(low === null || high === null ? {} : { low, high }),
    text: `${numbers.points(value)}${adjusted < 0.05 ? ' *' : ''}`,
  }));
  const ends = rows.flatMap(({ value, low = value, high = value }) => [value, low, high]);
  const [from, upTo] = axisRange(ends, 0, false);
  const chart = intervalChart(label, rows, { from, to: upTo, line: 0, tick: numbers.points });
  const cells = kinds.map(({ kind, value, low, high, adjusted, n }) => ({
    name: escapeHtml(moveName(say, about.game, kind)),
    cells: [
      numbers.points(value),
      low === null || high === null
        ? ''
        : rangeText(say, numbers.points(low), numbers.points(high)),
      numbers.pValue(adjusted),
      numbers.decimal(n),
    ].map(escapeHtml),
  }));
  const heads = ['lab.choices.edge', 'lab.range', 'lab.p', 'lab.matches'].map((key) => say(key));
  return `<figure><figcaption>${escapeHtml(label)}</figcaption>${chart}<details><summary>${escapeHtml(say('lab.all', { name: label }))}</summary>${stackingTable(['', ...heads], cells)}</details></figure>`;
}
