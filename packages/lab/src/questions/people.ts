import { LIKE_PEOPLE, type BotGame } from '@glade/engine';
import { paceOf, type Experiment, type Pace } from '../experiment/experiment.ts';
import type { PeopleMatch } from '../people/people-match.ts';
import type { Histogram } from '../statistics/histogram.ts';
import { count } from '../statistics/histogram.ts';
import { boundedMean } from '../statistics/bounded-mean.ts';
import { settlingBeside } from '../statistics/enough.ts';
import { fisher } from '../statistics/fisher.ts';
import { newcombe, wilson, type Estimate, type Range } from '../statistics/intervals.ts';
import { momentsOf } from '../statistics/moments.ts';
import { bonferroni } from '../statistics/multiple-tests.ts';
import { ratioOf } from '../statistics/ratio.ts';
import { measureKey, sidePointsKey } from '../tally/block-sums.ts';
import { POINTS_PER_MATCH, type Tally } from '../tally/tally.ts';
import { answerHeader, experimentAsPlayed, type AnswerHeader } from './answer-header.ts';
import { isShare } from './changes.ts';
import { inEverySeat } from './ladder.ts';
import { unlessStopped, type Run } from './run.ts';
import { skillOf, type Skill, type SkillStep } from './skill.ts';

/** A number of matches by people beside the same of matches by bots. */
interface SideBySide {
  /** As `Change.of` names it. */
  readonly of: string;
  readonly people: Estimate;
  readonly bots: Estimate;
  /** People less bots, with the 95 % range of this line alone. Undefined where it cannot be told. */
  readonly difference?: Omit<Estimate, 'n'>;
  /** Whether they surely differ: at 5 % for all lines together, by Bonferroni's correction. */
  readonly sure: boolean;
}

/** Seconds of people by what they took in all: the assumed pace, this many times. */
interface FittedPace extends Pace {
  /** How many times the assumed pace. The ends are null with one match. */
  readonly times: ReturnType<typeof ratioOf>;
  readonly assumed: Pace;
}

/** Which bot, of those between the two, wins as often as people. */
interface FittedStrength extends Pick<Skill, 'better' | 'than'> {
  /** Decisions of 100 that are played as `better`; the others as `than`. Undefined where people win less, or more, than all. */
  readonly percent?: number;
  /** All from here to there may win as often: null where there is no end on that side. */
  readonly low: number | null;
  readonly high: number | null;
  /**
   * Instead of those percentages, where the bots in between are those of the dial: the one that wins most nearly as often, and
   * all from one to another that may. Absent on a side without an end.
   */
  readonly dial?: { readonly nearest: string; readonly low?: string; readonly high?: string };
}

/** A bot in every seat, and how many numbers of its matches people surely differ in, at 5 % for all bots together. */
interface Likeness {
  readonly bot: string;
  readonly differs: number;
}

export interface People extends AnswerHeader {
  /** Matches by people. */
  readonly matches: number;
  /** The number of sides: 1 where all are one team. */
  readonly sides: number;
  readonly lines: readonly SideBySide[];
  /** Lengths by people that may be in another unit, or a slip of the pen, and the least and the most of matches by bots. */
  readonly beyond?: { readonly lengths: readonly number[] } & Range;
  /** Set where all lengths by people fit the other unit better: rounds where turns are counted, or turns where rounds are. */
  readonly otherUnit?: true;
  /**
   * Where no difference is proven: that of the clearest line, and about how many matches by people would prove it in 4 of 5 cases, if
   * it stays as it is and the bots play as many as now. Undefined where no number of them would.
   */
  readonly enough?: { readonly of: string; readonly matches: number };
  readonly pace?: FittedPace;
  /** Only of one team or a single player, where it is known who won. */
  readonly strength?: FittedStrength;
  /** Of rivals, where enough matches are known and the game has a dial: its bots, and the one that was asked about. */
  readonly likeness?: readonly Likeness[];
  /** Questions about the rules in a match. The ends are null with one match. */
  readonly questions?: ReturnType<typeof ratioOf>;
}

