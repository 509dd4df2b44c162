import type { BotGame, OptionValues } from '@glade/engine';
import type { Experiment } from '../experiment/experiment.ts';
import { blockSize } from '../experiment/experiment.ts';
import { holm } from '../statistics/multiple-tests.ts';
import { unchangedShare } from '../statistics/paired.ts';
import { studentChance, studentPoint } from '../statistics/student.ts';
import { aliasesOf, twoLevelDesign } from '../statistics/two-level-design.ts';
import { POINTS_PER_MATCH, type Tally } from '../tally/tally.ts';
import { cutOffOf, type CutOff } from '../tally/cut-off.ts';
import { GROUP_COUNT } from '../tally/decision-groups.ts';
import { answerHeader, experimentAsPlayed, type AnswerHeader } from './answer-header.ts';
import {
  changesOf,
  isShare,
  testedChanges,
  type Change,
  type TestedDifference,
} from './changes.ts';
import { isElsewhere, looksElsewhere, marginOf, matchesFor, type Margin } from './screen-margin.ts';
import type { StudyResult } from '../play/study.ts';
import { unlessStopped, type Run } from './run.ts';

/** Something of the rules that is played in two ways: an option, or a number. */
export interface Factor {
  /** The name of an option, or of a number of the rules. */
  readonly name: string;
  /** Its usual value and the other one, as they are typed. */
  readonly usual: string;
  readonly other: string;
}

/**
 * What another value of one factor, or of two together, changes. Its own numbers are those of the screening, in the mean over both
 * values of all other factors, and its `adjusted` only says that it stands out there. That of `alone` or `again` decides, where there
 * is one.
 */
interface Effect extends TestedDifference {
  /** What is counted, as `Change.of` names it: `points.0`, `length`, `measure.NAME` … */
  readonly of: string;
  /**
   * One name: how much the mean is greater with the other value than with the usual one. Two names: how much greater this effect of
   * the first is where the second has its other value.
   */
  readonly factors: readonly string[];
  /**
   * Where the effect stands out: three factors whose joint effect would look the same in these runs, up to two such threes,
   * those with the largest effects of their own first. Absent where nothing looks the same.
   */
  readonly aliases?: readonly (readonly string[])[];
  /**
   * Of two factors that stand out: their effect with the usual values of all others, played again with new dice in all four
   * combinations. Absent where there are no others, where there was no room for it, or the run was stopped before.
   */
  readonly again?: TestedDifference;
  /**
   * Of one factor: its effect with the usual values of all others, played with new dice. Absent where the run was stopped before.
   * The `adjusted` of these two is Holm's over all effects of the screening.
   */
  readonly alone?: TestedDifference;
  /** Set where the other value of one factor, the others as usual, changed no move and no number of any match. */
  readonly idle?: true;
  /**
   * Of one factor that is not proven: the other numbers that are proven to change in the same matches, if any, corrected for all of
   * this factor as in a comparison of it alone. How often rules come up is left out.
   */
  readonly also?: readonly Change[];
  /** Of one factor where nothing else is proven: the other numbers that look as if they changed, as their own p says. */
  readonly perhaps?: readonly Change[];
  /**
   * `proven`: it is not 0. `small`, of one factor only: its whole range lies within the margin of its number, so as far as this number
   * goes it can be forgotten. `same`, of one factor and a number that is no share: it changed in none of these matches, which does not
   * say how much it changes others. `open`: neither is known. What was played again is judged by that; what looks like something else
   * and was not is open.
   */
  readonly verdict: 'proven' | 'small' | 'same' | 'open';
}

/** An effect before it is judged. */
type Unjudged = Omit<Effect, 'verdict'>;

/** Whether it is proven. */
export const isProven = ({ verdict }: Pick<Effect, 'verdict'>): boolean => verdict === 'proven';

/** What an effect is judged by: with the others as usual where it was played so, else the mean over them. */
export const decidingOf = <E extends Pick<Effect, 'alone' | 'again'>>(
  effect: E,
): E | TestedDifference => effect.alone ?? effect.again ?? effect;

/** Whether an effect is proven. What looks like something else and was not played again is not. */
const isSure = (effect: Unjudged): boolean => {
  const deciding = decidingOf(effect);
  return deciding.adjusted < STANDS_OUT && (deciding !== effect || effect.aliases === undefined);
};

