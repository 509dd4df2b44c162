import { escapeHtml } from '../charts/svg.ts';
import { intervalChart } from '../charts/interval-chart.ts';
import { possibleMeanRange } from '../report/mean-range.ts';
import { movesSentences } from '../text/sentences/moves-sentences.ts';
import { moveName } from '../text/move-name.ts';
import { waitsSentences } from '../text/sentences/waits-sentence.ts';
import { earlySentences } from '../text/sentences/early-sentences.ts';
import { turnUnit } from '../text/say.ts';
import { summaryRow, summaryTable } from './distributions.ts';
import { heading, type ReportWriter } from './report-writer.ts';
import { stackingTable } from './table.ts';

/** The section on what people do in their turns: each kind of move, how often, and how often of what could be done. */
export function movesSection(writer: ReportWriter): string {
  const { say, report, about, numbers, percent } = writer;
  const { kinds, matches } = report.moves;
  if (kinds.length === 0) return '';
  const rows = kinds.map(({ kind, times, forced, taken, open = 0 }) => {
    const range = possibleMeanRange(times);
    const small = (words: string): string => `<small>${escapeHtml(words)}</small>`;
    const span =
      range === undefined
        ? ''
        : small(
            say('lab.range.of', {
              low: numbers.mean(range[0]),
              high: numbers.mean(range[1]),
            }),
          );
    return {
      name: escapeHtml(moveName(say, about.game, kind)),
      cells: [
        `${numbers.mean(times.mean)}${span}`,
        taken === undefined
          ? '–'
          : `${percent(taken.value)}${small(writer.range(taken))}${small(say('lab.moves.open', { n: open }))}`,
        `${percent(forced.value)}${small(writer.range(forced))}`,
      ],
    };
  });
  const chosen = kinds.flatMap(({ kind, taken }) =>
    taken === undefined
      ? []
      : [{ name: moveName(say, about.game, kind), ...taken, text: percent(taken.value) }],
  );
  const chart =
    chosen.length < 2
      ? ''
      : `<figure><figcaption>${escapeHtml(say('lab.moves.taken'))}</figcaption>${intervalChart(say('lab.moves.taken'), chosen, { from: 0, to: 1, bars: 0, tick: percent })}</figure>`;
  const heads = ['', 'lab.moves.times', 'lab.moves.taken', 'lab.moves.forced'];
  const told = movesSentences(report, say, about.game);
  return `${heading('moves', say('lab.moves'))}
<p class="soft">${escapeHtml(say('lab.moves.lead', { n: matches }))}</p>
${told.length === 0 ? '' : `<p>${escapeHtml(told.join(' '))}</p>`}
${chart}
${stackingTable(
  heads.map((key) => (key === '' ? '' : say(key))),
  rows,
)}`;
}

/** The section on how long seats wait. Empty where nobody does. */
export function waitsSection(writer: ReportWriter): string {
  const { say, report, numbers } = writer;
  const sentences = waitsSentences(report, say, numbers);
  if (sentences.length === 0) return '';
  return `${heading('waits', say('lab.waits'))}
<p>${escapeHtml(sentences.join(' '))}</p>
<p class="soft">${escapeHtml(`${say('lab.waits.how')} ${say('lab.minutes.pace', { ...report.pace })}`)}</p>`;
}

/** The section on who is out, or done, before the end. Empty where nobody can be. */
export function earlySection(writer: ReportWriter): string {
  const { say, report, numbers, about } = writer;
  const sentences = earlySentences(report, say, numbers, about.game);
  const { early } = report;
  if (early === undefined) return '';
  const { as, seats, after, turns } = early;
  const unit = turnUnit(about.game);
  const rows = [
    summaryRow(writer, say('lab.early.seats', { as }), seats, report.seats),
    ...(early.share.value === 0
      ? []
      : [
          summaryRow(writer, say('lab.early.after', { as, unit }), after, 100),
          summaryRow(writer, say('lab.early.turns', { unit }), turns),
        ]),
  ];
  return `${heading('early', say('lab.early', { as }))}
<p>${escapeHtml(sentences.join(' '))}</p>
${summaryTable(writer, rows)}
<p class="soft">${escapeHtml(say('lab.minutes.pace', { ...report.pace }))}</p>`;
}
