import { LIKE_PEOPLE, type BotGame } from '@glade/engine';
import type { Experiment } from '../experiment/experiment.ts';
import { fittedPace, type FittedPace } from '../people/fitted-pace.ts';
import { fittedStrength, type FittedStrength } from '../people/fitted-strength.ts';
import { beyondBots, isInOtherUnit, type Beyond } from '../people/lengths.ts';
import type { PeopleMatch } from '../people/people-match.ts';
import type { Histogram } from '../statistics/histogram.ts';
import { count } from '../statistics/histogram.ts';
import { boundedMean } from '../statistics/bounded-mean.ts';
import { settlingBeside } from '../statistics/enough.ts';
import { fisher } from '../statistics/fisher.ts';
import { newcombe, type Estimate, type Range } from '../statistics/intervals.ts';
import { momentsOf } from '../statistics/moments.ts';
import { bonferroni } from '../statistics/multiple-tests.ts';
import { ratioOf } from '../statistics/ratio.ts';
import { measureKey, sidePointsKey } from '../tally/block-sums.ts';
import { POINTS_PER_MATCH, type Tally } from '../tally/tally.ts';
import { answerHeader, experimentAsPlayed, type AnswerHeader } from './answer-header.ts';
import { isShare } from './changes.ts';
import { inEverySeat } from './ladder.ts';
import { unlessStopped, type Run } from './run.ts';
import { skillOf } from './skill.ts';

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

/**
 * A bot in every seat, and how many numbers of its matches people surely differ in: at 5 % for all other bots together. Of the bot
 * that was asked about it is what the lines say.
 */
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
  readonly beyond?: Beyond;
  /** Set where all lengths by people fit the other unit better: rounds where turns are counted, or turns where rounds are. */
  readonly otherUnit?: true;
  /**
   * Where no difference is proven: that of the clearest line, and about how many matches by people would prove it in 4 of 5 cases, if
   * it stays as it is and the bots play as many as now. Undefined where no number of them would.
   */
  readonly enough?: { readonly of: string; readonly matches: number };
  readonly pace?: FittedPace;
  /** The same beside the bot that was found to play like them, where it is another one. */
  readonly fitted?: { readonly bot: string; readonly lines: readonly SideBySide[] };
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
  const known = numbersIn(matches, tally);
  // Numbers in another unit are not compared.
  const inOtherUnit = isInOtherUnit(matches, tally, seats);
  const comparable = known.filter((of) => !(inOtherUnit && of === 'length'));
  const [better] = experiment.bots;
  const won = matches.filter(({ winners }) => winners !== undefined);
  const skill =
    kind === 'competitive' || won.length === 0 || better === 'random' || better!.includes('@')
      ? undefined
      : await unlessStopped(skillOf(game, experiment, { better: better!, than: 'random' }, run));
  const peopleWon = won.filter(({ winners }) => winners!.length > 0).length;
  const strength = skill === undefined ? undefined : fittedStrength(skill, peopleWon, won.length);
  const alike =
    kind === 'competitive' && comparable.length > 0 && matches.length >= LEAST_MATCHES
      ? await unlessStopped(
          likenessOf(game, experiment, { matches, names: comparable, tally }, run),
        )
      : undefined;
  const fitted =
    strength === undefined
      ? mostAlike(alike ?? [], matches, comparable)
      : await unlessStopped(playedByFitted(experiment, seats, strength, run));
  const other = fitted?.bot === better ? undefined : fitted;
  const otherUnit =
    inOtherUnit && (other === undefined || isInOtherUnit(matches, other.tally, seats));
  const names = otherUnit ? comparable : known;
  const lines = names.map((of) => sideBySide(of, matches, tally, bonferroni(names.length)));
  const pace = otherUnit ? undefined : fittedPace(game, experiment, matches, other?.tally ?? tally);
  const likeness = alike?.map(({ bot, differs }) => ({
    bot,
    differs: bot === better ? lines.filter(({ sure }) => sure).length : differs,
  }));
  const asked = matches.flatMap(({ questions }) => (questions === undefined ? [] : [questions]));
  return {
    ...answerHeader(game, experimentAsPlayed(experiment, result)),
    matches: matches.length,
    sides: tally.points.length,
    lines,
    ...enoughPeople(lines),
    ...(otherUnit
      ? { otherUnit: true as const }
      : beyondBots(matches, other === undefined ? [tally] : [tally, other.tally], seats)),
    ...(other === undefined ? {} : { fitted: besideFitted(other, matches, names) }),
    ...(pace === undefined ? {} : { pace }),
    ...(likeness === undefined || likeness.length < 2 ? {} : { likeness }),
    ...(strength === undefined ? {} : { strength }),
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
): Promise<readonly (Likeness & PlayedBot)[]> {
  const rules = game.rules(experiment.options);
  const { bots } = experiment;
  const others = LIKE_PEOPLE.filter((bot) => !bots.includes(bot));
  if (game.dial?.(rules) === undefined || new Set(bots).size > 1) return [];
  const { tallies } = await run(
    others.map((bot) => inEverySeat({ ...experiment, grouped: true }, rules.seats, bot)),
  );
  const all = [...others.map((bot, i) => [bot, tallies[i]!] as const), [bots[0]!, tally] as const];
  return all.map(([bot, played]) => {
    const level = bonferroni(names.length * (played === tally ? 1 : others.length));
    return {
      bot,
      tally: played,
      differs: names.filter((of) => sideBySide(of, matches, played, level).sure).length,
    };
  });
}

/** A bot and the matches that it played in every seat. */
interface PlayedBot {
  readonly bot: string;
  readonly tally: Tally;
}

/** Of the bots that people are not shown to differ from, the one from which their numbers are least far away. */
function mostAlike(
  all: readonly (Likeness & PlayedBot)[],
  matches: readonly PeopleMatch[],
  names: readonly string[],
): PlayedBot | undefined {
  const away = ({ tally }: PlayedBot): number =>
    names.reduce((sum, of) => {
      const { difference } = sideBySide(of, matches, tally, 0.95);
      if (difference === undefined || difference.high === difference.low) return sum;
      return sum + (difference.value / (difference.high - difference.low)) ** 2;
    }, 0);
  return all
    .filter(({ differs }) => differs === 0)
    .reduce<PlayedBot | undefined>(
      (best, each) => (best === undefined || away(each) < away(best) ? each : best),
      undefined,
    );
}

/** Matches by a team of the bot that wins as often as people, if there is one. */
async function playedByFitted(
  experiment: Experiment,
  seats: number,
  { dial, percent, better, than }: FittedStrength,
  run: Run,
): Promise<PlayedBot | undefined> {
  const mixed =
    percent === undefined || percent === 100
      ? undefined
      : percent === 0
        ? than
        : `${better}@${percent}@${than}`;
  const bot = dial?.nearest ?? mixed;
  if (bot === undefined || bot === better) return undefined;
  const { tallies } = await run([inEverySeat({ ...experiment, grouped: true }, seats, bot)]);
  return { bot, tally: tallies[0]! };
}

/** The numbers beside those of the bot that plays like people; of a team without the wins, by which it was found. */
function besideFitted(
  { bot, tally }: PlayedBot,
  matches: readonly PeopleMatch[],
  names: readonly string[],
): NonNullable<People['fitted']> {
  const others = tally.points.length > 1 ? names : names.filter((of) => of !== sidePointsKey(0));
  const level = bonferroni(Math.max(1, others.length));
  return { bot, lines: others.map((of) => sideBySide(of, matches, tally, level)) };
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