export interface Screening extends AnswerHeader {
  readonly factors: readonly Factor[];
  /** Factors that were left out because they do not go with others. */
  readonly leftOut: readonly string[];
  /** Factors that were left out because they only cut matches off. */
  readonly limits: readonly string[];
  /** The matches of each combination that was played again; absent where none was. */
  readonly gamesAgain?: number;
  /** The matches of each factor alone; absent where the run was stopped before. */
  readonly gamesAlone?: number;
  /** How many choices of values were played, each with `games` matches with the same dice. */
  readonly runs: number;
  readonly resolves: 'pairs' | 'mains';
  readonly of: readonly string[];
  /** The share of all these matches that a limit of the rules cut off, where there were some. */
  readonly cut?: CutOff;
  /** The number of sides: 1 where all are one team. */
  readonly sides: number;
  /** How many tests Holm's correction counts. */
  readonly tests: number;
  /** For each number the size from which on a change of it counts. */
  readonly margins: readonly Margin[];
  /** Sorted by what is counted, single factors first, then by size. */
  readonly effects: readonly Effect[];
}

/** The error for a number that no match had. Its message is the number’s name. */
export class NotCounted extends Error {
  override readonly name = 'NotCounted';
}

/** The significance level. */
const STANDS_OUT = 0.05;
/** How many effects of each number are played again at most, the largest first. */
export const MOST_AGAIN = 12;
/** How many threes are named that could look like an effect. */
const ALIASES_TOLD = 2;
/** The most choices of values that are played beside each other. */
const MOST_RUNS = 256;
/** How many factors can be told from each other at most. */
export const MOST_FACTORS = MOST_RUNS / 2;
/** Fewer blocks of dice than this give no interval. */
const FEWEST_BLOCKS = 20;

/** The games that fill all groups of matches evenly, at least as many as asked for. */
export function evenGames(experiment: Pick<Experiment, 'games' | 'bots' | 'rotate'>): number {
  const block = blockSize(experiment);
  const blocks = Math.max(FEWEST_BLOCKS, Math.ceil(experiment.games / block));
  const even = blocks <= GROUP_COUNT ? blocks : Math.ceil(blocks / GROUP_COUNT) * GROUP_COUNT;
  return even * block;
}

/**
 * Which factors matter, alone and in pairs: plays a fractional design of all their values on the same dice. Each group of
 * matches with the same dice gives an effect of its own, so that the interval is that of their mean (Student), whatever
 * else has effects. Then each factor is played alone, with the usual values of all others, and so are the pairs that stand out: what
 * a rule does to the game as it is can be more, less or the opposite of what it does in the mean over odd rules. `options` makes the options of a run from the levels of the factors. Throws `NotCounted` for a number that no match has.
 */
