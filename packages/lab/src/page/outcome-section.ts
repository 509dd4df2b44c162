import { strips } from '../charts/interval-chart.ts';
import { observed } from './distributions.ts';
import { tableOf } from './table.ts';
import { heading, type Writing } from './report-writer.ts';
import { escape } from '../charts/svg.ts';
import type { Say } from '../text/say.ts';
import { mainShares, placeShares, type Line, balanceWords } from '../text/outcome-words.ts';

/** How matches end. */
export function outcomeSection(to: Writing): string {
  const { say, report, percent } = to;
  const main = mainShares(report, say);
  const places = placeShares(report, say);
  const rivals = report.outcome.points !== undefined;
  const label = say(rivals ? 'lab.points.of' : 'lab.win');
  const chart = strips(
    label,
    main.map(({ name, share }) => ({ name, ...share, text: percent(share.value) })),
    {
      from: 0,
      to: 1,
      bars: 0,
      ...(rivals ? { line: 1 / report.seats } : {}),
      tick: (share) => to.numbers.whole(share),
    },
  );
  const caption = rivals ? say('lab.even.line', { what: label }) : label;
  const endings = Object.entries(report.outcome.endings).map(([code, share]) => ({
    name: endingName(say, code),
    times: report.outcome.codes[code]!,
    share,
  }));
  const lead = say('lab.outcome.lead');
  return `${heading('outcome', say('lab.outcome'))}
<p class="soft">${escape(rivals ? `${say('lab.points.how')} ${lead}` : lead)}</p>
<div class="pair"><div class="tables"><figure><figcaption>${escape(caption)}</figcaption>${chart}</figure>
</div><div class="tables">
${report.outcome.balance === undefined ? shareTable(to, label, main) : ''}
${places.length === 0 ? '' : shareTable(to, say('lab.share'), places)}
</div></div>
${endingsTable(to, endings)}
<p>${escape(say('lab.unfinished', { n: report.unfinished }))}</p>
${balanceSection(to)}`;
}

function shareTable(to: Writing, label: string, rows: readonly Line[]): string {
  const { say, numbers, percent, shares } = to;
  const body = rows.map(({ name, share }) => ({
    name: escape(name),
    cells: [percent(share.value), shares(share), numbers.of(share.n)],
  }));
  return tableOf(['', label, say('lab.range'), say(observed(to))], body);
}

function endingsTable(
  to: Writing,
  endings: readonly (Line & { readonly times: number })[],
): string {
  const rows = endings.map(({ name, times, share }) => ({
    name: escape(name),
    cells: [to.numbers.of(times), to.percent(share.value), to.shares(share)],
  }));
  const heads = ['lab.codes', 'lab.matches', 'lab.share', 'lab.range'];
  return tableOf(
    heads.map((key) => to.say(key)),
    rows,
  );
}

const endingName = (say: Say, code: string): string =>
  say.has(`outcome.${code}`) ? say(`outcome.${code}`) : code;

/** Whether the seats are even: only where there are rivals. */
function balanceSection(to: Writing): string {
  const { report, say, numbers } = to;
  const { balance } = report.outcome;
  if (balance === undefined) return '';
  const margin = numbers.percent(balance.margin);
  const rows = balance.seats.map(({ share, uneven, off }, seat) => {
    const verdict = uneven < 0.05 ? 'uneven' : off < 0.05 ? 'even' : 'unknown';
    const cells = [
      numbers.percent(share.value),
      to.shares(share),
      numbers.of(share.n),
      say(`lab.balance.${verdict}`),
      `${numbers.small(uneven)}; ${numbers.small(off)}`,
    ];
    return { name: escape(say('lab.seat.alone', { seat: seat + 1 })), cells: cells.map(escape) };
  });
  const heads = [
    '',
    say('lab.points.of'),
    say('lab.range'),
    say(observed(to)),
    say('lab.balance.verdict'),
    say('lab.balance.p', { margin }),
  ];
  return `<h3>${escape(say('lab.balance'))}</h3>
<p><strong>${escape(balanceWords(report, say, numbers))}</strong> ${escape(say('lab.balance.how', { margin }))}</p>
${tableOf(heads, rows)}`;
}
