import type { Game } from '@glade/engine';
import { binsOf } from './bins.ts';
import { columns, escape, strips } from './chart.ts';
import { wilson, type Estimate } from '../statistics/intervals.ts';
import { neverCameUp, type Section } from './never.ts';
import type { Distribution, Report } from './report.ts';
import { Names } from './names.ts';
import { page } from './page.ts';
import { possible } from './possible.ts';
import {
  answerWords,
  balanceSection,
  decidedSection,
  folded,
  heading,
  heatSection,
  mainShares,
  placeShares,
  watchSection,
  type Line,
  type Writing,
} from './sections.ts';
import { measureName, nameOf, Numbers, type Say } from './words.ts';

/** What a report in pictures tells of the game beside the figures. */
export interface About {
  /** Clauses of the rulebook by id, shown beside how often they came up. */
  readonly sentences: ReadonlyMap<string, string>;
  readonly sections: readonly Section[];
  /** Options that change nothing in what was played: they are left out. */
  readonly idle: ReadonlySet<string>;
  /** Where a place lies on the picture of the board, if that can be said. */
  spot(place: number): readonly [x: number, y: number] | undefined;
  placeName(place: number): string;
  /** What an event of this kind is called. */
  eventName(code: string): string;
  /** The game itself, by which values of options are called that have no words of their own. */
  readonly game?: Game;
  /** The address of the app's page for replays, to which the fragment of a link is added. */
  readonly replay: string;
}

const NOTHING: About = {
  sentences: new Map(),
  sections: [],
  idle: new Set(),
  spot: () => undefined,
  placeName: String,
  eventName: (code) => code,
  replay: '',
};

/** The report as one HTML file that asks for nothing else: pictures, a table beside each, light and dark, printable. */
export function reportHtml(report: Report, say: Say, about: About = NOTHING): string {
  return new Page(report, say, about).html();
}

/** The same without the file around it, to be shown with `STYLE` inside another page. */
export function reportBody(report: Report, say: Say, about: About): string {
  return new Page(report, say, about).body();
}

class Page implements Writing {
  readonly report: Report;
  readonly say: Say;
  readonly about: About;
  readonly numbers: Numbers;
  private readonly percent = (share: number): string => this.numbers.percent(share);

  constructor(report: Report, say: Say, about: About) {
    this.report = report;
    this.say = say;
    this.about = about;
    this.numbers = new Numbers(say.language);
  }

  html(): string {
    const { say, report } = this;
    const title = say('lab.title', { game: nameOf(say, report.game) });
    return page(title, say.language, `<h1>${escape(title)}</h1>\n${this.body()}`);
  }

  body(): string {
    const { say, report } = this;
    const bots = new Intl.ListFormat(say.language).format([...new Set(report.bots)]);
    const lead = say('lab.lead', { games: report.games, seats: report.seats, bots });
    const rotated = report.block === undefined ? '' : say('lab.rotated');
    const answer = answerWords(report, say, this.numbers);
    const sections = [
      this.outcome(),
      this.length(),
      decidedSection(this),
      watchSection(this),
      this.clauses(),
      this.decisions(),
      this.measures(),
      heatSection(this),
      this.method(),
    ].filter((section) => section !== '');
    return `<p class="lead">${escape(`${lead} ${rotated}`.trim())}</p>
${answer.map((sentence) => `<p class="answer">${escape(sentence)}</p>`).join('\n')}
${this.headline()}
${this.contents(sections)}
${sections.join('\n')}`;
  }

