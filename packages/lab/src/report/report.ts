import type { Game, OptionValues } from '@glade/engine';
import { measureOf, pointsOfBot, pointsOfSide, soleOf } from '../play/blocks.ts';
import { blockOf, paceOf, type Code, type Experiment, type Pace } from '../play/experiment.ts';
import { balanceOf, MARGIN, type Balance } from './balance.ts';
import { ascending, type Histogram } from '../play/histogram.ts';
import { CUT } from '../play/look.ts';
import { WHOLE } from '../play/looked.ts';
import { boundedMean, type Bounded } from '../statistics/bounded.ts';
import { wilson, type Estimate } from '../statistics/intervals.ts';
import { ratioOf, shareOfGroups, type Group } from '../statistics/ratio.ts';
import { percentilesOf, summary, type Summary } from './summary.ts';
import { POINTS, type Extreme, type Tally } from '../play/tally.ts';

/** A summary with the whole distribution: pairs of a value and how often it was seen. */
export interface Distribution extends Summary {
  readonly histogram: readonly (readonly [value: number, times: number])[];
}

/** What `glade playtest --json` writes. Shares are 0 to 1; every `low` and `high` is a 95 % interval. */
export interface Report {
  readonly game: string;
  readonly version: number;
  /** Only the same code gives the same report to the last byte. */
  readonly code?: Code;
  readonly options: OptionValues;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  /**
   * With bots that move on from seat to seat: how many matches have the same dice. Then every mean and every interval
   * is over blocks of so many matches that all ended, and every `n` counts blocks.
   */
  readonly block?: number;
  /** Matches that did not end within the bounds of the rules: there should be none. */
  readonly unfinished: number;
  readonly outcome: {
    /** Solo and cooperative games. */
    readonly win?: Estimate;
    /** Competitive games: the share of the points each seat took; those who share a first place divide its point. */
    readonly points?: readonly Estimate[];
    /** Competitive games: the share of matches each seat won alone. */
    readonly seats?: readonly Estimate[];
    /** Competitive games: the share of matches won by several together. */
    readonly shared?: Estimate;
    /** Competitive games: whether the seats are even; only where the same bots sat in each. */
    readonly balance?: Balance;
    /** How matches ended, by outcome code: so many, and which share of those that ended. */
    readonly codes: Readonly<Record<string, number>>;
    readonly endings: Readonly<Record<string, Estimate>>;
  };
  /** Turns of a match. */
  readonly length: Distribution;
  /** Minutes that a match would take between people of this pace, in seconds; whole, and without any interval. */
  readonly minutes: Distribution;
  readonly pace: Pace;
  /** Decisions of a match. */
  readonly decisions: Distribution & {
    /** Legal actions at a decision, over all decisions; decisions of one match resemble each other: `n` are matches. */
    readonly choices: Distribution;
    /** The share of decisions with a single legal action, over as many matches. */
    readonly forced: Estimate;
    /** Decisions of a match with more than one legal action. */
    readonly real: Distribution;
    /** Turns of a match without such a decision. */
    readonly dead: Distribution;
  };
  /** Rivals that move on from seat to seat and are not all alike: what each took of all points, whatever its seat. */
  readonly bySkill?: readonly BotShare[];
  /** When matches are decided; only of matches that were looked into. */
  readonly decided?: Decided;
  /** How often events of each kind were told of each place. */
  readonly heat: Readonly<Record<string, readonly (readonly [place: number, times: number])[]>>;
  /** Matches worth watching: by what, how much, and which. */
  readonly extremes: Readonly<Record<string, Watched>>;
  /** What else the game counts at the end: of the match, or of each seat. */
  readonly measures: Readonly<Record<string, Distribution | readonly Distribution[]>>;
  /** In how many matches each clause of the rules came up, and in which share of them. */
  readonly clauses: Readonly<Record<string, number>>;
  readonly clauseShares: Readonly<Record<string, Estimate>>;
  /** Writes this report again. */
  readonly command: string;
}

/** The share of all points that a bot took, in as many seats as were its own. */
interface BotShare extends Estimate {
  readonly bot: string;
  readonly seats: number;
}

/** What looking into matches found: see `Looked`. Chances are percents, as policies play matches out to the end. */
interface Decided {
  readonly matches: number;
  /** So often a match was played out before every turn. */
  readonly playouts: number;
  /** The policies that played matches out, one for each bot. */
  readonly by: readonly string[];
  /** What was cut off, of all that was played out: after so many entries, and left out. */
  readonly cut: { readonly after: number; readonly times: number; readonly of: number };
  /** Percent of the match after which its result was 90 % certain and stayed so. */
  readonly after: Distribution;
  readonly leads: Distribution;
  readonly lowest: Distribution;
  readonly last: Distribution;
  /** The mean chance of what came to be, in each tenth of a match, each match once; null where nothing was seen. */
  readonly curve: Curve;
  /** The same of each side, whatever came of it: of each seat, or of the team's winning. */
  readonly traces: readonly Curve[];
  /** Where there are rivals, the same of nobody's winning: with the seats it makes 100 %. */
  readonly nobody?: Curve;
}