export async function screen(
  game: BotGame,
  experiment: Experiment,
  factors: readonly Factor[],
  leftOut: readonly string[],
  asked: readonly string[],
  options: (levels: readonly (-1 | 1)[]) => OptionValues,
  run: Run,
): Promise<Screening> {
  const design = twoLevelDesign(factors.length, MOST_RUNS);
  const { runs, resolves } = design;
  const games = evenGames(experiment);
  const result = await run(
    runs.map((levels) => ({ ...experiment, games, options: options(levels), grouped: true })),
  );
  const { tallies } = result;
  const of = asked.filter((each) => tallies.some(({ grouped }) => grouped.has(each)));
  const unknown = asked.find((each) => !of.includes(each));
  // Nobody need ever share the first place.
  if (unknown !== undefined && (unknown !== 'shared' || of.length === 0))
    throw new NotCounted(unknown);
  const cut = cutOffOf(game, tallies, blockSize(experiment));
  const singles = factors.map((_, i) => [i]);
  const pairs =
    resolves === 'pairs'
      ? factors.flatMap((_, i) => singles.slice(i + 1).map(([k]) => [i, k!]))
      : [];
  const untested = of.flatMap((each) => {
    const groups = groupMeans(tallies, each);
    return [...singles, ...pairs].map((some) => {
      const signs = signsOf(runs, some);
      return {
        of: each,
        factors: some.map((i) => factors[i]!.name),
        ...effectOf(groups, signs, some.length),
      };
    });
  });
  const adjusted = holm(untested.map(({ p }) => p));
  const screened = withAliases(
    untested.map((each, i): Unjudged => ({ ...each, adjusted: adjusted[i]! })),
  );
  const { effects: replayed, gamesAgain } = await playedAgain(screened);
  const alone = await playedAlone();
  const isWhole = runs.length === 2 ** factors.length;
  const effects = correctedTogether(replayed.map(withAlone), isWhole).toSorted(
    (a, b) =>
      of.indexOf(a.of) - of.indexOf(b.of) ||
      a.factors.length - b.factors.length ||
      Math.abs(decidingOf(b).value) - Math.abs(decidingOf(a).value),
  );
  const margins = of.map((each): Margin => {
    const mean = meanOf(alone === undefined ? tallies : alone.tallies.slice(0, 1), each);
    const margin = marginOf(each, mean);
    const single = effects.filter(
      (effect) => effect.of === each && effect.factors.length === 1 && effect.aliases === undefined,
    );
    const enough =
      alone !== undefined || resolves === 'pairs'
        ? matchesFor(margin, single.map(decidingOf), tallies[0]!.games, effects.length)
        : undefined;
    return { of: each, mean, margin, ...(enough === undefined ? {} : { games: enough }) };
  });
  return {
    ...answerHeader(game, {
      ...experimentAsPlayed(experiment, result),
      options: options(runs[0]!),
    }),
    factors,
    leftOut: leftOut.filter((name) => !isLimit(name)),
    limits: leftOut.filter(isLimit),
    ...(gamesAgain === undefined ? {} : { gamesAgain }),
    runs: runs.length,
    resolves,
    of,
    ...(cut === undefined ? {} : { cut }),
    sides: tallies[0]!.points.length,
    tests: effects.length,
    margins,
    ...(alone === undefined ? {} : { gamesAlone: alone.games }),
    effects: effects.map(judged),
  };

  /** Whether the whole range of a change lies within the margin. */
  function isWithin(each: string, { low, high }: Pick<Unjudged, 'low' | 'high'>): boolean {
    const { margin } = margins.find(({ of: name }) => name === each)!;
    return low > -margin && high < margin;
  }

  function judged(effect: Unjudged): Effect {
    if (isSure(effect)) return { ...effect, verdict: 'proven' };
    const { alone: lone, of: each } = effect;
    if (lone === undefined) return { ...effect, verdict: 'open' };
    const also = alone!.changes.get(effect.factors[0]!)!.filter((change) => change.of !== each);
    const perhaps = alone!.doubtful
      .get(effect.factors[0]!)!
      .filter(({ of: name }) => name !== each);
    const isSame = lone.low === 0 && lone.high === 0;
    return {
      ...effect,
      ...(also.length > 0 ? { also } : perhaps.length > 0 ? { perhaps } : {}),
      verdict: isSame ? 'same' : isWithin(each, lone) ? 'small' : 'open',
    };
  }

  function isLimit(name: string): boolean {
    return game.options.options[name]?.cutsOff !== undefined;
  }

  /** Of the effects that stand out, what could look like them. */
  function withAliases(all: readonly Unjudged[]): readonly Unjudged[] {
    return all.map((effect) => {
      if (effect.adjusted >= STANDS_OUT) return effect;
      const own = new Map(
        all
          .filter((each) => each.of === effect.of && each.factors.length === 1)
          .map(({ factors: [name], value }) => [name!, Math.abs(value)]),
      );
      const size = (names: readonly string[]): number =>
        names.reduce((product, name) => product * (own.get(name) ?? 0), 1);
      const aliases = aliasesOf(design, signsOf(runs, indicesOf(effect)))
        .map((some) => some.map((i) => factors[i]!.name))
        .toSorted((a, b) => size(b) - size(a))
        .slice(0, ALIASES_TOLD);
      return aliases.length === 0 ? effect : { ...effect, aliases };
    });
  }

  function indicesOf({ factors: names }: Pick<Unjudged, 'factors'>): readonly number[] {
    return names.map((name) => factors.findIndex((each) => each.name === name));
  }

  /** Plays the pairs that stand out by themselves: all their combinations, the others as usual, with new dice. */
  async function playedAgain(all: readonly Unjudged[]): Promise<{
    readonly effects: readonly Replayed[];
    readonly gamesAgain?: number;
  }> {
    const doubtful = of.flatMap((each) =>
      all
        .filter((effect) => effect.of === each && effect.factors.length === 2)
        .filter((effect) => effect.adjusted < STANDS_OUT && factors.length > 2)
        .toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))
        .slice(0, MOST_AGAIN),
    );
    if (doubtful.length === 0) return { effects: all };
    const settings = new Map<string, readonly (-1 | 1)[]>();
    const combinations = doubtful.map((effect) => {
      const some = indicesOf(effect);
      return combinationsOf(factors.length, some).map((levels) => {
        settings.set(String(levels), levels);
        return levels;
      });
    });
    const keys = [...settings.keys()];
    const again = await withNewDice([...settings.values()], games, runs.length / 2);
    if (again === undefined) return { effects: all };
    const effectsOf = doubtful.map((effect, i) => {
      const levels = combinations[i]!;
      const groups = groupMeans(
        levels.map((each) => again.tallies[keys.indexOf(String(each))]!),
        effect.of,
      );
      return effectOf(groups, signsOf(levels, indicesOf(effect)), effect.factors.length);
    });
    const results = new Map(doubtful.map((effect, i) => [effect, effectsOf[i]!]));
    const effectsAgain = all.map((effect) => {
      const found = results.get(effect);
      return found === undefined ? effect : { ...effect, again: found };
    });
    return { effects: effectsAgain, gamesAgain: again.games };
  }

  /** Plays each factor with the usual values of all others, and sees what else changes in these matches. */
  async function playedAlone() {
    const settings = [[], ...singles].map((others) => levelsOf(factors.length, others));
    const played = await withNewDice(settings, games + (gamesAgain ?? 0), runs.length);
    if (played === undefined) return undefined;
    const { tallies: lone, pairs: differing } = played;
    const block = blockSize(experiment);
    const compared = differing.map((each, i) =>
      changesOf(lone[0]!, lone[i + 1]!, each, experiment),
    );
    const tested = compared.map((all) => testedChanges([all])[0]!);
    const changes = tested.map((all) => all.filter(isElsewhere));
    const doubtful = tested.map((all) => all.filter(looksElsewhere));
    const idle = differing.map(
      ({ blocks, same, numbers }) => same.get(block) === blocks && numbers.size === 0,
    );
    const byName = <T>(all: readonly T[]): ReadonlyMap<string, T> =>
      new Map(factors.map(({ name }, i) => [name, all[i]!]));
    return {
      ...played,
      compared,
      changes: byName(changes),
      doubtful: byName(doubtful),
      idle: byName(idle),
    };
  }

  function withAlone(effect: Replayed): Replayed {
    if (alone === undefined || effect.factors.length > 1) return effect;
    const [name] = effect.factors;
    const at = 1 + indicesOf(effect)[0]!;
    return {
      ...effect,
      alone: aloneOf(effect.of, at),
      ...(alone.idle.get(name!) ? { idle: true as const } : {}),
    };
  }

  /** What one factor changes of a number, match by match as in a comparison; over groups where only some have it. */
  function aloneOf(each: string, arm: number): Untested {
    const { tallies: lone, pairs: differing, compared } = alone!;
    const change = compared[arm - 1]!.find((one) => one.of === each);
    if (change !== undefined) {
      const { value, low, high, n, p } = change;
      return { value, low, high, n, p };
    }
    const { blocks, numbers } = differing[arm - 1]!;
    const found = effectOf(groupMeans([lone[0]!, lone[arm]!], each), [-1, 1], 1);
    if (numbers.has(each) || found.low < found.high || found.p < 1) return found;
    // What was the same in every match bounds a share, which changes by no more than the share of matches that differ; no mean.
    return isShare(each) ? unchangedShare(blocks) : { value: 0, low: 0, high: 0, n: blocks, p: 1 };
  }

  /**
   * Plays these choices of values with the same new dice, the first of which come after so many others. It takes about as long as
   * `share` of the runs of the screening, or each as many matches as these. Undefined if it was stopped before any match.
   */
  async function withNewDice(
    settings: readonly (readonly (-1 | 1)[])[],
    after: number,
    share: number,
  ): Promise<(StudyResult & { readonly games: number }) | undefined> {
    const times = Math.max(1, Math.floor(share / settings.length));
    const many = evenGames({ ...experiment, games: games * times });
    const first = (experiment.first ?? 0) + after;
    const played = await unlessStopped(
      run(
        settings.map((levels) => ({
          ...experiment,
          first,
          games: many,
          options: options(levels),
          grouped: true,
        })),
      ),
    );
    return played === undefined ? undefined : { ...played, games: played.tallies[0]!.games };
  }
}

