import { escape, strips } from './chart.ts';
import { wilson, type Estimate } from '../statistics/intervals.ts';
import type { Balance } from './balance.ts';
import { observed } from './plots.ts';
import type { Report } from './report.ts';
import { tableOf } from './table.ts';
import { heading, type Writing } from './writing.ts';
import type { Numbers, Say } from './words.ts';

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

/** What is shown about the seats, in a sentence. */
function balanceWords(report: Report, say: Say, numbers: Numbers): string {
  const { balance } = report.outcome;
  if (balance === undefined) return '';
  const margin = numbers.percent(balance.margin);
  const uneven = balance.seats.flatMap(({ uneven: p }, seat) => (p < 0.05 ? [seat + 1] : []));
  if (balance.shown) return say('lab.balance.shown', { margin });
  if (uneven.length === 0) {
    const need = say('lab.balance.need', { n: matchesNeeded(report.games, balance) });
    return `${say('lab.balance.open', { margin })} ${need}`;
  }
  const list = new Intl.ListFormat(say.language).format(uneven.map(String));
  return say('lab.balance.not', { margin, n: uneven.length, list });
}

/**
 * About how many matches would show something of every seat, if the shares stay as they are: ranges shrink with the
 * square root of the matches until they leave out an even share or fit within the margin. One digit.
 */
function matchesNeeded(games: number, { seats, margin }: Balance): number {
  const even = 1 / seats.length;
  const factors = seats.map(({ share: { value, low, high } }) => {
    const away = Math.abs(value - even);
    const room = Math.max(margin - away, away, margin / 4);
    return ((high - low) / 2 / room) ** 2;
  });
  const n = games * Math.max(1.5, ...factors);
  const digit = 10 ** Math.floor(Math.log10(n));
  return Math.ceil(n / digit) * digit;
}

/** What everybody asks first, in a sentence: how often it is won, or whether the seats are even and who is better. */
export function answerWords(report: Report, say: Say, numbers: Numbers): readonly string[] {
  const { win } = report.outcome;
  const percent = (share: number): string => numbers.percent(share);
  const ends = ({ value, low, high }: Estimate) => ({
    share: percent(value),
    low: percent(low),
    high: percent(high),
  });
  if (win !== undefined) return [say('lab.team.answer', ends(win))];
  const each = (report.bySkill ?? []).map((share) =>
    say('lab.bots.each', {
      bot: share.bot,
      seats: share.seats,
      even: percent(share.seats / report.seats),
      ...ends(share),
    }),
  );
  const list = new Intl.ListFormat(say.language).format(each);
  const bots = each.length === 0 ? [] : [say('lab.bots.answer', { list })];
  if (report.bySkill === undefined && new Set(report.bots).size > 1)
    return [mixedWords(report, say, numbers)];
  if (report.outcome.balance === undefined) return bots;
  return [...bots, `${say('lab.balance')} ${balanceWords(report, say, numbers)}`];
}

/** What each seat took, where another bot sat in each: which of the two it is owed to cannot be told. */
function mixedWords({ outcome, bots }: Report, say: Say, numbers: Numbers): string {
  const list = (outcome.points ?? []).map(({ value, low, high }, seat) =>
    say('lab.mixed.each', {
      seat: seat + 1,
      bot: bots[seat] ?? '',
      share: numbers.percent(value),
      low: numbers.percent(low),
      high: numbers.percent(high),
    }),
  );
  return say('lab.mixed.answer', { list: new Intl.ListFormat(say.language).format(list) });
}

/** One share of the outcome, with what it is called. */
export interface Line {
  readonly name: string;
  readonly share: Estimate;
}

/** What the answer is read from: matches won, or the points of each bot and of each seat. */
export function mainShares({ outcome, bots, bySkill }: Report, say: Say): readonly Line[] {
  if (outcome.win !== undefined) return [{ name: say('lab.win'), share: outcome.win }];
  const alike = new Set(bots).size === 1;
  const byBot = (bySkill ?? []).map((share) => ({
    name: say('lab.bot.share', { bot: share.bot }),
    share,
  }));
  const bySeat = (outcome.points ?? []).map((share, seat) => ({
    name:
      alike || bySkill !== undefined
        ? say('lab.seat.alone', { seat: seat + 1 })
        : say('lab.seat', { seat: seat + 1, bot: bots[seat] ?? '' }),
    share,
  }));
  return [...byBot, ...bySeat];
}

/** How the first place was come by, where there are rivals: alone, shared, or by nobody. */
export function placeShares({ outcome }: Report, say: Say): readonly Line[] {
  const { seats, shared } = outcome;
  if (seats === undefined || shared === undefined) return [];
  const alone = seats.map((share, seat) => ({ name: say('lab.sole', { seat: seat + 1 }), share }));
  const none = 1 - seats.reduce((sum, { value }) => sum + value, shared.value);
  const nobody = wilson(Math.round(none * shared.n), shared.n);
  return [
    ...alone,
    { name: say('lab.shared'), share: shared },
    ...(none > 1e-9 ? [{ name: say('lab.noWinner'), share: { ...nobody, value: none } }] : []),
  ];
}