/** Sets matches by people beside as many by bots as the experiment has, and fits pace and strength to them. */
export async function people(
  game: BotGame,
  experiment: Experiment,
  matches: readonly PeopleMatch[],
  run: Run,
): Promise<People> {
  const { kind, seats } = game.rules(experiment.options);
  const result = await run([{ ...experiment, grouped: true }]);
  const tally = result.tallies[0]!;
  const otherUnit = isInOtherUnit(matches, tally, seats);
  // Numbers in another unit are not compared.
  const names = numbersIn(matches, tally).filter((of) => !(otherUnit && of === 'length'));
  const lines = names.map((of) => sideBySide(of, matches, tally, bonferroni(names.length)));
  const pace = otherUnit ? undefined : fittedPace(game, experiment, matches, tally);
  const [better] = experiment.bots;
  const won = matches.filter(({ winners }) => winners !== undefined);
  const skill =
    kind === 'competitive' || won.length === 0 || better === 'random' || better!.includes('@')
      ? undefined
      : await unlessStopped(skillOf(game, experiment, { better: better!, than: 'random' }, run));
  const likeness =
    kind === 'competitive' && names.length > 0 && matches.length >= LEAST_MATCHES
      ? await unlessStopped(likenessOf(game, experiment, { matches, names, tally }, run))
      : undefined;
  const asked = matches.flatMap(({ questions }) => (questions === undefined ? [] : [questions]));
  return {
    ...answerHeader(game, experimentAsPlayed(experiment, result)),
    matches: matches.length,
    sides: tally.points.length,
    lines,
    ...enoughPeople(lines),
    ...(otherUnit ? { otherUnit: true as const } : beyondBots(matches, tally, seats)),
    ...(pace === undefined ? {} : { pace }),
    ...(likeness === undefined || likeness.length < 2 ? {} : { likeness }),
    ...(skill === undefined ? {} : { strength: fittedStrength(skill, won) }),
    ...(asked.length === 0
      ? {}
      : {
          questions: ratioOf(
            asked.map((numerator) => ({ numerator, denominator: 1 })),
            asked.length,
          ),
        }),
  };
}

/** The clearest line that is not proven to differ, and with how many matches by people it would be. */
function enoughPeople(lines: readonly SideBySide[]): Pick<People, 'enough'> {
  if (lines.some(({ sure }) => sure)) return {};
  const known = lines.flatMap(({ of, people: own, bots, difference }) => {
    if (difference === undefined || difference.value === 0) return [];
    // The ends towards 0 have a part from each side.
    const more = difference.value > 0;
    const half = more ? own.value - own.low : own.high - own.value;
    const botHalf = more ? bots.high - bots.value : bots.value - bots.low;
    return [{ of, n: own.n, difference, half, botHalf }];
  });
  const clarity = ({ difference: { value }, half, botHalf }: (typeof known)[number]): number =>
    Math.abs(value) / Math.hypot(half, botHalf);
  const [clearest] = known.toSorted((a, b) => clarity(b) - clarity(a));
  if (clearest === undefined) return {};
  const { of, n, difference, half, botHalf } = clearest;
  const matches = settlingBeside(n, half, botHalf, Math.abs(difference.value), lines.length);
  return matches === undefined ? {} : { enough: { of, matches } };
}

/** Sets the same matches beside those of the dial's bots, which err as people do. */
async function likenessOf(
  game: BotGame,
  experiment: Experiment,
  {
    matches,
    names,
    tally,
  }: {
    readonly matches: readonly PeopleMatch[];
    readonly names: readonly string[];
    readonly tally: Tally;
  },
  run: Run,
): Promise<readonly Likeness[]> {
  const rules = game.rules(experiment.options);
  const { bots } = experiment;
  const others = LIKE_PEOPLE.filter((bot) => !bots.includes(bot));
  if (game.dial?.(rules) === undefined || new Set(bots).size > 1) return [];
  const { tallies } = await run(others.map((bot) => inEverySeat(experiment, rules.seats, bot)));
  const all = [...others.map((bot, i) => [bot, tallies[i]!] as const), [bots[0]!, tally] as const];
  const level = bonferroni(names.length * all.length);
  return all.map(([bot, played]) => ({
    bot,
    differs: names.filter((of) => sideBySide(of, matches, played, level).sure).length,
  }));
}

