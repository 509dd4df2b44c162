import { LIKE_PEOPLE, type BotGame } from '@glade/engine';
import { blockSize, type Experiment } from '../experiment/experiment.ts';
import { count, type Histogram } from '../statistics/histogram.ts';
import { measureKey } from '../tally/block-sums.ts';
import { differencesOf, type PairedDifferences } from '../tally/paired-differences.ts';
import { POINTS_PER_MATCH, type Tally } from '../tally/tally.ts';
import { boundedMean } from '../statistics/bounded-mean.ts';
import { matchesToLead, settlingAll } from '../statistics/enough.ts';
import { bonferroni } from '../statistics/multiple-tests.ts';
import { newcombe, wilson, type Estimate } from '../statistics/intervals.ts';
import { momentsOf } from '../statistics/moments.ts';
import { pairedShare } from '../statistics/paired.ts';
import { skillOf, type Skill } from './skill.ts';
import { unlessStopped, type Run } from './run.ts';
import { answerHeader, experimentAsPlayed, type AnswerHeader } from './answer-header.ts';

/** How much one source of luck decides of the result. */
interface LuckSource {
  /** A stream of the game, or `bot` for what the bots draw for themselves. */
  readonly stream: string;
  /** The share of the result's variance that this source explains by itself. */
  readonly alone: Estimate;
  /** The share of the variance in which it takes part, by itself or together with others. */
  readonly together: Estimate;
  /** The share of matches that end with another result if this source alone is drawn again. */
  readonly changes: Estimate;
  /** The share of matches in which that changes whether the first seat wins at all. Only where `Luck.wins` is there. */
  readonly wins?: Estimate;
}

type SourceShares = Omit<LuckSource, 'stream' | 'changes' | 'wins'>;

export interface Luck extends AnswerHeader {
  /** What counts as the result, where it is not who wins: a measure of the outcome, for rivals that of the first seat. */
  readonly of?: string;
  /** Whether every match had the same result. Then there is no variance to explain, and no source is named. */
  readonly constant: boolean;
  /** Set where every match was a tie of all rivals. */
  readonly tie?: true;
  /**
   * Where every match had the same result: bots of this game with which results were seen to differ, those of the dial that are most
   * like the bots asked about first. Absent where none was found.
   */
  readonly instead?: readonly string[];
  /** The number of sides: 1 where all are one team. */
  readonly sides: number;
  readonly sources: readonly LuckSource[];
  /**
   * Where it can be told neither which source matters most nor that several matter about equally: about how many matches would do in 4 of
   * 5 cases, if these numbers stay.
   */
  readonly enough?: number;
  /**
   * The same for all dice and cards of the game together, and for all that the bots draw for themselves. Only where both
   * have a part.
   */
  readonly chance?: { readonly game: SourceShares; readonly bots: SourceShares };
  /** Streams, or `bot`, from which nothing was drawn in any match. They explain nothing. */
  readonly unused: readonly string[];
  /**
   * The share of matches that end with another result if all dice and cards of the game are drawn again, and the bots draw
   * for themselves what they drew. Undefined where the game has none.
   */
  readonly redrawn?: Estimate;
  /** The share of pairs of matches with nothing in common that have different results, as far as these matches show. */
  readonly unrelated: Estimate;
  /**
   * How often another match differs in whether the first seat wins at all, alone or with others. Only where some of several rivals
   * shared a win, or nobody won: there the result is a part of a win, and changes more often.
   */
  readonly wins?: { readonly redrawn?: Estimate; readonly unrelated: Estimate };
  /** Whether a win can be divided among several by these rules, so that a seat may get a part of one. */
  readonly divided: boolean;
  /** The bots of different strength that were tried. */
  readonly among: readonly string[];
  /**
   * The share of the variance that a random choice among these bots explains: for the first seat, or for the team.
   * Undefined with fewer than two bots, and where no result varies.
   */
  readonly skill?: Estimate;
  /** How much the last of these bots wins more than the first. Undefined with fewer than two. */
  readonly play?: Skill;
}

