import { chosen, spell, type Game } from '@glade/engine';
import {
  balanceWords,
  neverCameUp,
  Numbers,
  type Distribution,
  type Estimate,
  type Report,
  type Section,
} from '@glade/lab';
import type { Say } from '@glade/text';
import { aligned, wrapped } from './terminal.ts';

/** So many of the rarest rules are named. */
const RAREST = 5;

/** A playtest in a few tables for the terminal; all of it is in the files. */
export function summaryText(
  say: Say,
  game: Game,
  report: Report,
  sections: readonly Section[] = [],
): string {
  return new Tables(say, game, report, sections).text();
}

class Tables {
  private readonly say: Say;
  private readonly game: Game;
  private readonly report: Report;
  private readonly sections: readonly Section[];
  private readonly number: Intl.NumberFormat;
  private readonly share: Intl.NumberFormat;

  constructor(say: Say, game: Game, report: Report, sections: readonly Section[]) {
    this.say = say;
    this.game = game;
    this.report = report;
    this.sections = sections;
    this.number = new Intl.NumberFormat(say.language, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      signDisplay: 'negative',
    });
    this.share = new Intl.NumberFormat(say.language, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
  }

  text(): string {
    const { say, report } = this;
    return [
      this.lead(),
      this.shares(),
      ...this.balance(),
      this.endings(),
      this.means(),
      this.clauses(),
      // Not broken into lines, so that it can be copied.
      say('cli.playtest.again', { command: report.command }),
    ].join('\n\n');
  }

  private lead(): string {
    const { say, report, game } = this;
    const bots = new Intl.ListFormat(say.language).format([...new Set(report.bots)]);
    const { version, games, seed, unfinished } = report;
    const set = Object.entries(chosen(game.options, report.options));
    const options = set.map(([name, value]) => `${name}=${spell(value)}`).join(', ');
    const lines = [
      say('cli.playtest.lead', { game: say('game.title'), version, games, bots, seed }),
      set.length === 0 ? say('cli.playtest.usual') : say('cli.playtest.options', { options }),
    ];
    if (unfinished > 0) lines.push(say('lab.unfinished', { n: unfinished }));
    return lines.map((line) => wrapped(line)).join('\n');
  }

  private shares(): string {
    const { say, report } = this;
    const { win, seats = [], shared } = report.outcome;
    const rows: (readonly [string, Estimate])[] = [];
    if (win !== undefined) rows.push([say('lab.win'), win]);
    seats.forEach((each, i) => {
      rows.push([say('lab.seat', { seat: i + 1, bot: report.bots[i] ?? '' }), each]);
    });
    if (shared !== undefined) rows.push([say('lab.shared'), shared]);
    const heads = ['', say('cli.playtest.share'), say('cli.playtest.range')];
    const cells = rows.map(([name, { value, low, high }]) => [
      name,
      this.share.format(value),
      `${this.share.format(low)} – ${this.share.format(high)}`,
    ]);
    return aligned([heads, ...cells], [1, 2]);
  }

  private balance(): readonly string[] {
    const { say, report } = this;
    const told = balanceWords(report, say, new Numbers(say.language));
    return told === '' ? [] : [wrapped(`${say('lab.balance')} ${told}`)];
  }

  private endings(): string {
    const { say, report } = this;
    const heads = [say('lab.codes'), say('cli.playtest.matches'), say('cli.playtest.share')];
    const whole = new Intl.NumberFormat(say.language);
    const cells = Object.entries(report.outcome.codes).map(([code, times]) => [
      say.has(`outcome.${code}`) ? say(`outcome.${code}`) : code,
      whole.format(times),
      this.share.format(times / report.games),
    ]);
    return aligned([heads, ...cells], [1, 2]);
  }

  private means(): string {
    const { say, report } = this;
    const { length, decisions, measures } = report;
    const rows = [
      this.mean(say('lab.length.axis'), length),
      this.mean(say('lab.minutes.axis'), report.minutes),
      this.mean(say('lab.decisions.axis'), decisions),
      this.mean(say('lab.real.axis'), decisions.real),
      this.mean(say('lab.dead.axis'), decisions.dead),
      this.mean(say('lab.choices.axis'), {
        ...decisions.choices,
        low: null,
        high: null,
        median: null,
      }),
      ...(['after', 'leads', 'lowest', 'last'] as const).flatMap((name) =>
        report.decided === undefined
          ? []
          : [this.mean(say(`lab.decided.${name}`), report.decided[name])],
      ),
      ...Object.entries(measures).flatMap(([name, kept]) => {
        const measure = say.has(`measure.${name}`) ? say(`measure.${name}`) : name;
        return isOne(kept)
          ? [this.mean(measure, kept)]
          : kept.map((each, i) =>
              this.mean(say('lab.measure.seat', { measure, seat: i + 1 }), each),
            );
      }),
    ];
    const heads = ['mean', 'range', 'p5', 'p50', 'p95'].map((head) => say(`cli.playtest.${head}`));
    return aligned([['', ...heads], ...rows], [1, 2, 3, 4, 5]);
  }

  private mean(name: string, { mean, low, high, p5, p50, p95 }: Distribution): readonly string[] {
    const range =
      low === null || high === null
        ? ''
        : `${this.number.format(low)} – ${this.number.format(high)}`;
    return [name, this.number.format(mean), range, ...[p5, p50, p95].map(String)];
  }

  private clauses(): string {
    const { say, report } = this;
    const entries = Object.entries(report.clauses);
    const never = neverCameUp(report.clauses, this.sections);
    const rarest = entries
      .filter(([, times]) => times > 0)
      .toSorted(([, a], [, b]) => a - b)
      .slice(0, RAREST)
      .map(([id, times]) => `${id} ${this.share.format(times / report.games)}`);
    const lines = [
      say('lab.clauses.never', { n: never.ids.length, ids: never.ids.join(', ') }),
      say('lab.clauses.unplayed', {
        n: never.sections.length,
        list: new Intl.ListFormat(say.language).format(never.sections),
      }),
      say('cli.playtest.rarest', { list: rarest.join(', ') }),
    ];
    return lines
      .filter((line) => line !== '')
      .map((line) => wrapped(line))
      .join('\n');
  }
}

function isOne(kept: Distribution | readonly Distribution[]): kept is Distribution {
  return !Array.isArray(kept);
}
