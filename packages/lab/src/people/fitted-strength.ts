import { wilson, type Estimate } from '../statistics/intervals.ts';
import type { Skill } from '../questions/skill.ts';

/** Which bot, of those between the two, wins as often as people. */
export interface FittedStrength extends Pick<Skill, 'better' | 'than'> {
  /** The share of matches that people won, with its range. */
  readonly won: Estimate;
  /** What each bot of the scale wins, the weakest first. Those whose share lies in the range of people fit. */
  readonly steps: readonly { readonly bot: string; readonly wins: Estimate }[];
  /** Decisions of 100 that are played as `better`; the others as `than`. Undefined where people win less, or more, than all. */
  readonly percent?: number;
  /**
   * All from here to there may win as often: null where there is no end on that side. People win less often than `than` where
   * `high` is 0, and more often than `better` where `low` is 100.
   */
  readonly low: number | null;
  readonly high: number | null;
  /** Where the scale ends below what people may be: a bot to ask about that may be stronger. */
  readonly stronger?: string;
  /**
   * Instead of those percentages, where the bots in between are those of the dial: the one that wins most nearly as often, and
   * all from one to another that may. Absent on a side without an end.
   */
  readonly dial?: { readonly nearest: string; readonly low?: string; readonly high?: string };
}

/** A bot of the curve, from `than` at 0 to `better` at 100. */
interface Step {
  readonly bot: string;
  readonly percent: number;
  readonly wins: Estimate;
}

/** Where the curve of strengths meets what people win. */
export function fittedStrength(
  { better, than, base, curve }: Skill,
  won: number,
  matches: number,
): FittedStrength {
  const wins = wilson(won, matches);
  const steps: readonly Step[] = [
    { bot: than, percent: 0, wins: base },
    ...curve.map((step) => ({ ...step, percent: step.percent ?? 100 })),
  ];
  const last = steps.length - 1;
  const percents = curve[0]?.percent !== undefined;
  const percent = percents ? meeting(steps, wins.value) : undefined;
  const found = {
    better,
    than,
    won: wins,
    steps: steps.map((step) => ({ bot: step.bot, wins: step.wins })),
    ...(percent === undefined ? {} : { percent }),
  };
  const ends = endsOf(steps, wins);
  if (ends === 'below') return { ...found, low: null, high: 0 };
  if (ends === 'above') return { ...found, low: 100, high: null };
  const [from, to] = ends;
  if (percents) {
    // Where only the strongest fits, or only the weakest, what lies beside it may fit, too: they win as often, not more or less.
    const [low, high] = [Math.min(from, last - 1), Math.max(to, 1)];
    return {
      ...found,
      low: low === 0 ? null : steps[low]!.percent,
      high: high === last ? null : steps[high]!.percent,
    };
  }
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
 * Whether a bot that wins so much is weaker than people, or stronger: its share lies below or above their range. The ends of that range
 * are rounded, so that who wins all matches is not above who wins all.
 */
export const besideWins = (share: number, people: Estimate): 'below' | 'inside' | 'above' =>
  share < people.low - 1e-9 ? 'below' : share > people.high + 1e-9 ? 'above' : 'inside';

/**
 * The first and the last step whose share lies in the range of people. Where none does, the two between which the curve first passes
 * what people win; else people win less often than all, or more often.
 */
function endsOf(
  steps: readonly Step[],
  people: Estimate,
): readonly [number, number] | 'below' | 'above' {
  const isWeaker = ({ wins }: Step): boolean => besideWins(wins.value, people) === 'below';
  const isStronger = ({ wins }: Step): boolean => besideWins(wins.value, people) === 'above';
  const possible = (step: Step): boolean => !isWeaker(step) && !isStronger(step);
  if (steps.some(possible)) return [steps.findIndex(possible), steps.findLastIndex(possible)];
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
