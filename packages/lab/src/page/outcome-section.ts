import { intervalChart } from '../charts/interval-chart.ts';
import { sampleUnitKey } from './distributions.ts';
import { stackingTable } from './table.ts';
import { heading, type ReportWriter } from './report-writer.ts';
import { escapeHtml } from '../charts/svg.ts';
import type { Say } from '../text/say.ts';
import { isEven, testsOf, type SeatBalance } from '../report/seat-balance.ts';
import type { Report } from '../report/report.ts';
import type { Stakes } from '../report/stake-means.ts';
import {
  mainShares,
  mainStakes,
  firstPlaceShares,
  type NamedShare,
  balanceSentence,
  lotSentence,
  orderSentence,
} from '../text/choose-outcome-message.ts';
import { seatWords } from '../text/seat-words.ts';
import { rangeText } from '../text/range-text.ts';

/** What each of the rivals has, as a picture with its caption. */
export function outcomeChart(writer: ReportWriter): string {
  const { say, report } = writer;
  const { stakes } = report.outcome;
  const label = outcomeLabel(writer);
  const chart =
    stakes === undefined
      ? sharesChart(writer, label, mainShares(report, say))
      : stakesChart(writer, label, stakes);
  const caption = stakes === undefined ? say('lab.even.line', { what: label }) : label;
  const how = say('lab.outcome.ranges', {
    what: say(sampleUnitKey(writer)),
    n: sampleSize(report),
    together: comparedTogether(report),
  });
  return `<figure><figcaption>${escapeHtml(caption)}<small>${escapeHtml(how)}</small></figcaption>${chart}</figure>`;
}

/** What has ranges that hold together, where more than one is tested. */
function comparedTogether({ outcome: { balance, order, stakes } }: Report): string {
  if (stakes !== undefined) return 'no';
  const [what, compared] = balance === undefined ? ['places', order?.balance] : ['seats', balance];
  return testsOf(compared?.seats.length ?? 2) === 1 ? 'no' : what;
}

const outcomeLabel = ({ say, report }: ReportWriter): string =>
  say(report.outcome.stakes === undefined ? 'lab.points.of' : 'lab.stakes.of');

/** The section on how matches end. What is won stands in the picture and the figures of the first page. */
export function outcomeSection(writer: ReportWriter): string {
  const { say, report } = writer;
  const places = firstPlaceShares(report, say);
  const rivals = report.outcome.points !== undefined;
  const { stakes } = report.outcome;
  const endings = Object.entries(report.outcome.endings).map(([code, share]) => ({
    name: endingName(say, code),
    times: report.outcome.codes[code]!,
    share,
  }));
  const lead = say('lab.outcome.lead');
  const how = rivals ? [say(stakes === undefined ? 'lab.points.how' : 'lab.stakes.how')] : [];
  return `${heading('outcome', say('lab.outcome'))}
<p class="soft">${escapeHtml([...how, lead].join(' '))}</p>
${sharesTable(writer)}
${places.length === 0 ? '' : shareTable(writer, say('lab.share'), places)}
${endingsTable(writer, endings)}
<p>${escapeHtml(say('lab.unfinished', { n: report.unfinished }))}</p>
${balanceSection(writer)}`;
}

/** The shares of rivals, where no other table has them. */
function sharesTable(writer: ReportWriter): string {
  const { say, report } = writer;
  const { points, stakes, balance, order } = report.outcome;
  if (points === undefined || stakes !== undefined) return '';
  return (balance ?? order) === undefined
    ? shareTable(writer, outcomeLabel(writer), mainShares(report, say))
    : '';
}

/** How many independent matches, or rounds of matches, the shares or the points of all seats are from. */
const sampleSize = ({ outcome: { points, stakes } }: Report): number =>
  stakes?.seats[0]?.n ?? points?.[0]?.n ?? 0;

/** The share of the points of each bot and each seat. */
function sharesChart(writer: ReportWriter, label: string, shares: readonly NamedShare[]): string {
  const { report, numbers } = writer;
  // Shares of one whole are not told in whole percents that do not add up to it.
  const sumOf = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0);
  const values = shares.map(({ share }) => share.value);
  const isOne = Math.abs(sumOf(values) - 1) < 1e-9;
  const isExact = sumOf(values.map((value) => Math.round(100 * value))) === 100;
  const rows = shares.map(({ name, share }) => ({
    name,
    fine: writer.nearRange(share),
    ...share,
    text:
      isOne && !isExact
        ? numbers.percent(share.value)
        : numbers.nearPercent(share.value, share.high - share.low),
  }));
  return intervalChart(label, rows, {
    from: 0,
    to: 1,
    bars: 0,
    line: 1 / report.seats,
    tick: (share) => numbers.whole(share),
  });
}

