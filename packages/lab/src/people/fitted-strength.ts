import type { Skill } from '../questions/skill.ts';
import type { Histogram } from '../statistics/histogram.ts';
import { wilson, type Estimate } from '../statistics/intervals.ts';
import { sidePointsKey } from '../tally/block-sums.ts';
import { isProven } from './side-by-side.ts';

/** Which bot, of those between the two, wins as often as people. */
export interface FittedStrength extends Pick<Skill, 'better' | 'than'> {
  /** The share of matches that people won, with its range. */
  readonly won: Estimate;
  /** What each bot of the scale wins, the weakest first, and whether people are not proven to win more or less than it. */
  readonly steps: readonly FittedStep[];
  /** Decisions of 100 that are played as `better`; the others as `than`. Undefined where people win less, or more, than all. */
  readonly percent?: number;
  /**
   * All from here to there may win as often: null where there is no end on that side. People win less often than `than` where
   * `high` is 0, and more often than `better` where `low` is 100.
   */
  readonly low: number | null;
  readonly high: number | null;
  /** Where people may be stronger than the scale is long (`mayBeStronger`): a bot that may be stronger. */
  readonly stronger?: string;
  /**
   * Instead of those percentages, where the bots in between are those of the dial: the one that wins most nearly as often, and
   * all from one to another that may. Absent on a side without an end.
   */
  readonly dial?: { readonly nearest: string; readonly low?: string; readonly high?: string };
}

/** A bot of the scale: what it wins, and whether people may win as much. */
interface FittedStep {
  readonly bot: string;
  readonly wins: Estimate;
  readonly fits: boolean;
}

/** A bot of the curve, from `than` at 0 to `better` at 100. */
interface Step extends FittedStep {
  readonly percent: number;
}

/**
 * Where the curve of strengths meets what people win: all bots fit from which people are not proven to differ in what they win, by the
 * test of a line of `SideBySide` at this level.
 */
export function fittedStrength(
  { better, than, base, curve }: Skill,
  won: number,
  matches: number,
  level = 0.95,
): FittedStrength {
  const wins = wilson(won, matches);
  const own = shareOf(won, matches);
  const fits = ({ value, n }: Pick<Estimate, 'value' | 'n'>): boolean =>
    !isProven(sidePointsKey(0), own, shareOf(Math.round(value * n), n), level);
  const steps: readonly Step[] = [
    { bot: than, percent: 0, wins: base, fits: fits(base) },
    ...curve.map((step) => ({ ...step, percent: step.percent ?? 100, fits: fits(step.wins) })),
  ];
  const last = steps.length - 1;
  const percents = curve[0]?.percent !== undefined;
  const percent = percents ? meeting(steps, wins.value) : undefined;
  const found = {
    better,
    than,
    won: wins,
    steps: steps.map((step) => ({ bot: step.bot, wins: step.wins, fits: step.fits })),
    ...(percent === undefined ? {} : { percent }),
  };
  if (percents) {
    const fitting = PERCENTS.filter((each) => each === percent || fits(between(steps, each)));
    const [low, high] = [fitting[0], fitting.at(-1)];
    if (low !== undefined)
      return { ...found, low: low === 0 ? null : low, high: high === 100 ? null : high! };
  }
  const ends = endsOf(steps, wins);
  if (ends === 'below') return { ...found, low: null, high: 0 };
  if (ends === 'above') return { ...found, low: 100, high: null };
  const [from, to] = ends;
  return {
    ...found,
    low: null,
    high: null,
    dial: {
      nearest: nearest(steps, wins.value).bot,
      ...(from === 0 ? {} : { low: steps[from]!.bot }),
      ...(to === last ? {} : { high: steps[to]!.bot }),
    },
  };
}

/**
 * Whether people may be stronger than the scale is long: it has no end above them, and what they win, or the range of that, reaches its
 * strongest bot.
 */
export function mayBeStronger({ high, dial, won, steps }: FittedStrength): boolean {
  return high === null && dial?.high === undefined && won.high >= steps.at(-1)!.wins.value;
}

const PERCENTS = Array.from({ length: 101 }, (_, percent) => percent);

/** So many matches, this many of them won. */
const shareOf = (won: number, matches: number): Histogram =>
  new Map([[1, won] as const, [0, matches - won] as const].filter(([, times]) => times > 0));

/** What a bot of the curve wins, straight between its steps, as surely as the less sure of these. */
function between(steps: readonly Step[], percent: number): Pick<Estimate, 'value' | 'n'> {
  const at = Math.max(
    1,
    steps.findIndex((step) => step.percent >= percent),
  );
  const [from, to] = [steps[at - 1]!, steps[at]!];
  const share = (percent - from.percent) / (to.percent - from.percent);
  const value = from.wins.value + share * (to.wins.value - from.wins.value);
  return { value, n: Math.min(from.wins.n, to.wins.n) };
}

/**
 * The first and the last step that fits. Where none does, the two between which the curve first passes what people win; else people win
 * less often than all, or more often.
 */
function endsOf(
  steps: readonly Step[],
  people: Estimate,
): readonly [number, number] | 'below' | 'above' {
  const isFitting = ({ fits }: Step): boolean => fits;
  const isStronger = ({ wins }: Step): boolean => wins.value > people.value;
  if (steps.some(isFitting)) return [steps.findIndex(isFitting), steps.findLastIndex(isFitting)];
  if (isStronger(steps[0]!)) return 'below';
  const passed = steps.findIndex(isStronger);
  return passed < 0 ? 'above' : [passed - 1, passed];
}

/** The step that wins most nearly so much. */
function nearest(steps: readonly Step[], value: number): Step {
  const away = ({ wins }: Step): number => Math.abs(wins.value - value);
  return steps.reduce((one, other) => (away(other) < away(one) ? other : one));
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