/** An effect that was played with the others as usual, before the correction. */
type Untested = Omit<TestedDifference, 'adjusted'>;
type Replayed = Omit<Unjudged, 'again' | 'alone'> & {
  readonly again?: Untested;
  readonly alone?: Untested;
};

/**
 * Holm's correction over all effects, each with the p-value that can prove it: that of being played with the others as usual, else
 * its own where nothing can look the same, else 1. So a star holds for all tests together, whichever stage gave it. Unless all
 * combinations were played, something can look like each pair that was not played again.
 */
function correctedTogether(all: readonly Replayed[], isWhole: boolean): readonly Unjudged[] {
  const proving = holm(
    all.map(({ p, factors, aliases, again, alone }) => {
      const isClear = aliases === undefined && (isWhole || factors.length === 1);
      return (alone ?? again)?.p ?? (isClear ? p : 1);
    }),
  );
  return all.map(({ again, alone, ...own }, i): Unjudged => {
    const adjusted = proving[i]!;
    if (alone !== undefined) return { ...own, alone: { ...alone, adjusted } };
    if (again !== undefined) return { ...own, again: { ...again, adjusted } };
    return own.aliases === undefined ? { ...own, adjusted } : own;
  });
}

/** For each run the product of its levels of some factors. */
const signsOf = (
  runs: readonly (readonly (-1 | 1)[])[],
  some: readonly number[],
): readonly number[] => runs.map((levels) => some.reduce((sign, i) => sign * levels[i]!, 1));

