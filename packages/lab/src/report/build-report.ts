import type { Game } from '@glade/engine';
import { type Experiment, blockOf, paceOf } from '../experiment/experiment.ts';
import type { Tally, Extreme } from '../tally/tally.ts';
import { MARGIN, balanceOf } from './seat-balance.ts';
import { rounded, sorted } from './json.ts';
import { soleOf, measureOf, pointsOfBot } from '../tally/block-sums.ts';
import { ascending } from '../statistics/histogram.ts';
import type { BotShare, Decided, Report } from './report.ts';
import { CUT } from '../play/playouts.ts';
import { type Distribution, percentilesOf } from './distribution.ts';
import { type Group, ratioOf, shareOfGroups } from '../statistics/ratio.ts';
import { Sample } from './sample.ts';

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
