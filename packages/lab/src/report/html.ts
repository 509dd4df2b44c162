import { spell, type OptionValue } from '@glade/engine';
import { binsOf } from './bins.ts';
import { bars, columns, escape, type Row } from './chart.ts';
import type { Estimate } from '../statistics/intervals.ts';
import { neverCameUp, type Section } from './never.ts';
import type { Distribution, Report } from './report.ts';
import { page } from './page.ts';
import {
  balanceSection,
  decidedSection,
  heatSection,
  watchSection,
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

/** Tables longer than this are folded away. */
const LONG = 5;

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
    return `<p class="lead">${escape(say('lab.lead', { games: report.games, seats: report.seats, bots }))}</p>
${this.headline()}
${this.outcome()}
${this.length()}
${this.decisions()}
${decidedSection(this)}
${this.measures()}
${heatSection(this)}
${watchSection(this)}
${this.clauses()}
${this.method()}`;
  }

  private headline(): string {
    const { say, report, numbers } = this;
    const { win, seats = [] } = report.outcome;
    const shares =
      win === undefined
        ? seats.map((estimate, i) => this.figure(this.seatName(i), estimate)).join('')
        : this.figure(say('lab.win'), win);
    return `<ul class="figures">
${shares}
<li><small>${escape(say('lab.length.axis'))}</small><b>${numbers.of(report.length.mean)}</b><small>${this.middle(report.length)}</small></li>
<li><small>${escape(say('lab.decisions.axis'))}</small><b>${numbers.of(report.decisions.mean)}</b><small>${this.middle(report.decisions)}</small></li>
</ul>`;
  }

  private figure(name: string, { value, low, high }: Estimate): string {
    const range = escape(
      this.say('lab.range.of', { low: this.percent(low), high: this.percent(high) }),
    );
    return `<li><small>${escape(name)}</small><b>${this.percent(value)}</b><small>${escape(this.say('lab.range'))}: ${range}</small></li>`;
  }

  /** Between which values the middle 90 % lie. */
  private middle({ p5, p95 }: Distribution): string {
    const { say, numbers } = this;
    return escape(`${say('lab.p5')} ${numbers.of(p5)}, ${say('lab.p95')} ${numbers.of(p95)}`);
  }

  private outcome(): string {
    const { say, report } = this;
    const { win, seats = [], shared, codes } = report.outcome;
    const rows: { name: string; share: Estimate }[] = [];
    (report.bySkill ?? []).forEach((share, bot) =>
      rows.push({ name: say('lab.bot.share', { bot: report.bots[bot] ?? '' }), share }),
    );
    if (win !== undefined) rows.push({ name: say('lab.win'), share: win });
    seats.forEach((share, i) => rows.push({ name: this.seatName(i), share }));
    if (shared !== undefined) rows.push({ name: say('lab.shared'), share: shared });
    const chart = bars(
      say('lab.outcome'),
      rows.map(({ name, share }): Row => ({ name, ...share, text: this.percent(share.value) })),
    );
    const body = rows.map(
      ({ name, share }) =>
        `<tr><th scope="row">${escape(name)}</th><td>${this.percent(share.value)}</td><td>${this.percent(share.low)} – ${this.percent(share.high)}</td></tr>`,
    );
    const endings = Object.entries(codes).map(
      ([code, times]) =>
        `<tr><th scope="row">${escape(this.endingName(code))}</th><td>${this.numbers.of(times)}</td><td>${this.percent(times / Math.max(1, report.games))}</td></tr>`,
    );
    return `<h2>${escape(say('lab.outcome'))}</h2>
<p class="soft">${escape(say('lab.outcome.lead'))}</p>
<div class="pair"><figure>${chart}</figure><div>
${this.table(['', 'lab.share', 'lab.range'], body)}
<br>${this.table(['lab.codes', 'lab.matches', 'lab.share'], endings)}
</div></div>
<p>${escape(say('lab.unfinished', { n: report.unfinished }))}</p>
${balanceSection(this)}`;
  }

  private length(): string {
    const { say, report } = this;
    return `<h2>${escape(say('lab.length'))}</h2>${this.plot(say('lab.length.axis'), report.length)}${this.plot(say('lab.minutes.axis'), report.minutes)}`;
  }

  private decisions(): string {
    const { say, report } = this;
    const { choices, forced, real, dead } = report.decisions;
    return `<h2>${escape(say('lab.decisions'))}</h2>
<p>${escape(say('lab.forced', { share: this.percent(forced) }))} ${escape(say('lab.real.lead'))}</p>
${this.plot(say('lab.decisions.axis'), report.decisions)}
${this.plot(say('lab.real.axis'), real)}
${this.plot(say('lab.dead.axis'), dead)}
${this.plot(say('lab.choices.axis'), { ...choices, low: null, high: null, median: null }, 'lab.decisionsCount')}`;
  }

  private measures(): string {
    const { say, report } = this;
    const plots = Object.entries(report.measures).flatMap(([name, kept]) => {
      const measure = measureName(say, name);
      return isOne(kept)
        ? [this.plot(measure, kept)]
        : kept.map((each, i) => this.plot(say('lab.measure.seat', { measure, seat: i + 1 }), each));
    });
    return plots.length === 0 ? '' : `<h2>${escape(say('lab.measures'))}</h2>${plots.join('\n')}`;
  }

  private clauses(): string {
    const { say, report } = this;
    const { sentences, sections } = this.about;
    const never = neverCameUp(report.clauses, sections);
    const entries = Object.entries(report.clauses).filter(([id]) => !never.unplayed.has(id));
    const unplayed = say('lab.clauses.unplayed', {
      n: never.sections.length,
      list: new Intl.ListFormat(say.language).format(never.sections),
    });
    const rows = entries.map(([id, times]) => {
      const share = times / Math.max(1, report.games);
      return `<tr><th scope="row">${escape(id)}</th><td>${this.numbers.of(times)}</td><td>${this.percent(share)}</td><td><svg class="meter" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="10"/><rect class="bar" width="${(share * 100).toFixed(1)}" height="10"/></svg></td><td class="words">${escape(sentences.get(id) ?? '')}</td></tr>`;
    });
    return `<h2>${escape(say('lab.clauses'))}</h2>
<p class="soft">${escape(say('lab.clauses.lead'))}</p>
<p><strong>${escape(say('lab.clauses.never', { n: never.ids.length, ids: never.ids.join(', ') }))}</strong> ${escape([unplayed, say('lab.clauses.silent')].join(' ').trim())}</p>
<div class="scroll" role="region" tabindex="0" aria-label="${escape(say('lab.clauses'))}">${this.table(['lab.rule', 'lab.matches', 'lab.share', '', ''], rows)}</div>`;
  }

  private method(): string {
    const { say, report } = this;
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
        .map(([name, value]) => [this.optionName(name), this.valueName(name, value)] as const),
    ];
    const rows = settings.map(
      ([name, value]) => `<tr><th scope="row">${escape(name)}</th><td>${escape(value)}</td></tr>`,
    );
    return `<h2>${escape(say('lab.method'))}</h2>
<p>${escape(say('lab.method.intervals'))}</p>
<p>${escape(say('lab.method.again'))}</p>
<pre><code>${escape(report.command)}</code></pre>
<h3>${escape(say('lab.setting'))}</h3>
<table class="narrow"><tbody>${rows.join('')}</tbody></table>`;
  }

  /** A histogram with its figures and all its values beside it. */
  private plot(
    label: string,
    data: Omit<Distribution, 'n'> & { n: number },
    counted = 'lab.matches',
  ): string {
    const { say, numbers } = this;
    const bins = binsOf(data.histogram);
    const chart = columns({
      label,
      bins,
      total: data.n,
      mark: { value: data.mean, label: `${say('lab.mean')} ${numbers.of(data.mean)}` },
      percent: this.percent,
    });
    const facts: readonly (readonly [string, string])[] = [
      ['lab.mean', numbers.of(data.mean)],
      ...(data.low === null || data.high === null
        ? []
        : [['lab.range', this.range(data.low, data.high)] as const]),
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
          `<tr><th scope="row">${wide ? `${from} – ${to}` : from}</th><td>${numbers.of(times)}</td><td>${this.percent(times / data.n)}</td></tr>`,
      );
    const values = this.table([wide ? 'lab.values' : 'lab.value', counted, 'lab.share'], body);
    return `<div class="pair"><figure><figcaption>${escape(label)}</figcaption>${chart}</figure><div>
<table><tbody>${facts.map(([key, text]) => `<tr><th scope="row">${escape(say(key))}</th><td>${text}</td></tr>`).join('')}</tbody></table>
<details${body.length > LONG ? '' : ' open'}><summary>${escape(say('lab.all'))}</summary>${values}</details>
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

  private seatName(seat: number): string {
    return this.say('lab.seat', { seat: seat + 1, bot: this.report.bots[seat] ?? '' });
  }

  private endingName(code: string): string {
    const key = `outcome.${code}`;
    return this.say.has(key) ? this.say(key) : code;
  }

  private optionName(name: string): string {
    const key = `option.${name}`;
    return this.say.has(key) ? this.say(key) : name;
  }

  private valueName(name: string, value: OptionValue): string {
    const key = `option.${name}.${spell(value)}`;
    return this.say.has(key) ? this.say(key) : spell(value);
  }
}

function isOne(kept: Distribution | readonly Distribution[]): kept is Distribution {
  return !Array.isArray(kept);
}