/** These factors with their other value, the rest as usual. */
const levelsOf = (count: number, others: readonly number[]): readonly (-1 | 1)[] =>
  Array.from({ length: count }, (_, i) => (others.includes(i) ? 1 : -1));

/** All combinations of these factors, the rest as usual. */
const combinationsOf = (count: number, some: readonly number[]): readonly (readonly (-1 | 1)[])[] =>
  Array.from({ length: 2 ** some.length }, (_, bits) =>
    levelsOf(
      count,
      some.filter((__, at) => Math.floor(bits / 2 ** at) % 2 === 1),
    ),
  );

/** The mean of a number over all matches that ended. */
function meanOf(tallies: readonly Tally[], of: string): number {
  const scale = /^(points|order)\./.test(of) ? POINTS_PER_MATCH : 1;
  const sumOf = (name: string): number =>
    tallies.reduce(
      (all, { grouped }) => all + (grouped.get(name) ?? []).reduce((sum, each) => sum + each, 0),
      0,
    );
  return sumOf(of) / Math.max(1, sumOf('n')) / scale;
}

/** For each group of dice the mean of a number in each run. Groups in which a run has no match that ended are left out. */
function groupMeans(tallies: readonly Tally[], of: string): readonly (readonly number[])[] {
  const scale = /^(points|order)\./.test(of) ? POINTS_PER_MATCH : 1;
  const means = Array.from({ length: GROUP_COUNT }, (_, group) =>
    tallies.map(({ grouped }) => {
      const n = grouped.get('n')?.[group] ?? 0;
      return n === 0 ? Number.NaN : (grouped.get(of)?.[group] ?? 0) / n / scale;
    }),
  );
  return means.filter((each) => each.every((mean) => !Number.isNaN(mean)));
}

/** The mean over groups of a contrast of runs, with Student's interval and p-value. */
function effectOf(
  groups: readonly (readonly number[])[],
  signs: readonly number[],
  order: number,
): Omit<Unjudged, 'of' | 'factors' | 'adjusted'> {
  // The difference of means for one factor; for two, the difference of two such differences.
  const scale = (2 * order) / signs.length;
  const effects = groups.map(
    (means) => scale * means.reduce((sum, mean, run) => sum + signs[run]! * mean, 0),
  );
  const n = effects.length;
  const value = effects.reduce((sum, each) => sum + each, 0) / Math.max(1, n);
  if (n < 2) return { value, low: -Infinity, high: Infinity, n, p: 1 };
  const squares = effects.reduce((sum, each) => sum + (each - value) ** 2, 0);
  const error = Math.sqrt(squares / (n - 1) / n);
  // Sums of the same numbers in another order differ in their last digits.
  if (error < 1e-12)
    return { value, low: value, high: value, n, p: Math.abs(value) < 1e-12 ? 1 : 0 };
  const half = studentPoint(0.975, n - 1) * error;
  const p = 2 * studentChance(-Math.abs(value) / error, n - 1);
  return { value, low: value - half, high: value + half, n, p };
}