/**
 * Which lengths by people may be in another unit, or a slip of the pen: those outside the range of all matches by bots that are
 * inside it if turns are counted as rounds or rounds as turns, or that are under half its low end or over twice its high end.
 */
function beyondBots(
  matches: readonly PeopleMatch[],
  { length }: Tally,
  seats: number,
): { readonly beyond?: NonNullable<People['beyond']> } {
  if (length.size === 0) return {};
  const [low, high] = [Math.min(...length.keys()), Math.max(...length.keys())];
  const { mean } = momentsOf(length);
  const isInside = (turns: number): boolean => turns >= low && turns <= high;
  const lengths = matches.flatMap(({ turns }) => {
    if (turns === undefined || isInside(turns)) return [];
    const isOtherUnit = [turns / seats, turns * seats].some(
      // Where the same length is nearer to the usual one as it is, it is just a long or a short match.
      (other) => isInside(other) && apart(other, mean) < apart(turns, mean),
    );
    return isOtherUnit || turns * 2 < low || turns > 2 * high ? [turns] : [];
  });
  return lengths.length === 0 ? {} : { beyond: { lengths, low, high } };
}

/** How many times as long one length is as another, whichever is longer. */
const apart = (one: number, other: number): number =>
  one > 0 && other > 0 ? Math.max(one / other, other / one) : Infinity;

/** A file is asked about its unit where bots would write such a one by chance less often than this. */
const CHANCE_OF_UNIT = 0.001;
/** People’s matches may be so many times as short or as long as all by bots. */
const WIDER = 1.5;

/**
 * Whether all lengths by people are nearer to the usual one of bots in the other unit, and so many matches by bots would hardly ever
 * be.
 */
function isInOtherUnit(matches: readonly PeopleMatch[], { length }: Tally, seats: number): boolean {
  const lengths = matches.flatMap(({ turns }) => (turns === undefined ? [] : [turns]));
  const { n, mean } = momentsOf(length);
  const [low, high] = [Math.min(...length.keys()) / WIDER, Math.max(...length.keys()) * WIDER];
  if (seats < 2 || n === 0 || lengths.length === 0) return false;
  return [seats, 1 / seats].some((times) => {
    const fitsBetter = (turns: number): boolean => {
      const other = turns * times;
      return other >= low && other <= high && apart(other, mean) < apart(turns, mean);
    };
    const bots = [...length].reduce((sum, [turns, of]) => sum + (fitsBetter(turns) ? of : 0), 0);
    // One more, for what was not seen.
    const chance = ((bots + 1) / (n + 1)) ** lengths.length;
    return lengths.every(fitsBetter) && chance < CHANCE_OF_UNIT;
  });
}

/** What is known of matches by people and counted of those by bots. */
function numbersIn(
  matches: readonly PeopleMatch[],
  { points, measures }: Tally,
): readonly string[] {
  const counted = [...measures].flatMap(([name, kept]) =>
    kept instanceof Map ? [measureKey(name)] : [],
  );
  const sides = points.map((_, side) => sidePointsKey(side));
  const all = [...sides, ...(points.length > 1 ? ['shared', 'nobody'] : []), ...counted, 'length'];
  return all.filter((of) => valuesOf(of, matches, points.length).size > 0);
}

/** A number of each match by people that has it. */
function valuesOf(of: string, matches: readonly PeopleMatch[], sides: number): Histogram {
  const values: Histogram = new Map();
  for (const match of matches) {
    const value = valueOf(of, match, sides);
    if (value !== undefined) count(values, value);
  }
  return values;
}

function valueOf(
  of: string,
  { winners, turns, measures }: PeopleMatch,
  sides: number,
): number | undefined {
  const [kind, name = ''] = of.split('.');
  if (kind === 'length') return turns;
  if (kind === 'measure') return measures[name];
  if (winners === undefined) return undefined;
  if (kind === 'shared') return Number(winners.length > 1);
  if (kind === 'nobody') return Number(winners.length === 0);
  if (sides === 1) return Number(winners.length > 0);
  if (winners.length === 0) return 1 / sides;
  return winners.includes(Number(name)) ? 1 / winners.length : 0;
}