/** Percents along the tenths of a match. */
export type Curve = readonly (Estimate | null)[];

/** A match that somebody may want to watch. */
export interface Watched extends Extreme {
  /** The match as the fragment of a link. */
  readonly link?: string;
}

/**
 * What the matches of an experiment tell. The same tally gives the same report, byte for byte. Seats whose share of the
 * points is within `margin` of an even share count as balanced.
 */
export function reportOf(
  game: Game,
  experiment: Experiment,
  tally: Tally,
  command: string,
  margin = MARGIN,
): Report {
  const rules = game.rules(experiment.options);
  const sample = new Sample(experiment, tally);
  const mixed = new Set(experiment.bots).size > 1;
  const { rotate = false, bots } = experiment;
  const { distribution } = sample;
  return rounded({
    game: game.id,
    version: game.version,
    ...(experiment.code === undefined ? {} : { code: experiment.code }),
    options: experiment.options,
    seats: rules.seats,
    bots: experiment.bots,
    seed: experiment.seed,
    games: tally.games,
    ...(rotate ? { block: blockOf(experiment) } : {}),
    unfinished: tally.unfinished,
    outcome: {
      ...(rules.kind === 'competitive'
        ? {
            points: sample.points().map(({ estimate }) => estimate),
            seats: tally.sole.map((wins, seat) => sample.share(soleOf(seat), wins)),
            shared: sample.share('shared', tally.shared),
            ...(mixed && !rotate ? {} : { balance: balanceOf(sample.points(), margin) }),
          }
        : { win: sample.share('won', tally.won) }),
      codes: sorted(tally.codes),
      endings: sample.shares(tally.codes, tally.games - tally.unfinished),
    },
    length: distribution(tally.length, 'length'),
    minutes: assumed(distribution(tally.minutes, 'minutes')),
    pace: paceOf(game, experiment),
    decisions: {
      ...distribution(tally.decisions, 'decisions'),
      ...choicesOf(tally),
      real: distribution(tally.real, 'real'),
      dead: distribution(tally.dead, 'dead'),
    },
    ...(rotate && mixed && rules.kind === 'competitive' ? { bySkill: bySkill(bots, sample) } : {}),
    ...decidedOf(game, experiment, tally, sample),
    heat: sorted(new Map([...tally.heat].map(([name, seen]) => [name, ascending(seen)]))),
    extremes: sorted(
      new Map([...tally.extremes].map(([name, each]) => [name, watched(name, each)])),
    ),
    measures: sorted(
      new Map(
        [...tally.measures].map(([name, kept]) => [
          name,
          kept instanceof Map
            ? distribution(kept, measureOf(name))
            : kept.map((each, seat) => distribution(each, measureOf(name, seat))),
        ]),
      ),
    ),
    clauses: sorted(tally.clauses),
    clauseShares: sample.shares(tally.clauses, tally.games),
    command,
  });
}

/** What was seen independently of each other: matches, or blocks of matches with the same dice. */
class Sample {
  private readonly tally: Tally;
  private readonly rotate: boolean;
  private readonly size: number;

  constructor(experiment: Experiment, tally: Tally) {
    this.tally = tally;
    this.rotate = experiment.rotate === true;
    this.size = blockOf(experiment);
  }

  /** The share of matches of which something is so: of so many, or as the sums over blocks have it. */
  share(name: string, times: number): Estimate {
    const { games, unfinished } = this.tally;
    return this.rotate
      ? boundedMean(this.sums(name), 0, this.size).estimate
      : wilson(times, games - unfinished);
  }

  /** The share of the points of each side. */
  points(): readonly Bounded[] {
    const { rotate, size, tally } = this;
    return tally.points.map((each, side) =>
      boundedMean(rotate ? this.sums(pointsOfSide(side)) : each, 0, size * POINTS),
    );
  }

  /** The share of the points that the bots of this name took: only with blocks. */
  botShare(name: string): Estimate {
    return boundedMean(this.sums(name), 0, this.size * POINTS).estimate;
  }

  /** `name` is that of the sums over blocks; where there are none, it is taken that those of a block are alike. */
  readonly distribution = (histogram: Histogram, name?: string): Distribution => {
    const { size } = this;
    const sums = this.rotate && name !== undefined ? this.sums(name) : undefined;
    return { ...summary(histogram, { size, sums }), histogram: ascending(histogram) };
  };