/** What each bot and each seat wins and loses, between the fewest and the most points of a match. */
function stakesChart(
  { report, say, numbers }: ReportWriter,
  label: string,
  stakes: Stakes,
): string {
  const rows = mainStakes(report, say).map(({ name, mean: { mean, low, high } }) => ({
    name,
    value: mean,
    ...(low === null || high === null ? {} : { low, high }),
    text: numbers.signed(mean),
    ...(low === null || high === null
      ? {}
      : { fine: rangeText(say, numbers.signed(low), numbers.signed(high)) }),
  }));
  return intervalChart(label, rows, {
    from: stakes.least,
    to: stakes.most,
    line: 0,
    tick: (points) => numbers.signed(points),
  });
}

function shareTable(writer: ReportWriter, label: string, rows: readonly NamedShare[]): string {
  const { say, percent, range } = writer;
  const body = rows.map(({ name, share }) => ({
    name: escapeHtml(name),
    cells: [percent(share.value), range(share), writer.counted(share.n)],
  }));
  return stackingTable(['', label, say('lab.range'), say(sampleUnitKey(writer))], body);
}

function endingsTable(
  writer: ReportWriter,
  endings: readonly (NamedShare & { readonly times: number })[],
): string {
  const rows = endings.map(({ name, times, share }) => ({
    name: escapeHtml(name),
    cells: [writer.numbers.decimal(times), writer.percent(share.value), writer.range(share)],
  }));
  const heads = ['lab.codes', 'lab.matches', 'lab.share', 'lab.range'];
  return stackingTable(
    heads.map((key) => writer.say(key)),
    rows,
  );
}

const endingName = (say: Say, code: string): string =>
  say.has(`outcome.${code}`) ? say(`outcome.${code}`) : code;

/** Says whether the seats are even, and whether it matters who begins. Empty unless there are rivals. */
function balanceSection(writer: ReportWriter): string {
  const { report, say, numbers } = writer;
  const { balance, order } = report.outcome;
  const seats =
    balance === undefined
      ? ''
      : evennessTable(
          writer,
          balance,
          'lab.balance',
          balanceSentence(report, say, numbers),
          (seat) => say('lab.seat.alone', seatWords(say, seat - 1, report.options)),
        );
  if (order === undefined) return seats;
  const told = `${orderSentence(report, order, say, numbers)} ${lotSentence(order, say)}`;
  return `${seats}${evennessTable(writer, order.balance, 'lab.order', told, (place) => say('lab.order.place', { place }))}`;
}

/** A question, its answer and the tests of each seat or place. */
function evennessTable(
  writer: ReportWriter,
  { seats, margin: within, tied }: SeatBalance,
  question: string,
  answer: string,
  nameOf: (number: number) => string,
): string {
  const { say, numbers } = writer;
  const margin = numbers.unsignedPoints(within);
  const rows = seats.map(({ share, uneven, off }, i) => {
    const verdict = uneven < 0.05 ? 'uneven' : isEven({ off }) && !tied ? 'even' : 'unknown';
    const cells = [
      escapeHtml(numbers.percent(share.value)),
      escapeHtml(writer.range(share)),
      writer.counted(share.n),
      escapeHtml(say(`lab.balance.${verdict}`)),
      escapeHtml(`${numbers.plainPValue(uneven)}; ${numbers.plainPValue(off)}`),
    ];
    return { name: escapeHtml(nameOf(i + 1)), cells };
  });
  const heads = [
    '',
    say('lab.points.of'),
    say('lab.range'),
    say(sampleUnitKey(writer)),
    say('lab.balance.verdict'),
    say('lab.balance.p', { margin }),
  ];
  // Only the answer is strong, not the figures that follow it.
  const [verdict = '', ...figures] = answer.split(/(?<=[.!?])\s+/);
  const how = say('lab.balance.how', { margin, more: testsOf(seats.length) > 1 ? 'yes' : 'no' });
  return `<h3>${escapeHtml(say(question))}</h3>
<p><strong>${escapeHtml(verdict)}</strong> ${escapeHtml([...figures, how].join(' '))}</p>
${stackingTable(heads, rows)}`;
}