/** The same of matches by bots. */
function botValuesOf(of: string, tally: Tally): Histogram {
  const [kind, name = ''] = of.split('.');
  const ended = tally.games - tally.unfinished;
  const yes = (times: number): Histogram =>
    new Map([
      [1, times],
      [0, ended - times],
    ]);
  if (kind === 'length') return tally.length;
  if (kind === 'measure') return tally.measures.get(name) as Histogram;
  if (kind === 'shared') return yes(tally.shared);
  if (kind === 'nobody') return yes(ended - tally.won);
  return new Map(
    [...tally.points[Number(name)]!].map(([value, times]) => [value / POINTS_PER_MATCH, times]),
  );
}

function sideBySide(
  of: string,
  matches: readonly PeopleMatch[],
  tally: Tally,
  level: number,
): SideBySide {
  const own = valuesOf(of, matches, tally.points.length);
  const theirs = botValuesOf(of, tally);
  const bounds = boundsOf(of, own, theirs);
  const difference = differenceOf(own, theirs, bounds, 0.95);
  const careful = differenceOf(own, theirs, bounds, level);
  return {
    of,
    people: estimateOf(own, bounds),
    bots: estimateOf(theirs, bounds),
    ...(difference === undefined ? {} : { difference }),
    sure:
      careful !== undefined &&
      (careful.low > 0 || careful.high < 0) &&
      exactChance(own, theirs) < 1 - level,
  };
}

/**
 * How likely so large a difference is of a number that was one of two values in every match, as winning is, if people and bots
 * are alike. Wilson's interval takes one win of ten for more than it is where bots hardly ever win. Of other numbers it is 0.
 */
function exactChance(own: Histogram, theirs: Histogram): number {
  const values = [...new Set([...own.keys(), ...theirs.keys()])];
  if (values.length !== 2) return 0;
  const [first, second] = [own, theirs].map((each) => each.get(values[0]!) ?? 0);
  return fisher(first!, momentsOf(own).n, second!, momentsOf(theirs).n);
}

/** From how many matches on a difference between people and bots is told. */
export const LEAST_MATCHES = 5;

/**
 * Bounds of a number: those of a share, else the least and the most that anybody came to. Undefined where these are the
 * same, for then nothing is known of its spread.
 */
function boundsOf(of: string, ...seen: readonly Histogram[]): Range | undefined {
  if (isShare(of)) return { low: 0, high: 1 };
  const values = seen.flatMap((each) => [...each.keys()]);
  const bounds = { low: Math.min(...values), high: Math.max(...values) };
  return bounds.low < bounds.high ? bounds : undefined;
}

function estimateOf(values: Histogram, bounds: Range | undefined, level = 0.95): Estimate {
  const { n, mean } = momentsOf(values);
  if (bounds === undefined || n === 0) return { value: mean, low: -Infinity, high: Infinity, n };
  const { low, high } = boundedMean(values, bounds.low, bounds.high, level).estimate;
  const at = (share: number): number => bounds.low + share * (bounds.high - bounds.low);
  return { value: mean, low: at(low), high: at(high), n };
}

/**
 * The difference of two means, from the interval of each as Newcombe does it for shares: it is never surer than either, also
 * where few matches happen to be alike. G. Y. Zou and A. Donner, Statist. Med. 27 (2008) 1693-1702.
 */
function differenceOf(
  own: Histogram,
  theirs: Histogram,
  bounds: Range | undefined,
  level: number,
): Omit<Estimate, 'n'> | undefined {
  const [first, second] = [estimateOf(own, bounds, level), estimateOf(theirs, bounds, level)];
  if (bounds === undefined || Math.min(first.n, second.n) < LEAST_MATCHES) return undefined;
  return newcombe(first, second);
}

