import { type ReportWriter, heading } from './report-writer.ts';
import { unusedClauses } from '../report/unused-clauses.ts';
import { type Row, stackingTable } from './table.ts';
import { wilson } from '../statistics/intervals.ts';
import { escapeHtml } from '../charts/svg.ts';

/** The number of rarest rules that are shown unfolded. */
const RAREST_SHOWN = 8;

/** The section on how many matches each rule came up in. */
export function clausesSection(writer: ReportWriter): string {
  const { say, report, about } = writer;
  const never = unusedClauses(report.clauses, about.sections);
  const all = Object.entries(report.clauses).filter(([id]) => !never.unplayed.has(id));
  const always = all.filter(([, times]) => times >= report.games).map(([id]) => id);
  const entries = all
    .filter(([, times]) => times > 0 && times < report.games)
    .toSorted(([, a], [, b]) => a - b);
  const unplayed = say('lab.clauses.unplayed', {
    n: never.sections.length,
    list: writer.list(never.sections.map((name) => say('lab.quoted', { name }))),
  });
  const rows = entries.map(([id, times]) => clauseRow(writer, id, times));
  const heads = ['lab.rule', 'lab.matches', 'lab.share', 'lab.range'].map((key) => say(key));
  const table = (some: readonly Row[]): string => stackingTable([...heads, '', ''], some);
  const [open, more] = [rows.slice(0, RAREST_SHOWN), rows.slice(RAREST_SHOWN)];
  return `${heading('clauses', say('lab.clauses'))}
<p class="soft">${escapeHtml(say('lab.clauses.lead'))}</p>
<p><strong>${escapeHtml(say('lab.clauses.never', { n: never.ids.length }))}</strong></p>
${unusedClausesTable(writer, never.ids)}
<p>${escapeHtml([unplayed, say('lab.clauses.silent')].join(' ').trim())}</p>
${open.length === 0 ? '' : table(open)}
${more.length === 0 ? '' : `<details><summary>${escapeHtml(say('lab.clauses.more', { n: more.length }))}</summary>${table(more)}</details>`}
${always.length === 0 ? '' : foldedClauses(writer, say('lab.clauses.always', { n: always.length }), always)}`;
}

/** The rules that never came up, with their sentences. */
function unusedClausesTable(writer: ReportWriter, ids: readonly string[]): string {
  const [open, more] = [ids.slice(0, RAREST_SHOWN), ids.slice(RAREST_SHOWN)];
  const rest =
    more.length === 0
      ? ''
      : foldedClauses(writer, writer.say('lab.clauses.never.more', { n: more.length }), more);
  return `${open.length === 0 ? '' : clauseTable(writer, open)}${rest}`;
}

const foldedClauses = (writer: ReportWriter, summary: string, ids: readonly string[]): string =>
  `<details><summary>${escapeHtml(summary)}</summary>${clauseTable(writer, ids)}</details>`;

function clauseTable({ say, about }: ReportWriter, ids: readonly string[]): string {
  const rows = ids.map((id) => ({
    name: withUnbrokenIds(id),
    cells: [`<span class="words">${escapeHtml(about.sentences.get(id) ?? '')}</span>`],
  }));
  return stackingTable([say('lab.rule'), ''], rows);
}

/** Escapes text for HTML and keeps each clause id on one line. */
const withUnbrokenIds = (words: string): string =>
  escapeHtml(words).replaceAll(/[A-Z]{2,4}-R?\d+/g, '<span class="id">$&</span>');

function clauseRow(writer: ReportWriter, id: string, times: number): Row {
  const { report, about, numbers, percent } = writer;
  const share = report.clauseShares[id] ?? wilson(times, report.games);
  const meter = `<svg class="meter" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="10"/><rect class="bar" width="${(share.value * 100).toFixed(1)}" height="10"/></svg>`;
  const words = `<span class="words">${escapeHtml(about.sentences.get(id) ?? '')}</span>`;
  return {
    name: withUnbrokenIds(id),
    cells: [numbers.decimal(times), percent(share.value), writer.range(share), meter, words],
  };
}
