import type { Game, MoveNames } from '@glade/engine';
import { type Experiment, blockSize, paceOf } from '../experiment/experiment.ts';
import type { Tally, Extreme } from '../tally/tally.ts';
import { choicesReport } from './choices-report.ts';
import { DEFAULT_MARGIN, seatBalance, unlessTied } from './seat-balance.ts';
import { cutOffOf } from '../tally/cut-off.ts';
import { rounded, sortedRecord } from './json.ts';
import { soleWinKey, measureKey, botPointsKey } from '../tally/block-sums.ts';
import { ascending, type Histogram } from '../statistics/histogram.ts';
import type { BotShare, DecisivenessReport, Report } from './report.ts';
import { PLAYOUT_LIMIT } from '../play/playouts.ts';
import { type Distribution, percentilesOf } from './distribution.ts';
import { groupsOf, ratioOf, shareOfGroups, shareOfSums } from '../statistics/ratio.ts';
import { Sample } from './sample.ts';
import { stakesOf } from './stakes.ts';
import { whoBegins } from './who-begins.ts';

/**
 * Builds the report of an experiment from its tally. The same tally gives the same report, byte for byte. Seats whose
 * share of the points is within `margin` of an even share count as balanced.
 */
export function buildReport(
  game: Game,
  experiment: Experiment,
  tally: Tally,
  command: string,
  margin = DEFAULT_MARGIN,
): Report {
  const rules = game.rules(experiment.options);
  const sample = new Sample(experiment, tally);
  const mixed = new Set(experiment.bots).size > 1;
  const { rotate = false, bots } = experiment;
  const { distribution } = sample;
  const cut = cutOffOf(game, [tally], blockSize(experiment));
  const stakes = stakesOf(rules, experiment, tally, sample);
  return rounded({
    game: game.id,
    version: game.version,
    ...(experiment.code === undefined ? {} : { code: experiment.code }),
    options: experiment.options,
    seats: rules.seats,
    bots: experiment.bots,
    seed: experiment.seed,
    games: tally.games,
    ...(rotate ? { block: blockSize(experiment) } : {}),
    unfinished: tally.unfinished,
    outcome: {
      ...(rules.kind === 'competitive'
        ? {
            points: sample.points().map(({ estimate }) => estimate),
            seats: tally.sole.map((wins, seat) => sample.share(soleWinKey(seat), wins)),
            shared: sample.share('shared', tally.shared),
            ...(stakes === undefined ? {} : { stakes }),
            ...((mixed && !rotate) || stakes !== undefined ? {} : evenness()),
          }
        : { win: sample.share('won', tally.won) }),
      codes: sortedRecord(tally.codes),
      endings: sample.shares(tally.codes, tally.games - tally.unfinished),
    },
    length: distribution(tally.length, 'length'),
    ...(cut === undefined ? {} : { cut }),
    minutes: withoutRanges(distribution(tally.minutes, 'minutes')),
    pace: paceOf(game, experiment),
    decisions: {
      ...distribution(tally.decisions, 'decisions'),
      ...choicesOf(tally),
      real: distribution(tally.real, 'real'),
      dead: distribution(tally.dead, 'dead'),
    },
    moves: movesOf(game, experiment, tally, sample),
    ...choicesReport(experiment, tally),
    ...waitsOf(game, experiment, tally, sample),
    ...earlyOf(game, tally, sample),
    ...(rotate && mixed && rules.kind === 'competitive' ? { bySkill: bySkill(bots, sample) } : {}),
    ...decidedOf(game, experiment, tally, sample),
    heat: sortedRecord(new Map([...tally.heat].map(([name, seen]) => [name, ascending(seen)]))),
    extremes: sortedRecord(
      new Map([...tally.extremes].map(([name, each]) => [name, positiveExtreme(name, each)])),
    ),
    measures: sortedRecord(
      new Map(
        [...tally.measures].map(([name, kept]) => [
          name,
          kept instanceof Map
            ? distribution(kept, measureKey(name))
            : kept.map((each, seat) => distribution(each, measureKey(name, seat))),
        ]),
      ),
    ),
    clauses: sortedRecord(tally.clauses),
    clauseShares: sample.shares(tally.clauses, tally.games),
    command,
  });

  /** Whether the places in the order of play are even; and the seats, unless the rules make them alike. */
  function evenness(): Pick<Report['outcome'], 'balance' | 'order' | 'begins'> {
    const alike = tally.alike > 0;
    const balanceOf = (shares: Parameters<typeof seatBalance>[0]) =>
      unlessTied(seatBalance(shares, margin), tally.points);
    const places = sample.places();
    const begins = places.length === 0 ? whoBegins(rules) : undefined;
    return {
      ...(alike ? {} : { balance: balanceOf(sample.points()) }),
      ...(begins === undefined ? {} : { begins }),
      ...(places.length === 0 ? {} : { order: { alike, balance: balanceOf(places) } }),
    };
  }
}

function bySkill(bots: readonly string[], sample: Sample): readonly BotShare[] {
  return [...new Set(bots)].map((bot) => ({
    bot,
    seats: bots.filter((each) => each === bot).length,
    ...sample.botShare(botPointsKey(bots, bot)),
  }));
}

