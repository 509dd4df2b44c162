import { wilson } from '../statistics/intervals.ts';
import { escape } from './chart.ts';
import { lines, type Series } from './chart-lines.ts';
import { lower } from './front.ts';
import { Names } from './names.ts';
import { neverCameUp } from './never.ts';
import {
  constants,
  figuresRow,
  figuresTable,
  isConstant,
  observed,
  plot,
  seatsPlot,
  upper,
} from './plots.ts';
import type { Curve, Distribution } from './report.ts';
import { smallTable, tableOf, type Row } from './table.ts';
import { codeWords, measureName, nameOf } from './words.ts';
import { folded, heading, type Writing } from './writing.ts';

export function lengthSection(to: Writing): string {
  const { say, report } = to;
  return `${heading('length', say('lab.length'))}
${plot(to, say('lab.length.axis'), report.length)}
${plot(to, say('lab.minutes.axis'), report.minutes)}
<p class="soft">${escape(say('lab.minutes.pace', { ...report.pace }))}</p>`;
}

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

/** Matches worth watching, as links that open the replay: each once, with all that it is; none without a link. */
export function watchSection({ report, say, about }: Writing): string {
  const { longest, shortest, ...others } = report.extremes;
  const named = longest?.value === shortest?.value ? others : report.extremes;
  const links = new Map<string, { readonly match: number; readonly told: string[] }>();
  for (const [name, { value, match, link }] of Object.entries(named)) {
    if (link === undefined) continue;
    const each = links.get(link) ?? { match, told: [] };
    const words = say(`lab.watch.${name}`, { value });
    each.told.push(each.told.length === 0 ? words : lower(words));
    links.set(link, each);
  }
  const rows = [...links].map(([link, { match, told }]) => {
    const number = escape(say('lab.watch.match', { match }));
    return `<li>${escape(told.join('; '))}: <a href="${escape(about.replay + link)}">${number}</a></li>`;
  });
  if (rows.length === 0) return '';
  return `${heading('watch', say('lab.watch'))}\n<p class="soft">${escape(say('lab.watch.lead'))}</p>\n<ul>${rows.join('')}</ul>`;
}

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

/** How much there is to decide. */
export function decisionsSection(to: Writing): string {
  const { say, report, percent } = to;
  const { choices, forced, real, dead } = report.decisions;
  const told = say('lab.forced', {
    share: percent(forced.value),
    low: percent(forced.low),
    high: percent(forced.high),
    n: forced.n,
  });
  const allReal = isSame(real, report.decisions);
  const plots = [
    [say('lab.decisions.axis'), report.decisions],
    ...(allReal ? [] : [[say('lab.real.axis'), real] as const]),
    [say('lab.dead.axis'), dead],
  ] as const;
  const twins = { name: say('lab.real.axis'), other: say('lab.decisions.axis') };
  const body = `<p>${escape(told)} ${escape(say('lab.real.lead'))}${allReal ? ` ${escape(say('lab.same', twins))}` : ''}</p>
${plots
  .filter(([, data]) => !isConstant(data))
  .map(([name, data]) => plot(to, name, data))
  .join('\n')}
${plot(to, say('lab.choices.axis'), choices, 'lab.decisionsCount')}
${constants(
  to,
  plots.filter(([, data]) => isConstant(data)),
)}`;
  return folded('decisions', say('lab.decisions'), body);
}

/** What the game counts at the end. What never varies stands last, in a line. */
export function measuresSection(to: Writing): string {
  const { say, report } = to;
  const measures = Object.entries(report.measures).map(
    ([name, kept]) => [measureName(say, name), kept] as const,
  );
  if (measures.length === 0) return '';
  const still: (readonly [string, Distribution])[] = [];
  const shown = shownBefore(to);
  const plots: string[] = [];
  const again: string[] = [];
  for (const [name, kept] of measures) {
    const seats = isOne(kept) ? [kept] : kept;
    const values = new Set(seats.flatMap(({ histogram }) => histogram.map(([value]) => value)));
    const twin = shown.find(([, each]) => isSame(each, kept));
    if (values.size < 2) still.push([name, seats[0]!]);
    else if (twin !== undefined)
      again.push(`<p>${escape(say('lab.same', { name: upper(name), other: twin[0] }))}</p>`);
    else plots.push(isOne(kept) ? plot(to, name, kept) : seatsPlot(to, name, kept));
    shown.push([name, kept]);
  }
  const body = [...plots, ...again, constants(to, still)].join('\n');
  return folded('measures', say('lab.measures'), body);
}

type Kept = Distribution | readonly Distribution[];

/** What has its picture in another section. */
function shownBefore({ say, report }: Writing): (readonly [name: string, kept: Kept])[] {
  return [
    [say('lab.length.axis'), report.length],
    [say('lab.decisions.axis'), report.decisions],
    [say('lab.real.axis'), report.decisions.real],
  ];
}

/** Whether every match had the same of both. */
function isSame(a: Kept, b: Kept): boolean {
  const [one, other] = [a, b].map((kept) => (isOne(kept) ? [kept] : kept));
  return (
    one!.length === other!.length &&
    one!.every(({ histogram, mean }, i) => {
      const twin = other![i]!;
      return mean === twin.mean && String(histogram) === String(twin.histogram);
    })
  );
}

function isOne(kept: Kept): kept is Distribution {
  return !Array.isArray(kept);
}

/** How the numbers were found, and all that was set. */
export function methodSection(to: Writing): string {
  const { say, report, about, numbers } = to;
  const names = new Names(say, about.game);
  const settings: readonly (readonly [string, string])[] = [
    [
      say('lab.game'),
      [
        `${say('lab.game.version', { game: nameOf(say, report.game), version: report.version })}.`,
        ...codeWords(say, report.code),
      ].join(' '),
    ],
    [say('lab.bots'), report.bots.join(', ')],
    [say('lab.games'), numbers.of(report.games)],
    [say('lab.seed'), report.seed],
    ...Object.entries(report.options)
      .filter(([name]) => !about.idle.has(name))
      .map(([name, value]) => [names.option(name), names.value(name, value)] as const),
  ];
  const rows = settings.map(([name, value]) => ({ name: escape(name), cells: [escape(value)] }));
  return `${heading('method', say('lab.method'))}
<p>${escape(say('lab.method.intervals'))}</p>
<details><summary>${escape(say('lab.setting'))}</summary><div class="narrow">${smallTable(['', ''], rows)}</div></details>`;
}
