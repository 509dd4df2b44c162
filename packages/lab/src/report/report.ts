import type { Game, OptionValues } from '@glade/engine';
import type { Experiment } from '../play/experiment.ts';
import { balanceOf, MARGIN, type Balance } from './balance.ts';
import { ascending, type Histogram } from '../play/histogram.ts';
import { wilson, type Estimate } from '../statistics/intervals.ts';
import { summary, type Summary } from './summary.ts';
import { POINTS, type Extreme, type Tally } from '../play/tally.ts';

/** A summary with the whole distribution: pairs of a value and how often it was seen. */
export interface Distribution extends Summary {
  readonly histogram: readonly (readonly [value: number, times: number])[];
}

/** What `glade playtest --json` writes. Shares are 0 to 1; every `low` and `high` is a 95 % interval. */
export interface Report {
  readonly game: string;
  readonly version: number;
  readonly options: OptionValues;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  /** Matches that did not end within the bounds of the rules: there should be none. */
  readonly unfinished: number;
  readonly outcome: {
    /** Solo and cooperative games. */
    readonly win?: Estimate;
    /** Competitive games: the share of matches each seat won alone. */
    readonly seats?: readonly Estimate[];
    /** Competitive games: the share of matches won by several together. */
    readonly shared?: Estimate;
    /** Competitive games: whether the seats are even. */
    readonly balance?: Balance;
    /** How matches ended, by outcome code. */
    readonly codes: Readonly<Record<string, number>>;
  };
  /** Turns of a match. */
  readonly length: Distribution;
  /** Estimated minutes of a match between people, by the game's own pace. */
  readonly minutes: Distribution;
  /** Decisions of a match. */
  readonly decisions: Distribution & {
    /** Legal actions at a decision, over all decisions of all matches. */
    readonly choices: Pick<Distribution, 'mean' | 'p5' | 'p50' | 'p95' | 'n' | 'histogram'>;
    /** The share of decisions with a single legal action. */
    readonly forced: number;
    /** Decisions of a match with more than one legal action. */
    readonly real: Distribution;
    /** Turns of a match without such a decision. */
    readonly dead: Distribution;
  };
  /** With bots that move on from seat to seat: what each bot took of all points, whatever its seat. */
  readonly bySkill?: readonly Estimate[];
  /** When matches are decided; only of matches that were looked into. */
  readonly decided?: Decided;
  /** How often events of each kind were told of each place. */
  readonly heat: Readonly<Record<string, readonly (readonly [place: number, times: number])[]>>;
  /** Matches worth watching: by what, how much, and which. */
  readonly extremes: Readonly<Record<string, Watched>>;
  /** What else the game counts at the end: of the match, or of each seat. */
  readonly measures: Readonly<Record<string, Distribution | readonly Distribution[]>>;
  /** In how many matches each clause of the rules came up. */
  readonly clauses: Readonly<Record<string, number>>;
  /** Writes this report again. */
  readonly command: string;
}

/** What looking into matches found: see `Looked`. Chances are percents, as the game's policy plays matches out. */
export interface Decided {
  readonly matches: number;
  readonly playouts: number;
  /** Percent of the match after which its result was 90 % certain and stayed so. */
  readonly after: Distribution;
  readonly leads: Distribution;
  readonly lowest: Distribution;
  readonly last: Distribution;
  /** The mean chance of what came to be, in each tenth of a match; null where nothing was seen. */
  readonly curve: readonly (number | null)[];
}

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
  const ended = tally.games - tally.unfinished;
  return rounded({
    game: game.id,
    version: game.version,
    options: experiment.options,
    seats: rules.seats,
    bots: experiment.bots,
    seed: experiment.seed,
    games: tally.games,
    unfinished: tally.unfinished,
    outcome: {
      ...(rules.kind === 'competitive'
        ? {
            seats: tally.sole.map((wins) => wilson(wins, ended)),
            shared: wilson(tally.shared, ended),
            balance: balanceOf(tally.points, margin),
          }
        : { win: wilson(tally.won, ended) }),
      codes: sorted(tally.codes),
    },
    length: distribution(tally.length),
    minutes: distribution(tally.minutes),
    decisions: {
      ...distribution(tally.decisions),
      ...choicesOf(tally.choices),
      real: distribution(tally.real),
      dead: distribution(tally.dead),
    },
    ...(experiment.rotate === true ? { bySkill: bySkill(tally) } : {}),
    ...decidedOf(experiment, tally),
    heat: sorted(new Map([...tally.heat].map(([name, seen]) => [name, ascending(seen)]))),
    extremes: sorted(
      new Map([...tally.extremes].map(([name, each]) => [name, watched(name, each)])),
    ),
    measures: sorted(
      new Map(
        [...tally.measures].map(([name, kept]) => [
          name,
          kept instanceof Map ? distribution(kept) : kept.map(distribution),
        ]),
      ),
    ),
    clauses: sorted(tally.clauses),
    command,
  });
}

/** Of the points of all matches, with the interval of a share of as many matches: a little wide, since blocks are fairer. */
function bySkill({ byBot, games, unfinished }: Tally): readonly Estimate[] {
  const all = (games - unfinished) * POINTS;
  return byBot.map((points) => wilson(points / POINTS, all / POINTS));
}

function decidedOf(
  { looks }: Experiment,
  { looked }: Tally,
): { readonly decided: Decided } | Record<string, never> {
  if (looks === undefined) return {};
  const { matches, decided, leads, lowest, last, curve, looks: seen } = looked;
  return {
    decided: {
      matches,
      playouts: looks.playouts,
      after: distribution(decided),
      leads: distribution(leads),
      lowest: distribution(lowest),
      last: distribution(last),
      curve: curve.map((sum, i) => (sum === 0 ? null : sum / seen[i]!)),
    },
  };
}

/** The shortest match is kept by the most negative length. */
const watched = (name: string, { value, match }: Extreme): Extreme => ({
  value: name === 'shortest' ? -value : value,
  match,
});

function distribution(histogram: Histogram): Distribution {
  return { ...summary(histogram), histogram: ascending(histogram) };
}

// Choices of one match resemble each other, so the mean over all of them has no honest interval.
function choicesOf(choices: Histogram): Pick<Report['decisions'], 'choices' | 'forced'> {
  const { mean, p5, p50, p95, n, histogram } = distribution(choices);
  const forced = n === 0 ? 0 : (choices.get(1) ?? 0) / n;
  return { choices: { mean, p5, p50, p95, n, histogram }, forced };
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
  // The pairs of a histogram, one a line.
  return `${text.replaceAll(/\[\s+([-\d.e]+),\s+(\d+)\s+\]/g, '[$1, $2]')}\n`;
}
