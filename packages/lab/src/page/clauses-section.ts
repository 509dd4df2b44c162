import { type Writing, heading } from './report-writer.ts';
import { neverCameUp } from '../report/unused-clauses.ts';
import { type Row, tableOf } from './table.ts';
import { wilson } from '../statistics/intervals.ts';
import { escape } from '../charts/svg.ts';

/** So many of the rarest rules stand open, the others are folded. */
const RAREST = 8;

/** In how many matches each rule came up. */
export function clausesSection(to: Writing): string {
  const { say, report, about } = to;
  const never = neverCameUp(report.clauses, about.sections);
  const all = Object.entries(report.clauses).filter(([id]) => !never.unplayed.has(id));
  const always = all.filter(([, times]) => times >= report.games).map(([id]) => id);
  const entries = all
    .filter(([, times]) => times > 0 && times < report.games)
    .toSorted(([, a], [, b]) => a - b);
  const unplayed = say('lab.clauses.unplayed', {
    n: never.sections.length,
    list: to.list(never.sections),
  });
  const rows = entries.map(([id, times]) => clauseRow(to, id, times));
  const heads = ['lab.rule', 'lab.matches', 'lab.share', 'lab.range'].map((key) => say(key));
  const table = (some: readonly Row[]): string => tableOf([...heads, '', ''], some);
  const [open, more] = [rows.slice(0, RAREST), rows.slice(RAREST)];
  return `${heading('clauses', say('lab.clauses'))}
<p class="soft">${escape(say('lab.clauses.lead'))}</p>
<p><strong>${escape(say('lab.clauses.never', { n: never.ids.length }))}</strong></p>
${neverInWords(to, never.ids)}
<p>${escape([unplayed, say('lab.clauses.silent')].join(' ').trim())}</p>
${open.length === 0 ? '' : table(open)}
${more.length === 0 ? '' : `<details><summary>${escape(say('lab.clauses.more', { n: more.length }))}</summary>${table(more)}</details>`}
${always.length === 0 ? '' : foldedWords(to, say('lab.clauses.always', { n: always.length }), always)}`;
}

/** What never came up, each rule in its own words. */
function neverInWords(to: Writing, ids: readonly string[]): string {
  const [open, more] = [ids.slice(0, RAREST), ids.slice(RAREST)];
  const rest =
    more.length === 0
      ? ''
      : foldedWords(to, to.say('lab.clauses.never.more', { n: more.length }), more);
  return `${open.length === 0 ? '' : inWords(to, open)}${rest}`;
}

const foldedWords = (to: Writing, summary: string, ids: readonly string[]): string =>
  `<details><summary>${escape(summary)}</summary>${inWords(to, ids)}</details>`;

function inWords({ say, about }: Writing, ids: readonly string[]): string {
  const rows = ids.map((id) => ({
    name: unbroken(id),
    cells: [`<span class="words">${escape(about.sentences.get(id) ?? '')}</span>`],
  }));
  return tableOf([say('lab.rule'), ''], rows);
}

/** Text as HTML, in which no id of a clause breaks at its hyphen. */
const unbroken = (words: string): string =>
  escape(words).replaceAll(/[A-Z]{2,4}-R?\d+/g, '<span class="id">$&</span>');

function clauseRow(to: Writing, id: string, times: number): Row {
  const { report, about, numbers, percent } = to;
  const share = report.clauseShares[id] ?? wilson(times, report.games);
  const meter = `<svg class="meter" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="10"/><rect class="bar" width="${(share.value * 100).toFixed(1)}" height="10"/></svg>`;
  const words = `<span class="words">${escape(about.sentences.get(id) ?? '')}</span>`;
  return {
    name: unbroken(id),
    cells: [numbers.of(times), percent(share.value), to.shares(share), meter, words],
  };
}