function decidedOf(
  game: Game,
  { looks, options }: Experiment,
  { looked }: Tally,
  { distribution, percents, shareAbove, curve: curveOf }: Sample,
): { readonly decided: DecisivenessReport } | Record<string, never> {
  if (looks === undefined) return {};
  const { by, matches, decided, leads, lowest, last, curve, traces } = looked;
  const rules = game.rules(options);
  const nobody = traces[rules.seats];
  return {
    decided: {
      matches,
      playouts: looks.playouts,
      by,
      cut: { after: PLAYOUT_LIMIT, times: looked.cut, of: looked.playouts },
      after: percents(decided),
      leads: distribution(leads),
      changed: shareAbove(leads),
      lowest: percents(lowest),
      last: percents(last),
      curve: curveOf(curve),
      traces: traces.slice(0, rules.seats).map(curveOf),
      ...(nobody === undefined ? {} : { nobody: curveOf(nobody) }),
    },
  };
}

/** Removes intervals and decimals: times are an assumption, which more matches would not improve. */
const withoutRanges = (minutes: Distribution): Distribution => ({
  ...minutes,
  mean: Math.round(minutes.mean),
  low: null,
  high: null,
  median: null,
  p5Range: null,
  p95Range: null,
  whole: true,
});

/** The shortest match is stored as the greatest negative length, so the sign is restored. */
const positiveExtreme = (name: string, { value, match }: Extreme): Extreme => ({
  value: name === 'shortest' ? -value : value,
  match,
});

function movesOf(
  game: Game & { readonly moves?: MoveNames },
  experiment: Experiment,
  { moves, games, unfinished }: Tally,
  sample: Sample,
): Report['moves'] {
  const size = blockSize(experiment);
  const ended = games - unfinished;
  // A kind may have been legal and never chosen.
  const kinds = [...moves.sums.keys()].map((kind) => {
    const seen: Histogram = moves.times.get(kind) ?? new Map();
    const { all, forced, could, took } = moves.sums.get(kind)!;
    const times = new Map(seen);
    const without = ended - [...seen.values()].reduce((sum, each) => sum + each, 0);
    if (without > 0) times.set(0, without);
    return {
      kind,
      times: sample.distribution(times),
      forced: shareOfSums(forced, all, ended / size),
      ...(could.some((each) => each > 0)
        ? {
            taken: shareOfSums(took, could, moves.looked / size),
            open: could.reduce((sum, each) => sum + each, 0),
          }
        : {}),
    };
  });
  const never = Object.keys(game.moves ?? {}).filter((kind) => !moves.sums.has(kind));
  return {
    matches: moves.looked,
    kinds: kinds.toSorted((a, b) => b.times.mean - a.times.mean || (a.kind < b.kind ? -1 : 1)),
    ...(game.moves === undefined || ended === 0 ? {} : { never }),
  };
}

function waitsOf(
  game: Game,
  experiment: Experiment,
  { waits }: Tally,
  { distribution }: Sample,
): Pick<Report, 'waits'> {
  const { times, choices, draws, longest, between, last } = waits;
  if ([...longest.keys()].every((each) => each === 0)) return {};
  const ended = [...longest.values()].reduce((sum, each) => sum + each, 0);
  // Where nobody chooses twice, nobody waits between two choices.
  const n = times.every((each) => each === 0) ? 0 : Math.ceil(ended / blockSize(experiment));
  const pace = paceOf(game, experiment);
  const each = {
    choices: ratioOf(groupsOf(choices, times), n),
    draws: ratioOf(groupsOf(draws, times), n),
  };
  const seconds = each.choices.value * pace.decision + each.draws.value * pace.chance;
  return {
    waits: {
      ...each,
      seconds: Math.round(seconds),
      longest: withoutRanges(distribution(longest)),
      between: withoutRanges(distribution(between)),
      last: withoutRanges(distribution(last)),
    },
  };
}

function earlyOf(
  { endsEarly }: Game,
  { early }: Tally,
  { distribution, percents, shareAbove }: Sample,
): Pick<Report, 'early'> {
  const { seats, after, turns, seconds } = early;
  if (endsEarly === undefined || seats.size === 0) return {};
  return {
    early: {
      as: endsEarly.as,
      share: shareAbove(seats),
      seats: distribution(seats),
      after: percents(after),
      turns: distribution(turns),
      seconds: withoutRanges(distribution(seconds)),
    },
  };
}

function choicesOf({ choices, groups }: Tally): Pick<Report['decisions'], 'choices' | 'forced'> {
  const { n, decisions, ...of } = groups;
  const { value, low, high } = ratioOf(groupsOf(of.choices, decisions), n);
  // Decisions of one match resemble each other, and matches have more or fewer of them. So there are no intervals for
  // percentiles.
  const unknown = { median: null, p5Range: null, p95Range: null };
  const percentiles = { ...percentilesOf(choices, n), ...unknown };
  return {
    choices: { mean: value, low, high, ...percentiles, n, histogram: ascending(choices) },
    forced: shareOfGroups(groupsOf(of.forced, decisions), n),
  };
}