/** The interval of a source that is named as the one that matters most is no wider than this. */
const WIDEST_TOLD = 0.4;

/** Sources of which one changes the result surely in no more than this share of matches more often matter about equally. */
export const EQUAL_WITHIN = 0.1;

type Changing = Pick<LuckSource, 'changes'>;

/** The source that changes the result most often, and those that may change it as often. */
export function leadingSources<T extends Changing>(sources: readonly T[]): readonly T[] {
  const [first, ...rest] = sources.toSorted((a, b) => b.changes.value - a.changes.value);
  if (first === undefined) return [];
  return [first, ...rest.filter(({ changes }) => changes.high > first.changes.low)];
}

/** How much more often than each of the others the leading source changes the result. */
function leadsOf(sources: readonly Changing[]): ReturnType<typeof newcombe>[] {
  const [first, ...others] = leadingSources(sources);
  return others.map(({ changes }) => newcombe(first!.changes, changes));
}

/** By how much, at most, those that matter about equally differ: the farthest end of these ranges. */
export const mostApart = (sources: readonly Changing[]): number =>
  Math.max(0, ...leadsOf(sources).map(({ high }) => high));

/**
 * Whether it can be told which source changes the result most often: the matches are too `few` where its interval is wide, and
 * `several` may where intervals overlap, or `equal` where these surely do so about equally often.
 */
export function tellsLeading(sources: readonly Changing[]): 'yes' | 'few' | 'several' | 'equal' {
  const [first, ...others] = leadingSources(sources);
  if (first === undefined) return 'yes';
  const { low, high } = first.changes;
  if (sources.length > 1 && high - low > WIDEST_TOLD) return 'few';
  if (others.length === 0) return 'yes';
  return mostApart(sources) <= EQUAL_WITHIN ? 'equal' : 'several';
}