  private contents(sections: readonly string[]): string {
    const links = sections.map((section) => {
      const [, id = '', words = ''] = /<h2 id="([^"]+)"[^>]*>([^<]*)<\/h2>/.exec(section) ?? [];
      return `<li><a href="#${id}">${words}</a></li>`;
    });
    return `<nav class="contents" aria-label="${escape(this.say('lab.contents'))}"><ul>${links.join('')}</ul></nav>`;
  }

  private headline(): string {
    const { say, report, numbers } = this;
    const shares = mainShares(report, say).map(({ name, share }) => this.figure(name, share));
    const how = report.outcome.points === undefined ? '' : say('lab.points.of');
    return `<ul class="figures"${how === '' ? '' : ` aria-label="${escape(how)}"`}>
${shares.join('')}
<li><small>${escape(say('lab.length.axis'))}</small><b>${numbers.of(report.length.mean)}</b><small>${this.middle(report.length)}</small></li>
<li><small>${escape(say('lab.minutes.axis'))}</small><b>${numbers.of(report.minutes.mean)}</b><small>${this.middle(report.minutes)}</small></li>
</ul>`;
  }

  private figure(name: string, { value, low, high }: Estimate): string {
    const { say } = this;
    const what =
      this.report.outcome.points === undefined ? name : `${name}: ${lower(say('lab.points.of'))}`;
    const range = say('lab.range.of', { low: this.percent(low), high: this.percent(high) });
    return `<li><small>${escape(what)}</small><b>${this.percent(value)}</b><small>${escape(`${say('lab.range')}: ${range}`)}</small></li>`;
  }

  /** Between which values the middle 90 % lie. */
  private middle({ p5, p95 }: Distribution): string {
    const { say, numbers } = this;
    return escape(`${say('lab.p5')} ${numbers.of(p5)}, ${say('lab.p95')} ${numbers.of(p95)}`);
  }

  private outcome(): string {
    const { say, report } = this;
    const main = mainShares(report, say);
    const places = placeShares(report, say);
    const label = say(report.outcome.points === undefined ? 'lab.win' : 'lab.points.of');
    const rivals = report.outcome.points !== undefined;
    const caption = rivals ? say('lab.even.line', { what: label }) : label;
    const chart = strips(
      label,
      main.map(({ name, share }) => ({ name, ...share, text: this.percent(share.value) })),
      {
        from: 0,
        to: 1,
        bars: 0,
        ...(rivals ? { line: 1 / report.seats } : {}),
        tick: this.percent,
      },
    );
    const endings = Object.entries(report.outcome.codes).map(
      ([code, times]) =>
        `<tr><th scope="row">${escape(this.endingName(code))}</th><td>${this.numbers.of(times)}</td><td>${this.percent(times / Math.max(1, report.games))}</td></tr>`,
    );
    const how = report.outcome.points === undefined ? '' : `${say('lab.points.how')} `;
    return `${heading('outcome', say('lab.outcome'))}
<p class="soft">${escape(how + say('lab.outcome.lead'))}</p>
<div class="pair"><figure><figcaption>${escape(caption)}</figcaption>${chart}</figure><div>
${this.shareTable(label, main)}
${places.length === 0 ? '' : `<br>${this.shareTable(say('lab.share'), places)}`}
<br>${this.table(['lab.codes', 'lab.matches', 'lab.share'], endings)}
</div></div>
<p>${escape(say('lab.unfinished', { n: report.unfinished }))}</p>
${balanceSection(this)}`;
  }

  private shareTable(label: string, lines: readonly Line[]): string {
    const rows = lines.map(
      ({ name, share }) =>
        `<tr><th scope="row">${escape(name)}</th><td>${this.percent(share.value)}</td><td>${this.percent(share.low)} – ${this.percent(share.high)}</td></tr>`,
    );
    return `<table><thead><tr><td></td><th scope="col">${escape(label)}</th><th scope="col">${escape(this.say('lab.range'))}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  }

  private length(): string {
    const { say, report } = this;
    return `${heading('length', say('lab.length'))}${this.plot(say('lab.length.axis'), report.length)}${this.plot(say('lab.minutes.axis'), report.minutes)}`;
  }

  private decisions(): string {
    const { say, report } = this;
    const { choices, forced, real, dead } = report.decisions;
    const body = `<p>${escape(say('lab.forced', { share: this.percent(forced) }))} ${escape(say('lab.real.lead'))}</p>
${this.plot(say('lab.decisions.axis'), report.decisions)}
${this.plot(say('lab.real.axis'), real)}
${this.plot(say('lab.dead.axis'), dead)}
${this.plot(say('lab.choices.axis'), { ...choices, low: null, high: null, median: null }, 'lab.decisionsCount')}`;
    return folded('decisions', say('lab.decisions'), body);
  }

  private measures(): string {
    const { say, report } = this;
    const plots = Object.entries(report.measures).flatMap(([name, kept]) => {
      const measure = measureName(say, name);
      return isOne(kept)
        ? [this.plot(measure, kept)]
        : kept.map((each, i) => this.plot(say('lab.measure.seat', { measure, seat: i + 1 }), each));
    });
    if (plots.length === 0) return '';
    return folded('measures', say('lab.measures'), plots.join('\n'));
  }

  private clauses(): string {
    const { say, report } = this;
    const { sentences, sections } = this.about;
    const never = neverCameUp(report.clauses, sections);
    const all = Object.entries(report.clauses).filter(([id]) => !never.unplayed.has(id));
    const always = all.filter(([, times]) => times >= report.games).map(([id]) => id);
    const entries = all
      .filter(([, times]) => times > 0 && times < report.games)
      .toSorted(([, a], [, b]) => a - b);
    const unplayed = say('lab.clauses.unplayed', {
      n: never.sections.length,
      list: new Intl.ListFormat(say.language).format(never.sections),
    });
    // Of matches with the same dice only one counts as seen for itself.
    const n = Math.ceil(report.games / (report.block ?? 1));
    const rows = entries.map(([id, times]) => {
      const share = times / Math.max(1, report.games);
      const { low, high } = wilson(share * n, n);
      return `<tr><th scope="row">${escape(id)}</th><td>${this.numbers.of(times)}</td><td>${this.percent(share)}</td><td>${this.percent(low)} – ${this.percent(high)}</td><td><svg class="meter" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="10"/><rect class="bar" width="${(share * 100).toFixed(1)}" height="10"/></svg></td><td class="words">${escape(sentences.get(id) ?? '')}</td></tr>`;
    });
    const usual = always.length === 0 ? '' : say('lab.clauses.always', { ids: always.join(', ') });
    const table = `<div class="scroll" role="region" tabindex="0" aria-label="${escape(say('lab.clauses'))}">${this.table(['lab.rule', 'lab.matches', 'lab.share', 'lab.range', '', ''], rows)}</div>`;
    return `${heading('clauses', say('lab.clauses'))}
<p class="soft">${escape(say('lab.clauses.lead'))}</p>
<p><strong>${escape(say('lab.clauses.never', { n: never.ids.length, ids: never.ids.join(', ') }))}</strong> ${escape([unplayed, say('lab.clauses.silent')].join(' ').trim())}</p>
${rows.length === 0 ? '' : table}
<p>${escape(usual)}</p>`;
  }

  private method(): string {
    const { say, report } = this;
    const names = new Names(say, this.about.game);
    const settings: readonly (readonly [string, string])[] = [
      [
        say('lab.game'),
        say('lab.game.version', { game: nameOf(say, report.game), version: report.version }),
      ],
      [say('lab.bots'), report.bots.join(', ')],
      [say('lab.games'), this.numbers.of(report.games)],
      [say('lab.seed'), report.seed],
      ...Object.entries(report.options)
        .filter(([name]) => !this.about.idle.has(name))
        .map(([name, value]) => [names.option(name), names.value(name, value)] as const),
    ];
    const rows = settings.map(
      ([name, value]) => `<tr><th scope="row">${escape(name)}</th><td>${escape(value)}</td></tr>`,
    );
    return `${heading('method', say('lab.method'))}
<p>${escape(say('lab.method.intervals'))}</p>
<p>${escape(say('lab.method.again'))}</p>
<pre><code>${escape(report.command)}</code></pre>
<h3>${escape(say('lab.setting'))}</h3>
<table class="narrow"><tbody>${rows.join('')}</tbody></table>`;
  }

  /** A histogram with its figures, and all its values folded below; where nothing varies, a line. */
  private plot(
    label: string,
    data: Omit<Distribution, 'n'> & { n: number },
    counted = 'lab.matches',
  ): string {
    const { say, numbers } = this;
    const [only, ...others] = data.histogram;
    if (only !== undefined && others.length === 0)
      return `<p><strong>${escape(label)}</strong>: ${escape(numbers.of(only[0]))}. ${escape(say('lab.constant'))}.</p>`;
    const total = data.histogram.reduce((sum, [, times]) => sum + times, 0);
    const bins = binsOf(data.histogram);
    const chart = columns({
      label,
      bins,
      total,
      mark: { value: data.mean, label: `${say('lab.mean')} ${numbers.of(data.mean)}` },
      percent: this.percent,
    });
    const range = possible(data);
    const facts: readonly (readonly [string, string])[] = [
      ['lab.mean', numbers.of(data.mean)],
      ...(range === undefined ? [] : [['lab.range', this.range(range[0], range[1])] as const]),
      ['lab.p5', numbers.of(data.p5)],
      ['lab.p50', numbers.of(data.p50)],
      ...(data.median === null
        ? []
        : [['lab.median.range', this.range(data.median[0], data.median[1])] as const]),
      ['lab.p95', numbers.of(data.p95)],
    ];
    const wide = bins.some(({ from, to }) => from !== to);
    const body = bins
      .filter(({ times }) => times > 0)
      .map(
        ({ from, to, times }) =>
          `<tr><th scope="row">${wide ? `${from} – ${to}` : from}</th><td>${numbers.of(times)}</td><td>${this.percent(times / total)}</td></tr>`,
      );
    const values = this.table([wide ? 'lab.values' : 'lab.value', counted, 'lab.share'], body);
    return `<div class="pair"><figure><figcaption>${escape(label)}</figcaption>${chart}</figure><div>
<table><tbody>${facts.map(([key, text]) => `<tr><th scope="row">${escape(say(key))}</th><td>${text}</td></tr>`).join('')}</tbody></table>
<details><summary>${escape(say('lab.all', { name: label }))}</summary>${values}</details>
</div></div>`;
  }

  private table(heads: readonly string[], rows: readonly string[]): string {
    const head = heads.map((key) =>
      key === '' ? '<td></td>' : `<th scope="col">${escape(this.say(key))}</th>`,
    );
    return `<table><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  }

  private range(low: number, high: number): string {
    return escape(
      this.say('lab.range.of', { low: this.numbers.of(low), high: this.numbers.of(high) }),
    );
  }

  private endingName(code: string): string {
    const key = `outcome.${code}`;
    return this.say.has(key) ? this.say(key) : code;
  }
}

/** Within a sentence. */
const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

function isOne(kept: Distribution | readonly Distribution[]): kept is Distribution {
  return !Array.isArray(kept);
}