/**
 * How many times the assumed pace people take: the ratio of their seconds to those that the pace gives for as many turns of
 * bots, or for their own choices and throws where a record tells them. What bots need for a turn counts as known.
 */
function fittedPace(
  game: BotGame,
  experiment: Experiment,
  matches: readonly PeopleMatch[],
  { grouped }: Tally,
): FittedPace | undefined {
  const assumed = paceOf(game, experiment);
  const total = (name: string): number =>
    (grouped.get(name) ?? []).reduce((sum, each) => sum + each, 0);
  const seconds = (real: number, draws: number): number =>
    real * assumed.decision + draws * assumed.chance;
  const byBots = seconds(total('real'), total('draws'));
  const groups = matches.flatMap(({ minutes, turns, real, draws }) => {
    if (minutes === undefined) return [];
    const expected =
      real === undefined || draws === undefined
        ? turns === undefined
          ? byBots / total('n')
          : (turns * byBots) / total('length')
        : seconds(real, draws);
    return [{ numerator: 60 * minutes, denominator: expected }];
  });
  if (groups.every(({ denominator }) => !(denominator > 0))) return undefined;
  const times = ratioOf(groups, groups.length);
  return {
    times,
    assumed,
    decision: assumed.decision * times.value,
    chance: assumed.chance * times.value,
  };
}

/** Where the curve of strengths meets what people win. */
function fittedStrength(
  { better, than, base, curve }: Skill,
  matches: readonly PeopleMatch[],
): FittedStrength {
  const won = matches.filter(({ winners }) => winners!.length > 0).length;
  const wins = wilson(won, matches.length);
  if (curve.length > 0 && curve[0]!.percent === undefined)
    return { better, than, ...onDial({ than, base, curve }, wins) };
  const steps = [
    { percent: 0, wins: base },
    ...curve.map((step) => ({ ...step, percent: step.percent ?? 100 })),
  ];
  const percent = meeting(steps, wins.value);
  const possible = steps.filter((step) => step.wins.high >= wins.low && step.wins.low <= wins.high);
  const [first, last] = [possible[0], possible.at(-1)];
  const below = first === undefined && steps[0]!.wins.low > wins.high;
  return {
    better,
    than,
    ...(percent === undefined ? {} : { percent }),
    low: first === undefined ? (below ? null : 100) : first.percent === 0 ? null : first.percent,
    high: last === undefined ? (below ? 0 : null) : last.percent === 100 ? null : last.percent,
  };
}

/** The same along the dial. */
function onDial(
  { than, base, curve }: Pick<Skill, 'than' | 'base' | 'curve'>,
  wins: Estimate,
): Omit<FittedStrength, 'better' | 'than'> {
  const bots = [{ bot: than, wins: base }, ...curve];
  const possible = bots.filter((step) => step.wins.high >= wins.low && step.wins.low <= wins.high);
  const away = (step: SkillStep): number => Math.abs(step.wins.value - wins.value);
  const nearest = bots.reduce((one, other) => (away(other) < away(one) ? other : one));
  if (base.low > wins.high) return { low: null, high: 0 };
  if (curve.every((step) => step.wins.high < wins.low)) return { low: 100, high: null };
  const [low, high] = [possible[0] ?? nearest, possible.at(-1) ?? nearest];
  return {
    low: null,
    high: null,
    dial: {
      nearest: nearest.bot,
      ...(low.bot === than ? {} : { low: low.bot }),
      ...(high === curve.at(-1) ? {} : { high: high.bot }),
    },
  };
}

/** The percentage at which the curve first passes this value, straight between its steps. */
function meeting(
  steps: readonly { readonly percent: number; readonly wins: Estimate }[],
  value: number,
): number | undefined {
  for (let i = 1; i < steps.length; i++) {
    const [from, to] = [steps[i - 1]!, steps[i]!];
    const [a, b] = [from.wins.value, to.wins.value];
    if (value < Math.min(a, b) || value > Math.max(a, b)) continue;
    const share = a === b ? 0 : (value - a) / (b - a);
    return Math.round(from.percent + share * (to.percent - from.percent));
  }
  return undefined;
}