  /** Shares of so many matches of which it is not known how they spread over blocks: all of a block are taken as alike. */
  shares(counts: ReadonlyMap<string, number>, games: number): Readonly<Record<string, Estimate>> {
    const n = Math.ceil(games / this.size);
    const share = (times: number): Estimate => wilson(games === 0 ? 0 : (times / games) * n, n);
    return sorted(new Map([...counts].map(([name, times]) => [name, share(times)])));
  }

  /** Percents: few of them that are all alike do not pass for certainty. */
  readonly percents = (histogram: Histogram): Distribution => {
    const kept = this.distribution(histogram);
    if (kept.low === null) return kept;
    const { low, high } = this.percent(histogram);
    return { ...kept, low, high };
  };

  /** Means of percents. */
  readonly curve = (tenths: readonly Histogram[]): Curve =>
    tenths.map((seen) => (seen.size === 0 ? null : this.percent(seen, WHOLE)));

  private percent(seen: Histogram, whole = 100): Estimate {
    const blocks = new Map([...seen].map(([value, times]) => [value, times / this.size]));
    const { value, low, high, n } = boundedMean(blocks, 0, whole).estimate;
    return { value: 100 * value, low: 100 * low, high: 100 * high, n: Math.ceil(n) };
  }

  private sums(name: string): Histogram {
    return this.tally.blocks.get(name) ?? new Map();
  }
}

function bySkill(bots: readonly string[], sample: Sample): readonly BotShare[] {
  return [...new Set(bots)].map((bot) => ({
    bot,
    seats: bots.filter((each) => each === bot).length,
    ...sample.botShare(pointsOfBot(bots, bot)),
  }));
}

function decidedOf(
  game: Game,
  { looks, options }: Experiment,
  { looked }: Tally,
  { distribution, percents, curve: curveOf }: Sample,
): { readonly decided: Decided } | Record<string, never> {
  if (looks === undefined) return {};
  const { by, matches, decided, leads, lowest, last, curve, traces } = looked;
  const rules = game.rules(options);
  const nobody = traces[rules.seats];
  return {
    decided: {
      matches,
      playouts: looks.playouts,
      by,
      cut: { after: CUT, times: looked.cut, of: looked.playouts },
      after: percents(decided),
      leads: distribution(leads),
      lowest: percents(lowest),
      last: percents(last),
      curve: curveOf(curve),
      traces: traces.slice(0, rules.seats).map(curveOf),
      ...(nobody === undefined ? {} : { nobody: curveOf(nobody) }),
    },
  };
}

/** Without ranges: more matches would tell no better how fast people play. */
const assumed = (minutes: Distribution): Distribution => ({
  ...minutes,
  mean: Math.round(minutes.mean),
  low: null,
  high: null,
  median: null,
  p5Range: null,
  p95Range: null,
});

/** The shortest match is kept by the most negative length. */
const watched = (name: string, { value, match }: Extreme): Extreme => ({
  value: name === 'shortest' ? -value : value,
  match,
});

function choicesOf({ choices, groups }: Tally): Pick<Report['decisions'], 'choices' | 'forced'> {
  const { n, decisions, ...of } = groups;
  const groupsOf = (name: keyof typeof of): readonly Group[] =>
    decisions.map((to, i) => ({ of: of[name][i]!, to }));
  const { value, low, high } = ratioOf(groupsOf('choices'), n);
  // Percentiles without ranges: decisions of a match resemble each other, and matches have more or fewer of them.
  const unknown = { median: null, p5Range: null, p95Range: null };
  const percentiles = { ...percentilesOf(choices, n), ...unknown };
  return {
    choices: { mean: value, low, high, ...percentiles, n, histogram: ascending(choices) },
    forced: shareOfGroups(groupsOf('forced'), n),
  };
}

/** `WF-9` before `WF-10`, rulings after clauses. */
function sorted<T>(counts: ReadonlyMap<string, T>): Readonly<Record<string, T>> {
  return Object.fromEntries([...counts].toSorted(([a], [b]) => order.compare(a, b)));
}

const order = new Intl.Collator('en', { numeric: true });

/** Twelve digits: more than any sample has, fewer than differ between machines. */
function rounded<T>(value: T): T {
  if (typeof value === 'number') return Number(value.toPrecision(12)) as T;
  if (Array.isArray(value)) return value.map(rounded) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, rounded(each as unknown)]),
  ) as T;
}

/** The report, or any other answer, as the text of a JSON file. */
export function reportJson(report: object): string {
  const text = JSON.stringify(rounded(report), undefined, 2);
  // The pairs of a histogram, one a line. No text within quotes has a line break.
  return `${text.replaceAll(/\[\n\s+([-\d.e]+),\n\s+(\d+)\n\s+\]/g, '[$1, $2]')}\n`;
}