/** With about how many matches it is told which source matters most, or that several matter about equally. */
function enoughToTell(games: number, sources: readonly Changing[]): number | undefined {
  const lead = matchesToLead(
    games,
    sources.map(({ changes }) => changes),
    WIDEST_TOLD,
  );
  const leads = leadsOf(sources).map((each) => ({ ...each, bound: EQUAL_WITHIN }));
  const isNear = leads.length > 0 && leads.every(({ value }) => value < EQUAL_WITHIN);
  const equal = isNear ? settlingAll(games, leads) : undefined;
  const known = [lead, equal].filter((each) => each !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}

/**
 * Divides the variance of the result (what the rules give the first seat, or the team) among the streams of chance, by the
 * method of pick and freeze. `of` names a measure of the outcome that is the result instead. Two matches that share only one stream resemble each other as far as that stream alone
 * decides the result. Two matches that share all streams but one differ as far as that stream takes part. I. M. Sobol',
 * Math. Comput. Simul. 55 (2001) 271-280. `bots` are of different strength: the first seat, or the team, tries each.
 */
export async function luck(
  game: BotGame,
  experiment: Experiment,
  bots: readonly string[],
  run: Run,
  of?: string,
): Promise<Luck> {
  const { streams, kind, credit } = game.rules(experiment.options);
  const all = [...streams, 'bot'];
  const shared = all.map((stream) => all.filter((each) => each !== stream));
  const redraws = [[], ...shared, ...all.map((stream) => [stream])];
  const played = await run(redraws.map((redraw) => ({ ...experiment, redraw })));
  const { tallies, pairs } = played;
  const result = resultOf(of, tallies[0]!, kind === 'competitive' && credit === undefined);
  const variance = pooledVariance(tallies, result);
  const most = result.most(tallies);
  // Redrawing one stream alone changes the log of every match that draws from it. So a stream is unused if all matches
  // stay the same.
  const unused = all.filter((_, i) => allAlike(pairs[all.length + i]!));
  const isShared = result === POINTS && tallies[0]!.points.length > 2 && tallies.some(hasParts);
  const winsChanged = (other: PairedDifferences): Estimate =>
    changedShare(CREDIT.differences(other));
  const used = variance === 0 ? [] : all.filter((stream) => !unused.includes(stream));
  const sources = used.map((stream): LuckSource => {
    const i = all.indexOf(stream);
    const apart = unsharedVariance(result.differences(pairs[i]!), variance, most);
    const together = unsharedVariance(result.differences(pairs[all.length + i]!), variance, most);
    const alone = { value: 1 - apart.value, low: 1 - apart.high, high: 1 - apart.low, n: apart.n };
    const shares = reconciled(alone, together);
    // Where redrawing all other streams changes no match, this source decides everything. Noise must not lower its
    // share.
    const changes = changedShare(result.differences(pairs[all.length + i]!));
    return {
      stream,
      changes,
      ...(isShared ? { wins: winsChanged(pairs[all.length + i]!) } : {}),
      ...(allAlike(pairs[i]!) ? settlesAll(shares) : shares),
    };
  });
  // Everything is drawn again but what the bots draw.
  const newDice = pairs[all.indexOf('bot')]!;
  const redrawn = changedShare(result.differences(newDice));
  const wins = {
    ...(streams.length === 0 ? {} : { redrawn: winsChanged(newDice) }),
    unrelated: unrelatedShare(CREDIT.values(tallies[0]!)),
  };
  const seated = (bot: string): readonly string[] =>
    experiment.bots.map((seatBot, seat) => (seat === 0 || kind !== 'competitive' ? bot : seatBot));
  const arms = bots.map((bot) => ({ ...experiment, bots: seated(bot) }));
  const skill = await unlessStopped(varianceBySkill(arms, result, run));
  const [than, ...others] = bots;
  const better = others.at(-1);
  const play =
    better === undefined
      ? undefined
      : await unlessStopped(skillOf(game, experiment, { better, than: than! }, run));
  const instead = variance === 0 ? await varyingBots(game, experiment, result, run) : undefined;
  const told = tellsLeading(sources);
  const enough =
    told === 'yes' || told === 'equal' ? undefined : enoughToTell(experiment.games, sources);
  const rest = {
    ...(of === undefined ? {} : { of }),
    constant: variance === 0,
    ...(tallies.every(isAlwaysTie) ? { tie: true as const } : {}),
    ...(instead === undefined ? {} : { instead }),
    sides: tallies[0]!.points.length,
    sources,
    ...chanceOf(sources),
    ...(enough === undefined ? {} : { enough }),
    unused,
    ...(streams.length === 0 ? {} : { redrawn }),
    unrelated: unrelatedShare(result.values(tallies[0]!)),
    ...(isShared ? { wins } : {}),
    divided: credit !== undefined,
    among: bots,
  };
  return {
    ...answerHeader(game, experimentAsPlayed(experiment, played)),
    ...rest,
    ...(skill === undefined ? {} : { skill }),
    ...(play === undefined ? {} : { play }),
  };
}

/** So many blocks of matches show whether results differ. */
const BLOCKS_TO_SEE = 40;
/** Results differ plainly where so many of two unrelated matches do. */
const PLAINLY = 0.1;

/** The bots with which results differ: those of the dial from the top, then all others. They are found by trying them. */
async function varyingBots(
  game: BotGame,
  experiment: Experiment,
  { values }: Result,
  run: Run,
): Promise<readonly string[] | undefined> {
  const rules = game.rules(experiment.options);
  const dial = game.dial?.(rules) === undefined ? [] : LIKE_PEOPLE.toReversed();
  const policies = Object.keys(game.policies(rules));
  const bots = [...new Set([...dial, ...policies, 'random'])].filter(
    (bot) => !experiment.bots.every((each) => each === bot),
  );
  const games = Math.min(experiment.games, BLOCKS_TO_SEE * blockSize(experiment));
  const arms = bots.map((bot) => ({ ...experiment, games, bots: experiment.bots.map(() => bot) }));
  const played = await unlessStopped(run(arms));
  const differ = (least: number): string | undefined =>
    bots.find((_, i) => unrelatedShare(values(played!.tallies[i]!)).value > least);
  const found = played && (differ(PLAINLY) ?? differ(0));
  return found === undefined ? undefined : [found];
}

/** What two sources have in all is what the other does not have by itself. */
function chanceOf(sources: readonly LuckSource[]): Pick<Luck, 'chance'> {
  const bots = sources.find(({ stream }) => stream === 'bot');
  if (bots === undefined || sources.length < 2) return {};
  const { alone, together } = bots;
  const rest = ({ value, low, high, n }: Estimate): Estimate => ({
    value: 1 - value,
    low: 1 - high,
    high: 1 - low,
    n,
  });
  return {
    chance: { game: { alone: rest(together), together: rest(alone) }, bots: { alone, together } },
  };
}

/** How the result of a match is read. */
interface Result {
  /** The results of all matches. */
  readonly values: (tally: Tally) => Histogram;
  /** The differences between matches with the same dice. */
  readonly differences: (pairs: PairedDifferences) => Histogram;
  /** How far apart two results can be, as far as these matches show. */
  readonly most: (tallies: readonly Tally[]) => number;
}

/** What the rules give: a whole win to each winner, unless they divide it themselves. */
const CREDIT: Result = {
  values: ({ credit }) => credit[0]!,
  differences: ({ credit }) => credit[0]!,
  most: () => POINTS_PER_MATCH,
};

/** The part of the point that the first of several rivals gets: a tie counts in equal parts, as in all other answers. */
const POINTS: Result = {
  values: ({ points }) => points[0]!,
  differences: ({ points }) => points[0]!,
  most: () => POINTS_PER_MATCH,
};

/** Whether a win was shared in some match, or nobody had it. */
const hasParts = ({ points }: Tally): boolean =>
  points.some((seat) => [...seat.keys()].some((each) => each > 0 && each < POINTS_PER_MATCH));

/** Whether all rivals came to the same in every match. */
function isAlwaysTie({ points, games, unfinished }: Tally): boolean {
  const even = POINTS_PER_MATCH / points.length;
  const alike = points.every((seat) => [...seat.keys()].every((each) => each === even));
  return points.length > 1 && games > unfinished && alike;
}

/**
 * What the first side gets of a match, or a measure of the match or of the first seat. `tally`: one of those that have it. `ties`:
 * whether rivals tie in equal parts, because the rules do not divide a win themselves.
 */
function resultOf(of: string | undefined, tally: Tally, ties: boolean): Result {
  if (of === undefined) return ties ? POINTS : CREDIT;
  const ofSeats = Array.isArray(tally.measures.get(of));
  const key = ofSeats ? measureKey(of, 0) : measureKey(of);
  const values = ({ measures }: Tally): Histogram => {
    const kept = measures.get(of) ?? [];
    return kept instanceof Map ? kept : (kept[0] ?? new Map());
  };
  return {
    values,
    differences: (pairs) => differencesOf(pairs, key),
    most(tallies) {
      const all = tallies.flatMap((each) => [...values(each).keys()]);
      return Math.max(...all) - Math.min(...all);
    },
  };
}

const pooledVariance = (tallies: readonly Tally[], { values }: Result): number =>
  tallies.reduce((sum, tally) => sum + momentsOf(values(tally)).variance, 0) / tallies.length;

/** How many of the pairs of matches have different results. */
function changedShare(differences: Histogram): Estimate {
  const pairs = [...differences.values()].reduce((sum, times) => sum + times, 0);
  return wilson(pairs - (differences.get(0) ?? 0), pairs);
}

/**
 * How many of all pairs of these matches have different results. The range is that of half as many pairs in which no match comes
 * twice, which is never narrower: W. Hoeffding, Ann. Math. Statist. 19 (1948) 293-325.
 */
function unrelatedShare(values: Histogram): Estimate {
  const counts = [...values.values()];
  const n = counts.reduce((sum, times) => sum + times, 0);
  const alike = counts.reduce((sum, times) => sum + times * (times - 1), 0);
  const pairs = Math.floor(n / 2);
  const share = n < 2 ? 0 : 1 - alike / (n * (n - 1));
  return { ...wilson(share * pairs, pairs), n };
}

const allAlike = ({ blocks, same }: PairedDifferences): boolean =>
  blocks > 0 && same.get(1) === blocks;

/**
 * Half the mean square of the differences, as a share of the variance: 1 where two matches share nothing, 0 where they
 * share all. The interval is that of the mean square.
 */
function unsharedVariance(differences: Histogram, variance: number, most: number): Estimate {
  const squares: Histogram = new Map();
  for (const [d, times] of differences) count(squares, d * d, times);
  const { value, low, high, n } = boundedMean(squares, 0, most ** 2).estimate;
  const scale = most ** 2 / (2 * variance);
  return { value: value * scale, low: low * scale, high: high * scale, n };
}

/**
 * Makes the two shares of a source agree. What it explains alone is part of what it takes part in, so the first cannot
 * exceed the second. Where the estimates contradict that, the error is divided between them.
 */
function reconciled(alone: Estimate, together: Estimate): SourceShares {
  const [a, t] = [clamped(alone), clamped(together)];
  const most = Math.min(a.high, t.high);
  const least = Math.max(a.low, t.low);
  if (a.low > most || t.high < least) return { alone: a, together: t };
  const middle = (a.value + t.value) / 2;
  const [one, both] = a.value <= t.value ? [a.value, t.value] : [middle, middle];
  return {
    alone: { ...a, value: Math.min(one, most), high: most },
    together: { ...t, value: Math.max(both, least), low: least },
  };
}

/** Sets both shares to 1. The lower ends of the intervals stay, since other matches could differ. */
function settlesAll({ alone, together }: SourceShares): SourceShares {
  const least = Math.max(alone.low, together.low);
  return {
    alone: { ...alone, value: 1, high: 1 },
    together: { ...together, value: 1, low: least, high: 1 },
  };
}

const clamped = ({ value, low, high, n }: Estimate): Estimate => ({
  value: within(value),
  low: within(low),
  high: within(high),
  n,
});

const within = (share: number): number => Math.min(1, Math.max(0, share));

/**
 * The variance of the bots' means, each bot as likely as the others, as a share of this variance and the variance that
 * is left when the bot is known. All bots play the same matches. The mean square of the differences between two bots is
 * too large by the variance of their mean difference, which is subtracted. The interval is the joint one of the
 * differences; the variance that is left counts as known.
 */
async function varianceBySkill(
  arms: readonly Experiment[],
  result: Result,
  run: Run,
): Promise<Estimate | undefined> {
  if (arms.length < 2) return undefined;
  const differences: Histogram[] = [];
  let tallies: readonly Tally[] = [];
  for (let i = 0; i + 1 < arms.length; i++) {
    const found = await run(arms.slice(i));
    if (i === 0) ({ tallies } = found);
    differences.push(...found.pairs.map(result.differences));
  }
  const left = pooledVariance(tallies, result);
  const most = result.most(tallies);
  const shareOf = (squares: number): number => {
    const between = squares / arms.length ** 2;
    return between <= 0 ? 0 : between / (between + left);
  };
  const squares = differences.map((each) =>
    squaredMeanDifference(each, most, bonferroni(differences.length)),
  );
  const sum = (of: (each: Estimate) => number): number =>
    squares.reduce((total, each) => total + of(each), 0);
  if (left === 0 && sum(({ value }) => value) === 0) return undefined;
  const [low, high] = [shareOf(sum((each) => each.low)), shareOf(sum((each) => each.high))];
  const value = Math.min(high, Math.max(low, shareOf(sum((each) => each.value))));
  return { value, low, high, n: Math.min(...squares.map(({ n }) => n)) };
}

/** The square of the mean difference. `most`: how far apart two results can be. */
function squaredMeanDifference(differences: Histogram, most: number, level: number): Estimate {
  const { n, mean, variance } = momentsOf(differences);
  const { low, high } = pairedShare(differences, most, level);
  const ends = [low * most, high * most].map((end) => end ** 2);
  const noise = n === 0 ? 0 : variance / n;
  return {
    value: mean ** 2 - noise,
    low: low <= 0 && high >= 0 ? 0 : Math.min(...ends),
    high: Math.max(...ends),
    n,
  };
}
